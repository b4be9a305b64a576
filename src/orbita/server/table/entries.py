"""The vocabulary of a table's log: the log is the truth, a table is what its entries say in order."""

from typing import Any, Final, TypeAlias

import msgspec

from orbita.core.contract import Outcome
from orbita.core.record import TakeBack, read_step
from orbita.server.socket.protocol import Pace, TalkKind, Wish


class Logged(msgspec.Struct, frozen=True, tag_field="entry"):
    """What all entries have in common."""


class TableLaid(Logged, frozen=True, tag="laid"):
    """A table was laid for a game; hashes of the host's and the spectators' secrets."""

    game: str
    options: dict[str, Any]
    seats: int
    host: str
    watch: str
    public: bool
    take_backs: bool
    days_per_move: int
    rematch_of: str = ""
    practice: bool = False
    pace: Pace = "real"
    sealed: str = ""  # the code of its set-up
    seed: str = ""  # of that set-up, or of a challenge; empty: drawn at the start
    challenge: bool = False  # the set-up came from elsewhere: whoever brought it may know it
    crew: str = ""  # the id of the crew it is flown by, where that has a link of its own
    campaign: str = ""  # the name of that crew's campaign, if it is the game that is due there
    closed_until: int = 0  # the set-up of a day: given up, it stays closed until that day has ended


class SatDown(Logged, frozen=True, tag="sat"):
    """A person took a seat; the hash of the seat's secret, and of the guest's key if there is one."""

    seat: int
    player: str
    secret: str
    guest: str = ""
    ready: bool = False


class LinkRenewed(Logged, frozen=True, tag="link"):
    """A seat has a new secret; the old one opens nothing any more."""

    seat: int
    secret: str
    by_host: bool = False


class LeftSeat(Logged, frozen=True, tag="left"):
    """A seat is open again."""

    seat: int
    kicked: bool = False


class BotSat(Logged, frozen=True, tag="bot"):
    """A bot was given a seat before the start; in older logs it has no name."""

    seat: int
    level: str
    name: str = ""


class SetReady(Logged, frozen=True, tag="ready"):
    """A seat is ready for the start, or not."""

    seat: int
    on: bool


class GameStarted(Logged, frozen=True, tag="started"):
    """The game began under these rules, with this secret seed; its salted hash is shown to everybody.

    Where it has a clock, that begins after a count of so many ms, and runs at this rate; 0: step by step.
    """

    rules: int
    content: str
    seed: str
    salt: str
    count: int = 0
    rate: float = 1.0


class MovePlayed(Logged, frozen=True, tag="played", omit_defaults=True):
    """A seat (-1: the clock) moved, in notation; `time` is the game's, where it has a clock.

    `more` are moves it made at once with it, after it: all stand in the log, or none.
    """

    seat: int
    move: str
    time: int | None = None
    more: tuple[str, ...] = ()
    stand_in: bool = False  # by a bot, in place of a person who is away: none of that person's moves
    ordered: bool = False  # by the server, as the seat's standing order has it: none of that person's moves

    @property
    def moves(self) -> tuple[str, ...]:
        """All that was made, in its order."""
        return (self.move, *self.more)


class MovesTakenBack(Logged, frozen=True, tag="taken_back"):
    """A seat took back so many of the last moves: its own, and bots' answers to them."""

    seat: int
    count: int
    time: int | None = None


class OldMove(Logged, frozen=True, tag="move"):
    """A move as logs had it before protocol 3: one that began with `undo` took back."""

    seat: int
    move: str
    time: int | None = None


class WishMade(Logged, frozen=True, tag="wish"):
    """A seat proposed something; it needs these voters.

    Tied ones fall with the next move of a seat and with the end, and a bot they bring only stands in; logs
    of the first season have others.
    """

    by: int
    wish: Wish
    voters: tuple[int, ...]
    count: int = 0
    seat: int = -1
    level: str = ""
    tied: bool = False


class WishAnswered(Logged, frozen=True, tag="answer"):
    """A voter agreed or not."""

    seat: int
    agree: bool


class SeatResigned(Logged, frozen=True, tag="resigned"):
    """A seat gave up: a bot of this level plays on there until the end, or, without one, the game is over."""

    seat: int
    level: str = ""


class CameBack(Logged, frozen=True, tag="back"):
    """A player is back: no bot stands in for the seat any more, and none is to."""

    seat: int


class ChatSaid(Logged, frozen=True, tag="chat"):
    """A seat said something; `time` is the game's, where it has a clock."""

    seat: int
    text: str
    time: int | None = None


class Talked(Logged, frozen=True, tag="talked"):
    """A seat gave a sign, in the game's notation; with a key it stands until the next of that key."""

    seat: int
    kind: TalkKind
    about: str
    key: str = ""
    time: int | None = None


class OrderLeft(Logged, frozen=True, tag="order"):
    """A seat left an order behind, in the game's notation, for when it is away; empty: none any more."""

    seat: int
    order: str


class SeatMuted(Logged, frozen=True, tag="mute"):
    """A seat hears another no more, or again."""

    by: int
    seat: int
    on: bool


class ClockPaused(Logged, frozen=True, tag="paused"):
    """A seat stopped the game's clock."""

    seat: int
    time: int


class ClockResumed(Logged, frozen=True, tag="clock"):
    """The game's clock goes on from here: a seat let it run again, or (-1) the server had been away."""

    time: int
    seat: int = -1


class StepReady(Logged, frozen=True, tag="step_ready"):
    """A seat is ready for the clock's next moment."""

    seat: int


class FilmCued(Logged, frozen=True, tag="film"):
    """A seat showed all the film from a step of a turn on, or stopped it there."""

    seat: int
    turn: int
    step: str
    playing: bool
    rate: float


class OutcomeNoted(Logged, frozen=True, tag="outcome"):
    """How the game ended under the rules of its day, so that later rules can be compared."""

    outcome: Outcome


class RematchLaid(Logged, frozen=True, tag="rematch"):
    """The table of the rematch."""

    table: str


Entry: TypeAlias = (
    TableLaid
    | SatDown
    | LinkRenewed
    | LeftSeat
    | BotSat
    | SetReady
    | GameStarted
    | MovePlayed
    | MovesTakenBack
    | WishMade
    | WishAnswered
    | SeatResigned
    | CameBack
    | ChatSaid
    | Talked
    | OrderLeft
    | SeatMuted
    | ClockPaused
    | ClockResumed
    | StepReady
    | FilmCued
    | OutcomeNoted
    | RematchLaid
)


def time_of(entry: Entry, now: int | None) -> int | None:
    """The game's time of an entry: as it was logged, or else as the clock showed it."""
    match entry:
        case MovePlayed() | MovesTakenBack() | ChatSaid() | Talked() | ClockPaused() | ClockResumed():
            return now if entry.time is None else entry.time
    return now


_DECODER: Final[msgspec.json.Decoder[Entry | OldMove]] = msgspec.json.Decoder(Entry | OldMove)
_ENCODER: Final = msgspec.json.Encoder()


def read_entry(raw: bytes) -> Entry:
    """Read an entry as it is stored, by this version or an earlier one."""
    entry = _DECODER.decode(raw)
    return _renewed(entry) if isinstance(entry, OldMove) else entry


def _renewed(old: OldMove) -> MovePlayed | MovesTakenBack:
    step = read_step("", old.move, old.time)
    if isinstance(step, TakeBack):
        return MovesTakenBack(old.seat, step.count, old.time)
    return MovePlayed(old.seat, old.move, old.time)


def write_entry(entry: Entry) -> bytes:
    """Write an entry to be stored."""
    return _ENCODER.encode(entry)
