"""Moves as text, both ways.

A card is its two halves, the one that is up first: A/deck, deck/A. Slots are turns, 1 to 12. A board is
one's own unless an android is named. The clock's moves are moments in ms: at 90000.
"""

import re
from typing import Final

from orbita.core.contract import CLOCK
from orbita.core.errors import BadNotation
from orbita.games.space_alert import moves
from orbita.games.space_alert.events import (
    ACTION_SIDE,
    MOVE_SIDE,
)
from orbita.games.space_alert.names import (
    ACTION_NAMES,
    ACTION_NUMBER,
    SEAT_NAMES,
)
from orbita.games.space_alert.ship import DOWN_SHIFT, NOBODY, TURNS, UP, Box
from orbita.games.space_alert.state import State, card_value, is_android, kind_of
from orbita.games.space_alert.texts.errors import refused

WORDS: Final = {
    moves.TAKE: "take",
    moves.DRAW: "draw",
    moves.AGREE: "end",
    moves.OBJECT: "wait",
    moves.GO: "go",
}
NUMBER_OF_WORD: Final = {word: move for move, word in WORDS.items()}
POLISH: Final = {
    "połóż": "place",
    "zabierz": "remove",
    "obróć": "flip",
    "zamień": "swap",
    "weź": "take",
    "dobierz": "draw",
    "przekaż": "give",
    "zakończ": "end",
    "czekaj": "wait",
    "dalej": "go",
    "potknięcie": "trip",
    "strzałka": "arrow",
    "kapitan": "captain",
    "oficer": "officer",
    "szef": "chief",
    "czwarty": "fourth",
    "piąty": "fifth",
}
HALVES: Final = {name.lower(): number for name, number in ACTION_NUMBER.items() if number}
ON_SLOT: Final = {"remove": moves.REMOVE, "flip": moves.FLIP}


# Names


def member_name(people: int, member: int) -> str:
    """A person by the name of the seat, an android by its number; alone, all members are androids."""
    people = 0 if people == 1 else people
    return SEAT_NAMES[member] if member < people else f"android{member - people + 1}"


def card_text(value: int) -> str:
    """A card as it lies: the half that is up, then the other where it is known."""
    up, down = ACTION_NAMES[value & UP], value >> DOWN_SHIFT
    return f"{up}/{ACTION_NAMES[down]}" if down else up


def back_text(value: int) -> str:
    """A slot of a board as a seat sees it."""
    if value == ACTION_SIDE:
        return "action"
    if value == MOVE_SIDE:
        return "move"
    return card_text(value)


def kind_text(box: Box, kind: int) -> str:
    """A card in a hand: action, then movement."""
    return card_text(card_value(box, kind, moves.ACTION_UP))


def parse_card(text: str) -> int:
    """Read a card as it lies."""
    up, slash, down = text.partition("/")
    if not slash or up.lower() not in HALVES or down.lower() not in HALVES:
        raise refused(BadNotation, "notation/card", text=text)
    return HALVES[up.lower()] | HALVES[down.lower()] << DOWN_SHIFT


# Moves


def move_text(s: State, seat: int, move: int) -> str:
    """Write a move."""
    if seat == CLOCK:
        return f"at {move}"
    if move in WORDS:
        return WORDS[move]
    if move < moves.REMOVE:
        place, half = move // 2 // moves.KINDS, move % 2
        card = card_text(card_value(s.box, move // 2 % moves.KINDS, half))
        return f"place {board_text(s, seat, place // moves.PLACES)}{place % moves.PLACES} {card}"
    if move < moves.SWAP:
        verb, first = ("remove", moves.REMOVE) if move < moves.FLIP else ("flip", moves.FLIP)
        place = move - first
        return f"{verb} {board_text(s, seat, place // moves.PLACES)}{place % moves.PLACES}"
    if move < moves.TAKE:
        place, other = divmod(move - moves.SWAP, moves.PLACES)
        board = board_text(s, seat, place // moves.PLACES)
        return f"swap {board}{place % moves.PLACES} {other}"
    if move >= moves.GIVE:
        receiver, kind = divmod(move - moves.GIVE, moves.KINDS)
        return f"give {SEAT_NAMES[receiver]} {kind_text(s.box, kind)}"
    is_arrow = move >= moves.TRIP_ARROW
    member = move - (moves.TRIP_ARROW if is_arrow else moves.TRIP_FLIP)
    return f"trip {board_text(s, seat, member)}{'arrow' if is_arrow else 'flip'}"


def board_text(s: State, seat: int, member: int) -> str:
    """Name the board, unless it is one's own."""
    return "" if member == seat and not is_android(s, member) else f"{member_name(s.seats, member)} "


def parse_move(s: State, seat: int, text: str) -> int:
    """Read a move; whether it is legal is another question."""
    words = [POLISH.get(word.lower(), word.lower()) for word in text.split()]
    if seat == CLOCK:
        if len(words) == 2 and words[0] == "at" and re.fullmatch("[0-9]{1,9}", words[1]):
            return int(words[1])
        raise refused(BadNotation, "notation/moment", text=text)
    if len(words) == 1 and words[0] in NUMBER_OF_WORD:
        return NUMBER_OF_WORD[words[0]]
    if len(words) < 2:
        raise refused(BadNotation, "notation/unknown", text=text)
    if words[0] == "give" and len(words) == 3:
        return parse_gift(s, words[1], words[2])
    member, rest = parse_board(s, seat, words[1:])
    return parse_on_board(s, words[0], member, rest, text)


def parse_board(s: State, seat: int, words: list[str]) -> tuple[int, list[str]]:
    """Whose board is meant, and what follows."""
    names = {member_name(s.seats, member): member for member in range(s.crew)}
    if words[0] in names:
        return names[words[0]], words[1:]
    if s.seats == 1:
        known = ", ".join(names)
        raise refused(BadNotation, "notation/board", known=known)
    return seat, words


def parse_on_board(s: State, verb: str, member: int, rest: list[str], text: str) -> int:
    """Read what is done on a board."""
    if verb == "place" and len(rest) == 2:
        card = parse_card(rest[1])
        kind = parse_kind(s.box, card, rest[1])
        half = moves.ACTION_UP if card & UP == s.box.card_action[kind] else moves.MOVE_UP
        return moves.place_move(member, parse_slot(rest[0]), kind, half)
    if verb in ON_SLOT and len(rest) == 1:
        return ON_SLOT[verb] + member * moves.PLACES + parse_slot(rest[0])
    if verb == "swap" and len(rest) == 2:
        first, second = sorted(map(parse_slot, rest))
        return moves.swap_move(member, first, second)
    if verb == "trip" and rest == ["flip"]:
        return moves.TRIP_FLIP + member
    if verb == "trip" and rest == ["arrow"]:
        return moves.TRIP_ARROW + member
    raise refused(BadNotation, "notation/unknown", text=text)


def parse_slot(text: str) -> int:
    """Read a turn."""
    if re.fullmatch("[0-9]{1,2}", text) and 1 <= int(text) <= TURNS:
        return int(text)
    raise refused(BadNotation, "notation/slot", text=text)


def parse_kind(box: Box, card: int, text: str) -> int:
    """Find the kind of a card."""
    kind = kind_of(box, card)
    if kind == NOBODY:
        raise refused(BadNotation, "notation/card", text=text)
    return kind


def parse_gift(s: State, receiver: str, card: str) -> int:
    """Read a card passed on."""
    if receiver not in SEAT_NAMES[: s.seats]:
        known = ", ".join(SEAT_NAMES[: s.seats])
        raise refused(BadNotation, "notation/seat", text=receiver, known=known)
    kind = parse_kind(s.box, parse_card(card), card)
    return moves.GIVE + SEAT_NAMES.index(receiver) * moves.KINDS + kind
