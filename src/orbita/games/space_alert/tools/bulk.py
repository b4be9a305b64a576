"""Work to be measured: whole missions with a known order of damage, one after another on one board."""

from collections.abc import Callable
from typing import Final

from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.rules.round import resolve
from orbita.games.space_alert.tools.random_missions import random_missions

MISSIONS: Final = 1000
SEED: Final = 1


def resolved_missions(options: Options, seats: int) -> Callable[[], int]:
    """Make the missions ready; their crew is always four."""
    missions = random_missions(MISSIONS, SEED)
    ship = action_setup.board(box_for(options), missions[0])

    def resolve_all() -> int:
        """Resolve every mission once."""
        for mission in missions:
            resolve(ship, mission)
        return len(missions)

    return resolve_all
