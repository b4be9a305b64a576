"""What a client says at a table's socket."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from orbita.core.contract import TalkKind as TalkKind

PROTOCOL: Final = 6

Lang: TypeAlias = Literal["pl", "en"]
Board: TypeAlias = Literal["", "plain", "colour"]
Wish: TypeAlias = Literal["take_back", "resign", "bot"]
Turn: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
StepName: TypeAlias = Annotated[str, msgspec.Meta(max_length=16)]
FilmRate: TypeAlias = Annotated[float, msgspec.Meta(ge=0.1, le=16)]
Level: TypeAlias = Annotated[str, msgspec.Meta(max_length=16)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all messages of a client have in common."""


class Hello(Message, frozen=True, tag_field="type", tag="hello"):
    """Open or resume: `key` is a seat's, the host's or the spectators'; `since` the last seq known."""

    key: str = ""  # empty: to watch a public table
    since: int = 0
    lang: Lang = "en"
    effects: bool = True  # programs do without words and previews of moves
    board: Board = ""  # the game drawn as text as well, with ANSI colours if wanted
    protocol: int = PROTOCOL


class Play(Message, frozen=True, tag_field="type", tag="move"):
    """Make a move, in notation; `after` is the seq of the update it answers, so that none is made twice.

    Several, parted by commas, are made at once: all of them or none, up to the first that turns something up.
    With a `number`, which is how many moves this seat has made or has under way, several may be under way:
    each is made once, and after those before it.
    """

    move: str
    after: int
    id: int = 0
    number: int = -1


class Undo(Message, frozen=True, tag_field="type", tag="undo"):
    """Take back one's own last moves, as many as `position.undo` allows; bots' answers to them go too."""

    count: int = 1
    id: int = 0


class Resign(Message, frozen=True, tag_field="type", tag="resign"):
    """Give up, without asking anybody; a bot plays on where other people are left."""

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
    """Take one's seat back from the bot that stands in; connecting does the same."""

    id: int = 0


class Say(Message, frozen=True, tag_field="type", tag="say"):
    """Chat: plain text."""

    text: str
    id: int = 0


class Talk(Message, frozen=True, tag_field="type", tag="talk"):
    """Give a sign, in the game's own notation: tell, ask, mark, ping, or a word of few."""

    kind: TalkKind
    about: str
    id: int = 0


class Order(Message, frozen=True, tag_field="type", tag="order"):
    """Leave an order behind for when one is away, in the game's notation; empty: be asked again."""

    order: str
    id: int = 0


class Mute(Message, frozen=True, tag_field="type", tag="mute"):
    """Hear a seat's chat and see its signs no more, or again."""

    seat: int
    on: bool = True
    id: int = 0


class Ready(Message, frozen=True, tag_field="type", tag="ready"):
    """Be ready for the start, or not yet."""

    on: bool = True
    id: int = 0


class Pause(Message, frozen=True, tag_field="type", tag="pause"):
    """Stop the game's clock, or let it run again, at a table where anybody may."""

    on: bool = True
    id: int = 0


class Step(Message, frozen=True, tag_field="type", tag="step"):
    """Be ready for the clock's next moment, at a table where it waits for everybody."""

    id: int = 0


class Film(Message, frozen=True, tag_field="type", tag="film"):
    """Show all the film of the game from a step of a turn on; whoever does not lead can only stop it."""

    turn: Turn
    step: StepName
    playing: bool
    rate: FilmRate = 1.0
    id: int = 0


class Sound(Message, frozen=True, tag_field="type", tag="sound"):
    """Say whether the game is heard at this seat: shown to others with who is here, kept in no log."""

    on: bool = True
    id: int = 0


class AskHint(Message, frozen=True, tag_field="type", tag="hint"):
    """Ask what a bot one level above those at the table would play here, from what this seat sees."""

    id: int = 0


class Resume(Message, frozen=True, tag_field="type", tag="resume"):
    """Ask again for everything after `since`: a gap was noticed."""

    since: int
    id: int = 0


class Ping(Message, frozen=True, tag_field="type", tag="ping"):
    """Show a sign of life; at least every 20 seconds."""

    id: int = 0


ClientMessage: TypeAlias = (
    Hello
    | Play
    | Undo
    | Resign
    | Propose
    | Answer
    | Back
    | Say
    | Talk
    | Order
    | Mute
    | Ready
    | Pause
    | Step
    | Film
    | Sound
    | AskHint
    | Resume
    | Ping
)
