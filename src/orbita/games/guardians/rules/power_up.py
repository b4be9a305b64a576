"""Power-up (Doładowanie): extra shots on the way."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.guardians.events import POWER_UP_USED
from orbita.games.guardians.rules import levels, movement
from orbita.games.guardians.state import EMPTY, FLY_ON, NOWHERE, OVER, USED, State


def use_power_up(s: State, space: i64) -> bool:
    """Stop on the way and fire all shots once more; tell whether the seat may choose how to go on."""
    s.heading = movement.heading_to(s, space)
    movement.fly(s, space)
    s.power_up[s.seat] = USED
    say(s, POWER_UP_USED, s.seat, space)
    levels.load(s)
    levels.shoot_on(s, False)
    if s.stage == OVER or s.fighter[s.seat] == NOWHERE or s.board[s.fighter[s.seat] + s.heading] != EMPTY:
        return False
    s.stage = FLY_ON
    return True
