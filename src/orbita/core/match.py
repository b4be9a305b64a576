"""The door: players' moves come in here, are checked, carried out on a copy and written down."""

import copy
import hashlib
from collections.abc import Iterator
from typing import Any, Final, Generic, TypeVar

import msgspec

from orbita.core.chance import Event, TableState, generator_key
from orbita.core.contract import CLOCK, Game, Outcome
from orbita.core.errors import BadOptions, BadRecord, IllegalMove
from orbita.core.record import Entry, Record, Step, TakeBack, plain_options

S = TypeVar("S", bound=TableState)

MAX_SEED: Final = 1 << 256
STRIDE: Final = 16  # moves from one checkpoint to the next
SEAL_BYTES: Final = 16  # of the checksum in front of what is frozen
PACKED: Final = 2  # how states are packed; what was frozen otherwise is played again from the log


class Match(Generic[S]):
    """One game being played, with its log; the log never shrinks, take-backs are entries too."""

    def __init__(self, game: Game[S], options: Any, seats: int, seed: int) -> None:
        game.check_seats(seats)
        if not 0 <= seed < MAX_SEED:
            raise BadOptions("seed/range", "a seed is a whole number from 0 to 2^256 - 1")
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.entries: list[Step] = []
        self.state = game.new(options, seats, generator_key(seed, 0))
        self._played: list[Played] = []  # what stands of the log, without what was taken back
        self._checkpoints: list[S] = []  # states STRIDE standing moves apart, once one was taken back

    def fork(self) -> "Match[S]":
        """Make an independent match that stands where this one does."""
        twin = copy.copy(self)  # states may be shared: every move is carried out on a copy
        twin.entries = list(self.entries)
        twin._played = list(self._played)
        twin._checkpoints = list(self._checkpoints)
        return twin

    def play(self, seat: int, move: int, at: int | None = None) -> list[Event]:
        """Carry out a move and tell what happened; a refused one changes nothing."""
        refusal = self.game.why_not(self.state, seat, move)
        if refusal is not None:
            raise refusal
        number = len(self.entries) + 1
        text = self.game.notation.move_text(self.state, seat, move)
        events: list[Event] = []
        is_bound = self.game.binds(self.state, seat, move)
        self.state, has_drawn = self._carry_out(self.state, seat, move, number, events)
        has_revealed = has_drawn or is_bound or any(self.game.reveals(event) for event in events)
        self.entries.append(Entry(self.game.seat_name(seat), text, at))
        self._played.append(Played(number, seat, move, has_revealed))
        self._maybe_keep(len(self._played))
        return events

    def play_text(self, seat: int, text: str, at: int | None = None) -> list[Event]:
        """Carry out a move given in notation."""
        return self.play(seat, self.game.notation.parse_move(self.state, seat, text), at)

    def follow(self, step: Step) -> list[Event]:
        """Do what an entry of a record says: carry out its move, or take back."""
        seat = seat_number(self.game, step.seat, self.seats)
        if isinstance(step, TakeBack):
            self.undo(seat, step.count, step.at)
            return []
        return self.play_text(seat, step.move, step.at)

    def can_undo(self, seat: int) -> bool:
        """The last move may be taken back by the seat that made it, unless it revealed something."""
        return bool(self._played) and self._played[-1].seat == seat and not self._played[-1].has_revealed

    def undo_limit(self, seat: int) -> int:
        """How many of its last moves a seat may take back: none before another's, or one that revealed."""
        count = 0
        for played in reversed(self._played):
            if played.seat != seat or played.has_revealed:
                break
            count += 1
        return count

    def last_movers(self, count: int) -> tuple[int, ...]:
        """Which seats made the last `count` moves that stand, the last move first."""
        return tuple(played.seat for played in self._played[: -count - 1 : -1])

    def newest(self) -> Iterator["Played"]:
        """The moves that stand, the last first."""
        return reversed(self._played)

    def standing(self) -> int:
        """How many moves stand, without those that were taken back."""
        return len(self._played)

    def undo(self, seat: int, count: int = 1, at: int | None = None) -> None:
        """Take back the last moves. Whether more than `can_undo` is allowed, the table decides."""
        if seat != CLOCK and not 0 <= seat < self.seats:
            raise IllegalMove("seat/unknown", f"there is no seat {seat}")
        if not 1 <= count <= len(self._played):
            raise IllegalMove("undo/nothing", "there is nothing to take back", moves=len(self._played))
        del self._played[-count:]
        self.entries.append(TakeBack(self.game.seat_name(seat), count, at))
        self._replay_standing()

    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.game.outcome(self.state)

    def freeze(self) -> bytes:
        """Write down where the match stands, so that `thaw` need not play the log again."""
        ice = _Frozen(self.game.pack(self.state), tuple(self._played), len(self.entries))
        body = msgspec.msgpack.encode(ice)
        return self._seal(body) + body

    def thaw(self, entries: list[Step], frozen: bytes) -> None:
        """Take the match to where it was frozen, after these entries; what is damaged changes nothing."""
        body = frozen[SEAL_BYTES:]
        if frozen[:SEAL_BYTES] != self._seal(body):
            raise BadRecord("snapshot/damaged", "these bytes are not what was frozen of this match")
        ice = msgspec.msgpack.decode(body, type=_Frozen)
        if ice.entries != len(entries):
            raise BadRecord("snapshot/damaged", "this was frozen after another number of entries")
        self.state = self.game.unpack(self.options, self.seats, ice.state)
        self.entries = list(entries)
        self._played = list(ice.played)
        self._checkpoints = []

    def record(self) -> Record:
        """Everything needed to play this game again."""
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            content=self.game.content_hash(self.options),
            options=plain_options(self.options),
            seats=self.game.seat_names[: self.seats],
            seed=self.seed,
            moves=tuple(self.entries),
            outcome=self.outcome(),
        )

    def _carry_out(
        self, state: S, seat: int, move: int, number: int, events: list[Event] | None
    ) -> tuple[S, bool]:
        """Apply a move to a copy, with the generator keyed for its number; tell whether it drew."""
        state = self.game.copy(state)
        key = generator_key(self.seed, number)
        state.rng = key
        self.game.apply(state, seat, move, events)
        return state, state.rng != key

    def _replay_standing(self) -> None:
        """Go back to the last checkpoint and repeat the moves that stand, each with the chance it had."""
        del self._checkpoints[len(self._played) // STRIDE + 1 :]
        if not self._checkpoints:
            self._checkpoints.append(self.game.new(self.options, self.seats, generator_key(self.seed, 0)))
        self.state = self._checkpoints[-1]
        first = (len(self._checkpoints) - 1) * STRIDE
        for count, played in enumerate(self._played[first:], first + 1):
            self.state, _ = self._carry_out(self.state, played.seat, played.move, played.number, None)
            self._maybe_keep(count)

    def _maybe_keep(self, count: int) -> None:
        """Keep the state after so many standing moves, if it is the next checkpoint."""
        if self._checkpoints and count == len(self._checkpoints) * STRIDE:
            self._checkpoints.append(self.state)

    def _seal(self, body: bytes) -> bytes:
        """A checksum of frozen bytes that only this match has."""
        game = self.game
        match = (PACKED, game.name, game.rules_version, self.seats, hex(self.seed), self.options)
        seal = hashlib.blake2b(msgspec.msgpack.encode(match), digest_size=SEAL_BYTES)
        seal.update(body)
        return seal.digest()


class Played(msgspec.Struct, frozen=True):
    """A move that stands, with its number in the log, and whether it drew, turned something up or binds."""

    number: int
    seat: int
    move: int
    has_revealed: bool


class _Frozen(msgspec.Struct, frozen=True):
    """Where a match stands: the state, the moves that stand, and the length of the log."""

    state: bytes
    played: tuple[Played, ...]
    entries: int


def seat_number(game: Game[Any], name: str, seats: int) -> int:
    """Find a seat, or the clock, by the name records use."""
    seat: int
    for seat in (CLOCK, *range(seats)):
        if game.seat_name(seat) == name:
            return seat
    raise BadOptions("seat/unknown", f"no seat {name!r}: there is {', '.join(game.seat_names[:seats])}")
