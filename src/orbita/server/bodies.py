"""Bodies of the REST requests and answers. Rights travel as keys: `Authorization: Bearer <key>`."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from orbita.core.record import MAX_BYTES
from orbita.server.protocol import TableInfo

MAX_OPTIONS: Final = 4096  # bytes of all options together, as JSON
MAX_DEPTH: Final = 8  # of lists in lists

Nickname: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Level: TypeAlias = Annotated[str, msgspec.Meta(max_length=20)]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=99)]


def depth(value: object) -> int:
    """How deep lists and objects lie in each other; deeper than allowed is not looked."""
    level, here = 0, [value]
    while here and level <= MAX_DEPTH + 1:
        inner = [list(one.values()) if isinstance(one, dict) else one for one in here]
        here = [item for one in inner if isinstance(one, list) for item in one]
        level += 1
    return level - 1


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all request bodies have in common."""


class NewGuest(Request, frozen=True):
    """A nickname is all a guest gives."""

    nickname: Nickname


class GuestKey(msgspec.Struct, frozen=True):
    """The guest's key: it finds the own games again; keep it on the device."""

    key: str
    nickname: str


class Handover(msgspec.Struct, frozen=True):
    """A code for the guest's other device, good once: typed there, or opened as a link."""

    code: str
    link: str  # the code is only behind its #
    until: int
    lasts: int  # ms from now, for clocks that are not the server's


class ClaimHandover(Request, frozen=True):
    """Bring the guest here whose other device shows this code."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class KeyInfo(msgspec.Struct, frozen=True):
    """What a key opens: a seat of a table by its number, or that of the host, or to watch."""

    table: str
    role: str


class SeatWish(Request, frozen=True):
    """Who shall sit on a seat: `me` and `hot_seat` (somebody at the same device) by name, open, or a bot."""

    kind: Literal["me", "hot_seat", "open", "bot"]
    nickname: Annotated[str, msgspec.Meta(max_length=24)] = ""
    level: Level = ""


class NewTable(Request, frozen=True):
    """Lay a table."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[Sequence[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], msgspec.Meta(max_length=40)] = {}
    public: bool = False
    take_backs: bool = True
    days_per_move: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    start: bool = False  # at once; needs every seat filled

    def __post_init__(self) -> None:
        """Options of a game are few and flat; which there are, the game says."""
        if depth(self.options) > MAX_DEPTH:
            raise ValueError("the options nest too deeply")
        if len(msgspec.json.encode(self.options)) > MAX_OPTIONS:
            raise ValueError(f"options have at most {MAX_OPTIONS} bytes")


class TableKeys(msgspec.Struct, frozen=True):
    """The keys of a table for who laid it, or for a guest who comes back; empty where one has none."""

    table: str
    host: str
    watch: str
    seats: dict[str, str]  # by number of the seat: of those at this device


class Join(Request, frozen=True):
    """Take an open seat; any one unless it is named."""

    nickname: Nickname
    seat: Seat = -1


class Sit(Request, frozen=True):
    """Sit down on a seat whose link one was given, or change the name on it."""

    nickname: Nickname


class SeatKey(msgspec.Struct, frozen=True):
    """A seat's key, and the link to open it with elsewhere; keys are only behind the # of a link."""

    table: str
    seat: int
    key: str
    link: str


class ChangeSeat(Request, frozen=True):
    """Before the start the host opens a seat or gives it to a bot."""

    kind: Literal["open", "bot"]
    level: Level = ""


class Picture(Request, frozen=True):
    """Ask for the QR code of one of this server's links."""

    link: Annotated[str, msgspec.Meta(max_length=400)]


class Rematch(msgspec.Struct, frozen=True):
    """The table of the rematch."""

    table: str


class MyTable(msgspec.Struct, frozen=True):
    """One of the guest's tables."""

    info: TableInfo
    seats: tuple[int, ...]
    awaited: tuple[int, ...]
    updated: int


class LevelInfo(msgspec.Struct, frozen=True):
    """A strength of bot, with a label for people."""

    level: str
    label: dict[str, str]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: its choices if it has a few named ones, and its default."""

    name: str
    choices: tuple[Any, ...]
    default: Any


class GameInfo(msgspec.Struct, frozen=True):
    """A game this server has."""

    game: str
    name: dict[str, str]
    rules: int
    min_seats: int
    seats: tuple[str, ...]
    seat_names: dict[str, tuple[str, ...]]
    options: tuple[OptionInfo, ...]
    levels: tuple[LevelInfo, ...]


class RulesText(msgspec.Struct, frozen=True):
    """Our own short rules and the notation, in Markdown."""

    rules: str
    notation: str


class ReplayRequest(Request, frozen=True):
    """Play a record (text or JSON) again, as one seat sees it."""

    record: Annotated[str, msgspec.Meta(max_length=MAX_BYTES)]
    seat: Seat | None = None
    lang: Literal["pl", "en"] = "en"


class Frame(msgspec.Struct, frozen=True):
    """One step of a replay."""

    seat: int | None  # who moved; None: the start
    move: str
    at: int | None
    events: tuple[dict[str, Any], ...]
    texts: tuple[str, ...]
    view: msgspec.Raw


class Replay(msgspec.Struct, frozen=True):
    """A whole game, step by step."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    outcome: str
    frames: tuple[Frame, ...]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a stable code, a plain English message, details."""

    code: str
    message: str
    details: dict[str, Any]


class Health(msgspec.Struct, frozen=True):
    """Whether the server and its storage work."""

    status: Literal["ok", "stopping", "no-storage"]
    version: str
    tables: int
    sockets: int
