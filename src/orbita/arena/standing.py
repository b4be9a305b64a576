"""The moves of a record that stand, each with the table before and behind it."""

from typing import Any, NamedTuple

from orbita.arena.review_model import Words
from orbita.core.chance import generator_key
from orbita.core.contract import CLOCK, Game
from orbita.core.match import Match
from orbita.core.record import Record, TakeBack
from orbita.core.replay import replay, steps


class Move(NamedTuple):
    """A move that was not taken back."""

    number: int  # in the record, from 1
    seat: int
    move: int
    before: Any
    behind: Any
    has_drawn: bool

    def is_decision(self, game: Game[Any]) -> bool:
        """Somebody had a choice."""
        return self.seat != CLOCK and len(game.legal(self.before, self.seat)) > 1


def in_words(game: Game[Any], move: Move, which: int) -> Words:
    """One of the moves a seat had, as it would say it."""
    view = game.view(move.before, move.seat)
    text = game.notation.move_text(move.before, move.seat, which)
    return Words(game.texts.move(view, text, "pl"), game.texts.move(view, text, "en"))


def standing_moves(record: Record, game: Game[Any]) -> tuple[list[Move], Match[Any]]:
    """Play a record again, checking it, and keep what stands in the end."""
    last = replay(record, game)
    moves: list[Move] = []
    before: Any = None
    for entry, match, _ in steps(record, game):
        if isinstance(entry, TakeBack):
            del moves[-entry.count :]
        elif entry is not None:
            made = next(match.newest())
            key = generator_key(record.seed, made.number)
            moves.append(Move(made.number, made.seat, made.move, before, match.state, match.state.rng != key))
        before = match.state
    return moves, last
