"""Whole games by random play inside the compiled package: the engine's speed without Python around it."""

from orbita.core.chance import TableState, draw_below
from orbita.core.flat import i64
from orbita.games.voyager.rules.turn import apply, legal
from orbita.games.voyager.state import OVER, State


def play_out(s: State, seed: i64) -> i64:
    """Play random moves to the end and count them."""
    dice = TableState()
    dice.rng = seed
    count: i64 = 0
    while s.stage != OVER:
        moves = legal(s, s.asked)
        apply(s, s.asked, moves[draw_below(dice, len(moves))])
        count += 1
    return count
