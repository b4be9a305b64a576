"""What happened, told in Polish and English, from events as `event_data` names them."""

from collections.abc import Callable
from typing import Any, Final

from orbita.games.space_alert.content import content
from orbita.games.space_alert.threat_texts import Pair, pick

STATIONS: Final[dict[str, Pair]] = {
    "UR": ("górna czerwona", "upper red"),
    "UW": ("mostek", "the bridge"),
    "UB": ("górna niebieska", "upper blue"),
    "LR": ("dolna czerwona", "lower red"),
    "LW": ("dolna biała", "lower white"),
    "LB": ("dolna niebieska", "lower blue"),
    "SPACE": ("kosmos", "space"),
}
ZONES: Final[dict[str, Pair]] = {
    "red": ("czerwony", "red"),
    "white": ("biały", "white"),
    "blue": ("niebieski", "blue"),
    "internal": ("wnętrze statku", "inside the ship"),
}
ACTIONS: Final[dict[str, Pair]] = {
    "A": ("A", "A"),
    "B": ("B", "B"),
    "C": ("C", "C"),
    "bots": ("droidy bojowe", "battlebots"),
    "red": ("czerwona strzałka", "red arrow"),
    "blue": ("niebieska strzałka", "blue arrow"),
    "deck": ("grawiwinda", "gravolift"),
    "HA": ("bohaterskie A", "heroic A"),
    "HB": ("bohaterskie B", "heroic B"),
    "Hbots": ("bohaterskie droidy bojowe", "heroic battlebots"),
    "action": ("działanie (zakryte)", "an action (face down)"),
    "move": ("ruch (zakryty)", "a movement (face down)"),
}
TOKENS: Final[dict[str, Pair]] = {
    "reactor": ("reaktor", "reactor"),
    "shield": ("osłona", "shield"),
    "upper_weapon": ("ciężkie działo", "heavy laser"),
    "lower_weapon": ("dolne działo", "lower weapon"),
    "gravolift": ("grawiwinda", "gravolift"),
    "structural": ("kadłub", "structure"),
}
REASONS: Final[dict[str, Pair]] = {
    "damaged_lift": ("uszkodzona grawiwinda", "the gravolift is damaged"),
    "busy_lift": ("zajęta grawiwinda", "the gravolift was in use"),
    "computer": ("brak konserwacji komputera", "the computer was not maintained"),
    "threat": ("zagrożenie", "a threat"),
    "slime": ("szlam", "slime"),
    "tripping": ("potknięcie", "tripping"),
    "space": ("najpierw powrót z kosmosu", "the way back from space comes first"),
}
WEAPONS: Final[dict[str, Pair]] = {
    "UR": ("czerwone ciężkie działo", "red heavy laser"),
    "UW": ("białe ciężkie działo", "white heavy laser"),
    "UB": ("niebieskie ciężkie działo", "blue heavy laser"),
    "LR": ("czerwone lekkie działo", "red light laser"),
    "LW": ("działo rezonansowe", "pulse cannon"),
    "LB": ("niebieskie lekkie działo", "blue light laser"),
    "rocket": ("rakieta", "rocket"),
    "interceptors": ("myśliwce przechwytujące", "interceptors"),
}
MEMBERS: Final[dict[str, Pair]] = {
    "captain": ("Kapitan", "Captain"),
    "officer": ("Oficer łączności", "Communications officer"),
    "chief": ("Szef ochrony", "Security chief"),
    "fourth": ("Czwarta osoba", "Fourth member"),
    "fifth": ("Piąta osoba", "Fifth member"),
}
SENTENCES: Final[dict[str, Pair]] = {
    "turn_began": ("Tura {turn}", "Turn {turn}"),
    "threat_appeared": ("Pojawia się: {threat} ({zone})", "{threat} appears ({zone})"),
    "card_revealed": ("{member} ({station}): {action}", "{member} ({station}): {action}"),
    "card_in_vain": ("  bez efektu", "  no effect"),
    "member_moved": ("  {from} → {to}", "  {from} → {to}"),
    "delayed": (
        "  {member}: akcja z tury {turn} opóźniona ({reason})",
        "  {member}: turn {turn} delayed ({reason})",
    ),
    "card_lost": (
        "  {member}: karta wypada poza ostatnią turę",
        "  {member}: a card is pushed past the last turn",
    ),
    "knocked_out": ("  {member}: ogłuszenie{by}", "  {member}: knocked out{by}"),
    "weapon_fired": ("  strzał: {weapon}", "  fires: {weapon}"),
    "shield_filled": ("  osłona ({zone}) +{cubes}, razem {now}", "  {zone} shield +{cubes}, now {now}"),
    "reactor_filled": ("  reaktor ({zone}) +{cubes}, razem {now}", "  {zone} reactor +{cubes}, now {now}"),
    "refuelled": (
        "  tankowanie: +{cubes}, w reaktorze {now}, kapsuł {capsules}",
        "  refuelled: +{cubes}, reactor {now}, capsules left {capsules}",
    ),
    "computer_maintained": ("  konserwacja komputera", "  the computer is maintained"),
    "rocket_launched": ("  start rakiety, zostaje {rockets}", "  a rocket is launched, {rockets} left"),
    "bots_taken": ("  droidy bojowe idą za: {member}", "  the squad follows {member}"),
    "bots_reactivated": ("  droidy znów działają", "  the squad is active again"),
    "bots_disabled": ("  droidy dezaktywowane{by}", "  the squad is disabled{by}"),
    "interceptors_out": ("  myśliwce w kosmosie", "  the interceptors are out"),
    "confirmed": (
        "Potwierdzenie wizualne: osób {players}, punktów {points}",
        "Visual confirmation: {players} at the window, {points} points",
    ),
    "repaired": ("  naprawa: {threat}, {points}", "  repairs {threat} by {points}"),
    "intruder_hit": ("  droidy trafiają: {threat}", "  the squad hits {threat}"),
    "targeted": ("{weapon} → {threat}, siła {strength}", "{weapon} → {threat}, strength {strength}"),
    "rocket_wasted": ("Rakieta przepada", "The rocket is wasted"),
    "cryoshield_spent": ("{threat}: krioosłona pochłania wszystko", "{threat}: the cryoshield takes it all"),
    "threat_damaged": (
        "{threat}: uszkodzenia {points}, zostaje {left}",
        "{threat}: {points} damage, {left} left",
    ),
    "threat_destroyed": ("{threat}: zniszczone (+{points})", "{threat} is destroyed (+{points})"),
    "threat_survived": ("{threat}: przetrwane (+{points})", "{threat} is survived (+{points})"),
    "threat_moved": ("{threat}: pole {space}", "{threat}: space {space}"),
    "mark_reached": ("{threat}: akcja {mark}", "{threat}: {mark}"),
    "attacked": (
        "  atak na sektor {zone}, siła {strength}",
        "  attacks the {zone} zone with {strength}",
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
    "threat_announced": ("T+{turn}: {announced} ({zone})", "T+{turn}: {announced} ({zone})"),
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
        "{seat}: karty etapu {phase} ({cards})",
        "{seat} takes the cards of phase {phase} ({cards})",
    ),
    "card_drawn": ("{seat}: dobrana karta {kind}", "{seat} draws a card {kind}"),
    "card_given": ("{seat} → {receiver}: karta {kind}", "{seat} → {receiver}: a card {kind}"),
    "card_placed": ("{member}, tura {slot}: {planned}", "{member}, turn {slot}: {planned}"),
    "android_card_placed": ("{member}, tura {slot}: {planned}", "{member}, turn {slot}: {planned}"),
    "card_removed": ("{member}, tura {slot}: karta zabrana", "{member}, turn {slot}: card taken back"),
    "cards_swapped": (
        "{member}: zamiana kart z tur {slot} i {other_slot}",
        "{member}: cards of turns {slot} and {other_slot} exchanged",
    ),
    "card_flipped": ("{member}, tura {slot}: {planned}", "{member}, turn {slot}: {planned}"),
    "heroic_revealed": ("{member}: bohaterska karta {kind}", "{member}: heroic card {kind}"),
    "voted": ("{seat}: {vote}", "{seat}: {vote}"),
    "tripped": ("Ups, potknięcie! {member}: {action}", "Oops, tripped! {member}: {action}"),
}
SILENT: Final = ("went_on",)


def event_text(data: dict[str, Any], lang: str) -> str | None:
    """Tell an event as a sentence, or None if it needs no words."""
    name = data["event"]
    if name in SILENT:
        return None
    values = {field: WORDERS.get(field, plain)(value, lang) for field, value in data.items()}
    values["threat"] = threat_name(data.get("card"), data.get("threat"), lang)
    values["announced"] = threat_name(data.get("card"), None, lang)
    values["by"] = f": {values['threat']}" if data.get("card") else ""
    values["where"] = where_text(data.get("zone"), lang)
    if "weapon" not in data and "station" in data:
        values["weapon"] = word(WEAPONS, data["station"], lang)
    values["check"] = pick(
        ("w porządku", "maintained") if data.get("maintained") else ("brak konserwacji", "not maintained"),
        lang,
    )
    values["vote"] = pick(
        ("można kończyć", "ready to end") if data.get("agrees") else ("jeszcze nie koniec", "not yet"), lang
    )
    return pick(SENTENCES[name], lang).format(**values)


def plain(value: Any, lang: str) -> str:
    """A value that is the same in both languages; nothing for one that is hidden."""
    return "" if value is None else str(value)


def word(table: dict[str, Pair], key: Any, lang: str) -> str:
    """Look a word up; an unknown one stays as it is."""
    return pick(table[key], lang) if key in table else plain(key, lang)


def threat_name(card: str | None, number: int | None, lang: str) -> str:
    """A threat by its card and its number."""
    found = [threat for threat in content().threats if threat.id == card]
    if not found:
        return ""
    name = found[0].name.pl if lang == "pl" else found[0].name.en
    return name if number is None else f"{name} (T+{number})"


def where_text(zone: str | None, lang: str) -> str:
    """The zone that was destroyed, if one was."""
    if zone is None:
        return ""
    return pick((" – zniszczony sektor {zone}", " – the {zone} zone is destroyed"), lang).format(
        zone=word(ZONES, zone, lang)
    )


def member_text(name: str, lang: str) -> str:
    """Name a crew member."""
    return word(MEMBERS, name, lang) if name in MEMBERS else name.replace("android", "Android ")


def action_text(name: Any, lang: str) -> str:
    """Name one half of a card, or both halves of a card that lies open."""
    if name is None:
        return ""
    halves = str(name).split("/")
    return " / ".join(half_text(half, lang) for half in halves)


def half_text(name: str, lang: str) -> str:
    """Name one half of a card."""
    if name in ACTIONS:
        return word(ACTIONS, name, lang)
    station = word(STATIONS, name.removeprefix("t"), lang)
    return pick((f"bohaterski ruch: {station}", f"heroic move: {station}"), lang)


def zones_text(zones: list[str], lang: str) -> str:
    """Several zones."""
    return ", ".join(word(ZONES, zone, lang) for zone in zones)


WORDERS: Final[dict[str, Callable[[Any, str], str]]] = {
    "station": lambda value, lang: word(STATIONS, value, lang),
    "from": lambda value, lang: word(STATIONS, value, lang),
    "to": lambda value, lang: word(STATIONS, value, lang),
    "zone": lambda value, lang: word(ZONES, value, lang),
    "zones": zones_text,
    "action": action_text,
    "planned": action_text,
    "kind": action_text,
    "token": lambda value, lang: word(TOKENS, value, lang),
    "reason": lambda value, lang: word(REASONS, value, lang),
    "weapon": lambda value, lang: word(WEAPONS, value, lang),
    "member": member_text,
    "seat": member_text,
    "receiver": member_text,
}
