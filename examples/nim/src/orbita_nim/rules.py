"""What lies on the table, and the rules: take stones from a heap or, once, lay your token to add some."""

from importlib import resources
from typing import Annotated, Final, Literal

import msgspec

from orbita.core.chance import Event, TableState, draw_out, say
from orbita.core.content import ContentFile
from orbita.core.contract import Outcome, best_win

HEAP: Final = 100  # a move is its heap * HEAP + the stones taken; none: lay the token there
STONES_TAKEN, TOKEN_LAID = 0, 1
Few = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules."""

    last_stone: Literal["wins", "loses"] = "wins"


class Box(msgspec.Struct, frozen=True):
    """The content file."""

    heaps: Annotated[tuple[Few, ...], msgspec.Meta(min_length=1, max_length=9)]
    tokens: Annotated[tuple[Few, ...], msgspec.Meta(min_length=3)]


BOX: Final = ContentFile(resources.files("orbita_nim") / "box.toml", Box)


class State(TableState):
    """The table; its secrets are the tokens that were not laid yet."""

    options: Options
    seats: int = 0
    turn: int = 0
    heaps: list[int]
    tokens: list[int]  # by seat
    laid: list[int]  # by seat: 1 once its token lies open


def bare(options: Options, seats: int) -> State:
    """An empty table: nothing is dealt yet."""
    s = State()
    s.options, s.seats = options, seats
    s.heaps, s.tokens, s.laid = list(BOX.read().heaps), [0] * seats, [0] * seats
    return s


def new(options: Options, seats: int, key: int) -> State:
    """Everybody draws a token and looks at it in secret."""
    s = bare(options, seats)
    s.rng = key
    tokens = list(BOX.read().tokens)
    s.tokens = [draw_out(s, tokens) for _ in range(seats)]
    return s


def awaited(s: State) -> tuple[int, ...]:
    """Whose turn it is, until the last stone is gone."""
    return (s.turn,) if any(s.heaps) else ()


def legal(s: State, seat: int) -> list[int]:
    """Any number of stones from one heap; your token onto any heap, once."""
    if seat not in awaited(s):
        return []
    lays = [] if s.laid[seat] else [heap * HEAP for heap in range(len(s.heaps))]
    return lays + [heap * HEAP + n for heap, stones in enumerate(s.heaps) for n in range(1, stones + 1)]


def apply(s: State, seat: int, move: int, events: list[Event] | None = None) -> None:
    """Carry out a legal move."""
    s.events = events
    heap, stones = divmod(move, HEAP)
    if stones:
        s.heaps[heap] -= stones
        say(s, STONES_TAKEN, seat, heap + 1, stones)
    else:
        s.heaps[heap] += s.tokens[seat]
        s.laid[seat] = 1
        say(s, TOKEN_LAID, seat, heap + 1, s.tokens[seat])
    s.turn = (seat + 1) % s.seats
    s.events = None


def outcome(s: State) -> Outcome | None:
    """Whoever took the last stone wins alone, or loses alone."""
    if any(s.heaps):
        return None
    taker, wins = (s.turn - 1) % s.seats, s.options.last_stone == "wins"
    return best_win([int((seat == taker) == wins) for seat in range(s.seats)], "last-stone")
