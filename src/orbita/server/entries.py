"""The vocabulary of a table's log: the log is the truth, a table is what its entries say in order."""

from typing import Any, Final, TypeAlias

import msgspec

from orbita.core.contract import Outcome
from orbita.server.protocol import Wish


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
    """A bot was given a seat before the start."""

    seat: int
    level: str


class SetReady(Logged, frozen=True, tag="ready"):
    """A seat is ready for the start, or not."""

    seat: int
    on: bool


class GameStarted(Logged, frozen=True, tag="started"):
    """The game began under these rules, with this secret seed; its salted hash is shown to everybody."""

    rules: int
    content: str
    seed: str
    salt: str


class MovePlayed(Logged, frozen=True, tag="move"):
    """A seat (-1: the clock) moved, in notation, or took back; `time` is the game's, where it has a clock."""

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


class CameBack(Logged, frozen=True, tag="back"):
    """A player is back: no bot stands in for the seat any more, and none is to."""

    seat: int


class ChatSaid(Logged, frozen=True, tag="chat"):
    """A seat said something."""

    seat: int
    text: str


class SeatMuted(Logged, frozen=True, tag="mute"):
    """A seat hears another no more, or again."""

    by: int
    seat: int
    on: bool


class ClockResumed(Logged, frozen=True, tag="clock"):
    """The game's clock goes on from here: the server had been away."""

    time: int


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
    | WishMade
    | WishAnswered
    | CameBack
    | ChatSaid
    | SeatMuted
    | ClockResumed
    | OutcomeNoted
    | RematchLaid
)

_DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
_ENCODER: Final = msgspec.json.Encoder()


def read_entry(raw: bytes) -> Entry:
    """Read an entry as it is stored."""
    return _DECODER.decode(raw)


def write_entry(entry: Entry) -> bytes:
    """Write an entry to be stored."""
    return _ENCODER.encode(entry)
