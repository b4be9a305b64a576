"""Games to watch again: a record played step by step, as one seat saw it, in a process of its own."""

import asyncio
import gzip
from typing import Any, Final

import msgspec

from orbita.core.contract import Game
from orbita.core.match import seat_number
from orbita.core.record import Record, read_record
from orbita.core.replay import steps
from orbita.registry import find_game
from orbita.server.bodies import Frame, Replay
from orbita.server.errors import NotFound, Refusal
from orbita.server.fair_queue import Busy
from orbita.server.limits import Work
from orbita.server.workers import TooLate, Workers

# The longest golden record has 1,100 moves in 15 kB, and 2 MB of frames.
MAX_BYTES: Final = 2 << 20
MAX_MOVES: Final = 20_000
MAX_ANSWER: Final = 32 << 20
TIME: Final = 10.0  # seconds of work
PATIENCE: Final = 60.0  # seconds, waiting included
WAITING: Final = 32  # replays
WAITING_OF_AN_ADDRESS: Final = 8
ALLOWED: Final = (40.0, 20.0)  # seconds of work an address may ask for, and how many more every minute
NICENESS: Final = 5  # after people's moves, before bots
COMPRESSION: Final = 5


class TooLong(Refusal):
    """A record takes more than a server gives to one replay."""

    status = 413


def too_long(reason: str) -> TooLong:
    """Say why a record is not replayed."""
    return TooLong("replay/too-long", f"this record is too long to be replayed here: {reason}")


class ReplayPool(Workers[bytes, bytes, int | None, str, bool]):
    """Replays for all who ask, a few at a time; an address is answered for what it costs."""

    def __init__(self, workers: int = 1, limit: float = TIME) -> None:
        super().__init__(
            replay, workers, limit=limit, size=WAITING, share=WAITING_OF_AN_ADDRESS, niceness=NICENESS
        )
        self.allowance = Work(*ALLOWED)

    async def replay(self, address: str, raw: bytes, seat: int | None, lang: str, zipped: bool) -> bytes:
        """Play a record again for an address, or say why not."""
        self.allowance.check(address)
        _check_bytes(raw)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.ask(address, raw, seat, lang, zipped)
        except TooLate:
            raise too_long(f"it takes more than {self.limit:g} seconds") from None
        except TimeoutError:
            raise Busy("server/busy", "too many games are being replayed: try again in a moment") from None

    def charge(self, owner: str, seconds: float) -> None:
        """An address pays with its allowance too."""
        super().charge(owner, seconds)
        self.allowance.spend(owner, seconds)


def replay(raw: bytes, seat: int | None, lang: str, zipped: bool) -> bytes:
    """What a worker does: read a record, play it, and write the answer as it is sent."""
    record = read_record(raw)
    answer = msgspec.json.encode(make_replay(record, find_game(record.game), seat, lang))
    return gzip.compress(answer, COMPRESSION, mtime=0) if zipped else answer


def make_replay(record: Record, game: Game[Any], seat: int | None, lang: str) -> Replay:
    """Play a record again, unless that would be too much."""
    if seat is not None and not 0 <= seat < len(record.seats):
        raise NotFound("seat/unknown", f"there is no seat {seat}", seat=seat)
    if len(record.moves) > MAX_MOVES:
        raise too_long(f"it has more than {MAX_MOVES} moves")
    frames = []
    size = 0
    for entry, match, events in steps(record, game):
        seen = [game.seen_by(event, seat) for event in events]
        data = tuple(game.event_data(match.state, event) for event in seen if event is not None)
        frame = Frame(
            seat=None if entry is None else seat_number(game, entry.seat, match.seats),
            move="" if entry is None else entry.move,
            at=None if entry is None else entry.at,
            events=data,
            texts=tuple(text for text in (game.texts.event(one, lang) for one in data) if text),
            view=msgspec.Raw(msgspec.json.encode(game.view(match.state, seat))),
        )
        frames.append(frame)
        size += len(msgspec.json.encode(frame))
        if size > MAX_ANSWER:
            raise too_long(f"it would fill more than {MAX_ANSWER >> 20} MB")
    ended = match.outcome()
    return Replay(
        game=game.name,
        seats=record.seats,
        options=record.options,
        outcome=game.texts.outcome(ended, lang) if ended else "",
        frames=tuple(frames),
    )


def _check_bytes(raw: bytes) -> None:
    if len(raw) > MAX_BYTES:
        raise too_long(f"it has more than {MAX_BYTES >> 20} MB")
