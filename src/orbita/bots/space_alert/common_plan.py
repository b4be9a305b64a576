"""What a crew would agree on, worked out by each bot alone from what lies open to all.

Everybody climbs the same way from the same announcements and backs of cards, so that all bots arrive at the
same plan without a word; each then follows its own part as far as its hand allows. As nobody can be sure of
the others' cards, the plan is judged by several versions of the mission, with other damage and other hands.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from orbita.bots.space_alert.climb import CARDS, PHASES, climb, new_planner
from orbita.core.chance import TableState, cells, draw_below, fill
from orbita.core.flat import Cells
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.events import back_of
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules.androids import acting_order
from orbita.games.space_alert.rules.setup import cards_to_deal
from orbita.games.space_alert.ship import NOBODY, SLOTS, TOKENS_A_ZONE, UP, Box, Flight, lay_out_flight
from orbita.games.space_alert.state import ACTION_KINDS, first_slot, last_slot
from orbita.games.space_alert.tools.flights.file import draw_order
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import (
    AT_PHASE_END,
    AT_THREAT,
    INTERNAL,
    NO_ACTION,
    WHERE_MASK,
    ZONES,
)

SEED: Final = 1  # one for all
VERSIONS: Final = 6  # for a crew that does not know each other's hands
VERSIONS_ALONE: Final = 2
PLENTY: Final = 99  # of every half
Plan = tuple[int, ...]  # halves by member * SLOTS + turn


class Heard(NamedTuple):
    """A threat, and the phase in which it was announced; or the beginning of a phase (without a card)."""

    phase: int
    number: int
    card: int
    zone: int


class Situation(NamedTuple):
    """Everything about a mission that all crew members know."""

    options: Options
    people: int
    crew: int
    phases: int
    tracks: tuple[int, ...]
    heard: tuple[Heard, ...]  # in the order of the announcements
    closed: Plan  # by member * SLOTS + turn: backs of cards in closed phases, of androids the cards


def situation_of(view: View) -> Situation:
    """Take what is open to all from what one seat sees."""
    cards = {(threat.number, threat.zone): threat.card for threat in view.threats}
    heard, phase = [], 1
    for _, kind, number, detail in view.heard:
        if kind == AT_PHASE_END:
            phase = number + 1
            heard.append(Heard(phase, 0, NOBODY, 0))
        zone = detail & WHERE_MASK
        if kind == AT_THREAT and (number, zone) in cards:
            heard.append(Heard(phase, number, cards[number, zone], zone))
    return Situation(
        view.options,
        0 if len(view.seats) == 1 else len(view.seats),
        len(view.members),
        view.phases,
        view.tracks,
        tuple(heard),
        closed_slots(view, first_slot(box_for(view.options), view.phase)),
    )


def closed_slots(view: View, first_open: int) -> Plan:
    """What everybody sees of the closed phases."""
    closed = [NO_ACTION] * (len(view.members) * SLOTS)
    for member, board in enumerate(view.members):
        for turn, card in enumerate(board.plan[: first_open - 1], 1):
            if board.is_android:
                closed[member * SLOTS + turn] = card & UP
            else:
                closed[member * SLOTS + turn] = back_of(card) if card > NO_ACTION else card
    return tuple(closed)


def before_phase(situation: Situation, phase: int) -> Situation:
    """The same, when that phase was open."""
    first = first_slot(box_for(situation.options), phase)
    closed = tuple(card if slot % SLOTS < first else NO_ACTION for slot, card in enumerate(situation.closed))
    return situation._replace(closed=closed)


@lru_cache(maxsize=1024)
def common_plan(situation: Situation, steps: int) -> Plan:
    """Improve what was agreed before the last announcement, in the slots that are still open."""
    if not situation.heard:
        return (NO_ACTION,) * (situation.crew * SLOTS)
    earlier = situation._replace(heard=situation.heard[:-1])
    if earlier.heard:
        earlier = before_phase(earlier, earlier.heard[-1].phase)
    box = box_for(situation.options)
    phase = situation.heard[-1].phase
    first = first_slot(box, phase)
    plan = as_it_lies(situation, common_plan(earlier, steps), first)
    turns = last_slot(box, situation.phases)
    free = [int(first <= slot % SLOTS <= turns) for slot in range(len(plan))]
    versions = range(VERSIONS if situation.people else VERSIONS_ALONE)
    planner = new_planner(
        box,
        [flight_in(situation, plan, SEED + version) for version in versions],
        [guessed_hands(situation, phase, SEED + version) for version in versions],
        free,
        [0] * situation.crew,
        SEED,
    )
    climb(planner, steps)
    return tuple(planner.best_plans[0])


def as_it_lies(situation: Situation, plan: Plan, first_open: int) -> Plan:
    """The plan, without what the backs of the closed phases show was not laid."""
    return tuple(
        half if slot % SLOTS >= first_open else shown(situation, slot, half) for slot, half in enumerate(plan)
    )


def shown(situation: Situation, slot: int, half: int) -> int:
    """The half that lies on a closed slot: as planned if the back is right, else nothing anybody knows of."""
    card = situation.closed[slot]
    if slot // SLOTS >= situation.people:
        return card
    return half if half != NO_ACTION and card == back_of(half) else NO_ACTION


def guessed_hands(situation: Situation, open_phase: int, seed: int) -> Cells:
    """How often each half can be laid by each member, phase by phase, with random hands.

    What lies in closed phases, lies; alone, one has all cards.
    """
    box = box_for(situation.options)
    dice = TableState()
    dice.rng = seed
    hands: list[int] = []
    for _ in range(situation.crew):
        for phase in range(1, PHASES + 1):
            if phase < open_phase or not situation.people:
                hands += [PLENTY] * CARDS
            else:
                hands += deal_halves(box, cards_to_deal(situation.options, situation.people)[phase - 1], dice)
    return cells(hands)


def deal_halves(box: Box, cards: int, dice: TableState) -> list[int]:
    """A random hand of so many cards, as how often it has each half."""
    kinds = [kind for kind in range(ACTION_KINDS) if box.card_copies[kind]]
    counts = [0] * CARDS
    for _ in range(cards):
        kind = kinds[draw_below(dice, len(kinds))]
        counts[box.card_action[kind]] += 1
        counts[box.card_move[kind]] += 1
    return counts


def flight_of(
    options: Options,
    people: int,
    phases: int,
    tracks: tuple[int, ...],
    threats: Iterable[tuple[int, int, int]],
    plan: Sequence[int],
    seed: int,
) -> Flight:
    """The mission as far as it is known (threats as number, card and zone), with a guess at the damage."""
    box = box_for(options)
    in_order = sorted(threats, key=lambda threat: (threat[0], threat[2] == INTERNAL))
    mission = lay_out_flight(list(plan), list(tracks), in_order, guessed_order(box, seed))
    mission.turns = last_slot(box, phases)
    fill(mission.sequence, acting_order(box, people, mission.crew))
    fill(mission.carried, list(box.carried))
    mission.has_history = box.has_history
    mission.stored_upper_blue = box.stored_upper_blue
    mission.stored_lower_red = box.stored_lower_red
    return mission


def flight_in(situation: Situation, plan: Plan, seed: int) -> Flight:
    """The mission of a situation."""
    threats = [
        (threat.number, threat.card, threat.zone) for threat in situation.heard if threat.card != NOBODY
    ]
    people, phases = situation.people, situation.phases
    return flight_of(situation.options, people, phases, situation.tracks, threats, plan, seed)


def guessed_order(box: Box, seed: int) -> list[int]:
    """Damage as it might be drawn, behind what a campaign carries over."""
    drawn, order = draw_order(seed), []
    for zone in range(ZONES):
        first = zone * TOKENS_A_ZONE
        carried = list(box.order[first : first + box.carried[zone]])
        order += carried + [token for token in drawn[first : first + TOKENS_A_ZONE] if token not in carried]
    return order
