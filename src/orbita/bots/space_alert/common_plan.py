"""What a crew would agree on, worked out by each bot alone from what lies open to all.

Everybody climbs the same way from the same announcements, so that all bots arrive at the same plan without a
word; each then follows its own part as far as its hand allows. Cards of closed phases count as planned.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from orbita.bots.space_alert.cards import supply_of
from orbita.bots.space_alert.greedy import climb, new_planner
from orbita.core.chance import cells, zeros
from orbita.games.space_alert.flatten import box_for
from orbita.games.space_alert.flight_file import draw_order
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import SLOTS, Mission
from orbita.games.space_alert.state import first_slot, last_slot
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import AT_PHASE_END, AT_THREAT, INTERNAL, NO_ACTION, WHERE_MASK, ZONES

SEED: Final = 1  # one for all
Plan = tuple[int, ...]  # halves by member * SLOTS + turn


class Heard(NamedTuple):
    """A threat, and the phase in which it was announced."""

    phase: int
    number: int
    card: int
    zone: int


class Situation(NamedTuple):
    """Everything about a mission that all crew members know."""

    options: Options
    crew: int
    phases: int
    tracks: tuple[int, ...]
    heard: tuple[Heard, ...]  # in the order of the announcements


def situation_of(view: View) -> Situation:
    """Take what is open to all from what one seat sees."""
    cards = {(threat.number, threat.zone): threat.card for threat in view.threats}
    heard, phase = [], 1
    for _, kind, number, detail in view.heard:
        if kind == AT_PHASE_END:
            phase = number + 1
        zone = detail & WHERE_MASK
        if kind == AT_THREAT and (number, zone) in cards:
            heard.append(Heard(phase, number, cards[number, zone], zone))
    return Situation(view.options, len(view.members), view.phases, view.tracks, tuple(heard))


@lru_cache(maxsize=1024)
def common_plan(situation: Situation, steps: int) -> Plan:
    """Improve what was agreed before the last announcement, in the slots that are still open."""
    if not situation.heard:
        return (NO_ACTION,) * (situation.crew * SLOTS)
    before = common_plan(situation._replace(heard=situation.heard[:-1]), steps)
    box = box_for(situation.options)
    first = first_slot(box, situation.heard[-1].phase)
    mission = mission_of(situation, before)
    free = cells([int(first <= slot % SLOTS <= mission.turns) for slot in range(len(before))])
    supply = supply_of(box, box.card_copies)
    planner = new_planner(box, mission, free, supply, zeros(situation.crew), SEED)
    climb(planner, steps)
    return tuple(planner.best_plan)


def mission_of(situation: Situation, plan: Plan) -> Mission:
    """The mission as far as it is known, with a guess at the damage."""
    threats = sorted(situation.heard, key=lambda threat: (threat.number, threat.zone == INTERNAL))
    mission = Mission()
    mission.crew = situation.crew
    mission.turns = last_slot(box_for(situation.options), situation.phases)
    mission.plan = cells(list(plan))
    mission.tracks = cells(list(situation.tracks))
    mission.threats = len(threats)
    mission.number = cells([threat.number for threat in threats])
    mission.card = cells([threat.card for threat in threats])
    mission.zone = cells([threat.zone for threat in threats])
    mission.order = cells(draw_order(SEED))
    mission.carried = zeros(ZONES)
    return mission
