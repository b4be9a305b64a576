"""A position as text, both ways: bodies, buildings, a line for each seat, the discards and the turn.

Cards that are in no hand and not discarded are in their piles.
"""

from typing import Annotated, Any, Final, TypeAlias

import msgspec

from orbita.core.errors import BadNotation
from orbita.core.values import read_values, write_values
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.notation import (
    BUILDINGS,
    SEAT_NAMES,
    ids,
    parse_id,
    parse_space,
    place_text,
    space_text,
)
from orbita.games.voyager.options import Options
from orbita.games.voyager.rules.setup import bare_table
from orbita.games.voyager.state import ACT, NOBODY, NOWHERE, ON_BODY, TOP_LEVEL, Box, State
from orbita.games.voyager.vocabulary import EFFECTS, ROLLS, SOURCES, TALLIES

STAGES: Final = ("choose", "keep", "start", "act", "raise", "attack", "defend", "tidy", "over")
NOBODY_WORD: Final = "nobody"
LINES: Final = ("options", "bodies", "buildings", *SEAT_NAMES, "discards", "achievements", "turn")
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class SeatLine(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat's line may say."""

    agency: str = NOBODY_WORD
    coins: Amount = 0
    points: Amount = 0
    rocket: str = "none"
    levels: list[int] = []
    landed: list[str] = []
    hand: list[str] = []
    missions: list[str] = []
    tally: dict[str, Amount] = {}
    earned: dict[str, Amount] = {}


class TurnLine(msgspec.Struct, forbid_unknown_fields=True):
    """What the line of the turn may say."""

    seat: str
    first: str
    asked: str = ""
    stage: str = "act"
    round: Amount = 0
    actions: Amount = 0
    last: str = NOBODY_WORD
    rolling: str = "landing"
    roll: Amount = 0
    reply: Amount = 0
    die: Amount = 0  # where it is not said, nothing was added to the roll
    reply_die: Amount = 0
    body: str = NOBODY_WORD
    helps: dict[str, Amount] = {}


class DiscardLine(msgspec.Struct, forbid_unknown_fields=True):
    """What the line of the discards may say."""

    cards: list[str] = []
    missions: list[str] = []
    returned: list[str] = []


def position_text(s: State) -> str:
    """Write everything but the generator."""
    box = s.box
    bodies = {body.id: space_text(box, s.body_space[number]) for number, body in enumerate(box.pack.bodies)}
    buildings = {
        body.id: f"{SEAT_NAMES[s.owner[number]]}/{BUILDINGS[s.building[number]]}"
        for number, body in enumerate(box.pack.bodies)
        if s.owner[number] != NOBODY
    }
    taken = {
        card.id: SEAT_NAMES[s.achiever[number]]
        for number, card in enumerate(box.pack.achievements)
        if s.achiever[number] != NOBODY
    }
    discards = {
        "cards": counted(ids(box, "card"), s.discarded),
        "missions": counted(ids(box, "mission"), s.revealed),
        "returned": counted(ids(box, "mission"), s.returned),
    }
    lines = {
        "options": msgspec.to_builtins(box.options),
        "bodies": bodies,
        "buildings": buildings,
        **{SEAT_NAMES[seat]: seat_line(s, seat) for seat in range(s.seats)},
        "discards": discards,
        "achievements": taken,
        "turn": turn_line(s),
    }
    return "".join(f"{name}: {write_values(values)}".rstrip() + "\n" for name, values in lines.items())


def counted(names: tuple[str, ...], amounts: Any) -> list[str]:
    """List names as often as they are counted."""
    return [name for name, amount in zip(names, amounts, strict=True) for _ in range(amount)]


def named(names: tuple[str, ...], amounts: Any) -> dict[str, int]:
    """Give names to the numbers that are not zero."""
    return {name: amount for name, amount in zip(names, amounts, strict=True) if amount}


def seat_line(s: State, seat: int) -> dict[str, Any]:
    """What a seat has, secrets included."""
    box = s.box
    bodies = ids(box, "body")
    return {
        "agency": NOBODY_WORD if s.agency[seat] == NOBODY else box.pack.agencies[s.agency[seat]].id,
        "coins": s.coins[seat],
        "points": s.points[seat],
        "rocket": place_text(box, s.rocket[seat]),
        "levels": list(part(s.levels, seat, s.seats)),
        "landed": [name for number, name in enumerate(bodies) if s.landed[seat] >> number & 1],
        "hand": counted(ids(box, "card"), part(s.hand, seat, s.seats)),
        "missions": counted(ids(box, "mission"), part(s.held, seat, s.seats)),
        "tally": named(TALLIES, part(s.tally, seat, s.seats)),
        "earned": named(SOURCES, part(s.earned, seat, s.seats)),
    }


def part(amounts: Any, seat: int, seats: int) -> Any:
    """The part of an array that belongs to a seat."""
    size = len(amounts) // seats
    return amounts[seat * size : (seat + 1) * size]


def turn_line(s: State) -> dict[str, Any]:
    """Whose turn it is and how far it is."""
    return {
        "seat": SEAT_NAMES[s.seat],
        "first": SEAT_NAMES[s.first],
        "asked": SEAT_NAMES[s.asked],
        "stage": STAGES[s.stage],
        "round": s.round,
        "actions": s.actions_left,
        "last": NOBODY_WORD if s.last == NOBODY else SEAT_NAMES[s.last],
        "rolling": ROLLS[s.roll_kind],
        "roll": s.roll,
        "reply": s.reply,
        "die": s.die,
        "reply_die": s.reply_die,
        "body": NOBODY_WORD if s.body == NOBODY else s.box.pack.bodies[s.body].id,
        "helps": named(EFFECTS, s.helps),
    }


def parse_position(text: str) -> State:
    """Read a position; what is left out is as at the start."""
    lines: dict[str, str] = {}
    for line in text.strip().splitlines():
        name, _, values = line.strip().partition(":")
        if name not in LINES or name in lines:
            raise bad(f"{name[:40]!r}: there is one line for each of {', '.join(LINES)}")
        lines[name] = values.strip()
    seats = [name for name in SEAT_NAMES if name in lines]
    if len(seats) < 2 or tuple(seats) != SEAT_NAMES[: len(seats)] or "turn" not in lines:
        raise bad(f"a position has a line for the turn and for two to five of {', '.join(SEAT_NAMES)}")
    options = read_line(lines.get("options", ""), Options)
    s = bare_table(box_for(options), len(seats))
    read_board(s, read_values(lines.get("bodies", "")), read_values(lines.get("buildings", "")))
    for seat, name in enumerate(seats):
        read_seat(s, seat, read_line(lines[name], SeatLine))
    discards = read_line(lines.get("discards", ""), DiscardLine)
    take(s.pile, s.discarded, 0, [parse_id(s.box, "card", name) for name in discards.cards])
    take(s.mission_pile, s.revealed, 0, [parse_id(s.box, "mission", name) for name in discards.missions])
    take(s.mission_pile, s.returned, 0, [parse_id(s.box, "mission", name) for name in discards.returned])
    for name, seat_name in read_values(lines.get("achievements", "")).items():
        s.achiever[parse_id(s.box, "achievement", name)] = read_seat_name(s, seat_name)
    read_turn(s, read_line(lines["turn"], TurnLine))
    count_cards(s)
    return s


def bad(message: str) -> BadNotation:
    """Say what is wrong with a position."""
    return BadNotation("notation/position", message, fault=message)


def read_line(line: str, kind: Any) -> Any:
    """Read the named values of a line."""
    try:
        return msgspec.convert(read_values(line), kind)
    except msgspec.ValidationError as error:
        raise bad(f"{error} in {line[:80]!r}") from error


def read_seat_name(s: State, name: Any) -> int:
    """Find a seat of this table by its name."""
    names = SEAT_NAMES[: s.seats]
    if name not in names:
        raise bad(f"no seat {name!r}: there is {', '.join(names)}")
    return names.index(name)


def read_board(s: State, bodies: dict[str, Any], buildings: dict[str, Any]) -> None:
    """Put the bodies on their rings, and buildings on them."""
    for name, space in bodies.items():
        body = parse_id(s.box, "body", name)
        s.body_space[body] = parse_space(s.box, str(space))
        if s.box.ring_of[s.body_space[body]] != s.box.ring_of[s.box.body_start[body]]:
            raise bad(f"{name} does not belong on the ring of {space}")
    for name, what in buildings.items():
        body = parse_id(s.box, "body", name)
        seat, _, kind = str(what).partition("/")
        if kind not in BUILDINGS[1:] or s.box.landing[body] == 0:
            raise bad(f"{name}={what}: write a body to land on, then seat/hotel or seat/base")
        s.owner[body], s.building[body] = read_seat_name(s, seat), BUILDINGS.index(kind)


def read_seat(s: State, seat: int, line: SeatLine) -> None:
    """Lay out what a seat has."""
    if line.agency != NOBODY_WORD:
        s.agency[seat] = parse_id(s.box, "agency", line.agency)
    s.coins[seat], s.points[seat] = line.coins, line.points
    s.rocket[seat] = read_place(s.box, line.rocket)
    if line.levels:
        if len(line.levels) != s.box.technologies or not all(
            0 <= level <= TOP_LEVEL for level in line.levels
        ):
            raise bad(f"levels are {s.box.technologies} numbers from 0 to {TOP_LEVEL}")
        for technology, level in enumerate(line.levels):
            s.levels[seat * s.box.technologies + technology] = level
    for name in line.landed:
        s.landed[seat] |= 1 << parse_id(s.box, "body", name)
    take(s.pile, s.hand, seat * s.box.cards, [parse_id(s.box, "card", name) for name in line.hand])
    missions = [parse_id(s.box, "mission", name) for name in line.missions]
    take(s.mission_pile, s.held, seat * s.box.missions, missions)
    fill(s.tally, seat * len(TALLIES), TALLIES, line.tally)
    fill(s.earned, seat * len(SOURCES), SOURCES, line.earned)


def read_place(box: Box, text: str) -> int:
    """Where a rocket is."""
    if text == "none":
        return NOWHERE
    if "/" in text:
        return parse_space(box, text)
    body = parse_id(box, "body", text)
    if body != box.home and box.landing[body] == 0:
        raise bad(f"no rocket can stand on {text}")
    return ON_BODY + body


def take(pile: Any, target: Any, offset: int, cards: list[int]) -> None:
    """Move cards from a pile to where they are."""
    for card in cards:
        if pile[card] == 0:
            raise bad("a card is there more often than in the box")
        pile[card] -= 1
        target[offset + card] += 1


def fill(target: Any, offset: int, names: tuple[str, ...], amounts: dict[str, int]) -> None:
    """Write numbers under their names."""
    for name, amount in amounts.items():
        if name not in names:
            raise bad(f"{name}={amount}: a number of one of {', '.join(names)} is needed")
        target[offset + names.index(name)] = amount


def read_turn(s: State, line: TurnLine) -> None:
    """Tell whose turn it is and how far it is."""
    if line.stage not in STAGES or line.rolling not in ROLLS:
        raise bad(f"the stage is one of {', '.join(STAGES)}; a roll is for {', '.join(ROLLS)}")
    s.seat, s.first = read_seat_name(s, line.seat), read_seat_name(s, line.first)
    s.asked = read_seat_name(s, line.asked or line.seat)
    s.stage = STAGES.index(line.stage)
    if s.stage >= ACT and NOBODY in list(s.agency):
        raise bad("every seat needs an agency once the turns have begun")
    s.round, s.actions_left = line.round, line.actions
    s.last = NOBODY if line.last == NOBODY_WORD else read_seat_name(s, line.last)
    s.roll_kind, s.roll, s.reply = ROLLS.index(line.rolling), line.roll, line.reply
    s.die, s.reply_die = line.die or line.roll, line.reply_die or line.reply
    s.body = NOBODY if line.body == NOBODY_WORD else parse_id(s.box, "body", line.body)
    fill(s.helps, 0, EFFECTS, line.helps)


def count_cards(s: State) -> None:
    """Count piles and hands."""
    s.pile_size[0] = s.pile_size[1] = 0
    for card, deck in enumerate(s.box.deck_of):
        s.pile_size[deck] += s.pile[card]
        for seat in range(s.seats):
            s.hand_size[seat * 2 + deck] += s.hand[seat * s.box.cards + card]
