"""One-turn look-ahead: every way to finish a turn, on copies, judged by `evaluation`."""

# Compiled: see setup.py.

from orbita.bots.guardians.evaluation import Weights, evaluate
from orbita.core.flat import i64
from orbita.games.guardians.copying import copy
from orbita.games.guardians.rules.turn import apply, legal
from orbita.games.guardians.state import (
    ACT,
    FLY_ON,
    MOVE_MINE,
    PAY,
    RETURN,
    SHOOT,
    State,
)


def move_value(s: State, seat: i64, move: i64, w: Weights) -> i64:
    """How good the table can be at the end of the turn that goes on with this move."""
    t = copy(s)
    apply(t, seat, move)
    if not goes_on(s.stage, t, seat):
        return evaluate(t, seat, w)
    best: i64 = -1_000_000_000
    for following in legal(t, seat):
        best = max(best, move_value(t, seat, following, w))
    return best


def goes_on(stage: i64, t: State, seat: i64) -> bool:
    """Tell whether the turn goes on after a move made in this stage. Coming back is judged step by step."""
    if t.seat != seat:
        return False
    if t.stage == ACT:
        return stage == RETURN
    return t.stage == FLY_ON or t.stage == SHOOT or t.stage == MOVE_MINE or t.stage == PAY
