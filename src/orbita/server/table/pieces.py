"""What a table is made of: its places, what waits for answers, what is remembered, where a match stood."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from orbita.core.chance import Event
from orbita.server.socket.protocol import SeatKind
from orbita.server.table import entries as log


class Place(msgspec.Struct, frozen=True):
    """A seat of the table and who sits there."""

    kind: SeatKind = "open"
    player: str = ""
    secret: str = ""
    guest: str = ""
    level: str = ""
    ready: bool = False
    muted: tuple[int, ...] = ()
    stand_in: str = ""  # the level of a bot that plays until the person is back
    resigned: bool = False  # the person gave up: the bot stays
    order: str = ""  # what the person left behind for when they are away

    @property
    def bot(self) -> str:
        """The level of the bot that plays here; empty if none does."""
        return self.level if self.kind == "bot" else self.stand_in


class Wished(msgspec.Struct, frozen=True):
    """A proposal that waits for answers, made by the entry of this number."""

    seq: int
    made: log.WishMade
    agreed: tuple[int, ...] = ()

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Who still has to answer."""
        return tuple(seat for seat in self.made.voters if seat not in self.agreed)


class Happened(NamedTuple):
    """What a move brought about, and the state after it."""

    state: Any
    events: Sequence[Event]


class Past(NamedTuple):
    """An entry with what it brought about, and all that is needed to tell it later as it was then."""

    seq: int
    at: int
    entry: log.Entry
    happened: tuple[Happened, ...]  # by its moves
    carried: log.WishMade | None  # the wish it carried out
    players: tuple[str, ...]  # whose seats they were, or are now where they were nobody's
    movers: tuple[int, ...]  # the seats whose moves it takes back, or would, the last move first
    wish: "Wished | None"  # the proposal it answers
    time: int | None  # the game's then, where it has a clock


class Hand(NamedTuple):
    """When a step of the game was made, and whether by a bot."""

    at: int
    is_bot: bool


class Snapshot(msgspec.Struct, frozen=True):
    """Where a match stood after an entry, under which rules."""

    seq: int
    rules: int
    content: str
    frozen: bytes
