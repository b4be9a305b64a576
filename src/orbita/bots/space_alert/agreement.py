"""What a crew that talks agrees on: one plan for all bots, from what was said and what lies open.

Between two announcements lies an epoch. Its plan begins with that of the epoch before and is improved for
what has become known since: a threat, cards that were told, what people say they lay. So all who heard the
same arrive at the same plan, and what was agreed stays unless something clearly better is found. What people
lay is taken as they told it, never guessed at; where a hand was not told, several guesses stand in for it.

The cards of the open phase are judged by several futures, each with other threats to come, other hands and
other damage, and with a plan of its own for the phases that are not open yet.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from orbita.bots.bot import Heard, Sign
from orbita.bots.space_alert.climb import (
    CARDS,
    PHASES,
    climb,
    hold_cards,
    leave_for_later,
    new_planner,
    take_care,
)
from orbita.bots.space_alert.common_plan import PLENTY, Plan, deal_halves, flight_of
from orbita.bots.space_alert.forecast import Threat, forecast
from orbita.bots.space_alert.signs import Hand, read_hand, told_board, told_hand
from orbita.core.chance import TableState, cells
from orbita.core.flat import Cells
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.events import back_of
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules.setup import cards_to_deal
from orbita.games.space_alert.ship import SLOTS, UP, Box
from orbita.games.space_alert.state import ACTION_KINDS, first_slot, kind_of, last_slot
from orbita.games.space_alert.tools.solver.card_supply import bit, laid_in_turn
from orbita.games.space_alert.tools.solver.worth import SURVIVED
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import (
    AT_PHASE_END,
    AT_THREAT,
    AT_WARNING,
    HEROIC_A,
    NO_ACTION,
    WHERE_MASK,
)

SEED: Final = 1  # one for all
CARE: Final = 50  # five points: nobody knows yet what a computer asleep would delay
VERSIONS: Final = 4  # of what nobody knows; in the first nothing more is announced
OF_DAMAGE: Final = 10  # versions in the last phase, in which only the damage is unknown
CLOSING: Final = 4  # times the steps at most, once a phase is about to end and the ship is not safe
NEVER: Final = 1 << 62
MARGIN: Final = 10  # a point of score: for less nobody changes what was agreed


class Known(NamedTuple):
    """What all know in an epoch."""

    options: Options
    people: int  # seats with a board; 0: one person plays the androids
    crew: int
    bots: tuple[int, ...]  # the seats that follow the plan
    phases: int
    phase: int  # that is being planned
    is_closing: bool  # soon: the computer has warned of its end
    tracks: tuple[int, ...]
    threats: tuple[Threat, ...]
    hands: tuple[Hand | None, ...]  # by seat: what can be laid in this phase; None: nobody has told
    heroic: tuple[int, ...]  # by member: bit per heroic card that can still be laid
    fixed: Plan  # by member * SLOTS + turn: halves that lie and will not change


class Agreed(NamedTuple):
    """A plan for each version, all alike in the open phase, and what their planner thinks of them."""

    plans: tuple[Plan, ...]
    value: int

    @property
    def plan(self) -> Plan:
        """The one for what is known."""
        return self.plans[0]


def epochs_of(view: View, heard: Heard) -> list[Known]:
    """What was known in each epoch of the phase that is open, the present one last."""
    cards = {(threat.number, threat.zone): threat.card for threat in view.threats}
    threats: list[Threat] = []
    began, phase = 0, 1
    steps: list[tuple[int, tuple[Threat, ...]]] = []
    closes = NEVER
    for at, kind, number, detail in view.heard:
        zone = detail & WHERE_MASK
        if kind == AT_PHASE_END:
            began, phase = at, number + 1
            steps, closes = [(at, tuple(threats))], NEVER
        elif kind == AT_WARNING and closes == NEVER:
            closes = at
            steps.append((at, tuple(threats)))
        elif kind == AT_THREAT and (number, zone) in cards:
            threats.append((number, cards[number, zone], zone))
            steps.append((at, tuple(threats)))
    found = []
    for number, (at, announced) in enumerate(steps):
        is_over = number + 1 < len(steps)
        signs = tuple(sign for sign in heard.signs if not is_over or sign.time < steps[number + 1][0])
        known = known_after(view, heard.bots, phase, began, announced, signs)
        known = known._replace(is_closing=at >= closes)
        found.append(known if is_over else with_laid(view, known))
    return found


def with_laid(view: View, known: Known) -> Known:
    """Hands with the cards laid from them on androids' boards, so that laying them changes nothing."""
    hands = list(known.hands)
    for slot, kind in laid_on_androids(view, known):
        seat = server_of(known, slot // SLOTS)
        hand = hands[seat]
        if hand is not None:
            hands[seat] = (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])
    return known._replace(hands=tuple(hands))


def settled(view: View, known: Known, agreed: Agreed, steps: int) -> tuple[Known, Agreed]:
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
    known = known._replace(
        is_closing=False,  # every card that is laid asks again: once will do
        fixed=tuple(fixed),
        hands=tuple(hands),
        heroic=tuple(heroic),
    )
    return known, improved(known, agreed.plans, steps)


def laid_on_androids(view: View, known: Known) -> list[tuple[int, int]]:
    """Slots of the open phase on androids' boards that cannot be changed, and the kinds of their cards."""
    box = box_for(known.options)
    turns = range(first_slot(box, known.phase), last_slot(box, known.phase) + 1)
    return [
        (member * SLOTS + turn, kind_of(box, view.members[member].plan[turn - 1]))
        for member in range(known.people or known.crew, known.crew)
        for turn in turns
        if view.members[member].plan[turn - 1] != NO_ACTION
    ]


def known_after(
    view: View,
    bots: tuple[int, ...],
    phase: int,
    began: int,
    threats: tuple[Threat, ...],
    signs: tuple[Sign, ...],
) -> Known:
    """What all know after these threats and signs, in a phase that began at a moment."""
    box = box_for(view.options)
    people = 0 if len(view.seats) == 1 else len(view.seats)
    told = [told_hand(signs, seat, began) if seat in bots else None for seat in range(people)]
    hands = tuple(None if about is None else read_hand(box, about) for about in told)
    return Known(
        options=view.options,
        people=people,
        crew=len(view.members),
        bots=bots,
        phases=view.phases,
        phase=phase,
        is_closing=False,
        tracks=view.tracks,
        threats=threats,
        hands=hands,
        heroic=heroic_cards(view, box, phase, hands),
        fixed=fixed_slots(view, box, bots, phase, signs),
    )


def heroic_cards(view: View, box: Box, phase: int, hands: tuple[Hand | None, ...]) -> tuple[int, ...]:
    """By member: an android's lies open, on a slot that may change or beside it; a person's was told."""
    found = [0] * len(view.members)
    for member, board in enumerate(view.members):
        if board.is_android:
            lying = board.plan[first_slot(box, phase) - 1 : last_slot(box, phase)]
            kinds = [board.heroic, *(kind_of(box, card) for card in lying if card > NO_ACTION)]
        else:
            kinds = [kind for kind, count in enumerate(hands[member] or ()) if count]
        for kind in kinds:
            if kind >= ACTION_KINDS:
                found[member] |= bit(kind - ACTION_KINDS + 1)
    return tuple(found)


def fixed_slots(view: View, box: Box, bots: tuple[int, ...], phase: int, signs: tuple[Sign, ...]) -> Plan:
    """Closed phases as they lie open or were told, and what people say they lay; backs must agree."""
    fixed = [NO_ACTION] * (len(view.members) * SLOTS)
    first_open = first_slot(box, phase)
    for member, board in enumerate(view.members):
        told = {} if board.is_android else told_board(signs, member)
        for turn, card in enumerate(board.plan, 1):
            half = NO_ACTION
            if board.is_android:
                half = card & UP if turn < first_open else NO_ACTION
            elif turn < first_open or member not in bots:
                half = told.get(turn, NO_ACTION)
                back = back_of(card) if card > NO_ACTION else card
                half = half if half != NO_ACTION and back_of(half) == back else NO_ACTION
            fixed[member * SLOTS + turn] = half
    return tuple(fixed)


def agree(epochs: list[Known], steps: int) -> Agreed:
    """The plan of the present epoch."""
    agreed = Agreed((), 0)
    for known in epochs:
        agreed = improved(known, agreed.plans, steps)
    return agreed


def server_of(known: Known, member: int) -> int:
    """Whose cards lie on a member's board: its own; the bots' on androids' boards, in turn."""
    if member < known.people or not known.people:
        return member if known.people else 0
    return known.bots[(member - known.people) % len(known.bots)]


@lru_cache(maxsize=1024)
def improved(known: Known, before: tuple[Plan, ...], steps: int) -> Agreed:
    """Improve plans in the slots that are still open; where that gains next to nothing they stay."""
    box = box_for(known.options)
    free = free_slots(known, box)
    is_last = known.phase == known.phases
    versions = OF_DAMAGE if is_last else VERSIONS
    seeds = range(SEED, SEED + versions)
    plans = [begun(known, box, free, before[version] if before else ()) for version in range(versions)]
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
        SEED,
    )
    if known.people:
        hold_cards(planner, box, *holders(known, box, free))
    last = last_slot(box, known.phase)
    leave_for_later(planner, [slot for slot, is_free in enumerate(free) if is_free and slot % SLOTS > last])
    take_care(planner, CARE)
    value = planner.value
    for _ in range(CLOSING if known.is_closing else 1):
        if planner.best < SURVIVED or not planner.steps:
            climb(planner, steps // 2 if is_last else steps)
    if planner.best < value + MARGIN:
        return Agreed(tuple(map(tuple, plans)), value)
    return Agreed(tuple(map(tuple, planner.best_plans)), planner.best)


def free_slots(known: Known, box: Box) -> list[int]:
    """By slot: 1 where the crew decides what lies there; cards on androids' boards stay."""
    first, turns = first_slot(box, known.phase), last_slot(box, known.phases)
    free = []
    for slot, fixed in enumerate(known.fixed):
        member, turn = divmod(slot, SLOTS)
        is_free = first <= turn <= turns and (member in known.bots or member >= known.people)
        free.append(int(is_free and (fixed == NO_ACTION or member < known.people or not known.people)))
    return free


def begun(known: Known, box: Box, free: list[int], before: Plan) -> list[int]:
    """What was agreed before, as far as it can still be laid."""
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
