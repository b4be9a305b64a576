"""What all know in each epoch of a phase: what was announced, what was said and what lies open.

Between two announcements lies an epoch. What people lay is taken as they told it, never guessed at.
"""

from typing import Final, NamedTuple

from orbita.bots.bot import Heard, Sign
from orbita.bots.space_alert.common_plan import Plan
from orbita.bots.space_alert.forecast import Threat
from orbita.bots.space_alert.signs import Hand, read_hand, told_board, told_hand
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.events import back_of
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import SLOTS, UP, Box
from orbita.games.space_alert.state import ACTION_KINDS, first_slot, kind_of, last_slot
from orbita.games.space_alert.tools.solver.card_supply import bit
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import (
    AT_PHASE_END,
    AT_THREAT,
    AT_WARNING,
    NO_ACTION,
    WHERE_MASK,
)

NEVER: Final = 1 << 62


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


def with_laid(view: View, known: Known) -> Known:
    """Hands with the cards laid from them on androids' boards, so that laying them changes nothing."""
    hands = list(known.hands)
    for slot, kind in laid_on_androids(view, known):
        seat = server_of(known, slot // SLOTS)
        hand = hands[seat]
        if hand is not None:
            hands[seat] = (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])
    return known._replace(hands=tuple(hands))


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


def server_of(known: Known, member: int) -> int:
    """Whose cards lie on a member's board: its own; the bots' on androids' boards, in turn."""
    if member < known.people or not known.people:
        return member if known.people else 0
    return known.bots[(member - known.people) % len(known.bots)]
