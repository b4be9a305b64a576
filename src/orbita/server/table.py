"""A table is what its log says: entries come in by `apply`, one by one, and nothing else changes it."""

import copy
from collections import deque
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from orbita.core.chance import Event
from orbita.core.contract import CLOCK, NEVER, Game, Outcome
from orbita.core.errors import BadRecord
from orbita.core.match import Match
from orbita.core.record import Entry as RecordEntry
from orbita.core.record import Record, plain_options
from orbita.server import entries as log
from orbita.server.asides import Aside, aside_of
from orbita.server.fairness import commitment
from orbita.server.protocol import Phase, SeatKind

REMEMBERED: Final = 64  # entries a client that comes back can be told one by one
AGREED: Final = "agreed"
DAY: Final = 86_400_000


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


class Past(NamedTuple):
    """An entry with what it brought about: the state after it and the events, or the wish it carried."""

    seq: int
    at: int
    entry: log.Entry
    state: Any
    events: Sequence[Event]
    carried: log.WishMade | None


class Snapshot(msgspec.Struct, frozen=True):
    """Where a match stood after an entry, under which rules."""

    seq: int
    rules: int
    content: str
    frozen: bytes


class Table:
    """The fold of a log."""

    def __init__(self, code: str, games: dict[str, Game[Any]]) -> None:
        self.code = code
        self._games = games
        self.seq = 0
        self.created = self.started = self.moved_at = 0
        self.phase: Phase = "lobby"
        self.laid: log.TableLaid
        self.game: Game[Any]
        self.options: Any = None
        self.places: list[Place] = []
        self.key_changes: tuple[int, ...] = ()  # how often each seat's key was changed or given back
        self.begun: log.GameStarted | None = None
        self.match: Match[Any] | None = None
        self.wish: Wished | None = None
        self.rematch = ""
        self.noted: Outcome | None = None
        self.ending = ""  # a reason the rules do not know: the table agreed
        self.past: deque[Past] = deque(maxlen=REMEMBERED)
        self.last_by_seat: dict[int, int] = {}  # seq of each seat's last move
        self.asides: dict[Aside, int] = {}  # how often each was done, since the start if there was one
        self.clock_base = (0, 0)  # the game's time at a moment
        self.has_clock = False
        self._asleep_until = 0
        self._sleeping: list[RecordEntry] = []

    def load(self, rows: Sequence[tuple[int, int, log.Entry]], snapshot: Snapshot | None) -> None:
        """Fold a log from its beginning; up to a snapshot the rules need not be asked."""
        self._asleep_until = snapshot.seq if snapshot and self._fits(rows, snapshot) else 0
        for seq, at, entry in rows:
            self.apply(seq, at, entry)
            if snapshot and self.match and seq == self._asleep_until:
                self.match.thaw(self._sleeping, snapshot.frozen)
                self._sleeping = []
                self._see_end()

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
        events: Sequence[Event] = ()
        carried: log.WishMade | None = None
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
                self._change(entry.seat, secret=entry.secret)
            case log.LeftSeat():
                self._leave(entry.seat)
            case log.BotSat():
                self.places[entry.seat] = Place(kind="bot", level=entry.level, ready=True)
            case log.SetReady():
                self._change(entry.seat, ready=entry.on)
            case log.GameStarted():
                self._start(entry, at)
            case log.MovePlayed():
                events = self._play(entry.seat, entry.move, at, entry.time)
            case log.WishMade():
                self.wish = Wished(seq, entry)
                carried = self._maybe_carry(at)
            case log.WishAnswered():
                carried = self._answer(entry, at)
            case log.CameBack():
                self._come_back(entry.seat)
            case log.SeatMuted():
                self._mute(entry)
            case log.ClockResumed():
                self.clock_base = (entry.time, at)
            case log.OutcomeNoted():
                self.phase, self.noted = "over", entry.outcome
                self._drop_tied()
            case log.RematchLaid():
                self.rematch = entry.table
            case log.ChatSaid():
                pass  # only remembered
        state = self.match.state if self.match and events else None
        self.past.append(Past(seq, at, entry, state, events, carried))

    def _change(self, seat: int, **fields: Any) -> None:
        """Change something about a place."""
        self.places[seat] = msgspec.structs.replace(self.places[seat], **fields)

    def _lay(self, entry: log.TableLaid, at: int) -> None:
        self.laid = entry
        self.created = self.moved_at = at
        self.game = self._games[entry.game]
        self.options = self.game.read_options(entry.options)
        self.places = [Place() for _ in range(entry.seats)]
        self.key_changes = (0,) * entry.seats

    def _sit(self, entry: log.SatDown) -> None:
        """A person sits down; who held the seat before keeps nothing but the name of the seat."""
        before = self.places[entry.seat]
        ready = entry.ready or (before.kind == "person" and before.ready)
        self.places[entry.seat] = Place(
            kind="person", player=entry.player, secret=entry.secret, guest=entry.guest, ready=ready
        )

    def _leave(self, seat: int) -> None:
        """A seat is free again; what its player proposed, or was asked, falls."""
        self.places[seat] = Place()
        if self.wish is not None and seat in (self.wish.made.by, *self.wish.made.voters):
            self.wish = None

    def _start(self, entry: log.GameStarted, at: int) -> None:
        """Set up the game, unless it belongs to other rules: then it can be read, not played."""
        self.begun = entry
        self.started = self.moved_at = at
        self.asides = {}
        self.clock_base = (0, at)
        installed = (self.game.rules_version, self.game.content_hash(self.options))
        if (entry.rules, entry.content) != installed:
            self.phase = "frozen"
            return
        self.match = Match(self.game, self.options, len(self.places), int(entry.seed, 16))
        self.has_clock = self.game.wake_at(self.match.state) != NEVER
        self.phase = "playing"

    def _play(self, seat: int, text: str, at: int, time: int | None) -> Sequence[Event]:
        """Carry out a move, or only write it down where a snapshot or other rules make that enough."""
        if seat != CLOCK:
            self._drop_tied()  # it was about the table as it stood
        if self.noted is not None:
            self.noted = None  # in the first season an end could be taken back
            self.phase = "playing" if self.match else "frozen"
        self.moved_at = at
        self.last_by_seat[seat] = self.seq
        if time is not None:
            self.clock_base = (time, at)
        if self.match is None or self.seq <= self._asleep_until:
            self._sleeping.append(RecordEntry(self.game.seat_name(seat), text, time))
            return ()
        events = self.match.play_text(seat, text, time)
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
        """One no, also of who proposed it, ends a proposal; the last yes carries it out."""
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
            self._play(made.by, f"undo {made.count}", at, self.game_time(at) if self.has_clock else None)
        elif made.wish == "resign":
            self.phase, self.ending = "over", AGREED
        elif made.tied and self.places[made.seat].kind == "person":
            self._change(made.seat, stand_in=made.level)
        else:
            self.places[made.seat] = Place(kind="bot", level=made.level, ready=True)
        return made

    def _come_back(self, seat: int) -> None:
        """No bot stands in any more, and a proposal that one should falls."""
        self._change(seat, stand_in="")
        if self.wish is not None and self.wish.made.wish == "bot" and self.wish.made.seat == seat:
            self.wish = None

    def _mute(self, entry: log.SeatMuted) -> None:
        others = tuple(seat for seat in self.places[entry.by].muted if seat != entry.seat)
        self._change(entry.by, muted=(*others, entry.seat) if entry.on else others)

    def awaited(self) -> tuple[int, ...]:
        """Which seats may act now; the clock is not among them."""
        if self.match is None or self.phase != "playing":
            return ()
        return tuple(seat for seat in self.game.awaited(self.match.state) if seat != CLOCK)

    def undo_limit(self, seat: int) -> int:
        """How many moves of its own unfinished turn a seat may take back; none where time has passed."""
        if self.match is None or self.has_clock or seat not in self.awaited():
            return 0
        return self.match.undo_limit(seat)

    def last_movers(self, count: int) -> tuple[int, ...]:
        """Which seats made the last moves that stand, the last move first."""
        return self.match.last_movers(count) if self.match else ()

    def may_talk(self) -> bool:
        """Tell whether the game lets people talk now."""
        return self.match is None or self.phase != "playing" or self.game.may_talk(self.match.state)

    def has_moved_since_the_clock(self, seat: int) -> bool:
        """Tell whether a seat has moved since the clock, which runs, last did."""
        return self.wake_at() != NEVER and self.last_by_seat.get(seat, 0) > self.last_by_seat.get(CLOCK, 0)

    def persons(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, place in enumerate(self.places) if place.kind == "person")

    def held(self) -> tuple[int, ...]:
        """The seats that are somebody's: where people sit, and those whose link somebody was given."""
        return tuple(seat for seat, place in enumerate(self.places) if place.kind == "person" or place.secret)

    def stood_in_for(self) -> tuple[int, ...]:
        """The people for whom a bot plays."""
        return tuple(seat for seat in self.persons() if self.places[seat].stand_in)

    def deadline(self) -> int:
        """Until when the awaited seats have time; 0 at a table without days per move."""
        days = self.laid.days_per_move
        return self.moved_at + days * DAY if days and self.phase == "playing" else 0

    def late(self, now: int) -> tuple[int, ...]:
        """The seats whose days are over: they have no vote any more."""
        deadline = self.deadline()
        return self.awaited() if deadline and now > deadline else ()

    def game_time(self, now: int) -> int:
        """The game's clock at a moment."""
        time, at = self.clock_base
        return max(time, time + now - at)

    def resumed_at(self) -> int:
        """Where the clock goes on after an absence: where it was, and never behind what is due."""
        wake_at = self.wake_at()
        return self.clock_base[0] if wake_at == NEVER else min(self.clock_base[0], wake_at)

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
