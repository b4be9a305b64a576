"""1. Setting up (Przygotowanie do gry): which rules a script of the training levels leaves out."""

from typing import Final

from orbita.games.space_alert.missions.scripts import find_mission
from orbita.games.space_alert.options import InUse, Options

RANDOM: Final = "random"
# [D] by kind of script: whether heroic cards, visual confirmation and battlebots are used.
HEROIC: Final = ("mission", RANDOM)
CONFIRMATION: Final = ("mission", RANDOM)
BATTLEBOTS: Final = ("advanced_simulation", "mission", RANDOM)


def is_in_use(chosen: InUse, kinds: tuple[str, ...], options: Options) -> bool:
    """What was chosen, or what the script's kind has."""
    if chosen != "script":
        return chosen == "on"
    kind = RANDOM if options.mission == RANDOM else find_mission(options.mission).kind
    return kind in kinds
