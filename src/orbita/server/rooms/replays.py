"""Games to watch again: a record played step by step, as one seat saw it, in a process of its own."""

import asyncio
import gzip
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from orbita.core.chance import Event
from orbita.core.contract import Game
from orbita.core.match import Match, seat_number
from orbita.core.record import Record, Step, read_record
from orbita.core.replay import steps
from orbita.registry import find_game
from orbita.server.errors import NotFound, Refusal
from orbita.server.http.bodies import Frame, Replay
from orbita.server.http.limits import Work
from orbita.server.rooms import errands
from orbita.server.rooms.digests import Excerpt, digest, write_rows
from orbita.server.rooms.errands import Advance, Asking, Errand, Inquest, Retelling, Supposed
from orbita.server.rooms.fair_queue import Busy
from orbita.server.rooms.meanwhile import Absence, meanwhile
from orbita.server.rooms.puzzles import Trial, try_puzzle
from orbita.server.rooms.spoken import Listener, spoken
from orbita.server.rooms.workers import TooLate, Workers
from orbita.server.socket.protocol import Board, Choice
from orbita.server.store.interface import Row
from orbita.server.table import show
from orbita.server.table.filing import Chronicle

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


class Wanted(NamedTuple):
    """How a game is watched: from which seat, in which language, with which board, under which names.

    `outcome` is how it ended at its table, where it did not end by its rules alone; `listener` whoever may
    know what was said there. With `last`, only so many steps are told, and of the moves no more than what the
    seat noticed of them: the game may still go on. With `choices`, every step tells what the seat could do.
    """

    seat: int | None = None
    lang: str = "en"
    board: Board = ""
    names: tuple[str, ...] = ()
    outcome: str = ""
    listener: Listener | None = None
    last: int = 0
    choices: bool = False


Question: TypeAlias = (
    Wanted
    | Excerpt
    | Absence
    | Errand
    | Asking
    | Supposed
    | Inquest
    | Retelling
    | Chronicle
    | Advance
    | Trial
)


class ReplayPool(Workers[bytes, bytes, Question, bool]):
    """Replays, parts of logs and games' tools for all who ask; an address answers for what it costs."""

    def __init__(self, workers: int = 1, limit: float = TIME) -> None:
        super().__init__(
            work, workers, limit=limit, size=WAITING, share=WAITING_OF_AN_ADDRESS, niceness=NICENESS
        )
        self.allowance = Work(*ALLOWED)

    async def replay(self, address: str, raw: bytes, wanted: Wanted, zipped: bool) -> bytes:
        """Play a record again for an address, or say why not."""
        if len(raw) > MAX_BYTES:
            raise too_long(f"it has more than {MAX_BYTES >> 20} MB")
        return await self._work(address, raw, wanted, zipped)

    async def digest(self, address: str, rows: list[Row], wanted: Excerpt, zipped: bool) -> bytes:
        """Tell a part of a log to an address, or say why not."""
        if wanted.upto > MAX_MOVES:
            raise too_long(f"it has more than {MAX_MOVES} entries")
        return await self._work(address, write_rows(rows), wanted, zipped)

    async def meanwhile(self, address: str, rows: list[Row], wanted: Absence, zipped: bool) -> bytes:
        """Tell an address what happened since an entry, or say why not."""
        if wanted.seq > MAX_MOVES:
            raise too_long(f"it has more than {MAX_MOVES} entries")
        return await self._work(address, write_rows(rows), wanted, zipped)

    async def run(self, address: str, raw: bytes, errand: Errand, seconds: float, zipped: bool) -> bytes:
        """Let a tool work for an address, or say why not."""
        try:
            return await self._within(seconds, address, raw, errand, zipped)
        except TooLate:
            raise errands.too_hard(seconds) from None

    async def answer(
        self, address: str, raw: bytes, asking: Asking | Supposed, seconds: float, zipped: bool
    ) -> bytes:
        """Answer a question about a game, from a view or a record, for an address, or say why not."""
        try:
            return await self._within(seconds, address, raw, asking, zipped)
        except TooLate:
            raise errands.too_hard(seconds) from None

    async def retell(self, address: str, raw: bytes, asked: Retelling, seconds: float) -> bytes:
        """Tell the story of a finished game to an address, or say why not."""
        try:
            return await self._within(seconds, address, raw, asked, False)
        except TooLate:
            raise errands.too_hard(seconds) from None

    async def try_puzzle(self, address: str, trial: Trial, zipped: bool) -> bytes:
        """Try something in the puzzle of a day, for an address, or say why not."""
        return await self._within(self.limit, address, b"", trial, zipped)

    async def inquire(self, address: str, raw: bytes, inquest: Inquest) -> bytes:
        """Look into a finished game for an address, or say why not."""
        seconds = inquest.seconds + errands.MARGIN
        try:
            return await self._within(seconds, address, raw, inquest, False)
        except TooLate:
            raise errands.too_hard(seconds) from None

    async def chronicle(self, table: str, raw: bytes, asked: Chronicle) -> bytes:
        """Make the line a finished game writes into its crew's log."""
        return await self._within(errands.WRITING, table, raw, asked, False)

    async def advance(self, table: str, raw: bytes, asked: Advance) -> bytes:
        """Take a finished game as the one that was due in a campaign."""
        return await self._within(errands.WRITING, table, raw, asked, False)

    async def _work(
        self, address: str, raw: bytes, wanted: Wanted | Excerpt | Absence, zipped: bool
    ) -> bytes:
        """Let a worker do it within the usual time."""
        try:
            return await self._within(self.limit, address, raw, wanted, zipped)
        except TooLate:
            raise too_long(f"it takes more than {self.limit:g} seconds") from None

    async def _within(
        self, seconds: float, address: str, raw: bytes, wanted: Question, zipped: bool
    ) -> bytes:
        """Let a worker do it, as far as the address may still ask for work."""
        self.allowance.check(address)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.ask_within(seconds, address, raw, wanted, zipped)
        except TimeoutError:
            raise Busy("server/busy", "too many games are being replayed: try again in a moment") from None

    def charge(self, owner: str, seconds: float) -> None:
        """An address pays with its allowance too."""
        super().charge(owner, seconds)
        self.allowance.spend(owner, seconds)


def work(raw: bytes, wanted: Question, zipped: bool) -> bytes:
    """What a worker does: write an answer as it is sent."""
    if isinstance(wanted, Errand):
        return _packed(errands.run_errand(raw, wanted), zipped)
    if isinstance(wanted, Asking):
        return _packed(errands.answer(raw, wanted), zipped)
    if isinstance(wanted, Supposed):
        return _packed(errands.suppose(raw, wanted), zipped)
    if isinstance(wanted, Chronicle):
        return errands.chronicle(raw, wanted)
    if isinstance(wanted, Advance):
        return errands.advance(raw, wanted)
    if isinstance(wanted, Retelling):
        return _packed(errands.retell(raw, wanted), zipped)
    if isinstance(wanted, Inquest):
        return _packed(errands.inquire(raw, wanted), zipped)
    if isinstance(wanted, Trial):
        return _packed(try_puzzle(wanted), zipped)
    if isinstance(wanted, Absence):
        return _packed(meanwhile(raw, wanted), zipped)
    if isinstance(wanted, Excerpt):
        return _packed(digest(raw, wanted), zipped)
    return replay(raw, wanted, zipped)


def replay(raw: bytes, wanted: Wanted, zipped: bool) -> bytes:
    """Read a record, play it, and write it step by step."""
    record = read_record(raw)
    return _packed(msgspec.json.encode(make_replay(record, find_game(record.game), wanted)), zipped)


def _packed(answer: bytes, zipped: bool) -> bytes:
    return gzip.compress(answer, COMPRESSION, mtime=0) if zipped else answer


def make_replay(record: Record, game: Game[Any], wanted: Wanted) -> Replay:
    """Play a record again, unless that would be too much."""
    if wanted.seat is not None and not 0 <= wanted.seat < len(record.seats):
        raise NotFound("seat/unknown", f"there is no seat {wanted.seat}", seat=wanted.seat)
    if len(record.moves) > MAX_MOVES:
        raise too_long(f"it has more than {MAX_MOVES} moves")
    frames = []
    size = 0
    known: dict[str, Any] = {}  # the view of the frame before, by field
    skipped = max(0, len(record.moves) + 1 - wanted.last) if wanted.last else 0
    for number, (entry, match, events) in enumerate(steps(record, game)):
        if number < skipped:
            continue
        frame = _frame(entry, match, events, wanted, known)
        frames.append(frame)
        size += len(msgspec.json.encode(frame))
        if size > MAX_ANSWER:
            raise too_long(f"it would fill more than {MAX_ANSWER >> 20} MB")
    ended = match.outcome()
    return Replay(
        game=game.name,
        seats=record.seats,
        options=record.options,
        outcome=wanted.outcome or (game.texts.outcome(ended, wanted.lang, wanted.names) if ended else ""),
        frames=tuple(frames),
        words=spoken(wanted.listener, wanted.lang) if wanted.listener else (),
    )


def _frame(
    entry: Step | None, match: Match[Any], events: list[Event], wanted: Wanted, known: dict[str, Any]
) -> Frame:
    """The game after an entry, and what the seat noticed of it."""
    game, lang = match.game, wanted.lang
    seen = game.view(match.state, wanted.seat)
    noticed = [game.seen_by(event, wanted.seat) for event in events]
    data = tuple(game.event_data(match.state, event) for event in noticed if event is not None)
    texts = [game.texts.event(one, lang, wanted.names) for one in data]
    return Frame(
        seat=None if entry is None else seat_number(game, entry.seat, match.seats),
        move="" if entry is None or wanted.last else entry.move,
        at=None if entry is None else entry.at,
        events=data,
        texts=tuple(text for text in texts if text),
        view=_changed(game.shown(seen), known),
        board=show.board(game, seen, lang, wanted.board),
        choices=_choices(match, seen, wanted) if wanted.choices else (),
    )


def _choices(match: Match[Any], seen: Any, wanted: Wanted) -> tuple[Choice, ...]:
    """What the seat could do, as a table would have offered it."""
    game, state, seat = match.game, match.state, wanted.seat
    if seat is None or seat not in game.awaited(state):
        return ()
    moves = {game.notation.move_text(state, seat, move): move for move in game.legal(state, seat)}
    return show.in_words(game, seen, show.foresee(game, seen, seat, moves), wanted.lang, wanted.names)


def _changed(shown: Any, known: dict[str, Any]) -> msgspec.Raw:
    """The fields of a view that are not as they were; they are known from now on."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown))
    changed = {
        name: _news(known.get(name), value)
        for name, value in fields.items()
        if name not in known or known[name] != value
    }
    known.update(fields)
    return msgspec.Raw(msgspec.json.encode(changed))


def _news(before: Any, now: Any) -> Any:
    """A value, or of a list of the same length only the places that changed."""
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return {str(place): new for place, new in enumerate(now) if before[place] != new}
    return now
