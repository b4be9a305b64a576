"""Upgrading the fighter (Ulepszenie myśliwca): a medium one fires two shots, a strong one three."""

from orbita.core.chance import say
from orbita.games.guardians.events import SHOTS_LOST
from orbita.games.guardians.rules import end, missile, shooting
from orbita.games.guardians.state import NOWHERE, OVER, SHOOT, State


def load(s: State) -> None:
    """As many shots as the fighter's level."""
    s.shots_left = s.level[s.seat]


def shoot_on(s: State, may_fire_missile: bool) -> None:
    """Each shot is settled before the next; a fighter lost in between loses the remaining ones [D]."""
    while s.shots_left > 0:
        if s.fighter[s.seat] == NOWHERE:
            say(s, SHOTS_LOST, s.seat, s.shots_left)
            s.shots_left = 0
        elif may_fire_missile and missile.can_fire(s):
            s.stage = SHOOT
            return
        else:
            s.shots_left -= 1
            shooting.shoot(s)
            end.check_invaders(s)
            if s.stage == OVER:
                return
