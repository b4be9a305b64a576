"""3.5 The computer check (Test konserwacji centralnego komputera)."""

from orbita.core.chance import say
from orbita.games.space_alert.events import BY_COMPUTER, COMPUTER_CHECKED
from orbita.games.space_alert.rules import crew
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.vocabulary import SPACE


def check(s: Ship) -> None:
    """Without maintenance in this phase everybody on the ship is delayed."""
    phase = s.box.phase_of_turn[s.turn]
    is_maintained = s.maintained >> phase & 1
    say(s, COMPUTER_CHECKED, phase, is_maintained)
    if is_maintained:
        return
    for member in range(s.crew):
        if s.station[member] != SPACE:
            crew.delay(s, member, s.turn + 1, BY_COMPUTER)
