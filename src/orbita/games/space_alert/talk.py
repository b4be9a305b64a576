"""Signs between people, as text: what is told, asked, marked and pointed at, besides plain words.

tell: lay 4 A, lay android1 4 A, lay 4 -, hand A/red B/deck, hand -
mark: take upper_red.A 5, take threat7 5, take computer 5, take threat7 -, careful threat7
ask:  who upper_red.A 8, who threat7, who computer 5, who slot 6
ping: upper_red, upper_red.A, threat7, slot 4, captain
word: ok, no, mine, who, wait, hurry, thanks …

A turn may be left out where somebody takes or asks. A sign that ends in `-` takes back what was said.
"""

import re
from typing import Final

from orbita.core.contract import Spoken
from orbita.core.errors import BadNotation
from orbita.games.space_alert.names import ACTION_NAMES, STATION_NAMES, STATION_OF_CODE, PlaceName
from orbita.games.space_alert.notation import (
    HALVES,
    card_text,
    member_name,
    parse_card,
    parse_slot,
)
from orbita.games.space_alert.notation import POLISH as MOVE_WORDS
from orbita.games.space_alert.ship import MAX_CREW, TURNS
from orbita.games.space_alert.texts.catalogue_talk import WORDS
from orbita.games.space_alert.texts.errors import refused

NOTHING: Final = "-"
MOST_CARDS: Final = 20  # in one hand
LETTERS: Final = ("a", "b", "c")
COMPUTER: Final = "computer"
STATIONS: Final[dict[str, PlaceName]] = {
    **{name: name for name in STATION_NAMES},
    **{code.lower(): name for code, name in STATION_OF_CODE.items()},
}
POLISH: Final = {
    **MOVE_WORDS,
    "kładę": "lay",
    "ręka": "hand",
    "biorę": "take",
    "uwaga": "careful",
    "kto": "who",
    "pole": "slot",
    "komputer": "computer",
    "nie": "no",
    "moje": "mine",
    "szybciej": "hurry",
    "dzięki": "thanks",
    "przepraszam": "sorry",
    "energia_czerwona": "energy_red",
    "energia_biała": "energy_white",
    "energia_niebieska": "energy_blue",
    "winda_zajęta": "lift_taken",
    "górna_czerwona": "upper_red",
    "mostek": "upper_white",
    "górna_niebieska": "upper_blue",
    "dolna_czerwona": "lower_red",
    "dolna_biała": "lower_white",
    "dolna_niebieska": "lower_blue",
    "kosmos": "space",
}


def read_talk(seats: int, kind: str, text: str) -> Spoken:
    """Read a sign of a kind; whether it is true is not asked."""
    words = [in_english(word) for word in text.lower().split()]
    spoken = None
    if kind == "tell":
        spoken = read_laid(seats, words) if words[:1] == ["lay"] else read_hand(words)
    elif kind == "mark":
        spoken = read_mark(words)
    elif kind == "ask":
        spoken = read_question(words)
    elif kind == "ping":
        spoken = read_ping(seats, words)
    elif kind == "word" and len(words) == 1 and words[0] in WORDS:
        spoken = Spoken(words[0])
    if spoken is None:
        raise refused(BadNotation, "notation/talk", text=f"{kind} {text}"[:80])
    return spoken


def in_english(word: str) -> str:
    """A word of ours for a Polish one; of a system the station is translated, of a threat its word."""
    name, dot, letter = word.partition(".")
    if name.startswith("zagrożenie"):
        return f"threat{name.removeprefix('zagrożenie')}"
    return f"{POLISH.get(name, name)}{dot}{letter}"


# Each kind


def read_laid(seats: int, words: list[str]) -> Spoken | None:
    """What somebody lays in a turn, on the own board or an android's: the half that is up."""
    board = [words[1]] if len(words) == 4 and words[1] in androids(seats) else []
    rest = words[1 + len(board) :]
    if len(rest) != 2:
        return None
    key = " ".join(["lay", *board, str(parse_slot(rest[0]))])
    if rest[1] == NOTHING:
        return Spoken(f"{key} {NOTHING}", key)
    if rest[1] not in HALVES:
        raise refused(BadNotation, "notation/card", text=rest[1])
    return Spoken(f"{key} {ACTION_NAMES[HALVES[rest[1]]]}", key)


def read_hand(words: list[str]) -> Spoken | None:
    """What somebody holds: whole cards."""
    if words[:1] != ["hand"] or not 2 <= len(words) <= 1 + MOST_CARDS:
        return None
    if words[1:] == [NOTHING]:
        return Spoken(f"hand {NOTHING}", "hand")
    return Spoken(" ".join(["hand", *(card_text(parse_card(word)) for word in words[1:])]), "hand")


def read_mark(words: list[str]) -> Spoken | None:
    """Somebody takes something upon themselves, perhaps in a turn, or warns of it."""
    target = read_target(words[1]) if len(words) in (2, 3) else None
    if target is None:
        return None
    if words[0] == "careful" and len(words) == 2:
        return Spoken(f"careful {target}")
    if words[0] != "take":
        return None
    key = f"take {target}"
    return Spoken(f"{key} {NOTHING}" if words[2:] == [NOTHING] else key + read_turn(words[2:]), key)


def read_question(words: list[str]) -> Spoken | None:
    """Who takes something, perhaps in a turn, or who does what in a turn."""
    if words[:1] != ["who"] or len(words) not in (2, 3):
        return None
    if words[1] == "slot":
        return Spoken(f"who slot {parse_slot(words[2])}") if len(words) == 3 else None
    target = read_target(words[1])
    return Spoken(f"who {target}{read_turn(words[2:])}") if target is not None else None


def read_ping(seats: int, words: list[str]) -> Spoken | None:
    """Somebody points at a station, a system, a threat, a turn or a member of the crew."""
    if words[:1] == ["ping"]:
        words = words[1:]
    if len(words) == 2 and words[0] == "slot":
        return Spoken(f"ping slot {parse_slot(words[1])}")
    if len(words) != 1:
        return None
    station = STATIONS.get(words[0])
    found = station or read_target(words[0]) or next((name for name in crew(seats) if name == words[0]), None)
    return Spoken(f"ping {found}") if found else None


# Their parts


def read_target(word: str) -> str | None:
    """What can be taken: the system of a station, a threat by its number, the computer."""
    if word == COMPUTER:
        return word
    if re.fullmatch("threat[0-9]{1,2}", word) and 1 <= int(word[6:]) <= TURNS:
        return f"threat{int(word[6:])}"
    name, _, letter = word.partition(".")
    return f"{STATIONS[name]}.{letter.upper()}" if name in STATIONS and letter in LETTERS else None


def read_turn(words: list[str]) -> str:
    """The turn that may stand behind what is taken or asked for."""
    return f" {parse_slot(words[0])}" if words else ""


def crew(seats: int) -> tuple[str, ...]:
    """Everybody who may be aboard with so many people."""
    return tuple(member_name(seats, member) for member in range(MAX_CREW))


def androids(seats: int) -> tuple[str, ...]:
    """Those of them who are androids."""
    return tuple(name for name in crew(seats) if name.startswith("android"))
