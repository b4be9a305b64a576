"""Messages of a table's socket, both ways.

A client says `hello` first. From then on the server sends one `update` after another, each going on where
the last one ended (`since` to `seq`), so that a client notices a gap by itself. Whatever a client asks is
answered with `done` or `error`, carrying the client's own `id`. Times are milliseconds since 1970.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

PROTOCOL: Final = 2
MAX_MESSAGE: Final = 4096  # bytes a client may send at once
MAX_CHAT: Final = 300  # letters

Lang: TypeAlias = Literal["pl", "en"]
Phase: TypeAlias = Literal["lobby", "playing", "over", "frozen"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]
Wish: TypeAlias = Literal["take_back", "resign", "bot"]
Level: TypeAlias = Annotated[str, msgspec.Meta(max_length=16)]
Change: TypeAlias = Literal["sat", "left", "kicked", "bot", "link", "stand_in", "back"]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all messages of a client have in common."""


class Hello(Message, frozen=True, tag_field="type", tag="hello"):
    """Open or resume: `key` is a seat's, the host's or the spectators'; `since` the last seq known."""

    key: str = ""  # empty: to watch a public table
    since: int = 0
    lang: Lang = "en"
    effects: bool = True  # programs do without what each move would do
    protocol: int = PROTOCOL


class Play(Message, frozen=True, tag_field="type", tag="move"):
    """Make a move, in notation; `after` is the seq of the update it answers, so that none is made twice."""

    move: str
    after: int
    id: int = 0


class Undo(Message, frozen=True, tag_field="type", tag="undo"):
    """Take back the last moves of the own unfinished turn."""

    count: int = 1
    id: int = 0


class Propose(Message, frozen=True, tag_field="type", tag="propose"):
    """Ask the table: to take back `count` moves, to end the game, or to let a bot stand in for `seat`."""

    wish: Wish
    count: int = 0
    seat: int = -1
    level: Level = ""
    id: int = 0


class Answer(Message, frozen=True, tag_field="type", tag="answer"):
    """Agree to the proposal `to` (its seq), or not; one's own proposal is withdrawn by a no."""

    agree: bool
    to: int
    id: int = 0


class Back(Message, frozen=True, tag_field="type", tag="back"):
    """Take the own seat back from the bot that stands in; to connect says the same."""

    id: int = 0


class Say(Message, frozen=True, tag_field="type", tag="say"):
    """Chat: plain text."""

    text: str
    id: int = 0


class Mute(Message, frozen=True, tag_field="type", tag="mute"):
    """Hear a seat's chat no more, or again."""

    seat: int
    on: bool = True
    id: int = 0


class Ready(Message, frozen=True, tag_field="type", tag="ready"):
    """Be ready for the start, or not yet."""

    on: bool = True
    id: int = 0


class AskHint(Message, frozen=True, tag_field="type", tag="hint"):
    """Ask what the strongest bot would play here, from what this seat sees."""

    id: int = 0


class Resume(Message, frozen=True, tag_field="type", tag="resume"):
    """Ask again for everything after `since`: a gap was noticed."""

    since: int
    id: int = 0


class Ping(Message, frozen=True, tag_field="type", tag="ping"):
    """Show a sign of life; at least every 20 seconds."""

    id: int = 0


ClientMessage: TypeAlias = (
    Hello | Play | Undo | Propose | Answer | Back | Say | Mute | Ready | AskHint | Resume | Ping
)


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where; `name` is the seat's own in records."""

    seat: int
    name: str
    kind: SeatKind
    player: str  # the nickname, empty where nobody sits
    level: str  # of a bot, empty otherwise
    ready: bool
    stand_in: str  # the level of a bot that plays until this person is back, empty without one


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
    """How the game ended; without scores where the table agreed to end it."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    text: str  # in the reader's language


class TableInfo(msgspec.Struct, frozen=True):
    """Everything about a table but the game itself."""

    table: str
    game: str
    rules: int
    options: dict[str, Any]
    phase: Phase
    seats: tuple[SeatInfo, ...]
    public: bool
    take_backs: bool
    days_per_move: int  # 0: played at one sitting
    created: int
    started: int  # 0: not yet
    commitment: str  # hash of salt and seed, from the start
    seed: str  # revealed when the game is over
    salt: str
    proposal: ProposalInfo | None
    rematch: str  # the next table, if there is one


class Choice(msgspec.Struct, frozen=True):
    """A legal move, what it would do in words, and as events up to the first draw, for the board."""

    move: str
    effect: str
    preview: tuple[dict[str, Any], ...]


class Clock(msgspec.Struct, frozen=True):
    """For games whose clock runs: the game's time at `now`; when it next matters would be the future."""

    now: int
    time: int


class Position(msgspec.Struct, frozen=True):
    """The game as this seat sees it."""

    view: msgspec.Raw
    awaited: tuple[int, ...]
    choices: tuple[Choice, ...]
    undo: int  # how many moves may be taken back now
    clock: Clock | None
    deadline: int  # of this move at a table of days per move; 0: none
    outcome: OutcomeInfo | None


class Moved(msgspec.Struct, frozen=True, tag_field="kind", tag="moved"):
    """A seat (-1: the clock) moved; the notation is told to its own seat only, events to whom they reach."""

    seq: int
    at: int
    seat: int
    move: str
    events: tuple[dict[str, Any], ...]
    texts: tuple[str, ...]  # the events as sentences, in the reader's language


class TakenBack(msgspec.Struct, frozen=True, tag_field="kind", tag="taken_back"):
    """Moves were taken back."""

    seq: int
    at: int
    seat: int
    count: int


class Said(msgspec.Struct, frozen=True, tag_field="kind", tag="said"):
    """Chat."""

    seq: int
    at: int
    seat: int
    text: str


class SeatChanged(msgspec.Struct, frozen=True, tag_field="kind", tag="seat_changed"):
    """Somebody sat down, left, was asked to leave, has a new link, or is stood in for by a bot, or back."""

    seq: int
    at: int
    seat: int
    change: Change
    player: str  # who sat down, or the level of the bot
    by_host: bool


class Started(msgspec.Struct, frozen=True, tag_field="kind", tag="started"):
    """The game began."""

    seq: int
    at: int
    commitment: str


class Proposed(msgspec.Struct, frozen=True, tag_field="kind", tag="proposed"):
    """A seat asked the table."""

    seq: int
    at: int
    seat: int
    wish: Wish


class Answered(msgspec.Struct, frozen=True, tag_field="kind", tag="answered"):
    """A seat agreed or not; `carried` once everybody has agreed."""

    seq: int
    at: int
    seat: int
    agree: bool
    carried: bool


Item: TypeAlias = Moved | TakenBack | Said | SeatChanged | Started | Proposed | Answered


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
    """What was asked was refused; `code` is stable, `message` in the reader's language where there is one."""

    id: int
    code: str
    message: str
    details: dict[str, Any]


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats are connected, how many spectators, and since when people are away."""

    seats: tuple[int, ...]
    watchers: int
    away: dict[int, int]  # by number of the seat; after a minute a bot may stand in


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Answer to a ping."""

    id: int
    now: int


class Hint(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """What the bot would play."""

    id: int
    move: str


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
