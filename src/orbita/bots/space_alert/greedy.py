"""The greedy crew member: at the table it lays its own cards, from what its seat sees."""

from dataclasses import dataclass

from orbita.bots.space_alert.boards import changes
from orbita.bots.space_alert.own_cards import hand_of, own_slots, wanted_halves
from orbita.core.contract import Moves
from orbita.games.space_alert.moves import AGREE, DRAW, GO
from orbita.games.space_alert.state import PLANNING
from orbita.games.space_alert.view import View


@dataclass(frozen=True)
class GreedyBot:
    """Follows the plan all bots arrive at, as far as its hand allows, and passes when its cards lie well."""

    steps: int = 15_000  # of the climb after each announcement

    def choose(self, view: View, seat: int, moves: Moves, seed: int) -> int | None:
        """Draw, lay, and end with the others; neither trip nor hurry."""
        if view.stage != PLANNING:
            return GO
        if DRAW in moves:
            return DRAW
        if not view.threats:
            return None
        for move in self.changes(view, seat):
            if move in moves:
                return move
        others = (place for number, place in enumerate(view.seats) if number != seat)
        return AGREE if AGREE in moves and any(other.agrees for other in others) else None

    def changes(self, view: View, seat: int) -> list[int]:
        """What is left to do until its slots are as wanted."""
        slots = own_slots(view, seat)
        return changes(view, seat, slots, wanted_halves(view, seat, slots, self.steps), hand_of(view))
