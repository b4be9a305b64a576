"""The bot that searches: it deals tables that fit its view and plays what it tried most on them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from orbita.bots.search import MOVES, Mind, Node, grow, most_tried
from orbita.core.chance import TableState, generator_key
from orbita.core.contract import Moves
from orbita.core.errors import BadOptions

MOST_WALKS: Final = 1_000_000
FUTURES: Final = 32  # of a move whose consequences are drawn
FAR: Final = 1 << 32  # numbers of keys that no table has


@dataclass(frozen=True)
class Judgement:
    """What a search found out: the move it tried most, how often it tried each, and what that brought."""

    best: int
    visits: dict[int, int]
    chances: dict[int, tuple[float, ...]]  # by move, of every seat


class SearchBot:
    """As strong as it is given walks: their number is all that tells one from another."""

    def __init__(
        self, mind: Mind, sample: Callable[[Any, int], TableState], walks: int, tables: int = 1
    ) -> None:
        self.mind = mind
        self.sample = sample
        self.walks = walks
        self.tables = tables

    def choose(self, view: Any, seat: int, moves: Moves, seed: int) -> int:
        """Pick the move that was tried most often."""
        return moves[0] if len(moves) == 1 else self.judge(view, seat, moves, seed).best

    def judge(self, view: Any, seat: int, moves: Moves, seed: int) -> "Judgement":
        """Search, and tell what came of each move that was tried."""
        root = grow(self.mind, self.deal(view, seed), self.walks, generator_key(seed, 0))
        children = {move: root.children.get(seat * MOVES + move) for move in moves}
        tried = {move: child for move, child in children.items() if child is not None and child.visits > 0}
        return Judgement(
            best=most_tried(root, seat, list(moves)),
            visits={move: int(child.visits) for move, child in tried.items()},
            chances={move: means(child) for move, child in tried.items()},
        )

    def chances_after(self, view: Any, seat: int, move: int, seed: int) -> tuple[float, ...]:
        """Every seat's chance to win once a move was made: all walks begin behind it, each future in turn.

        Two moves that are asked about with the same seed meet the same hands and the same chance.
        """
        dealt = self.deal(view, seed)
        tables = []
        for number in range(min(self.walks, max(FUTURES, len(dealt)))):
            s = self.mind.copy(dealt[number % len(dealt)])
            s.rng = generator_key(seed, FAR + number)
            self.mind.engine.apply(s, seat, move)
            tables.append(s)
        return means(grow(self.mind, tables, self.walks, generator_key(seed, 0)))

    def deal(self, view: Any, seed: int) -> list[TableState]:
        """Tables that fit a view."""
        tables = min(self.tables, self.walks)
        return [self.sample(view, generator_key(seed, number)) for number in range(1, tables + 1)]

    def with_walks(self, walks: int) -> "SearchBot":
        """The same bot with another number of walks."""
        if not 1 <= walks <= MOST_WALKS:
            raise BadOptions(
                "bot/walks",
                f"a search walks 1 to {MOST_WALKS} times, not {walks}",
                walks=walks,
                most=MOST_WALKS,
            )
        return type(self)(self.mind, self.sample, walks, self.tables)


def means(node: Node) -> tuple[float, ...]:
    """What a node brought every seat on average."""
    return tuple(total / node.visits for total in node.total)
