"""The contract every game fulfils: a named set of pure functions over the game's own state.

A move is a small integer inside the engine and a text in notation outside of it. Seats are numbered
from 0. A game with a clock lists the seat `CLOCK` among the awaited ones; the clock's only legal move
is the moment (in milliseconds from the start) at which it next matters.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from orbita.core.chance import Event, TableState
from orbita.core.errors import BadOptions, IllegalMove
from orbita.core.options import check_size, shortened

CLOCK: Final = -1
CLOCK_NAME: Final = "clock"
NEVER: Final = -1

S = TypeVar("S", bound=TableState)


class Moves(Protocol):
    """A flat array of moves: a `vec` where compiled, a list where not."""

    def __len__(self) -> int:
        """Count them."""

    def __getitem__(self, index: int, /) -> int:
        """Pick one."""

    def __contains__(self, move: object, /) -> bool:
        """Tell whether a move is listed."""

    def __iter__(self) -> Iterator[int]:
        """Walk them in their fixed order."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: a score and a place among the winners for each seat, and a stable reason code."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Notation(Generic[S]):
    """Moves and positions as text, both ways. A move's text has no comma, colon or line break."""

    move_text: Callable[[S, int, int], str]
    parse_move: Callable[[S, int, str], int]
    position_text: Callable[[S], str]
    parse_position: Callable[[str], S]


class Texts(Protocol):
    """What a terminal or a log says to people, in Polish (`pl`) and English (`en`)."""

    def name(self, lang: str) -> str:
        """Name the game."""

    def seat(self, seat: int, lang: str) -> str:
        """Name a seat."""

    def board(self, view: Any, lang: str, colour: bool) -> str:
        """Draw what a seat sees, as text; with ANSI colours if wanted."""

    def event(self, data: dict[str, Any], lang: str) -> str | None:
        """Tell an event (as `event_data` gives it) as a sentence, or None if it needs no words."""

    def move(self, view: Any, text: str, lang: str) -> str:
        """Describe what a move, given in notation, would do."""

    def refusal(self, error: IllegalMove, lang: str) -> str:
        """Tell why a move was refused."""

    def outcome(self, outcome: Outcome, lang: str) -> str:
        """Tell who won and why."""

    def rules(self, lang: str) -> str:
        """Give our own short rules, in Markdown."""

    def help(self, lang: str) -> str:
        """List the notation of moves."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game, as everything outside `games` sees it."""

    name: str
    rules_version: int
    seat_names: tuple[str, ...]  # as many as can sit down
    min_seats: int
    options_type: type[msgspec.Struct]
    view_type: type[msgspec.Struct]
    notation: Notation[S]
    texts: Texts

    content_hash: Callable[[Any], str]  # of the content these options choose
    new: Callable[[Any, int, int], S]  # options, number of seats, the generator's first value
    awaited: Callable[[S], tuple[int, ...]]  # which seats may act now; none: the game is over
    legal: Callable[[S, int], Moves]  # the moves of that seat; empty unless awaited
    why_not: Callable[[S, int, int], IllegalMove | None]  # None exactly for the moves in `legal`
    apply: Callable[..., None]  # state, seat, move, events=None: in place, trusts its caller
    copy: Callable[[S], S]  # independent; without events
    view: Callable[[S, int | None], Any]  # what that seat (None: a spectator) may see
    sample: Callable[[Any, int], S]  # a state consistent with the view, reseeded
    outcome: Callable[[S], Outcome | None]  # None while the game goes on
    wake_at: Callable[[S], int]  # when the clock next matters, in ms; NEVER without a clock
    seen_by: Callable[[Event, int | None], Event | None]  # what a seat notices of an event
    event_data: Callable[[S, Event], dict[str, Any]]  # an event for clients: its name and named values
    pack: Callable[[S], bytes]  # a state as bytes: equal states, equal bytes
    unpack: Callable[[Any, int, bytes], S]  # options, number of seats, bytes
    check_content: Callable[[str | None], None]  # of a file or folder, or of the default; raises BadContent
    check_options: Callable[[Any], None] = lambda options: None  # what no type can say; raises OrbitaError
    invariants: Callable[[S], list[str]] = lambda state: []  # what is wrong with a state; nothing, ever
    # Whether an event turned up something hidden that the move itself did not name: it cannot be taken back.
    reveals: Callable[[Event], bool] = lambda event: False
    may_talk: Callable[[S], bool] = lambda state: True  # whether people at the table may talk now
    # What a move (in notation) would surely bring about, as events for a board; None: the game has no such.
    foresee: Callable[[Any, str], list[dict[str, Any]]] | None = None

    @property
    def max_seats(self) -> int:
        """How many can sit down."""
        return len(self.seat_names)

    def seat_name(self, seat: int) -> str:
        """Name a seat, or the clock, as records write it."""
        return CLOCK_NAME if seat == CLOCK else self.seat_names[seat]

    def is_over(self, state: S) -> bool:
        """Tell whether nobody is awaited any more."""
        return not self.awaited(state)

    def read_options(self, given: dict[str, Any]) -> Any:
        """Make the game's options from plain values, checked completely, or say which one is wrong."""
        check_size(given)
        try:
            options = msgspec.convert(given, self.options_type)
        except msgspec.ValidationError as fault:
            allowed = ", ".join(field.name for field in msgspec.structs.fields(self.options_type))
            reason = shortened(str(fault), given)
            raise BadOptions(
                "options/invalid", f"{self.name}: {reason} (options are: {allowed})", game=self.name
            ) from fault
        self.check_options(options)
        return options

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the box does not provide for."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOptions(
                "seats/count",
                f"{self.name} is for {self.min_seats} to {self.max_seats} seats, not {seats}",
                game=self.name,
                seats=seats,
            )
