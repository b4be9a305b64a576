"""What a recorded game comes to: the ship at its end."""

from orbita.core.errors import BadRecord
from orbita.core.record import Record
from orbita.core.replay import replay
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.state import OVER
from orbita.games.space_alert.texts.errors import refused


def ship_after_game(record: Record, file: str) -> tuple[Ship, Options]:
    """The ship at the end of a recorded game, and the options it was played with."""
    match = replay(record, GAME)
    if match.state.stage != OVER:
        raise refused(BadRecord, "record/not-over", file=file)
    return match.state.ship, match.options
