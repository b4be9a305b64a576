"""A crewmate who makes the mistakes people make: forgets a card, takes left for right, and trips over it."""

from dataclasses import dataclass
from typing import Final

from orbita.bots.bot import Act, Heard
from orbita.bots.space_alert.crewmate import Crewmate
from orbita.bots.space_alert.own_cards import Cards, Halves
from orbita.core.chance import generator_key
from orbita.core.contract import Moves
from orbita.games.space_alert.moves import TRIP_ARROW
from orbita.games.space_alert.ship import SLOTS
from orbita.games.space_alert.state import PLANNING
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import GO_BLUE, GO_RED

OTHER: Final = {GO_RED: GO_BLUE, GO_BLUE: GO_RED}


@dataclass(frozen=True)
class Novice(Crewmate):
    """Follows the plan, but not to the letter; which slots it gets wrong is settled with the mission."""

    mistakes: int = 10  # of a hundred cards that are forgotten, and of a hundred arrows laid the wrong way

    def act(self, view: View, seat: int, moves: Moves, heard: Heard, seed: int) -> Act:
        """Like any crewmate; but it notices in the action round what it took the wrong way."""
        slot = seat * SLOTS + view.ship.turn + 1
        if view.stage != PLANNING and TRIP_ARROW + seat in moves and self.is_confused(view, slot):
            return Act(move=TRIP_ARROW + seat)
        return super().act(view, seat, moves, heard, seed)

    def advise(self, view: View, seat: int, moves: Moves, heard: Heard, seed: int) -> int | None:
        """Nobody advises a mistake."""
        return Crewmate(self.work).advise(view, seat, moves, heard, seed)

    def wanted(self, view: View, slots: Cards, hand: list[int], plan: tuple[int, ...]) -> Halves:
        """What was agreed, less what is forgotten; of some arrows the other one."""
        meant = [
            OTHER.get(half, half) if self.is_confused(view, slot) else half for slot, half in enumerate(plan)
        ]
        wanted = super().wanted(view, slots, hand, tuple(meant))
        return {slot: half for slot, half in wanted.items() if not self.is_forgotten(view, slot)}

    def is_forgotten(self, view: View, slot: int) -> bool:
        """Whether a slot stays empty."""
        return draw(view, slot) < self.mistakes

    def is_confused(self, view: View, slot: int) -> bool:
        """Whether an arrow there is laid the wrong way."""
        return self.mistakes <= draw(view, slot) < 2 * self.mistakes


def draw(view: View, slot: int) -> int:
    """A number below a hundred for a slot, the same as long as the mission lasts."""
    mission = sum(track << (4 * place) for place, track in enumerate(view.tracks))
    return generator_key(mission, slot) % 100
