"""What the central computer says, in Polish and English, in our own words."""

from typing import Final

from orbita.games.space_alert.missions.model import Lang, Level, Where
from orbita.games.space_alert.missions.timeline import Announcement

ZONES: Final[dict[Lang, dict[Where, str]]] = {
    "pl": {"red": "sektor czerwony", "white": "sektor biały", "blue": "sektor niebieski"},
    "en": {"red": "red zone", "white": "white zone", "blue": "blue zone"},
}
LANES: Final[dict[Lang, dict[Where, str]]] = {
    "pl": {"red": "czerwony", "white": "biały", "blue": "niebieski", "internal": "wewnętrzne"},
    "en": {"red": "red", "white": "white", "blue": "blue", "internal": "internal"},
}
LEVELS: Final[dict[Lang, dict[Level, str]]] = {
    "pl": {"white": "białe", "yellow": "żółte", "both": "białe i żółte"},
    "en": {"white": "white", "yellow": "yellow", "both": "white and yellow"},
}

# The duration of a radio silence stays untold: whoever listens learns it when it is over.
SAID: Final[dict[Lang, dict[str, str]]] = {
    "pl": {
        "mission_started": "Zaczyna się misja i etap {phase}. Pora na pierwsze karty.",
        "incoming_data": "Napływają dane. Każdy może dobrać jedną kartę akcji.",
        "transfer_started": "Transfer danych przez {seconds}. Każdy może oddać komuś jedną kartę.",
        "transfer_ended": "Koniec transferu danych.",
        "silence_started": "Cisza radiowa. Od tej chwili ani słowa.",
        "silence_ended": "Koniec ciszy radiowej. Można rozmawiać.",
        "warning": "Za {seconds} koniec etapu {phase}.",
        "last_warning": "Za {seconds} koniec misji.",
        "phase_ended": "Koniec etapu {phase}. Zaczyna się etap {next_phase}.",
        "mission_ended": "Koniec misji. Skok!",
    },
    "en": {
        "mission_started": "The mission begins, and phase {phase} with it. Take your first cards.",
        "incoming_data": "Data is coming in. Everyone may draw an action card.",
        "transfer_started": "Data transfer for {seconds}. Everyone may hand over one card.",
        "transfer_ended": "The data transfer is over.",
        "silence_started": "Radio silence. Not a word from now on.",
        "silence_ended": "Radio silence is over. You may talk.",
        "warning": "{seconds} left in phase {phase}.",
        "last_warning": "{seconds} left in the mission.",
        "phase_ended": "Phase {phase} is over. Phase {next_phase} begins.",
        "mission_ended": "The mission is over. Jump!",
    },
}


def announcement_text(said: Announcement, last_phase: int, lang: Lang) -> str:
    """Say an announcement as a sentence or two."""
    if said.kind == "threat":
        assert said.where is not None
        text = threat_text(said.turn, said.where, said.serious, said.unconfirmed, lang)
        return f"{text[0].upper()}{text[1:]}."
    is_about_the_mission = said.kind == "warning" and said.phase == last_phase
    pattern = SAID[lang]["last_warning" if is_about_the_mission else said.kind]
    return pattern.format(
        phase=said.phase, next_phase=said.phase + 1, seconds=seconds_text(said.seconds, lang)
    )


def threat_text(turn: int, where: Where, serious: bool, unconfirmed: bool, lang: Lang) -> str:
    """Name a threat by turn, weight and place."""
    if lang == "pl":
        kind = "poważne zagrożenie" if serious else "zagrożenie"
        what = f"{kind} wewnętrzne" if where == "internal" else f"{kind}, {ZONES[lang][where]}"
        return f"{'raport bez potwierdzenia: ' if unconfirmed else ''}T+{turn}, {what}"
    kind = f"{'serious ' if serious else ''}{'internal ' if where == 'internal' else ''}threat"
    what = kind if where == "internal" else f"{kind}, {ZONES[lang][where]}"
    return f"{'unconfirmed report: ' if unconfirmed else ''}T+{turn}, {what}"


def seconds_text(count: int, lang: Lang) -> str:
    """Count seconds as the language does; in Polish in the accusative, as after *za* and *przez*."""
    if lang == "en":
        return f"{count} second{'' if count == 1 else 's'}"
    if count == 1:
        return "1 sekundę"
    is_few = count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)
    return f"{count} {'sekundy' if is_few else 'sekund'}"


# Errors carry their English message; these are the Polish ones, by code.
POLISH_ERRORS: Final[dict[str, str]] = {
    "mission/unknown": "Nie ma misji „{mission}”: listę pokaże `orbita mission list`.",
    "mission/too-large": "Ten plik jest za duży na misję.",
    "mission/bad-json": "To nie jest misja w formacie JSON: {fault}.",
    "mission/faults": "Tej misji nie da się rozegrać; błędy: {fields}.",
    "mission/crew": "Załoga liczy 4 albo 5 osób razem z androidami, a nie {crew}.",
    "mission/level": "Zagrożenia są white (białe), both (mieszane) albo yellow (żółte), a nie {level}.",
    "mission/seed": "Numer losowania to liczba całkowita od 0 do {most}.",
}
