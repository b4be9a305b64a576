"""A table is what its log says: entries come in by `apply`, one by one, and nothing else changes it."""

import copy
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from orbita.core.chance import Event
from orbita.core.contract import CLOCK, NEVER, Game, Outcome
from orbita.core.errors import BadRecord
from orbita.core.match import Match
from orbita.core.record import Entry as Move
from orbita.core.record import Record, Step, TakeBack, plain_options
from orbita.server.errors import Refusal
from orbita.server.socket.protocol import FilmInfo, Phase
from orbita.server.table import entries as log
from orbita.server.table.asides import Aside, aside_of
from orbita.server.table.casting import bot_place
from orbita.server.table.fairness import commitment
from orbita.server.table.pieces import Hand, Happened, Past, Place, Snapshot, Wished
from orbita.server.table.seating import Seating
from orbita.server.table.timing import Timing

REMEMBERED: Final = 64  # entries a client that comes back can be told one by one
AGREED: Final = "agreed"
RESIGNED: Final = "resigned"
DAY: Final = 86_400_000
GRACE: Final = 60_000
SHORT_GRACE: Final = 20_000


class Table(Seating):
    """The fold of a log."""

    def __init__(self, code: str, games: Mapping[str, Game[Any]]) -> None:
        super().__init__()
        self.code = code
        self._games = games
        self.seq = 0
        self.created = self.started = self.moved_at = 0
        self.phase: Phase = "lobby"
        self.laid: log.TableLaid
        self.game: Game[Any]
        self.options: Any = None
        self.key_changes: tuple[int, ...] = ()  # how often each seat's key was changed or given back
        self.begun: log.GameStarted | None = None
        self.match: Match[Any] | None = None
        self.wish: Wished | None = None
        self.film: FilmInfo | None = None
        self.rematch = ""
        self.noted: Outcome | None = None
        self.ending = ""  # a reason the rules do not know: the table agreed, or somebody gave up
        self.past: deque[Past] = deque(maxlen=REMEMBERED)
        self.last_by_seat: dict[int, int] = {}  # seq of each seat's last move
        self.made: dict[int, tuple[int, ...]] = {}  # seqs of each seat's moves, also of those taken back
        self.stood_in: dict[int, int] = {}  # by seat: the last move of a bot in place of its person
        self.hands: list[Hand] = []  # who made each step of the game, take-backs included
        self.taken_back = (CLOCK, 0)  # who last took back, by which entry
        self.asides: dict[Aside, int] = {}  # how often each was done, since the start if there was one
        self.timing = Timing()
        self.has_clock = False
        self.ready_to_step: tuple[int, ...] = ()  # the seats that are ready for the clock's next moment
        self._asleep_until = 0
        self._sleeping: list[Step] = []

    def load(self, rows: Sequence[tuple[int, int, log.Entry]], snapshot: Snapshot | None) -> None:
        """Fold a log from its beginning; up to a snapshot the rules need not be asked."""
        self._asleep_until = snapshot.seq if snapshot and self._fits(rows, snapshot) else 0
        for seq, at, entry in rows:
            self.apply(seq, at, entry)
            if snapshot and self.match and seq == self._asleep_until:
                self.match.thaw(self._sleeping, snapshot.frozen)
                self._sleeping = []
                self._see_end()

    def skim(self, rows: Sequence[tuple[int, int, log.Entry]]) -> Iterator[Past]:
        """Fold a log without asking the rules: who sat where and said what, not what came of the moves."""
        self._asleep_until = len(rows)
        for seq, at, entry in rows:
            self.apply(seq, at, entry)
            yield self.past[-1]

    def _fits(self, rows: Sequence[tuple[int, int, log.Entry]], snapshot: Snapshot) -> bool:
        """A snapshot of other rules, or of a log that is not this one, is not used."""
        begun = next((entry for _, _, entry in rows if isinstance(entry, log.GameStarted)), None)
        return (
            begun is not None
            and (begun.rules, begun.content) == (snapshot.rules, snapshot.content)
            and rows[-1][0] >= snapshot.seq
        )

    def after(self, seq: int, at: int, entry: log.Entry) -> "Table":
        """The table as it would be with one more entry, or why it cannot be; this one stays as it is."""
        table = copy.copy(self)
        table.places = list(self.places)
        table.past = self.past.copy()
        table.last_by_seat = dict(self.last_by_seat)
        table.hands = list(self.hands)
        table.asides = dict(self.asides)
        table._sleeping = list(self._sleeping)
        table.match = self.match.fork() if self.match else None
        table.apply(seq, at, entry)
        return table

    def apply(self, seq: int, at: int, entry: log.Entry) -> None:
        """Take in the next entry."""
        assert seq == self.seq + 1, f"entry {seq} after {self.seq}"
        if (seq == 1) != isinstance(entry, log.TableLaid):
            raise BadRecord("log/beginning", "a log begins with its table being laid, once")
        self.seq = seq
        happened: tuple[Happened, ...] = ()
        carried: log.WishMade | None = None
        before, movers, wish = self.players(), self._movers(entry), self.wish
        if (aside := aside_of(entry)) is not None:
            self.asides[aside] = self.asides.get(aside, 0) + 1
        if isinstance(entry, log.LinkRenewed | log.LeftSeat | log.BotSat):
            self.key_changes = tuple(
                changes + (seat == entry.seat) for seat, changes in enumerate(self.key_changes)
            )
        match entry:
            case log.TableLaid():
                self._lay(entry, at)
            case log.SatDown():
                self._sit(entry)
            case log.LinkRenewed():
                order = "" if entry.by_host else self.places[entry.seat].order
                self._change(entry.seat, secret=entry.secret, order=order)
            case log.LeftSeat():
                self._leave(entry.seat)
            case log.BotSat():
                self.places[entry.seat] = bot_place(self.game.name, self.code, entry)
            case log.SetReady():
                self._change(entry.seat, ready=entry.on)
            case log.GameStarted():
                self._start(entry, at)
            case log.MovePlayed():
                happened = tuple(self._play(entry, at))
            case log.MovesTakenBack():
                self._take_back(entry.seat, entry.count, at, entry.time)
            case log.WishMade():
                self.wish = Wished(seq, entry)
                carried = self._maybe_carry(at)
            case log.WishAnswered():
                carried = self._answer(entry, at)
            case log.SeatResigned():
                self._resign(entry)
            case log.CameBack():
                self._come_back(entry.seat)
            case log.OrderLeft():
                self._change(entry.seat, order=entry.order)
            case log.SeatMuted():
                self._mute(entry)
            case log.ClockPaused():
                self.timing = self.timing.held(entry.time, at, on=True)
            case log.ClockResumed():
                self.timing = self.timing.held(entry.time, at, on=False)
            case log.StepReady():
                self.ready_to_step = (*self.ready_to_step, entry.seat)
            case log.OutcomeNoted():
                self.phase, self.noted = "over", entry.outcome
                self._drop_tied()
            case log.RematchLaid():
                self.rematch = entry.table
            case log.Talked():
                self._hear(entry)
            case log.FilmCued():
                self.film = FilmInfo(seq, entry.seat, entry.turn, entry.step, entry.playing, entry.rate, at)
            case log.ChatSaid():
                pass  # only remembered
        players = tuple(old or new for old, new in zip(before or self.players(), self.players(), strict=True))
        time = log.time_of(entry, self.game_time(at) if self.has_clock else None)
        self.past.append(Past(seq, at, entry, happened, carried, players, movers, wish, time))

    def _movers(self, entry: log.Entry) -> tuple[int, ...]:
        """Whose moves an entry takes back, or asks to take back."""
        match entry:
            case log.MovesTakenBack(count=count) | log.WishMade(wish="take_back", count=count):
                return self.last_movers(count)
        return ()

    def _lay(self, entry: log.TableLaid, at: int) -> None:
        self.laid = entry
        self.created = self.moved_at = at
        self.game = self._games[entry.game]
        self.options = self.game.read_options(entry.options)
        self.places = [Place() for _ in range(entry.seats)]
        self.key_changes = (0,) * entry.seats

    def _leave(self, seat: int) -> None:
        """A seat is free again; what its player proposed, or was asked, falls."""
        self.places[seat] = Place()
        self._forget_signs_of(seat)
        self._drop_wish_of(seat)

    def _resign(self, entry: log.SeatResigned) -> None:
        """A seat gave up: a bot stands in for good, or the game is over."""
        self._change(entry.seat, stand_in=entry.level, resigned=True)
        self._drop_wish_of(entry.seat)
        if not entry.level:
            self.phase, self.ending = "over", RESIGNED
            self._drop_tied()

    def _drop_wish_of(self, seat: int) -> None:
        """What a seat proposed, or was asked, falls."""
        if self.wish is not None and seat in (self.wish.made.by, *self.wish.made.voters):
            self.wish = None

    def _start(self, entry: log.GameStarted, at: int) -> None:
        """Set up the game, unless it belongs to other rules: then it can be read, not played."""
        self.begun = entry
        self.started = self.moved_at = at
        self.asides = {}
        self.timing = Timing(at=at, rate=entry.rate, begins=at + entry.count)
        installed = (self.game.rules_version, self.game.content_hash(self.options))
        if (entry.rules, entry.content) != installed:
            self.phase = "frozen"
            return
        self.match = Match(self.game, self.options, len(self.places), int(entry.seed, 16))
        self.has_clock = self.game.wake_at(self.match.state) != NEVER
        self.phase = "playing"

    def _take_back(self, seat: int, count: int, at: int, time: int | None) -> None:
        """So many of the last moves do not stand any more."""
        self.taken_back = seat, self.seq
        self._go_on(TakeBack(self.game.seat_name(seat), count, time), seat, at)

    def _play(self, entry: log.MovePlayed, at: int) -> Iterator[Happened]:
        """Move, once or several times; after what turned something up nobody has decided yet."""
        seat = entry.seat
        if entry.stand_in or entry.ordered:
            self.stood_in = {**self.stood_in, seat: self.seq}
        elif seat != CLOCK:
            self.made = {**self.made, seat: (*self.made.get(seat, ()), *[self.seq] * len(entry.moves))}
        for number, text in enumerate(entry.moves):
            if number and self.match and self.seq > self._asleep_until and not self.match.can_undo(seat):
                raise Refusal("move/one-by-one", "what was turned up comes first: decide after that")
            events = self._go_on(Move(self.game.seat_name(seat), text, entry.time), seat, at)
            yield Happened(self.match.state if self.match else None, events)

    def _go_on(self, step: Step, seat: int, at: int) -> Sequence[Event]:
        """Move or take back, or only write it down where a snapshot or other rules make that enough."""
        if seat != CLOCK:
            self._drop_tied()  # it was about the table as it stood
        if self.noted is not None:
            self.noted = None  # in the first season an end could be taken back
            self.phase = "playing" if self.match else "frozen"
        self.moved_at = at
        self.last_by_seat[seat] = self.seq
        self.hands.append(Hand(at, seat != CLOCK and bool(self.places[seat].bot)))
        if step.at is not None:
            self.timing = self.timing.noted(step.at, at)
        if seat == CLOCK:
            self.ready_to_step = ()
        if self.match is None or self.seq <= self._asleep_until:
            self._sleeping.append(step)
            return ()
        events = self.match.follow(step)
        self._see_end()
        return events

    def _see_end(self) -> None:
        """The game is over when nobody is awaited; what was proposed falls with it."""
        if self.match is not None and not self.ending:
            self.phase = "over" if self.game.is_over(self.match.state) else "playing"
            if self.phase == "over":
                self._drop_tied()

    def _drop_tied(self) -> None:
        """What is proposed falls; only wishes of the first season outlive moves, and even the end."""
        if self.wish is not None and self.wish.made.tied:
            self.wish = None

    @property
    def proposal(self) -> Wished | None:
        """What waits for answers; what the first season left open nobody can answer any more."""
        return self.wish if self.wish is not None and self.wish.made.tied else None

    def _answer(self, entry: log.WishAnswered, at: int) -> log.WishMade | None:
        """One no, even the proposer's own, ends a proposal; the last yes carries it out."""
        assert self.wish is not None
        if not entry.agree:
            self.wish = None
            return None
        self.wish = msgspec.structs.replace(self.wish, agreed=(*self.wish.agreed, entry.seat))
        return self._maybe_carry(at)

    def _maybe_carry(self, at: int) -> log.WishMade | None:
        """Do what everybody has agreed to."""
        assert self.wish is not None
        if self.wish.waiting_for:
            return None
        made, self.wish = self.wish.made, None
        if made.wish == "take_back":
            self._take_back(made.by, made.count, at, self.game_time(at) if self.has_clock else None)
        elif made.wish == "resign":
            self.phase, self.ending = "over", AGREED
        elif made.tied and self.places[made.seat].kind == "person":
            self._change(made.seat, stand_in=made.level)
        else:
            self.places[made.seat] = bot_place(self.game.name, self.code, made)
        return made

    def _come_back(self, seat: int) -> None:
        """No bot stands in any more, and a proposal that one should falls."""
        self._change(seat, stand_in="")
        if self.wish is not None and self.wish.made.wish == "bot" and self.wish.made.seat == seat:
            self.wish = None

    def awaited(self) -> tuple[int, ...]:
        """Which seats may act now; the clock is not among them."""
        if self.match is None or self.phase != "playing":
            return ()
        return tuple(seat for seat in self.game.awaited(self.match.state) if seat != CLOCK)

    def last_moves(self, count: int) -> tuple[str, ...]:
        """The last entries of the game, as records write them."""
        played = self.match.entries if self.match else self._sleeping
        return tuple(step.move for step in played[-count:])

    def last_movers(self, count: int) -> tuple[int, ...]:
        """Which seats made the last moves that stand, the last move first."""
        return self.match.last_movers(count) if self.match else ()

    def is_open(self, now: int) -> bool:
        """Tell whether nothing of the game is secret any more: it is over.

        The set-up of a day that was given up is open when that day has ended, too: nobody shall look at it
        and then play it.
        """
        return self.phase == "over" and not (self.ending and now < self.laid.closed_until)

    def may_talk(self) -> bool:
        """Tell whether the game lets people talk now."""
        return self.match is None or self.phase != "playing" or self.game.may_talk(self.match.state)

    def has_moved_since_the_clock(self, seat: int) -> bool:
        """Tell whether a seat has moved since the clock, which runs, last did."""
        return self.wake_at() != NEVER and self.last_by_seat.get(seat, 0) > self.last_by_seat.get(CLOCK, 0)

    def grace(self) -> int:
        """How many ms somebody may be away before a bot may stand in; a clock does not wait long."""
        return SHORT_GRACE if self.has_clock else GRACE

    def deadline(self) -> int:
        """Until when the awaited seats have time; 0 at a table without days per move."""
        days = self.laid.days_per_move
        return self.moved_at + days * DAY if days and self.phase == "playing" else 0

    def late(self, now: int) -> tuple[int, ...]:
        """The seats whose time for a move is up: they have no vote any more."""
        return self.awaited() if 0 < self.deadline() < now else ()

    def game_time(self, now: int) -> int:
        """The game's clock at a moment."""
        return self.timing.time_at(now)

    def resumed_at(self) -> int:
        """Where the clock goes on after an absence: where it was, and never behind what is due."""
        wake_at = self.wake_at()
        return self.timing.time if wake_at == NEVER else min(self.timing.time, wake_at)

    def waited_for(self) -> tuple[int, ...]:
        """The people without whom a clock that goes step by step does not go on."""
        if not self.timing.steps or self.wake_at() == NEVER:
            return ()
        done = {*self.ready_to_step, *self.stood_in_for()}
        return tuple(seat for seat in self.playing() if seat not in done)

    def wake_at(self) -> int:
        """When the clock next matters, in the game's time."""
        if self.match is None or self.phase != "playing" or not self.has_clock:
            return NEVER
        return self.game.wake_at(self.match.state)

    def commitment(self) -> str:
        """The salted hash of the seed; empty before the start."""
        return commitment(self.begun.seed, self.begun.salt) if self.begun else ""

    def snapshot(self) -> Snapshot | None:
        """Where the match stands, to be kept."""
        if self.match is None or self.begun is None:
            return None
        return Snapshot(self.seq, self.begun.rules, self.begun.content, self.match.freeze())

    def record(self) -> Record | None:
        """The game as a record, also one of other rules; none before the start."""
        if self.begun is None:
            return None
        return Record(
            game=self.game.name,
            rules=self.begun.rules,
            content=self.begun.content,
            options=plain_options(self.options),
            seats=self.game.seat_names[: len(self.places)],
            seed=int(self.begun.seed, 16),
            moves=tuple(self.match.entries if self.match else self._sleeping),
            outcome=self.noted or (self.match.outcome() if self.match else None),
        )
