"""Random missions with random plans and a known order of damage, to measure and test the resolver."""

from typing import Final

from orbita.core.chance import TableState, draw_below, fill
from orbita.core.contract import CLOCK
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import clock, turn
from orbita.games.space_alert.rules.setup import new
from orbita.games.space_alert.ship import SLOTS, TURNS, Flight, with_plan
from orbita.games.space_alert.state import PLANNING
from orbita.games.space_alert.tools.flights.file import draw_order
from orbita.games.space_alert.vocabulary import GO_LIFT

CREW: Final = 4


def random_missions(count: int, seed: int) -> list[Flight]:
    """So many missions of mixed difficulty for a crew of four, always the same for a seed."""
    dice = TableState()
    dice.rng = seed
    return [random_mission(dice) for _ in range(count)]


def random_mission(dice: TableState) -> Flight:
    """Threats of a random script, and any ordinary card or none on every slot."""
    s = new(Options(common="both", serious="both"), CREW, draw_below(dice, 1 << 40))
    while s.stage == PLANNING:
        turn.apply(s, CLOCK, clock.next_moment(s))
    plan = [
        draw_below(dice, GO_LIFT + 1) if 1 <= slot % SLOTS <= TURNS else 0 for slot in range(CREW * SLOTS)
    ]
    mission = with_plan(s.ship.flight, plan)
    fill(mission.order, draw_order(draw_below(dice, 1 << 40)))
    return mission
