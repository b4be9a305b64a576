"""The words of the game as pairs (Polish, English): all that is told, offered, refused or drawn at the table.

Sentences about people are in the present tense or impersonal, so that nobody's gender is needed. Names,
threat cards, refusals, the box and the tools around the game have catalogues of their own beside this one.
"""

from typing import Final

from orbita.core.lang import Forms, Pair
from orbita.games.space_alert.texts import (
    catalogue_film,
    catalogue_names,
    catalogue_tools,
    catalogue_voice,
)
from orbita.games.space_alert.texts.catalogue_box import OPTIONS as OPTIONS
from orbita.games.space_alert.texts.catalogue_names import SEATS as SEATS
from orbita.games.space_alert.texts.catalogue_refusals import REFUSALS as REFUSALS

NAME: Final[Pair] = ("Space Alert", "Space Alert")
NOUNS: Final[dict[str, Forms]] = {
    "card": (("karta", "karty", "kart"), ("card", "cards")),
    "point": (("punkt", "punkty", "punktów"), ("point", "points")),
    "second": (("sekundę", "sekundy", "sekund"), ("second", "seconds")),  # accusative: after za and przez
}

EVENTS: Final[dict[str, Pair]] = {
    "turn_began": ("Tura {turn}", "Turn {turn}"),
    "threat_appeared": ("Pojawia się: {threat} ({about})", "{threat} appears ({about})"),
    "card_revealed": ("{member} ({station}): {action}", "{member} ({station}): {action}"),
    "card_in_vain": ("  bez efektu: {why}", "  no effect: {why}"),
    "member_moved": ("  {from} → {to}", "  {from} → {to}"),
    "delayed": (
        "  {member}: akcja z tury {turn} opóźniona ({reason})",
        "  {member}: turn {turn} delayed ({reason})",
    ),
    "cards_pushed": ("  {member}: {pushed}", "  {member}: {pushed}"),
    "card_lost": (
        "  {member}: karta wypada poza ostatnią turę",
        "  {member}: a card is pushed past the last turn",
    ),
    "knocked_out": ("  {member}: ogłuszenie{by}", "  {member}: knocked out{by}"),
    "weapon_fired": ("  strzał: {weapon}{energy_left}", "  fires: {weapon}{energy_left}"),
    "shield_filled": ("  osłona ({zone}) +{cubes}, razem {now}", "  {zone} shield +{cubes}, now {now}"),
    "reactor_filled": ("  reaktor ({zone}) +{cubes}, razem {now}", "  {zone} reactor +{cubes}, now {now}"),
    "refuelled": (
        "  tankowanie: +{cubes}, w reaktorze {now}, kapsuł {capsules}",
        "  refuelled: +{cubes}, reactor {now}, capsules left {capsules}",
    ),
    "computer_maintained": ("  konserwacja komputera", "  the computer is maintained"),
    "rocket_launched": ("  start rakiety, zostaje {rockets}", "  a rocket is launched, {rockets} left"),
    "bots_taken": ("  droidy bojowe idą za: {member}", "  {member} now leads the squad"),
    "bots_reactivated": ("  droidy znów działają", "  the squad is active again"),
    "bots_disabled": ("  droidy dezaktywowane{by}", "  the squad is disabled{by}"),
    "interceptors_out": ("  myśliwce w kosmosie", "  the interceptors are out"),
    "confirmed": (
        "Potwierdzenie wizualne: przy oknie {players}, {counted}",
        "Visual confirmation: {players} at the window, {counted}",
    ),
    "repaired": ("  naprawa: {threat}, {points}", "  repairs {threat} by {points}"),
    "intruder_hit": ("  droidy trafiają: {threat}", "  the squad hits {threat}"),
    "targeted": ("{weapon} → {threat}, siła {strength}", "{weapon} → {threat}, strength {strength}"),
    "shot_missed": (
        "{weapon}: niczego w zasięgu, strzał w próżnię",
        "{weapon}: nothing in reach, the shot is wasted",
    ),
    "shot_absorbed": (
        "{threat}: siła {strength}, osłona {shield} pochłania wszystko",
        "{threat}: strength {strength}, the shield of {shield} takes it all",
    ),
    "damage_sum": (
        "{threat}: siła {strength} − osłona {shield}",
        "{threat}: strength {strength} − shield {shield}",
    ),
    "rocket_wasted": ("Rakieta przepada", "The rocket is wasted"),
    "cryoshield_spent": ("{threat}: krioosłona pochłania wszystko", "{threat}: the cryoshield takes it all"),
    "threat_damaged": (
        "{threat}: uszkodzenia {points}, zostaje {left}",
        "{threat}: {points} damage, {left} left",
    ),
    "threat_destroyed": ("{threat}: zniszczone (+{points})", "{threat} is destroyed (+{points})"),
    "threat_survived": ("{threat}: przetrwane (+{points})", "{threat}: survived (+{points})"),
    "threat_moved": ("{threat}: pole {space}", "{threat}: space {space}"),
    "mark_reached": ("{threat}: akcja {mark}", "{threat}: {mark}"),
    "attacked": (
        "  atak na sektor {zone}, siła {strength}",
        "  attacks the {zone} zone with strength {strength}",
    ),
    "shield_held": ("  osłona pochłania {cubes}, zostaje {now}", "  the shield takes {cubes}, {now} left"),
    "token_drawn": ("  uszkodzenie, sektor {zone}: {token}", "  damage to the {zone} zone: {token}"),
    "shield_lost": ("  osłona ({zone}) −{cubes}, zostaje {now}", "  {zone} shield −{cubes}, now {now}"),
    "reactor_lost": ("  reaktor ({zone}) −{cubes}, zostaje {now}", "  {zone} reactor −{cubes}, now {now}"),
    "threat_healed": ("  naprawia {points}, ma teraz {left}", "  removes {points} damage, {left} left"),
    "speed_changed": ("  szybkość {now}", "  speed {now}"),
    "shield_changed": ("{threat}: osłona {now}", "{threat}: shield {now}"),
    "threat_revealed": ("  można je namierzać", "  it can be targeted now"),
    "fights_back_now": ("  odtąd odpowiada ogniem", "  it fights back from now on"),
    "intruder_moved": ("  {from} → {to}", "  {from} → {to}"),
    "attacks_raised": ("  ataki pozostałych +1", "  the others attack with +1"),
    "shields_raised": ("  osłony wszystkich +1", "  all shields +1"),
    "rocket_destroyed": ("  rakieta przepada, zostaje {rockets}", "  a rocket is lost, {rockets} left"),
    "stored_bots_disabled": ("  droidy w składzie dezaktywowane", "  the stored squad is disabled"),
    "slime_spread": ("  szlam: {station}", "  slime in {station}"),
    "fuel_lost": ("  kapsuła przepada, zostaje {capsules}", "  a capsule is lost, {capsules} left"),
    "damage_doubled": ("  uszkodzenia są podwajane: {zones}", "  damage is doubled: {zones}"),
    "stations_lethal": ("  kabiny skażone na stałe", "  its stations stay contaminated"),
    "computer_checked": ("Test komputera: {check}", "Computer check: {check}"),
    "mission_won": ("Skok w nadprzestrzeń! Wynik: {score}", "Jump! Score: {score}"),
    "mission_lost": ("Statek stracony{by}{where}", "The ship is lost{by}{where}"),
    "phase_began": ("Rozpoczyna się etap {phase}.", "Phase {phase} begins."),
    "threat_announced": ("T+{turn}: {announced} ({about})", "T+{turn}: {announced} ({about})"),
    "report_ignored": (
        "Niepotwierdzony raport T+{turn}: bez znaczenia dla tej załogi",
        "Unconfirmed report T+{turn}: not for this crew",
    ),
    "data_came_in": (
        "Odbieram zaszyfrowane informacje: można dobrać kartę.",
        "Incoming data: you may draw a card.",
    ),
    "transfer_opened": ("Transfer danych: można przekazać kartę.", "Data transfer: you may pass a card on."),
    "transfer_closed": ("Koniec transferu danych.", "The data transfer is over."),
    "silence_began": ("Cisza radiowa.", "Communications are down."),
    "silence_ended": ("Komunikacja przywrócona.", "Communications are restored."),
    "warned": ("Do końca etapu {phase}: {seconds} s.", "Phase {phase} ends in {seconds} s."),
    "phase_ended": ("Koniec etapu {phase}.", "Phase {phase} has ended."),
    "planning_ended": ("Koniec planowania.", "Planning is over."),
    "cards_taken": (
        "{seat} bierze karty etapu {phase} ({cards})",
        "{seat} takes the cards of phase {phase} ({cards})",
    ),
    "card_drawn": ("{seat} dobiera kartę {kind}", "{seat} draws a card {kind}"),
    "card_given": ("{seat} → {receiver}: karta {kind}", "{seat} → {receiver}: a card {kind}"),
    "card_placed": ("{member}, tura {slot}: {planned}", "{member}, turn {slot}: {planned}"),
    "android_card_placed": ("{member}, tura {slot}: {planned}", "{member}, turn {slot}: {planned}"),
    "card_removed": ("{member}, tura {slot}: karta zabrana", "{member}, turn {slot}: card taken back"),
    "cards_swapped": (
        "{member}: zamiana kart z tur {slot} i {other_slot}",
        "{member}: cards of turns {slot} and {other_slot} exchanged",
    ),
    "card_flipped": ("{member}, tura {slot}: {planned}", "{member}, turn {slot}: {planned}"),
    "heroic_revealed": ("{member}, bohaterska karta: {kind}", "{member}, heroic card: {kind}"),
    "voted": ("{seat}: {vote}", "{seat}: {vote}"),
    "tripped": ("Ups, potknięcie! {member}: {action}", "Oops, tripped! {member}: {action}"),
}
SILENT: Final = ("went_on", "step_began")
ENERGY_LEFT: Final[Pair] = (", w reaktorze zostaje {energy}", ", {energy} left in the reactor")
PUSHED: Final[dict[str, Pair]] = {
    "one": ("karta z tury {first} przesuwa się o turę", "the card of turn {first} moves on by one"),
    "several": (
        "karty z tur {first}–{last} przesuwają się o turę",
        "the cards of turns {first}–{last} move on by one",
    ),
}
STEPS: Final[dict[str, Pair]] = {  # of a turn, as headings
    "appear": ("Pojawiają się zagrożenia", "Threats appear"),
    "crew": ("Załoga działa", "The crew acts"),
    "shots": ("Obliczanie trafień", "Shots are counted"),
    "threats": ("Zagrożenia działają", "Threats act"),
    "computer": ("Test komputera", "Computer check"),
    "jump": ("Skok", "Jump"),
}
BY: Final[Pair] = (": {threat}", ": {threat}")
DESTROYED_ZONE: Final[Pair] = (" – zniszczony sektor {zone}", " – the {zone} zone is destroyed")
CHECKS: Final[dict[str, Pair]] = {
    "yes": ("w porządku", "maintained"),
    "no": ("brak konserwacji", "not maintained"),
}
VOTES: Final[dict[str, Pair]] = {
    "yes": ("można kończyć", "ready to end"),
    "no": ("jeszcze nie koniec", "not yet"),
}

# Moves

MOVES: Final[dict[str, Pair]] = {
    "place": ("Połóż na turę {slot}{board}: {card}", "Lay on turn {slot}{board}: {card}"),
    "remove": ("Zabierz kartę z tury {slot}{board}", "Take back the card of turn {slot}{board}"),
    "flip": ("Obróć kartę z tury {slot}{board}", "Flip the card of turn {slot}{board}"),
    "swap": (
        "Zamień karty z tur {slot} i {other}{board}",
        "Exchange the cards of turns {slot} and {other}{board}",
    ),
    "give": ("Przekaż kartę {card}: {member}", "Pass {card} to: {member}"),
    "take": ("Weź karty następnego etapu", "Take the cards of the next phase"),
    "draw": ("Dobierz kartę", "Draw a card"),
    "end": ("Zakończ planowanie", "End the planning round"),
    "wait": ("Jeszcze nie kończ planowania", "Do not end the planning round yet"),
    "go": ("Dalej", "Go on"),
    "trip_flip": (
        "Ups, potknięcie{board}: druga połowa karty",
        "Oops, I tripped{board}: the other half of the card",
    ),
    "trip_arrow": ("Ups, potknięcie{board}: druga strzałka", "Oops, I tripped{board}: the other arrow"),
    "at": ("Zegar: {moment} ms", "Clock: {moment} ms"),
}
ON_BOARD: Final[Pair] = (" ({member})", " ({member})")

# What a move is certain to bring, in few words.
EFFECTS: Final[dict[str, Pair]] = {
    "cards_taken": ("+{count}", "+{count}"),
    "android_card_placed": ("zostaje na planszy androida", "stays on the android's board"),
    "planning_ended": ("koniec planowania", "planning ends"),
    "turn_began": ("tura {turn}", "turn {turn}"),
    "delayed": ("{member}: opóźnienie", "{member} is delayed"),
    "card_lost": ("{member}: karta przepada", "{member} loses a card"),
    "knocked_out": ("{member}: ogłuszenie", "{member} is knocked out"),
    "threat_destroyed": ("{threat}: zniszczone", "{threat} is destroyed"),
    "mission_won": ("skok!", "the jump!"),
    "mission_lost": ("statek stracony", "the ship is lost"),
}
CLOSES: Final[Pair] = ("zamyka tury {first}–{last}", "closes turns {first}–{last}")
LEAVES_EMPTY: Final[Pair] = ("puste: {turns}", "empty: {turns}")
TRIP_PRICE: Final[Pair] = ("opóźnia następną akcję", "delays the next action")

OUTCOMES: Final[dict[str, Pair]] = {
    "jumped-home": ("Misja zakończona powodzeniem. Wynik: {score}.", "Mission accomplished. Score: {score}."),
    "zone-destroyed": ("Sektor zniszczony: misja przegrana.", "A zone was destroyed: the mission is lost."),
    "ship-lost": ("Statek stracony: misja przegrana.", "The ship was lost: the mission is lost."),
}
ENDINGS: Final[dict[str, Pair]] = {  # the same in a table of many games
    "jumped-home": ("powrót do domu", "jumped home"),
    "zone-destroyed": ("zniszczony sektor", "zone destroyed"),
    "ship-lost": ("stracony statek", "ship lost"),
}

# The board as text

BOARD: Final[dict[str, Pair]] = {
    "acting": ("Runda działania, tura {turn}", "Action round, turn {turn}"),
    "planning": ("Planowanie, etap {phase}, {time}", "Planning, phase {phase}, {time}"),
    "silence": ("CISZA RADIOWA", "COMMUNICATIONS DOWN"),
    "transfer": ("Transfer danych trwa", "Data transfer is open"),
    "shield": ("osłona", "shield"),
    "reactor": ("reaktor", "reactor"),
    "damage": ("uszkodzenia", "damage"),
    "stores": ("Kapsuły: {fuel}, rakiety: {rockets}", "Capsules: {fuel}, rockets: {rockets}"),
    "outside": ("Kosmos: {who}", "Space: {who}"),
    "damaged": ("Uszkodzenia, {zone}: {tokens}{doubled}", "Damaged, {zone}: {tokens}{doubled}"),
    "doubled": (" (nowe liczą się podwójnie)", " (new damage counts double)"),
    "squads": ("Droidy czekają: {stations}", "Battlebots wait: {stations}"),
    "none": ("brak", "none"),
    "tracks": ("Trajektorie", "Trajectories"),
    "space": ("pole {space}", "space {space}"),
    "hand": ("Ręka: {cards}", "Hand: {cards}"),
}
TIME_LEFT: Final[Pair] = ("{now}, etap {phase}: zostało {time}", "{now}, phase {phase}: {time} left")
TIME_OVER: Final[Pair] = ("{now}, etap {phase}: ponad {time}", "{now}, phase {phase}: over {time}")
FOR_THE_LOG: Final[Pair] = ("Do dziennika gwiezdnego:", "For the star log:")
CARDS_HEAD: Final[Pair] = ("## Karty zagrożeń", "## Threat cards")

# What the browser says by itself: the film, the voice, the sheet. All else comes from the server in words.
WORDS: Final[dict[str, dict[str, Pair]]] = {
    "events": {name: EVENTS[name] for name in catalogue_film.TOLD_AS_LOGGED},
    "stations": catalogue_names.STATIONS,
    "zones": catalogue_names.ZONES,
    "zones_in_full": catalogue_names.ZONES_IN_FULL,
    "halves": catalogue_names.HALVES,
    "tokens": catalogue_names.TOKENS,
    "delays": catalogue_names.DELAYS,
    "vain": catalogue_names.VAIN,
    "weapons": catalogue_names.WEAPONS,
    "levels": catalogue_names.LEVELS,
    "said": catalogue_tools.SAID,
    "sheet": catalogue_tools.SHEET,
    "voice": catalogue_voice.SUBTITLES,
    "moments": catalogue_film.MOMENTS,
    "tellings": catalogue_film.TELLINGS,
}
