"""What games work out for whoever asks, in a worker: tools, questions, why a game went as it did."""

import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from orbita.core.contract import Game
from orbita.core.errors import BadOptions
from orbita.core.offers import Question, Tool
from orbita.core.options import shown
from orbita.core.record import read_record
from orbita.core.replay import replay
from orbita.registry import find_game
from orbita.server.errors import NotFound, Refusal
from orbita.server.http.bodies import Reply
from orbita.server.table.clean_text import sentence
from orbita.server.table.filing import Chronicle, LineBody, write_line

THINKING: Final = 1.5  # seconds an inquiry is given to think, which buy it so much work
GUARD: Final = 1.2  # seconds by the clock, where that takes longer: the rest takes some tenths more
WRITING: Final = 5.0  # seconds a line of a crew's log may take
MARGIN: Final = 2.5  # seconds more for it to be read and written, also where others are at work
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class TooHard(Refusal):
    """A question takes more than a server gives to it."""

    status = 413


def too_hard(seconds: float) -> TooHard:
    """Say that it was not done in time."""
    return TooHard("tool/too-long", f"this takes more than {seconds:g} seconds", most=seconds)


class Errand(NamedTuple):
    """A tool of a game, and the reader's language; of what it gives perhaps only the line for a log."""

    game: str
    tool: str
    lang: str
    is_logged: bool = False


class Asking(NamedTuple):
    """A question about a game that goes on, as JSON, and the last entry of what is seen."""

    game: str
    question: str
    asked: bytes
    seq: int


class Supposed(NamedTuple):
    """A question about a record, as JSON, as a seat saw it after so many of its moves."""

    game: str
    question: str
    asked: bytes
    seat: int | None
    moves: int


class Retelling(NamedTuple):
    """The story of a finished game, in a language; nicknames by seat."""

    lang: str
    names: tuple[str, ...] = ()


class Inquest(NamedTuple):
    """Why a game went as it did, found out in so many seconds; nicknames by seat."""

    names: tuple[str, ...] = ()
    seconds: float = THINKING


class Advance(NamedTuple):
    """A campaign of a game as it is kept, and the day of the game that was due."""

    state: bytes
    day: str


def tool_of(game: Game[Any], name: str) -> Tool:
    """One of the tools of a game."""
    if name not in game.tools:
        raise NotFound("tool/unknown", f"{game.name} has no tool {shown(name)!r}", tool=shown(name))
    return game.tools[name]


def question_of(game: Game[Any], name: str) -> Question:
    """One of the questions a game answers."""
    if name not in game.questions:
        raise NotFound(
            "question/unknown", f"{game.name} has no question {shown(name)!r}", question=shown(name)
        )
    return game.questions[name]


def read_question(question: Question, given: Mapping[str, str]) -> bytes:
    """What is asked, from the parameters of an address."""
    try:
        asked = msgspec.convert(dict(given), question.takes, strict=False)
    except msgspec.ValidationError as fault:
        raise BadOptions(
            "question/input", f"this cannot be asked: {sentence(fault)}", fault=sentence(fault)
        ) from None
    return msgspec.json.encode(asked)


def run_errand(raw: bytes, errand: Errand) -> bytes:
    """Read what is asked, work it out, and write the answer."""
    tool = tool_of(find_game(errand.game), errand.tool)
    end = time.monotonic() + tool.seconds - MARGIN
    try:
        asked = msgspec.json.decode(raw, type=tool.takes)
    except UNREADABLE as fault:
        raise BadOptions(
            "tool/input", f"this cannot be asked: {sentence(fault)}", fault=sentence(fault)
        ) from None
    timer = (lambda: time.monotonic() > end,) if tool.is_timed else ()
    found = tool.work(asked, errand.lang, *timer)
    return msgspec.json.encode(_line(tool, found) if errand.is_logged else found)


def _line(tool: Tool, found: Any) -> LineBody:
    """What a crew's log keeps of what a tool worked out."""
    entry = tool.chronicle(found) if tool.chronicle is not None else None
    if entry is None:
        raise Refusal("crew/no-line", "this leaves no line in a log")
    names, line = entry
    return LineBody(tuple(names), msgspec.Raw(msgspec.json.encode(line)))


def answer(raw: bytes, asking: Asking) -> bytes:
    """Work out a question from a view, as bots get it."""
    game = find_game(asking.game)
    question = question_of(game, asking.question)
    seen: Any = msgspec.json.decode(raw, type=game.view_type)
    return _reply(question, seen, asking.asked, asking.seq)


def suppose(raw: bytes, asking: Supposed) -> bytes:
    """Work out a question from what a seat saw in a record."""
    game = find_game(asking.game)
    record = read_record(raw)
    if asking.seat is not None and not 0 <= asking.seat < len(record.seats):
        raise NotFound("seat/unknown", f"there is no seat {asking.seat}", seat=asking.seat)
    begun = msgspec.structs.replace(record, moves=record.moves[: asking.moves], outcome=None)
    match = replay(begun, game)
    seen = game.view(match.state, asking.seat)
    return _reply(question_of(game, asking.question), seen, asking.asked, len(begun.moves))


def _reply(question: Question, seen: Any, asked: bytes, seq: int) -> bytes:
    reply = question.work(seen, msgspec.json.decode(asked, type=question.takes))
    return msgspec.json.encode(Reply(seq, msgspec.Raw(msgspec.json.encode(reply))))


def inquire(raw: bytes, inquest: Inquest) -> bytes:
    """Look into a finished game; what is not found out in time is left out."""
    end = time.monotonic() + min(inquest.seconds, GUARD)
    record = read_record(raw)
    look = find_game(record.game).inquire
    assert look is not None
    found = look(record, inquest.seconds, names=inquest.names, is_time_up=lambda: time.monotonic() > end)
    return msgspec.json.encode(found)


def retell(raw: bytes, asked: Retelling) -> bytes:
    """Tell what a finished game is remembered for."""
    record = read_record(raw)
    story = find_game(record.game).story
    assert story is not None
    return msgspec.json.encode(story.tell(record, asked.lang, asked.names))


def chronicle(raw: bytes, asked: Chronicle) -> bytes:
    """Make the line of a finished game."""
    return write_line(find_game(read_record(raw).game), raw, asked)


def advance(raw: bytes, asked: Advance) -> bytes:
    """Take a finished game as the one that was due in a campaign."""
    record = read_record(raw)
    campaigns = find_game(record.game).campaigns
    assert campaigns is not None
    state = msgspec.json.decode(asked.state, type=campaigns.state)
    return msgspec.json.encode(campaigns.finish(state, record, asked.day))
