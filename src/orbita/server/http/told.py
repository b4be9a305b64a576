"""What is told of games over REST: parts of their logs, answers about them, whole games step by step."""

from typing import Any, Literal

import msgspec

from orbita.server.socket.protocol import Choice, Item, TalkKind


class Items(msgspec.Struct, frozen=True):
    """What a seat was told of the entries after `since`, up to `upto`; the log goes on to `seq`."""

    since: int
    upto: int  # go on from here: as `since` of the next page, until it is `seq`
    seq: int
    items: tuple[Item, ...]


class Digest(msgspec.Struct, frozen=True):
    """What happened behind entry `since`, put together by the game for whoever asks."""

    since: int
    seq: int
    at: int  # when entry `since` was made
    undone: int  # moves before it that were taken back
    digest: msgspec.Raw


class Reply(msgspec.Struct, frozen=True):
    """The answer to a question about a game, in the game's own terms, as things stood after entry `seq`."""

    seq: int
    reply: msgspec.Raw


class ReviewInfo(msgspec.Struct, frozen=True):
    """How far the review of a finished game is: ask again until it is there."""

    judged: int  # of its decisions and draws
    pieces: int  # how many there are; 0 before it begins
    waiting: int  # reviews of other games before it
    is_rough: bool  # fewer walks than usual: the rules are not compiled here
    review: msgspec.Raw | None


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a replay."""

    seat: int | None  # who moved; None: the start
    move: str
    at: int | None
    events: tuple[dict[str, Any], ...]
    texts: tuple[str, ...]
    view: (
        msgspec.Raw
    )  # the fields of what the game shows that changed since the frame before; the first has all
    board: str  # the game drawn as text, where that was asked for
    choices: tuple[Choice, ...] = ()  # what the seat could do then, where that was asked for


class Word(msgspec.Struct, frozen=True):
    """Something said while the game was played."""

    frame: int  # the last frame before it
    time: int | None  # the game's, where it has a clock
    seat: int
    who: str
    talk: TalkKind | Literal["chat"]
    about: str  # of a sign: in the game's notation
    text: str


class Replay(msgspec.Struct, frozen=True):
    """A whole game, step by step."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    outcome: str
    frames: tuple[Frame, ...]
    words: tuple[Word, ...] = ()  # for whoever was at the table, or may watch it


class PuzzleTurn(msgspec.Struct, frozen=True):
    """A whole turn: in notation, in words, and the chance to win that it leaves."""

    moves: tuple[str, ...]
    words: tuple[str, ...]
    chance: float
    walks: int  # of the search that found the chance


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """How good a turn was, against the best one."""

    is_solved: bool
    lost: float  # of the chance to win
    chance: float
    greedy: PuzzleTurn  # what the bot did that looks no further than its turn


class PuzzleInfo(msgspec.Struct, frozen=True):
    """The puzzle of a day, after some moves of the seat whose turn is to be found."""

    game: str
    day: str
    today: str
    seats: tuple[str, ...]
    seat: int
    options: dict[str, Any]
    made: tuple[str, ...]
    frame: Frame
    verdict: PuzzleVerdict | None  # once the turn is over
    answer: PuzzleTurn | None  # then, or when the day is
