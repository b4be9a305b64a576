"""What happened at a table, as it is told."""

from typing import Any, Literal, TypeAlias

import msgspec

from orbita.server.socket.asked import TalkKind, Wish

Change: TypeAlias = Literal["sat", "left", "kicked", "bot", "link", "stand_in", "back"]


class Noted(msgspec.Struct, frozen=True, tag_field="kind", kw_only=True, omit_defaults=True):
    """What all entries of a log have in common: the game's time then, where it has a clock."""

    time: int | None = None


class Moved(Noted, frozen=True, tag="moved"):
    """A seat (-1: the clock) moved; the notation is told to its own seat only, events to whom they reach."""

    seq: int
    at: int
    seat: int
    who: str  # the name on the seat then; empty: the clock
    move: str
    events: tuple[dict[str, Any], ...]
    texts: tuple[str, ...]  # the events as sentences, in the reader's language
    ordered: bool = False  # one's own standing order made it; told to its own seat only


class TakenBack(Noted, frozen=True, tag="taken_back"):
    """A seat took back its last moves, and those of bots after them."""

    seq: int
    at: int
    seat: int
    who: str
    count: int
    moves: tuple[int, ...]  # the seats whose moves were taken back, the last move first


class Said(Noted, frozen=True, tag="said"):
    """Chat."""

    seq: int
    at: int
    seat: int
    who: str
    text: str


class Talked(Noted, frozen=True, tag="talked"):
    """A seat gave a sign."""

    seq: int
    at: int
    seat: int
    who: str
    talk: TalkKind
    about: str  # in the game's notation
    text: str  # what it says, in the reader's language


class Paused(Noted, frozen=True, tag="paused"):
    """A seat stopped the game's clock, or let it run again."""

    seq: int
    at: int
    seat: int
    who: str
    on: bool


class SeatChanged(Noted, frozen=True, tag="seat_changed"):
    """Somebody sat down, left, was asked to leave, has a new link, or is stood in for by a bot, or back."""

    seq: int
    at: int
    seat: int
    who: str  # whose seat it was before, or is now where it was nobody's
    change: Change
    player: str  # who sat down, or the level of the bot
    by_host: bool


class Started(Noted, frozen=True, tag="started"):
    """The game began."""

    seq: int
    at: int
    commitment: str


class Proposed(Noted, frozen=True, tag="proposed"):
    """A seat asked the table: to take back `count` moves, to end the game, or for a bot on `target`."""

    seq: int
    at: int
    seat: int
    who: str
    wish: Wish
    count: int
    moves: tuple[int, ...]  # the seats whose moves would be taken back, the last move first
    target: int  # the seat a bot shall stand in for; -1: none
    target_who: str
    level: str  # of that bot


class Answered(Noted, frozen=True, tag="answered"):
    """A seat agreed to a wish or not; `carried` once everybody has agreed."""

    seq: int
    at: int
    seat: int
    who: str
    agree: bool
    carried: bool
    wish: Wish
    to: int  # the proposal's entry


class Resigned(Noted, frozen=True, tag="resigned"):
    """A seat gave up: the game is over, or a bot plays on there until the end."""

    seq: int
    at: int
    seat: int
    who: str
    level: str  # of the bot; empty: the game is over


Item: TypeAlias = (
    Moved | TakenBack | Said | Talked | Paused | SeatChanged | Started | Proposed | Answered | Resigned
)
