"""Bodies of the REST requests and answers. Rights travel as keys: `Authorization: Bearer <key>`."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from orbita.core.record import MAX_BYTES
from orbita.server.http.told import Digest as Digest
from orbita.server.http.told import Frame as Frame
from orbita.server.http.told import Items as Items
from orbita.server.http.told import PuzzleInfo as PuzzleInfo
from orbita.server.http.told import PuzzleTurn as PuzzleTurn
from orbita.server.http.told import PuzzleVerdict as PuzzleVerdict
from orbita.server.http.told import Replay as Replay
from orbita.server.http.told import Reply as Reply
from orbita.server.http.told import ReviewInfo as ReviewInfo
from orbita.server.http.told import Word as Word
from orbita.server.socket.protocol import Board, Lang, Pace, Phase, TableInfo
from orbita.server.table.sealing import Challenge

MAX_OPTIONS: Final = 4096  # bytes of all options together, as JSON
MAX_DEPTH: Final = 8  # of lists in lists

Nickname: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
KeyText: TypeAlias = Annotated[str, msgspec.Meta(max_length=120)]
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


def check_flat(options: dict[str, Any]) -> None:
    """Refuse what a game is told, if it is more than a little or nests too deeply."""
    if depth(options) > MAX_DEPTH:
        raise ValueError("the options nest too deeply")
    if len(msgspec.json.encode(options)) > MAX_OPTIONS:
        raise ValueError(f"options have at most {MAX_OPTIONS} bytes")


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all request bodies have in common."""


class NewGuest(Request, frozen=True):
    """A nickname is all a guest gives."""

    nickname: Nickname


class GuestKey(msgspec.Struct, frozen=True):
    """The guest's key: it finds the guest's games again; keep it on the device."""

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
    practice: bool = False  # also what has revealed something can be taken back
    days_per_move: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    pace: Pace = "real"  # of a game's clock
    start: bool = False  # at once; needs every seat filled
    sealed: Annotated[str, msgspec.Meta(max_length=20)] = ""  # a set-up's code, or `daily`
    challenge: Challenge | None = None  # a set-up from elsewhere
    crew: KeyText = ""  # the key of the crew that plays
    campaign: bool = False  # the game that is due in that crew's campaign, with its options

    def __post_init__(self) -> None:
        """Options of a game are few and flat; which there are, the game says."""
        check_flat(self.options)
        if self.challenge is not None:
            check_flat(self.challenge.options)


class TableKeys(msgspec.Struct, frozen=True):
    """The keys of a table, for whoever laid it or a guest who comes back; empty where there is none."""

    table: str
    host: str
    watch: str
    seats: dict[str, str]  # by number of the seat: of those at this device
    phase: Phase


class Rematch(Request, frozen=True):
    """Lay the next table; with the keys of all people, who are at one device, it starts at once."""

    keys: Annotated[Sequence[KeyText], msgspec.Meta(max_length=8)] = ()


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


class MyTable(msgspec.Struct, frozen=True):
    """One of the guest's tables."""

    info: TableInfo
    seats: tuple[int, ...]
    awaited: tuple[int, ...]
    updated: int


class ResultInfo(msgspec.Struct, frozen=True):
    """How a crew did with a set-up; nicknames and levels of bots by seat."""

    names: tuple[str, ...]
    levels: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    options: dict[str, Any]  # those that are not as they are by default
    began: int
    at: int
    pace: Pace  # of the game's clock; whoever may pause it or waits for all plays for training
    practice: bool
    challenge: bool  # they brought the set-up from elsewhere
    again: bool  # somebody of them had played it before
    own: bool  # of the table, or the guest, that asks
    table: str  # to watch it; empty unless it is a public one


class Others(msgspec.Struct, frozen=True):
    """Results of all crews with the set-up of a table, the best first, from `skip` on."""

    sealed: str
    flown: int
    results: tuple[ResultInfo, ...]


class DailyInfo(msgspec.Struct, frozen=True):
    """The set-up of a day; results of the present day only for guests who have played it."""

    day: str
    today: str
    sealed: str
    options: dict[str, Any]
    flown: int  # games of that day that have ended
    mine: bool  # the guest who asks has played it
    open: bool  # the results are told
    results: tuple[ResultInfo, ...]


class NewCrew(Request, frozen=True):
    """A name is all a crew needs."""

    name: Nickname


class CrewKey(msgspec.Struct, frozen=True):
    """A crew's key: whoever has it reads the crew's log and lays tables for it."""

    crew: str
    name: str
    key: str
    link: str


class LogLine(msgspec.Struct, frozen=True):
    """A line of a log: the game's own words about a finished game."""

    table: str
    game: str
    sealed: str
    at: int
    names: tuple[str, ...]
    line: msgspec.Raw
    pace: str = "real"  # of its clock


class Log(msgspec.Struct, frozen=True):
    """A page of a log, the oldest first; `total` lines there are, as far as they are counted."""

    total: int
    lines: tuple[LogLine, ...]


class CrewMember(msgspec.Struct, frozen=True):
    """Somebody who has flown with a crew."""

    name: str
    flights: int


class CrewInfo(msgspec.Struct, frozen=True):
    """A crew, who has flown with it, and a page of its log."""

    crew: str
    name: str
    founded: int
    members: tuple[CrewMember, ...]
    log: Log


class BeginCampaign(Request, frozen=True):
    """Begin a campaign of a game; who flies is said as the game wants it."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    begin: Annotated[dict[str, Any], msgspec.Meta(max_length=20)]

    def __post_init__(self) -> None:
        """What is said is little."""
        check_flat(self.begin)


class CampaignStep(Request, frozen=True):
    """Something decided between two games, as the game wants it said; `after` are the steps known of."""

    step: Annotated[dict[str, Any], msgspec.Meta(max_length=20)]
    after: Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]

    def __post_init__(self) -> None:
        """What is said is little."""
        check_flat(self.step)


class CampaignInfo(msgspec.Struct, frozen=True):
    """Where a crew's campaign stands, in the game's own terms; `steps` have led there."""

    game: str
    steps: int
    over: bool
    campaign: msgspec.Raw


class LevelInfo(msgspec.Struct, frozen=True):
    """A strength of bot, with a label for people."""

    level: str
    label: dict[str, str]
    meant: dict[str, str] = {}  # for whom it is, where people play against bots


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: its choices if they are few, and its default; the catalogue has the words."""

    name: str
    choices: tuple[Any, ...]
    default: Any


class GameInfo(msgspec.Struct, frozen=True):
    """A game this server has."""

    game: str
    name: dict[str, str]
    rules: int
    content: str  # the hash of its catalogue with options as they are by default
    min_seats: int
    seats: tuple[str, ...]
    seat_names: dict[str, tuple[str, ...]]
    options: tuple[OptionInfo, ...]
    levels: tuple[LevelInfo, ...]
    level: str  # of bots whose level nobody names
    withheld: bool  # stronger bots wait until the rules are compiled
    reviewed: bool  # finished games can be judged move by move


class RulesText(msgspec.Struct, frozen=True):
    """Our own short rules and the notation, in Markdown."""

    rules: str
    notation: str


class ReplayRequest(Request, frozen=True):
    """Play a record (text or JSON) again, as one seat sees it."""

    record: Annotated[str, msgspec.Meta(max_length=MAX_BYTES)]
    seat: Seat | None = None
    lang: Lang = "en"
    board: Board = ""
    choices: bool = False  # also what the seat could do at every step


class RecordQuestion(Request, frozen=True):
    """Ask a game about a record, as a seat saw it after so many of its moves."""

    record: Annotated[str, msgspec.Meta(max_length=MAX_BYTES)]
    moves: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Seat | None = None
    asked: Annotated[
        dict[str, Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=20)
    ] = {}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a stable code, a sentence in the reader's language, details."""

    code: str
    message: str
    details: dict[str, Any]


class Health(msgspec.Struct, frozen=True):
    """Whether the server and its storage work."""

    status: Literal["ok", "stopping", "no-storage"]
    version: str
    tables: int
    sockets: int
