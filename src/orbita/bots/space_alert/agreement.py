"""What a crew that talks agrees on: one plan for all bots, from what was said and what lies open.

Between two announcements lies an epoch. Its plan begins with that of the epoch before and is improved for
what has become known since: a threat, cards that were told, what people say they lay. So all who heard the
same arrive at the same plan, and what was agreed stays unless something clearly better is found. What people
lay is taken as they told it, never guessed at; where a hand was not told, several guesses stand in for it.

The cards of the open phase are judged by several futures, each with other threats to come, other hands and
other damage, and with a plan of its own for the phases that are not open yet.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from orbita.bots.space_alert.climb import (
    CARDS,
    PHASES,
    Planner,
    climb,
    hold_cards,
    leave_for_later,
    new_planner,
    take_care,
)
from orbita.bots.space_alert.common_plan import PLENTY, Plan, deal_halves, flight_of
from orbita.bots.space_alert.forecast import Threat, forecast
from orbita.bots.space_alert.known import Known, laid_on_androids, server_of
from orbita.core.chance import TableState, cells
from orbita.core.flat import Cells
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.rules.setup import cards_to_deal
from orbita.games.space_alert.ship import SLOTS, UP, Box
from orbita.games.space_alert.state import ACTION_KINDS, first_slot, last_slot
from orbita.games.space_alert.tools.solver.card_supply import bit, laid_in_turn
from orbita.games.space_alert.tools.solver.worth import LOST
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import (
    HEROIC_A,
    NO_ACTION,
)

SEED: Final = 1  # one for all
CARE: Final = 50  # five points: nobody knows yet what a computer asleep would delay
VERSIONS: Final = 4  # of what nobody knows; in the first nothing more is announced
OF_DAMAGE: Final = 40  # versions in the last phase, in which only the damage is unknown
SHARE: Final = 8  # of the work that is left an epoch takes one part of so many
CLOSING: Final = 2  # the same, once a phase is about to end
ROUND: Final = 16  # the same, for a plan round what else lies on androids' boards
ASIDE: Final = 32  # the same, for a plan that may be thrown away
SCOUTING: Final = 3  # quarters of the work of an epoch, at most, to find a way to survive what is known
ATTEMPT: Final = 20_000  # plans resolved, then the search for it begins afresh
SAFE: Final = 4  # of the work of an epoch one part of so many, where every version is survived
STEPS: Final = 50  # of a climb between two looks at what was spent
MARGIN: Final = 10  # a point of score: for less nobody changes what was agreed


class Agreed(NamedTuple):
    """A plan for each version, all alike in the open phase, and what their planner thinks of them."""

    plans: tuple[Plan, ...]
    value: int
    left: int  # plans that may still be resolved in this phase

    @property
    def plan(self) -> Plan:
        """The one for what is known."""
        return self.plans[0]


def settled(view: View, known: Known, agreed: Agreed) -> tuple[Known, Agreed]:
    """If something else than agreed lies on androids' boards, where it stays: a plan around it."""
    box, fixed = box_for(known.options), list(known.fixed)
    hands, heroic = list(known.hands), list(known.heroic)
    for slot, kind in laid_on_androids(view, known):
        member, turn = divmod(slot, SLOTS)
        fixed[slot] = view.members[member].plan[turn - 1] & UP
        hand = hands[server_of(known, member)]
        if kind >= ACTION_KINDS:
            heroic[member] &= ~bit(kind - ACTION_KINDS + 1)
        elif hand is not None:
            hands[server_of(known, member)] = (*hand[:kind], max(0, hand[kind] - 1), *hand[kind + 1 :])
    first, last = first_slot(box, known.phase), last_slot(box, known.phase)
    if all(
        agreed.plan[slot] == half
        for slot, half in enumerate(fixed)
        if half != NO_ACTION and first <= slot % SLOTS <= last
    ):
        return known, agreed
    known = known._replace(fixed=tuple(fixed), hands=tuple(hands), heroic=tuple(heroic))
    return known, improved(known, agreed, agreed.left // ROUND)


def agree(epochs: list[Known], work: int) -> Agreed:
    """The plan of the present epoch; so many plans are resolved in the whole phase."""
    agreed = Agreed((), 0, work)
    for known in epochs:
        agreed = improved(known, agreed, agreed.left // (CLOSING if known.is_closing else SHARE))
    return agreed


@lru_cache(maxsize=1024)
def improved(known: Known, before: Agreed, work: int) -> Agreed:
    """Improve plans in the slots that are still open; where that gains next to nothing they stay."""
    versions = OF_DAMAGE if known.phase == known.phases else VERSIONS
    plans = [begun(known, before.plans[version] if before.plans else ()) for version in range(versions)]
    dice = before.left  # other ones in each epoch
    planner = planner_for(known, plans, dice)
    value, spent = planner.value, 0
    if planner.values[0] <= LOST:
        way_out, spent = scouted(known, work * SCOUTING // 4, dice)
        if way_out:
            planner = planner_for(known, [way_out] * versions, dice)
    think(planner, work - spent)
    left = before.left - spent - planner.resolved
    if planner.best < value + MARGIN:
        return Agreed(tuple(map(tuple, plans)), value, left)
    return Agreed(tuple(map(tuple, planner.best_plans)), planner.best, left)


def scouted(known: Known, work: int, dice: int) -> tuple[Plan, int]:
    """A plan that survives what is known, by short climbs that start afresh; and what was spent on it."""
    spent = 0
    while spent < work:
        planner = planner_for(known, [begun(known, ())], dice + spent)
        think(planner, min(ATTEMPT, work - spent))
        spent += max(1, planner.resolved)
        if not planner.lost:
            return tuple(planner.best_plans[0]), spent
    return (), spent


def think(planner: Planner, work: int) -> None:
    """Climb until so many plans are resolved; a ship that is safe needs no more than its part of that."""
    before = -1
    while before < planner.steps and planner.resolved < (work if planner.lost else work // SAFE):
        before = planner.steps
        climb(planner, STEPS)


def planner_for(known: Known, plans: Sequence[Sequence[int]], dice: int) -> Planner:
    """A climb from plans for as many versions."""
    box = box_for(known.options)
    free = free_slots(known, box)
    seeds = range(SEED, SEED + len(plans))
    planner = new_planner(
        box,
        [
            flight_of(
                known.options, known.people, known.phases, known.tracks, threats_in(known, seed), plan, seed
            )
            for seed, plan in zip(seeds, plans, strict=True)
        ],
        [hands_in(known, box, seed) for seed in seeds],
        free,
        list(known.heroic),
        dice,
    )
    if known.people:
        hold_cards(planner, box, *holders(known, box, free))
    last = last_slot(box, known.phase)
    leave_for_later(planner, [slot for slot, is_free in enumerate(free) if is_free and slot % SLOTS > last])
    take_care(planner, CARE)
    return planner


def free_slots(known: Known, box: Box) -> list[int]:
    """By slot: 1 where the crew decides what lies there; cards on androids' boards stay."""
    first, turns = first_slot(box, known.phase), last_slot(box, known.phases)
    free = []
    for slot, fixed in enumerate(known.fixed):
        member, turn = divmod(slot, SLOTS)
        is_free = first <= turn <= turns and (member in known.bots or member >= known.people)
        free.append(int(is_free and (fixed == NO_ACTION or member < known.people or not known.people)))
    return free


def begun(known: Known, before: Plan) -> list[int]:
    """What was agreed before, as far as it can still be laid."""
    box = box_for(known.options)
    free = free_slots(known, box)
    plan = [
        before[slot] if before and is_free else fixed
        for slot, (is_free, fixed) in enumerate(zip(free, known.fixed, strict=True))
    ]
    drop_missing(known, box, free, plan)
    return plan


def threats_in(known: Known, seed: int) -> tuple[Threat, ...]:
    """The threats of a version: those announced, and in all but the first what may still come."""
    if seed == SEED:
        return known.threats
    return known.threats + forecast(known.options, known.crew, known.phases, known.phase, known.threats, seed)


def open_slots(known: Known, box: Box, seat: int) -> list[int]:
    """The slots of the open phase that a seat's cards are laid on."""
    turns = range(first_slot(box, known.phase), last_slot(box, known.phase) + 1)
    return [
        member * SLOTS + turn
        for member in range(known.crew)
        if server_of(known, member) == seat
        for turn in turns
    ]


def drop_missing(known: Known, box: Box, free: list[int], plan: list[int]) -> None:
    """What was hoped for in a phase that has come, and cannot be laid, goes."""
    for seat, hand in enumerate(known.hands):
        if hand is not None:
            slots = [slot for slot in open_slots(known, box, seat) if free[slot] and plan[slot] < HEROIC_A]
            halves = laid_in_turn(box, list(hand[:ACTION_KINDS]), [plan[slot] for slot in slots])
            for slot, half in zip(slots, halves, strict=True):
                plan[slot] = half


def holders(known: Known, box: Box, free: list[int]) -> tuple[list[Cells], list[Cells], list[int]]:
    """Whose cards lie where in the open phase: cards by holder, slots by holder, holder by member."""
    copies, counted = [], []
    for seat, hand in enumerate(known.hands):
        copies.append(cells([PLENTY] * ACTION_KINDS if hand is None else list(hand[:ACTION_KINDS])))
        slots = set(open_slots(known, box, seat))
        counted.append(cells([int(bool(is_free) and slot in slots) for slot, is_free in enumerate(free)]))
    return copies, counted, [server_of(known, member) for member in range(known.crew)]


def hands_in(known: Known, box: Box, seed: int) -> Cells:
    """How often each half can be laid by each member, by phase; guessed where nobody has told."""
    if not known.people:
        return cells([PLENTY] * (known.crew * PHASES * CARDS))
    dice = TableState()
    dice.rng = seed
    hands: list[int] = []
    for member in range(known.crew):
        for phase in range(1, PHASES + 1):
            seat = server_of(known, member)
            is_open = phase == known.phase and (seat not in known.bots or known.hands[seat] is not None)
            if phase < known.phase or is_open:
                hands += [PLENTY] * CARDS
            else:  # people lay the androids' cards from their own hands
                dealt = cards_to_deal(known.options, known.people)[phase - 1]
                hands += deal_halves(box, dealt * known.people // known.crew, dice)
    return cells(hands)
