"""What games work out for whoever asks, in a worker: their tools, and why a finished game went as it did."""

import time
from typing import Any, Final, NamedTuple

import msgspec

from orbita.core.contract import Game
from orbita.core.errors import BadOptions
from orbita.core.offers import Tool
from orbita.core.options import shown
from orbita.core.record import read_record
from orbita.registry import find_game
from orbita.server.errors import NotFound, Refusal
from orbita.server.table.clean_text import sentence
from orbita.server.table.filing import Chronicle, write_line

THINKING: Final = 1.5  # seconds an inquiry is given to think
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
    """A tool of a game, and the reader's language."""

    game: str
    tool: str
    lang: str


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
    return msgspec.json.encode(tool.work(asked, errand.lang, *timer))


def inquire(raw: bytes, inquest: Inquest) -> bytes:
    """Look into a finished game; what is not found out in time is left out."""
    end = time.monotonic() + inquest.seconds
    record = read_record(raw)
    look = find_game(record.game).inquire
    assert look is not None
    found = look(record, inquest.seconds, names=inquest.names, is_time_up=lambda: time.monotonic() > end)
    return msgspec.json.encode(found)


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
