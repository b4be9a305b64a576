"""The contract every game fulfils: a named set of pure functions over the game's own state.

A move is a small integer inside the engine and a text in notation outside of it. Seats are numbered
from 0. A game with a clock lists the seat `CLOCK` among the awaited ones; the clock's only legal move
is the moment (in milliseconds from the start) at which it next matters.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from orbita.core.chance import Event, TableState
from orbita.core.errors import BadOptions, IllegalMove, OrbitaError
from orbita.core.fields import copy_of
from orbita.core.offers import Campaigns, Codes, Digests, Orders, Question, Stories, Tool
from orbita.core.options import check_size, shortened
from orbita.core.packing import pack

CLOCK: Final = -1
CLOCK_NAME: Final = "clock"
NEVER: Final = -1

TalkKind: TypeAlias = Literal["tell", "ask", "mark", "ping", "word"]  # of signs between people
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


def best_win(scores: Sequence[int], reason: str) -> Outcome:
    """The outcome most games have: the highest score wins, and a tie is shared."""
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(scores=tuple(scores), winners=winners, reason=reason)


class OptionValue(msgspec.Struct, frozen=True):
    """One value of an option, and how it is called."""

    value: Any
    name: str


class OptionEntry(msgspec.Struct, frozen=True):
    """Something chosen before the game: its name, what it may be, and a sentence about it."""

    id: str
    name: str
    about: str
    default: Any
    values: tuple[OptionValue, ...]  # empty: anything of its type


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """What every box has: the options, in words. A game adds what else is printed."""

    options: tuple[OptionEntry, ...] = ()


@dataclass(frozen=True)
class Notation(Generic[S]):
    """Moves and positions as text, both ways. A move's text has no comma, colon or line break."""

    move_text: Callable[[S, int, int], str]
    parse_move: Callable[[S, int, str], int]
    position_text: Callable[[S], str]
    parse_position: Callable[[str], S]


class Spoken(msgspec.Struct, frozen=True):
    """A sign between people, as the log keeps it.

    With a key it stands until the same seat gives another of that key; one that ends in `-` takes it back.
    """

    about: str
    key: str = ""


@dataclass(frozen=True)
class Talk:
    """Signs between people that are no moves, both ways: tell, ask, mark, ping, word. They change nothing."""

    # Number of seats, kind, text: the sign in English notation, also of a Polish one; raises BadNotation.
    read: Callable[[int, str, str], Spoken]
    # Kind, notation, language, nicknames by seat: what whoever gives the sign says by it.
    text: Callable[[str, str, str, Sequence[str]], str]


class Texts(Protocol):
    """What a terminal or a log says to people, in Polish (`pl`) and English (`en`)."""

    def name(self, lang: str) -> str:
        """Name the game."""

    def seat(self, seat: int, lang: str) -> str:
        """Name a seat."""

    def board(self, view: Any, lang: str, colour: bool) -> str:
        """Draw what a seat sees, as text; with ANSI colours if wanted."""

    def event(self, data: dict[str, Any], lang: str, names: Sequence[str] = ()) -> str | None:
        """Tell an event (as `event_data` gives it) as a sentence, or None if it needs no words.

        `names` are nicknames by seat; where one is missing or empty, the sentence names the seat.
        """

    def move(self, view: Any, text: str, lang: str) -> str:
        """Put a move, given in notation, into words, without its effects: a button's text."""

    def effects(
        self,
        view: Any,
        text: str,
        foreseen: Sequence[dict[str, Any]],
        lang: str,
        names: Sequence[str] = (),
    ) -> str:
        """Tell in few words what a move is certain to bring (`core.preview`) and its price, or nothing."""

    def refusal(self, error: OrbitaError, lang: str, names: Sequence[str] = ()) -> str:
        """Tell why a move was refused, or could not be read."""

    def outcome(self, outcome: Outcome, lang: str, names: Sequence[str] = ()) -> str:
        """Tell who won and why, by nickname where it is known."""

    def rules(self, lang: str) -> str:
        """Give our own short rules, in Markdown."""

    def help(self, lang: str) -> str:
        """List the notation of moves."""


@dataclass(frozen=True, kw_only=True)
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
    view: Callable[[S, int | None], Any]  # what that seat (None: a spectator) may see
    sample: Callable[[Any, int], S]  # a state consistent with the view, reseeded
    outcome: Callable[[S], Outcome | None]  # None while the game goes on
    event_data: Callable[[S, Event], dict[str, Any]]  # an event for clients: its name and named values
    unpack: Callable[[Any, int, bytes], S]  # options, number of seats, bytes
    check_content: Callable[[str | None], None]  # of a file or folder, or of the default; raises BadContent
    copy: Callable[[S], S] = copy_of  # independent; without events
    pack: Callable[[S], bytes] = pack  # a state as bytes: equal states, equal bytes
    wake_at: Callable[[S], int] = lambda state: NEVER  # when the clock next matters, in ms
    seen_by: Callable[[Event, int | None], Event | None] = lambda event, seat: event  # what a seat notices
    check_options: Callable[[Any], None] = lambda options: None  # what no type can say; raises OrbitaError
    invariants: Callable[[S], list[str]] = lambda state: []  # what is wrong with a state; nothing, ever
    # Whether an event turned up something hidden that the move itself did not name: it cannot be taken back.
    reveals: Callable[[Event], bool] = lambda event: False
    # Whether a move stays as it is made because a rule says so, although it revealed nothing.
    binds: Callable[[S, int, int], bool] = lambda state, seat, move: False
    # Whether a move is one person's for all: whoever leads the table makes it, and nobody is asked besides.
    leads: Callable[[S, int], bool] = lambda state, move: False
    # Whether the seat now makes a choice that belongs to its last move: previews look beyond it.
    goes_on: Callable[[S, int], bool] | None = None  # None: there are no such choices
    is_shared: bool = False  # whether the seats win and lose together
    may_talk: Callable[[S], bool] = lambda state: True  # whether people at the table may talk now
    talk: Talk | None = None  # signs they can give each other besides plain words; None: there are none
    # Work inside the package, to measure its speed, by figure: made ready for options and seats, then done
    # again and again; each time it tells how much was done.
    bulk: Mapping[str, Callable[[Any, int], Callable[[], int]]] = field(default_factory=dict)
    # What leaves the house: the view in names, with the geometry and prices of the content in force.
    shown_type: type[msgspec.Struct] | None = None  # None: the view itself is made of names
    shown: Callable[[Any], Any] = lambda view: view
    # Everything printed in the box, as data, for the content these options choose, in a language.
    catalogue_type: type[msgspec.Struct] = Catalogue
    catalogue: Callable[[Any, str], Any] = lambda options, lang: Catalogue()
    # The debrief of a finished game, from its record and the seconds it may take; alike for the same seconds.
    inquiry_type: type[msgspec.Struct] | None = None  # None: there is none
    inquire: Callable[..., Any] | None = None  # record, seconds, seed=0, names=(), is_time_up=never
    # Every event as clients get it: its name, and its values with their types.
    event_types: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    # What the game works out for whoever asks, without a table, by name.
    tools: Mapping[str, Tool] = field(default_factory=dict)
    # What it works out from a view, for whoever has it, by name: too much to be part of every update.
    questions: Mapping[str, Question] = field(default_factory=dict)
    digest: Digests | None = None  # of what happened since somebody last looked
    story: Stories | None = None  # of finished games
    orders: Orders | None = None  # that seats may leave behind; None: whoever is away is waited for
    codes: Codes | None = None  # of set-ups that several tables may share; None: it has none
    # The line a finished game writes into its crew's chronicle: record, nicknames by seat, day (2026-11-18),
    # and the name of its campaign.
    chronicle: Callable[[Any, tuple[str, ...], str, str], Any] | None = None
    chronicle_type: Any = None
    campaigns: Campaigns | None = None  # of several games, each beginning with what the last one left

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
