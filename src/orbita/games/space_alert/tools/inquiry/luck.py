"""What chance decided: the same cards once more, with the damage tokens in other orders."""

from typing import Final

from orbita.core.chance import MASK62, TableState, cells, draw_below, generator_key
from orbita.core.flat import Cells
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.ship import TOKENS_A_ZONE, Ship, with_plan
from orbita.games.space_alert.tools.inquiry.history import History
from orbita.games.space_alert.tools.inquiry.model import Luck
from orbita.games.space_alert.tools.inquiry.texts import Speaker
from orbita.games.space_alert.tools.inquiry.workbench import LOST, score_of
from orbita.games.space_alert.tools.solver.rehearsal import play_on
from orbita.games.space_alert.vocabulary import ZONES

ORDERS: Final = 100
OTHER_ORDERS: Final = 1  # which draw of the debrief's seed


def luck_of(h: History, seed: int, speaker: Speaker) -> Luck:
    """How the flight ends in a hundred orders; nothing to try where no token was drawn."""
    if not any(h.end.damage[zone] > h.flight.carried[zone] for zone in range(ZONES)):
        return luck_told(h, [], speaker)
    dice = TableState()
    dice.rng = generator_key(seed & MASK62, OTHER_ORDERS)
    return luck_told(h, [score_of(flown_with(h, other_order(h, dice))) for _ in range(ORDERS)], speaker)


def luck_told(h: History, scores: list[int], speaker: Speaker) -> Luck:
    """Scores in figures and in a sentence."""
    flown = score_of(h.end)
    home = sum(score != LOST for score in scores)
    better = sum(score > flown for score in scores)
    worse = sum(score < flown for score in scores)
    text = speaker.luck(flown != LOST, len(scores), home, better, worse)
    return Luck(orders=len(scores), home=home, better=better, worse=worse, text=text)


def other_order(h: History, dice: TableState) -> Cells:
    """Another order of the tokens that nobody could know: those of earlier missions stay where they lie."""
    order = list(h.flight.order)
    for zone in range(ZONES):
        first = zone * TOKENS_A_ZONE + h.flight.carried[zone]
        last = (zone + 1) * TOKENS_A_ZONE
        unknown = order[first:last]
        for place in range(first, last):
            order[place] = unknown.pop(draw_below(dice, len(unknown)))
    return cells(order)


def flown_with(h: History, order: Cells) -> Ship:
    """The mission as it was flown, its trips included, with the damage in another order."""
    flight = with_plan(h.flight, h.plan)
    flight.order = order
    ship = action_setup.board(h.box, flight)
    play_on(h.rehearsal, ship)
    return ship
