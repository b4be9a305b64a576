"""Moves as text, both ways, and events by name.

A card is its two halves, the one that is up first: A/deck, deck/A. Slots are turns, 1 to 12. A board is
one's own unless an android is named. The clock's moves are moments in ms: at 90000.
"""

import re
from typing import Any, Final

from orbita.core.chance import Event
from orbita.core.contract import CLOCK
from orbita.core.errors import BadNotation
from orbita.core.flat import Cells
from orbita.games.space_alert import moves
from orbita.games.space_alert.content import content
from orbita.games.space_alert.events import ACTION_SIDE, FIELDS, HIDDEN_KIND, MOVE_SIDE
from orbita.games.space_alert.names import (
    ACTION_NAMES,
    ACTION_NUMBER,
    BOTS_NAMES,
    DELAY_NAMES,
    MARK_NAMES,
    SEAT_NAMES,
    STATION_CODES,
    TOKEN_NAMES,
    WEAPON_NAMES,
    ZONE_NAMES,
)
from orbita.games.space_alert.ship import DOWN_SHIFT, NOBODY, TURNS, UP, Box, Ship
from orbita.games.space_alert.state import State, card_value, is_android, kind_of

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
HELP: Final = (
    "try place 4 A/deck, remove 4, flip 4, swap 4 5, take, draw, give officer A/deck, end, go or trip flip"
)


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
        raise BadNotation(
            "notation/card", f"no card {text!r}: write both halves, A/deck or deck/A", text=text
        )
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
        raise BadNotation("notation/moment", f"cannot read {text!r}: the clock says at 90000", text=text)
    if len(words) == 1 and words[0] in NUMBER_OF_WORD:
        return NUMBER_OF_WORD[words[0]]
    if len(words) < 2:
        raise BadNotation("notation/unknown", f"cannot read {text!r}: {HELP}", text=text)
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
        raise BadNotation("notation/board", f"name the android first: {known}", known=known)
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
    raise BadNotation("notation/unknown", f"cannot read {text!r}: {HELP}", text=text)


def parse_slot(text: str) -> int:
    """Read a turn."""
    if re.fullmatch("[0-9]{1,2}", text) and 1 <= int(text) <= TURNS:
        return int(text)
    raise BadNotation("notation/slot", f"no turn {text!r}: turns are 1 to {TURNS}", text=text)


def parse_kind(box: Box, card: int, text: str) -> int:
    """Find the kind of a card."""
    kind = kind_of(box, card)
    if kind == NOBODY:
        raise BadNotation("notation/card", f"there is no card {text!r} in the box", text=text)
    return kind


def parse_gift(s: State, receiver: str, card: str) -> int:
    """Read a card passed on."""
    if receiver not in SEAT_NAMES[: s.seats]:
        known = ", ".join(SEAT_NAMES[: s.seats])
        raise BadNotation(
            "notation/seat", f"no seat {receiver!r}: there is {known}", text=receiver, known=known
        )
    kind = parse_kind(s.box, parse_card(card), card)
    return moves.GIVE + SEAT_NAMES.index(receiver) * moves.KINDS + kind


# Events


def event_data(s: State, event: Event) -> dict[str, Any]:
    """Name an event and its values, for clients."""
    return name_event(event, s.box, s.seats, s.number, s.card)


def ship_event_data(s: Ship, event: Event) -> dict[str, Any]:
    """The same for a ship without a table; crew members are the names of the seats."""
    return name_event(event, s.box, s.crew, s.mission.number, s.mission.card)


def name_event(event: Event, box: Box, people: int, numbers: Cells, cards: Cells) -> dict[str, Any]:
    """Name an event: threats by their number and card, all else as the notation writes it."""
    name, *fields = FIELDS[event[0]]
    data: dict[str, Any] = {"event": name}
    for field, value in zip(fields, event[1:], strict=False):
        if field == "threat":
            data["threat"] = None if value == NOBODY else numbers[value]
            data["card"] = None if value == NOBODY else content().threats[cards[value]].id
        elif field == "member":
            data[field] = member_name(people, value)
        elif field in ("seat", "receiver"):
            data[field] = SEAT_NAMES[value]
        else:
            data[field] = value_text(box, field, value)
    return data


def value_text(box: Box, field: str, value: int) -> Any:
    """One value of an event."""
    if field in NAMED_VALUES:
        return None if value < 0 else NAMED_VALUES[field][value]
    if field == "card":
        return content().threats[value].id
    if field == "kind":
        return None if value == HIDDEN_KIND else kind_text(box, value)
    if field == "planned":
        return back_text(value)
    if field == "zones":
        return [ZONE_NAMES[zone] for zone in range(3) if value >> zone & 1]
    if field in ("heroic", "maintained", "agrees"):
        return bool(value)
    return value


NAMED_VALUES: Final[dict[str, tuple[str, ...]]] = {
    "zone": ZONE_NAMES,
    "station": STATION_CODES,
    "from": STATION_CODES,
    "to": STATION_CODES,
    "action": ACTION_NAMES,
    "reason": DELAY_NAMES,
    "bots": BOTS_NAMES,
    "token": TOKEN_NAMES,
    "weapon": WEAPON_NAMES,
    "mark": MARK_NAMES,
}
