"""What a puzzle is: a position of a real game in which a turn has to be found, with its answers."""

from typing import Final

import msgspec

LOST: Final = 0.12  # of the chance to win that greedy's turn loses at least
SOLVED: Final = 0.03  # that a turn may lose and still is an answer


class Answer(msgspec.Struct, frozen=True):
    """A whole turn in notation, the chance to win that it leaves, and with how many walks that was found."""

    moves: tuple[str, ...]
    chance: float
    walks: int


class Puzzle(msgspec.Struct, frozen=True):
    """A position: a record that ends before the turn; and every turn there is, the best first."""

    record: str
    seat: str
    turns: tuple[Answer, ...]
    greedy: tuple[str, ...]  # what the bot did that takes what is best right now

    def find(self, moves: tuple[str, ...]) -> Answer | None:
        """A turn by its moves."""
        return next((turn for turn in self.turns if turn.moves == moves), None)

    def is_answer(self, turn: Answer) -> bool:
        """Tell whether a turn solves the puzzle."""
        return self.turns[0].chance - turn.chance < SOLVED


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzles of a game, under the rules they were found under."""

    game: str
    rules: int
    walks: int  # every good turn was judged with so many, twice
    puzzles: tuple[Puzzle, ...]
