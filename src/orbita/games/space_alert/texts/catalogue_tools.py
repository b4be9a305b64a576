"""The words around the game as pairs (Polish, English): missions, score sheet, star log, campaign."""

from typing import Final

from orbita.core.lang import Pair

# What the central computer says. How long a radio silence lasts stays untold: one learns it when it is over.
SAID: Final[dict[str, Pair]] = {
    "mission_started": (
        "Zaczyna się misja i etap {phase}. Pora na pierwsze karty.",
        "The mission begins, and phase {phase} with it. Take your first cards.",
    ),
    "incoming_data": (
        "Napływają dane. Każdy może dobrać jedną kartę akcji.",
        "Data is coming in. Everyone may draw an action card.",
    ),
    "transfer_started": (
        "Transfer danych przez {seconds}. Każdy może oddać komuś jedną kartę.",
        "Data transfer for {seconds}. Everyone may hand over one card.",
    ),
    "transfer_ended": ("Koniec transferu danych.", "The data transfer is over."),
    "silence_started": ("Cisza radiowa. Od tej chwili ani słowa.", "Radio silence. Not a word from now on."),
    "silence_ended": ("Koniec ciszy radiowej. Można rozmawiać.", "Radio silence is over. You may talk."),
    "warning": ("Za {seconds} koniec etapu {phase}.", "{seconds} left in phase {phase}."),
    "last_warning": ("Za {seconds} koniec misji.", "{seconds} left in the mission."),
    "phase_ended": (
        "Koniec etapu {phase}. Zaczyna się etap {next_phase}.",
        "Phase {phase} is over. Phase {next_phase} begins.",
    ),
    "mission_ended": ("Koniec misji. Skok!", "The mission is over. Jump!"),
}

LANES: Final[dict[str, Pair]] = {
    "red": ("czerwony", "red"),
    "white": ("biały", "white"),
    "blue": ("niebieski", "blue"),
    "internal": ("wewnętrzne", "internal"),
}

MISSION_CARD: Final[dict[str, Pair]] = {
    "decks": (
        "załoga: {crew}; zwykłe zagrożenia: {common}; poważne: {serious}; numer losowania: {seed}",
        "crew: {crew}; common threats: {common}; serious: {serious}; seed: {seed}",
    ),
    "points": ("punkty zagrożeń: {points}", "threat points: {points}"),
    "points_by_crew": (
        "punkty zagrożeń: {four} dla czworga, {five} dla pięciorga",
        "threat points: {four} for four, {five} for five",
    ),
    "ends": ("końce etapów: {ends}", "phases end at {ends}"),
    "signs": (
        "● poważne   ○ zwykłe   ? bez potwierdzenia (tylko dla 5)",
        "● serious   ○ common   ? unconfirmed (with 5 only)",
    ),
    "phase": ("Etap {phase}", "Phase {phase}"),
    "silence": ("(cisza do {until})", "(silence until {until})"),
    "data": ("dane", "data"),
    "radio": ("cisza", "silence"),
    "computer": ("komputer", "computer"),
    "legend": (
        "cyfra: zagrożenie T+n, z ! poważne, z ? bez potwierdzenia; "
        "+ dobranie, > transfer, ~ cisza, ^ ostrzeżenie",
        "digit: threat T+n, with ! serious, with ? unconfirmed; + draw, > transfer, ~ silence, ^ warning",
    ),
}

TICKER: Final[dict[str, Pair]] = {
    "keys": ("Spacja – pauza, q – koniec.", "Space pauses, q ends."),
    "phase": ("etap {phase}", "phase {phase}"),
    "left": ("zostało {left}", "{left} left"),
    "silence": ("cisza", "silence"),
    "transfer": ("transfer danych", "data transfer"),
    "paused": ("pauza", "paused"),
}
RECORDING: Final[Pair] = ("{file}: nagranie misji, {length}.", "{file}: the mission, {length} long.")

STAR_LOG: Final[dict[str, Pair]] = {
    "number": ("nr", "no"),
    "date": ("data", "date"),
    "mission": ("misja", "mission"),
    "common": ("zwykłe", "common"),
    "serious": ("poważne", "serious"),
    "survived": ("przetrwane", "survived"),
    "destroyed": ("zniszczone", "destroyed"),
    "penalty": ("kary", "penalty"),
    "confirmation": ("potwierdzenia", "confirmation"),
    "total": ("wynik", "total"),
    "lost_to": ("zniszczył statek", "lost to"),
    "campaign": ("kampania", "campaign"),
    "campaign_total": ("wynik kampanii", "campaign total"),
    "crew": ("załoga", "crew"),
    "captain": ("kapitan", "captain"),
    "communications": ("oficer łączności", "communications officer"),
    "security": ("szef ochrony", "security chief"),
    "lost": ("statek stracony: {to}", "ship lost: {to}"),
    "campaign_score": ("kampania {name}: {score}", "campaign {name}: {score}"),
    "campaign_lost": ("kampania {name}: przegrana", "campaign {name}: lost"),
    "empty": ("Dziennik jest pusty.", "The log is empty."),
}

THREAT_SAID: Final[dict[str, Pair]] = {
    "external": ("T+{turn}, zagrożenie, {zone}", "T+{turn}, threat, {zone}"),
    "external_serious": ("T+{turn}, poważne zagrożenie, {zone}", "T+{turn}, serious threat, {zone}"),
    "internal": ("T+{turn}, zagrożenie wewnętrzne", "T+{turn}, internal threat"),
    "internal_serious": ("T+{turn}, poważne zagrożenie wewnętrzne", "T+{turn}, serious internal threat"),
}
UNCONFIRMED: Final[Pair] = ("raport bez potwierdzenia: {threat}", "unconfirmed report: {threat}")

# The score sheet, and where points went.
SHEET: Final[dict[str, Pair]] = {
    "survived": ("Przetrwane zagrożenia", "Threats survived"),
    "destroyed": ("Zniszczone zagrożenia", "Threats destroyed"),
    "damage": ("Uszkodzenia", "Damage"),
    "worst_zone": ("Najgorszy sektor", "Worst zone"),
    "knocked_out": ("Ogłuszenia", "Knocked out"),
    "bots": ("Dezaktywowane droidy", "Disabled battlebots"),
    "confirmation": ("Potwierdzenia wizualne", "Visual confirmation"),
    "total": ("Razem", "Total"),
}
LOSSES: Final[dict[str, Pair]] = {
    "token": ("tura {turn}, sektor {zone}: {token}{by}", "turn {turn}, {zone} zone: {token}{by}"),
    "carried": (
        "z poprzedniej misji, sektor {zone}: {token}",
        "from an earlier mission, {zone} zone: {token}",
    ),
    "knocked_out": ("tura {turn}, {member}: ogłuszenie{by}", "turn {turn}, {member}: knocked out{by}"),
    "bots": (
        "oddziały droidów dezaktywowane na koniec: {count}",
        "squads disabled at the end: {count}",
    ),
    "worst_zone": (
        "najgorszy sektor ({zone}) liczy się jeszcze raz",
        "the worst zone ({zone}) counts once more",
    ),
    "survived": (
        "{threat}: przetrwane ({points} zamiast {most})",
        "{threat}: survived ({points} instead of {most})",
    ),
    "on_track": (
        "{threat}: nadal w drodze (0 zamiast {most})",
        "{threat}: still on its way (0 instead of {most})",
    ),
}
POINTS_LOST: Final[Pair] = ("Punkty stracone", "Points lost")
DAMAGE_DRAWN: Final[Pair] = ("Uszkodzenia wylosowane, ziarno {seed}", "Damage drawn with seed {seed}")
PLAN_LOST: Final[Pair] = ("statek stracony", "ship lost")
PLAN_SCORE: Final[Pair] = ("wynik {score}", "score {score}")

# The campaign: what to do next, by stage, and how the ship stands.
NEXT: Final[dict[str, Pair]] = {
    "prepare": (
        "Wybierzcie następną misję: orbita campaign next {file} --common white --serious white{squad}",
        "Choose the next mission: orbita campaign next {file} --common white --serious white{squad}",
    ),
    "fly": (
        "Rozegrajcie ją: orbita campaign play {file}, albo z pudełkiem i potem orbita campaign result {file}",
        "Fly it: orbita campaign play {file}, or with the box and then orbita campaign result {file}",
    ),
    "decide": (
        "Lecicie dalej? orbita campaign decide {file} go (albo stop; każda osoba może podać swoje)",
        "Do you go on? orbita campaign decide {file} go (or stop; everybody may give their own)",
    ),
    "repair": (
        "Naprawia {member}: orbita campaign repair {file} i jedno z: {choices}",
        "{member} repairs: orbita campaign repair {file} and one of: {choices}",
    ),
    "over": (
        "Kampania zakończona. Do dziennika: orbita campaign log {file}",
        "The campaign is over. Into the star log: orbita campaign log {file}",
    ),
}
CAMPAIGN: Final[dict[str, Pair]] = {
    "score": ("Wynik kampanii: {score}", "Score of the campaign: {score}"),
    "lost": ("Kampania przegrana.", "The campaign is lost."),
    "broken": ("Uszkodzenia, {zone}: {tokens}", "Damage, {zone}: {tokens}"),
    "squads_lost": ("Dezaktywowane oddziały droidów: {n}", "Disabled squads: {n}"),
    "whole": ("Statek jest cały.", "The ship is whole."),
    "chosen": (
        "Misja nr {number}: {mission}; zagrożenia zwykłe {common}, poważne {serious}",
        "Mission no {number}: {mission}; common threats {common}, serious {serious}",
    ),
    "start": ("Tak zaczyna statek:", "The ship starts like this:"),
    "zone": (
        "  {zone}: osłona {shield}, reaktor {reactor}{damage}",
        "  {zone}: shield {shield}, reactor {reactor}{damage}",
    ),
    "damaged": ("; uszkodzenia: {tokens}", "; damaged: {tokens}"),
    "doubled": (" (nowe liczą się podwójnie)", " (new damage counts double)"),
    "squads": ("  droidy bojowe: {stations}", "  battlebots: {stations}"),
    "no_squad": ("brak", "none"),
    "in_flight_file": ("W pliku lotu: {line}", "In a flight file: {line}"),
}
