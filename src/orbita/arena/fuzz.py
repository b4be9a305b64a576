"""Random play mixed with nonsense, through the door: nothing may break, and refusals change nothing."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from orbita.arena.absurd import absurd_number, absurd_text, any_options, damaged
from orbita.core.chance import SEED_BITS
from orbita.core.contract import CLOCK, Game
from orbita.core.errors import IllegalMove, OrbitaError
from orbita.core.match import Match
from orbita.core.record import Record, read_record, write_json, write_text
from orbita.core.replay import replay

LANGS: Final = ("pl", "en")
MATCH_MOVES: Final = 500  # a match with its take-backs; then another one


class Broken(Exception):
    """Something that must never happen did; with the record and the input that show it."""

    def __init__(self, match: Match[Any], given: object, what: str) -> None:
        super().__init__(what)
        self.record = write_text(match.record())
        self.given = given


class Fuzzer:
    """Plays one match after another and tries to break each of them."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.dice = Random(seed)
        self.tally: Counter[str] = Counter()

    def run(self, moves: int) -> Iterator[int]:
        """Go on until this many moves were accepted, telling how many there are so far."""
        while self.tally["moves"] < moves:
            self.begin()
            while len(self.match.entries) < MATCH_MOVES and self.tally["moves"] < moves:
                self.step()
                yield self.tally["moves"]
                if not self.game.awaited(self.match.state):
                    break
            self.end()

    def begin(self) -> None:
        """Set up a match with any options and seats."""
        options = self.game.read_options(any_options(self.dice, self.game))
        seats = self.dice.randint(self.game.min_seats, self.game.max_seats)
        self.match = Match(self.game, options, seats, self.dice.getrandbits(SEED_BITS))
        self.standing = [self.game.pack(self.match.state)]  # before the first move, and after each since
        self.tally["matches"] += 1

    def step(self) -> None:
        """Make a legal move, mostly; otherwise send nonsense or take moves back."""
        kind = self.dice.random()
        if kind < 0.6:
            self.play_legal()
        elif kind < 0.7:
            self.send_number(self.any_seat(), absurd_number(self.dice))
        elif kind < 0.75:
            self.send_number(absurd_number(self.dice), self.legal_move()[1])
        elif kind < 0.95:
            self.send_text(self.any_seat(), absurd_text(self.dice, self.legal_text()))
        elif kind < 0.97:
            self.take_back()
        else:
            self.look_around()

    def any_seat(self) -> int:
        """Any seat at the table: often not the one that is awaited."""
        return self.dice.randrange(self.match.seats)

    def legal_move(self) -> tuple[int, int]:
        """A seat that is awaited and one of its moves."""
        seat = self.dice.choice(self.game.awaited(self.match.state))
        return seat, self.dice.choice(list(self.game.legal(self.match.state, seat)))

    def legal_text(self) -> str:
        """A legal move in notation."""
        seat, move = self.legal_move()
        return self.game.notation.move_text(self.match.state, seat, move)

    def play_legal(self) -> None:
        """Make a listed move, by its number or in notation: it must be accepted."""
        seat, move = self.legal_move()
        at = move if seat == CLOCK else None
        text = self.game.notation.move_text(self.match.state, seat, move)
        if self.dice.random() < 0.5:
            accepted = self.attempt((seat, move), lambda: self.match.play(seat, move, at))
        else:
            accepted = self.attempt((seat, text), lambda: self.match.play_text(seat, text, at))
        if not accepted:
            raise Broken(self.match, (seat, text), "a listed move was refused")

    def send_number(self, seat: int, move: int) -> None:
        """Make any move for any seat: accepted exactly if it is listed."""
        is_awaited = seat in self.game.awaited(self.match.state)
        is_listed = is_awaited and move in list(self.game.legal(self.match.state, seat))
        if self.attempt((seat, move), lambda: self.match.play(seat, move)) != is_listed:
            raise Broken(self.match, (seat, move), "a move was accepted that is not listed, or refused")

    def send_text(self, seat: int, text: str) -> None:
        """Send any text as a move."""
        self.attempt((seat, text), lambda: self.match.play_text(seat, text))

    def take_back(self) -> None:
        """Take some moves back: the table is as it was, to the last bit."""
        seat, count = self.any_seat(), self.dice.choice((1, 1, 2, 3, 10, 0, -1, 10**9))
        has_enough = 1 <= count < len(self.standing)
        before = self.game.pack(self.match.state)
        try:
            self.match.undo(seat, count)
        except OrbitaError:
            if has_enough or self.game.pack(self.match.state) != before:
                raise Broken(self.match, ("undo", count), "a take-back was refused, or half done") from None
            return
        except Exception as error:
            raise Broken(self.match, ("undo", count), f"{type(error).__name__}: {error}") from error
        del self.standing[-count:]
        self.tally["taken back"] += 1
        if not has_enough or self.game.pack(self.match.state) != self.standing[-1]:
            raise Broken(self.match, ("undo", count), "the table is not as it was before the move")

    def attempt(self, given: object, action: Callable[[], object]) -> bool:
        """Try something at the door: accepted and sound, or refused and without a trace."""
        before, entries = self.game.pack(self.match.state), len(self.match.entries)
        try:
            events = action()
        except OrbitaError as error:
            self.refused(given, error, before, entries)
            return False
        except Exception as error:
            raise Broken(self.match, given, f"{type(error).__name__}: {error}") from error
        self.accepted(given, events)
        return True

    def refused(self, given: object, error: OrbitaError, before: bytes, entries: int) -> None:
        """A refusal leaves the table and the log alone, and can be told in both languages."""
        self.tally["refused"] += 1
        if self.game.pack(self.match.state) != before or len(self.match.entries) != entries:
            raise Broken(self.match, given, f"refused ({error.code}), but something changed")
        if isinstance(error, IllegalMove):
            self.harmless(given, lambda: [self.game.texts.refusal(error, lang) for lang in LANGS])

    def accepted(self, given: object, events: Any) -> None:
        """After a move the table is sound, and what happened can be told."""
        self.tally["moves"] += 1
        state = self.match.state
        self.standing.append(self.game.pack(state))
        if faults := self.game.invariants(state):
            raise Broken(self.match, given, "; ".join(faults))
        for seat in self.game.awaited(state):
            if not len(self.game.legal(state, seat)):
                raise Broken(self.match, given, f"seat {seat} is awaited, but has no move")
        self.harmless(given, lambda: [self.game.event_data(state, event) for event in events])

    def look_around(self) -> None:
        """Read a damaged position; draw a view, and sample from it."""
        state, texts = self.match.state, self.game.texts
        position = self.game.notation.position_text(state)
        self.read(
            position.encode(), lambda raw: self.game.notation.parse_position(raw.decode("utf-8", "replace"))
        )
        view = self.game.view(state, self.any_seat())
        self.harmless("a view", lambda: [texts.board(view, lang, True) for lang in LANGS])
        self.harmless("a sample", lambda: self.game.sample(view, self.dice.getrandbits(62)))

    def end(self) -> None:
        """The record reads back in both forms and replays; a damaged one is refused, or plays."""
        self.send_number(self.any_seat(), absurd_number(self.dice))  # the game may be over by now
        record = self.match.record()
        for raw in (write_text(record).encode(), write_json(record)):
            self.play_again(record, raw)
            self.read(raw, lambda spoiled: replay(read_record(spoiled), self.game))

    def play_again(self, record: Record, raw: bytes) -> None:
        """A record as it was written is the same record, and leads to the same table."""
        try:
            again = read_record(raw)
            state = replay(again, self.game).state
        except Exception as error:
            raise Broken(
                self.match, raw, f"the record does not replay: {type(error).__name__}: {error}"
            ) from error
        if again != record or self.game.pack(state) != self.game.pack(self.match.state):
            raise Broken(self.match, raw, "the record reads back differently, or replays to another table")

    def read(self, raw: bytes, reader: Callable[[bytes], object]) -> None:
        """Read something damaged: an OrbitaError, or something readable after all."""
        spoiled = damaged(self.dice, raw)
        self.tally["damaged"] += 1
        self.harmless(spoiled, lambda: reader(spoiled))

    def harmless(self, given: object, action: Callable[[], object]) -> None:
        """Nothing but an OrbitaError may come of it."""
        try:
            action()
        except OrbitaError:
            pass
        except Exception as error:
            raise Broken(self.match, given, f"{type(error).__name__}: {error}") from error
