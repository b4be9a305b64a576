"""Messages of a table's socket, both ways.

A client says `hello` first. From then on the server sends one `update` after another, each going on where
the last one ended (`since` to `seq`), so that a client notices a gap by itself. Whatever a client asks is
answered with `done` or `error`, carrying the client's own `id`. Times are milliseconds since 1970.
"""

from typing import Any, Final, Literal, TypeAlias

import msgspec

from orbita.server.socket.asked import PROTOCOL as PROTOCOL
from orbita.server.socket.asked import Answer as Answer
from orbita.server.socket.asked import AskHint as AskHint
from orbita.server.socket.asked import Back as Back
from orbita.server.socket.asked import Board as Board
from orbita.server.socket.asked import ClientMessage as ClientMessage
from orbita.server.socket.asked import Film as Film
from orbita.server.socket.asked import Hello as Hello
from orbita.server.socket.asked import Lang as Lang
from orbita.server.socket.asked import Level as Level
from orbita.server.socket.asked import Mute as Mute
from orbita.server.socket.asked import Order as Order
from orbita.server.socket.asked import Pause as Pause
from orbita.server.socket.asked import Ping as Ping
from orbita.server.socket.asked import Play as Play
from orbita.server.socket.asked import Propose as Propose
from orbita.server.socket.asked import Ready as Ready
from orbita.server.socket.asked import Resign as Resign
from orbita.server.socket.asked import Resume as Resume
from orbita.server.socket.asked import Say as Say
from orbita.server.socket.asked import Sound as Sound
from orbita.server.socket.asked import Step as Step
from orbita.server.socket.asked import Talk as Talk
from orbita.server.socket.asked import TalkKind as TalkKind
from orbita.server.socket.asked import Undo as Undo
from orbita.server.socket.asked import Wish as Wish
from orbita.server.socket.items import Answered as Answered
from orbita.server.socket.items import Change as Change
from orbita.server.socket.items import Item as Item
from orbita.server.socket.items import Moved as Moved
from orbita.server.socket.items import Paused as Paused
from orbita.server.socket.items import Proposed as Proposed
from orbita.server.socket.items import Resigned as Resigned
from orbita.server.socket.items import Said as Said
from orbita.server.socket.items import SeatChanged as SeatChanged
from orbita.server.socket.items import Started as Started
from orbita.server.socket.items import TakenBack as TakenBack
from orbita.server.socket.items import Talked as Talked

MAX_MESSAGE: Final = 4096  # bytes a client may send at once
MAX_CHAT: Final = 300  # letters

Phase: TypeAlias = Literal["lobby", "playing", "over", "frozen"]
# How fast a game's clock runs; whoever may pause or waits for all plays for training.
Pace: TypeAlias = Literal["real", "calm", "slow", "pausable", "step"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where; `name` is the seat's own in records."""

    seat: int
    name: str
    kind: SeatKind
    player: str  # the nickname, of a bot its name; empty where nobody sits
    level: str  # of a bot, empty otherwise
    ready: bool
    stand_in: str  # the level of a bot that plays until this person is back, empty without one
    resigned: bool  # this person has given up: the bot that stands in stays
    about: dict[str, str] = {}  # who a bot is, by language


class ProposalInfo(msgspec.Struct, frozen=True):
    """What was proposed, by whom, who has to answer, and who has agreed; it falls with the next move."""

    seq: int  # its entry; an answer names it
    wish: Wish
    by: int
    count: int
    moves: tuple[int, ...]  # the seats whose moves would be taken back, the last move first
    seat: int
    level: str
    waiting_for: tuple[int, ...]
    agreed: tuple[int, ...]


class OutcomeInfo(msgspec.Struct, frozen=True):
    """How the game ended; without scores where it was not played to its end (`agreed`, `resigned`)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    text: str  # in the reader's language
    resigned: tuple[int, ...]  # the seats that gave up: ranked last, whatever their scores


class TableInfo(msgspec.Struct, frozen=True):
    """Everything about a table but the game itself."""

    table: str
    game: str
    rules: int
    content: str  # the hash of the catalogue for these options
    options: dict[str, Any]
    phase: Phase
    seats: tuple[SeatInfo, ...]
    public: bool
    take_backs: bool
    practice: bool  # also what has revealed something can be taken back; its result is one of practice
    days_per_move: int  # 0: played at one sitting
    pace: Pace
    grace: int  # ms somebody may be away before a bot may stand in, where there is no deadline
    created: int
    started: int  # 0: not yet
    commitment: str  # hash of salt and seed, from the start
    seed: str  # revealed when the game is over
    salt: str
    proposal: ProposalInfo | None
    rematch: str  # the next table, if there is one
    sealed: str = ""  # the code of the set-up, where the game has codes; it tells nothing of what comes
    challenge: bool = False  # the set-up came from elsewhere
    crew: str = ""  # the id of the crew that plays, where it has a link of its own
    campaign: str = ""  # the name of that crew's campaign, if the game counts there


class Way(msgspec.Struct, frozen=True):
    """A choice that belongs to a move, asked for next: in notation, with what it is certain to bring."""

    move: str
    effect: str
    preview: tuple[dict[str, Any], ...]


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move in notation, and what it is certain to bring about, as far as its seat can know."""

    move: str
    text: str  # the move in words, for a button
    effect: str  # what it brings and costs, in few words
    preview: tuple[dict[str, Any], ...]  # what it brings, as events for the board
    then: tuple[Way, ...] = ()  # where it stops for such a choice


class Clock(msgspec.Struct, frozen=True):
    """For games whose clock runs: the game's time at `now`; when it next matters would be the future."""

    now: int
    time: int
    rate: float  # ms of the game in one of ours; 0 while it stands
    begins: int  # the moment of the server's clock before which it stands
    paused: bool
    pace: Pace
    waiting: tuple[int, ...]  # at the pace of steps: the people who are not ready for the next one


class Standing(msgspec.Struct, frozen=True):
    """A sign that stands until its seat gives another of its kind, or takes it back."""

    seat: int
    kind: TalkKind
    about: str
    time: int | None


class FilmInfo(msgspec.Struct, frozen=True):
    """Where the film of the game is that all see: at a step of a turn since a moment, playing or not."""

    seq: int
    by: int
    turn: int
    step: str
    playing: bool
    rate: float
    at: int


class Position(msgspec.Struct, frozen=True):
    """The game as this seat sees it."""

    view: msgspec.Raw  # in names: the type each game shows
    awaited: tuple[int, ...]
    choices: tuple[Choice, ...]
    made: int  # how many moves this seat has made so far: the number of its next one
    undo: int  # how many moves of one's own last turn may be taken back now
    undo_until: int  # the moment after which they may not, by the server's clock; 0: no limit
    clock: Clock | None
    deadline: int  # of this move at a table of days per move; 0: none
    outcome: OutcomeInfo | None
    board: str  # the game drawn as text, where that was asked for
    leader: int | None  # the seat that makes the moves for all and shows the film, if any is here
    film: FilmInfo | None
    talk: tuple[Standing, ...]  # the signs that stand, as far as this seat hears others
    order: str | None  # what this seat has left behind for when it is away; empty: nothing; null: it cannot


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What happened after `since`, up to `seq`, and how things stand now."""

    since: int
    seq: int
    seat: int | None  # whose eyes these are; None: a spectator's
    items: tuple[Item, ...]
    table: TableInfo | None  # None: as before
    position: Position | None  # None: before the start


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """What was asked is in the log, as entry `seq`; it will not be lost."""

    id: int
    seq: int


class Error(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """What was asked was refused; `code` is stable, `message` in the reader's language."""

    id: int
    code: str
    message: str
    details: dict[str, Any]


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats are connected, how many spectators, since when people are away, and where it is heard."""

    seats: tuple[int, ...]
    watchers: int
    away: dict[int, int]  # by number of the seat; after a minute a bot may stand in
    sound: tuple[int, ...] = ()  # the seats that say they hear the game; while talk is refused, as before


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Answer to a ping."""

    id: int
    now: int


class Hint(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """What the bot would play: the move, its words, and one sentence why, in the reader's language."""

    id: int
    move: str
    text: str
    why: str  # what it brings, against the second best where the bot can tell; empty: it cannot


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes the socket; `again` tells whether it makes sense to come back."""

    code: str
    message: str
    again: bool


ServerMessage: TypeAlias = Update | Done | Error | Presence | Pong | Hint | Bye

_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()


def read_message(raw: str | bytes) -> ClientMessage:
    """Read what a client sent, or raise msgspec's DecodeError."""
    return _DECODER.decode(raw)


def write_message(message: ServerMessage) -> bytes:
    """Write what a client gets."""
    return _ENCODER.encode(message)
