"""Open-loop tree search over information sets: for any game whose rules and worth a `Mind` can tell.

A node stands for what was done since the root, not for a state: every walk from the root begins on a table
sampled from the view, with a new future, and follows the moves that are legal there. So chance and hidden
hands need no nodes of their own, and nothing is learnt that the seat cannot know. Which child a walk takes
is PUCT's choice: its value so far, and a prior that counts less the more often it was tried. A move that
is seldom legal is compared by how often it was offered.

The number of walks limits the search, never the clock, so that the same view and seed give the same move.
"""

# Compiled: see setup.py.

from math import sqrt
from typing import Final

from orbita.bots.net import Net
from orbita.bots.shares import shares
from orbita.core.chance import MASK62, TableState, draw_below
from orbita.core.flat import Cells, Floats, i64
from orbita.core.playout import Engine

EXPLORATION: Final = 1.6
FLOOR: Final = 0.02  # of the prior, shared out evenly: no move is ruled out by it
MOVES: Final = 1_000_000  # more than any game has
UNKNOWN: Final = 0.5


class Mind:
    """What a search asks of a game besides its rules; each game has a class of its own.

    Where tables can be told in numbers, their chances may be learned: then a net gives them.
    """

    inputs: i64 = 0  # numbers that `features` tells for each seat; none: nothing can be learned

    def __init__(self, engine: Engine, net: Net | None = None) -> None:
        self.engine = engine
        self.net = net

    def taught(self, net: Net | None) -> "Mind":
        """The same with another net, or with the judgement it has without one."""
        raise NotImplementedError

    def features(self, s: TableState) -> Floats:
        """What a net goes by: the table in numbers, as many for each seat."""
        raise NotImplementedError

    def seats(self, s: TableState) -> i64:
        """How many seats there are."""
        raise NotImplementedError

    def copy(self, s: TableState) -> TableState:
        """A table to try things on."""
        raise NotImplementedError

    def liking(self, s: TableState, seat: i64, moves: Cells) -> list[float]:
        """How much each of these moves is liked at first sight: of any scale, the more the better."""
        raise NotImplementedError

    def chances(self, s: TableState) -> list[float]:
        """Every seat's chance to win from here, from 0 to 1; the table may be played on for that."""
        raise NotImplementedError

    def trust(self, s: TableState) -> float:
        """How far such chances come true, as measured: the power they are raised to when people see them."""
        return 1.0


class Node:
    """What became of a move: how often it was offered and tried, and what that brought each seat."""

    def __init__(self, prior: float, seats: i64) -> None:
        self.prior = prior
        self.offered = 0.0
        self.visits = 0.0
        self.total: list[float] = [0.0] * seats
        self.children: dict[int, Node] = {}

    def mean(self, seat: i64) -> float:
        """What it brought a seat on average."""
        return self.total[seat] / self.visits if self.visits > 0.0 else UNKNOWN


def grow(mind: Mind, tables: list[TableState], walks: i64, seed: i64) -> Node:
    """Walk the tree so many times, beginning on each of the tables in turn; give its root."""
    seats = mind.seats(tables[0])
    root = Node(1.0, seats)
    dice = TableState()
    dice.rng = seed & MASK62
    for walk in range(walks):
        s = mind.copy(tables[walk % len(tables)])
        s.rng = draw_below(dice, MASK62)
        descend(mind, s, root, seats)
    return root


def descend(mind: Mind, s: TableState, root: Node, seats: i64) -> None:
    """One walk: down to a move that was never tried, and its worth back up to the root."""
    engine = mind.engine
    path: list[Node] = [root]
    node = root
    seat = engine.asked(s)
    while seat >= 0:
        moves = engine.legal(s, seat)
        if len(moves) == 1:
            engine.apply(s, seat, moves[0])
        else:
            move = choose_child(mind, s, node, seat, moves, seats)
            node = node.children[seat * MOVES + move]
            path.append(node)
            engine.apply(s, seat, move)
            if node.visits == 0.0:
                break
        seat = engine.asked(s)
    chances = mind.chances(s)
    for passed in path:
        passed.visits += 1.0
        for place in range(seats):
            passed.total[place] += chances[place]


def choose_child(mind: Mind, s: TableState, node: Node, seat: i64, moves: Cells, seats: i64) -> i64:
    """PUCT among the moves that are legal here; children appear when their move is first seen."""
    met: list[Node] = []
    known: float = 0.0
    for move in moves:
        child = node.children.get(seat * MOVES + move)
        if child is None:
            known = add_children(mind, s, node, seat, moves, seats)
            met = [node.children[seat * MOVES + each] for each in moves]
            break
        met.append(child)
        known += child.prior
    at_first = node.mean(seat)
    best = moves[0]
    best_score = -1.0
    for number in range(len(met)):
        child = met[number]
        child.offered += 1.0
        value = child.total[seat] / child.visits if child.visits > 0.0 else at_first
        score = value + EXPLORATION * child.prior / known * sqrt(child.offered) / (1.0 + child.visits)
        if score > best_score:
            best, best_score = moves[number], score
    return best


def add_children(mind: Mind, s: TableState, node: Node, seat: i64, moves: Cells, seats: i64) -> float:
    """A child for every move that has none, with its prior; tell what the priors of these moves add up to."""
    priors = shares(mind.liking(s, seat, moves))
    even = FLOOR / len(priors)
    known = 0.0
    for number in range(len(priors)):
        key = seat * MOVES + moves[number]
        child = node.children.get(key)
        if child is None:
            child = Node(priors[number] * (1.0 - FLOOR) + even, seats)
            node.children[key] = child
        known += child.prior
    return known


def most_tried(root: Node, seat: i64, moves: list[int]) -> int:
    """The move that was tried most often; of equals the one that brought more."""
    best = moves[0]
    best_visits, best_mean = -1.0, -1.0
    for move in moves:
        child = root.children.get(seat * MOVES + move)
        if child is not None:
            mean = child.mean(seat)
            if child.visits > best_visits or (child.visits == best_visits and mean > best_mean):
                best, best_visits, best_mean = move, child.visits, mean
    return best
