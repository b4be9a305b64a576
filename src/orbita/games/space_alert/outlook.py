"""What a seat may be told beforehand (aids): its way through the ship, what its cards would do, the threats.

Made from the seat's view alone: its own board and the androids', which lie open. What the others lay is not
known and not assumed.
"""

from functools import lru_cache
from typing import Final

from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.events import (
    BOTS_REACTIVATED,
    BOTS_TAKEN,
    CARD_IN_VAIN,
    COMPUTER_MAINTAINED,
    CONFIRMED,
    INTERCEPTORS_OUT,
    INTRUDER_HIT,
    MEMBER_MOVED,
    REACTOR_FILLED,
    REFUELLED,
    REPAIRED,
    ROCKET_LAUNCHED,
    SHIELD_FILLED,
    WEAPON_FIRED,
)
from orbita.games.space_alert.look_ahead import NOT_PLAYED, Tried, try_cards
from orbita.games.space_alert.names import ACTION_NAMES, STATION_NAMES, SYSTEMS, VAIN_NAMES, HalfName
from orbita.games.space_alert.notation import member_name
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import SLOTS, TURNS, Box
from orbita.games.space_alert.shown_types import Does, Offer, Outlook, OutlookSlot, OutlookThreat
from orbita.games.space_alert.state import ACTION_KINDS, NO_CARD, PLANNING, first_slot, last_slot
from orbita.games.space_alert.threats_ahead import Approach, damage_needed, let_come
from orbita.games.space_alert.view import Numbers, ThreatView, View
from orbita.games.space_alert.vocabulary import (
    ACTION_A,
    ACTION_B,
    ACTION_BOTS,
    ACTION_C,
    HEROIC_A,
    HEROIC_B,
    HEROIC_BOTS,
    MARK_X,
    MARK_Y,
    MARK_Z,
    NO_ACTION,
    PUSHED_ON,
    SPACE,
)

DOES: Final[dict[int, Does]] = {
    NOT_PLAYED: "",
    WEAPON_FIRED: "fires",
    SHIELD_FILLED: "fills_shield",
    REACTOR_FILLED: "fills_reactor",
    REFUELLED: "refuels",
    COMPUTER_MAINTAINED: "maintains",
    CONFIRMED: "confirms",
    ROCKET_LAUNCHED: "launches_rocket",
    INTERCEPTORS_OUT: "launches_interceptors",
    BOTS_TAKEN: "takes_squad",
    BOTS_REACTIVATED: "takes_squad",
    INTRUDER_HIT: "fights",
    REPAIRED: "repairs",
    MEMBER_MOVED: "moves",
    CARD_IN_VAIN: "nothing",
}
LETTERS: Final = {ACTION_A: 0, HEROIC_A: 0, ACTION_B: 1, HEROIC_B: 1, ACTION_C: 2}
Offers = dict[tuple[int, int], list[int]]  # halves by member and turn


def outlook(view: View) -> Outlook | None:
    """What the table tells this seat; nothing to spectators, in the action round, or as in the box."""
    if view.seat is None or view.stage != PLANNING or view.options.aids == "box":
        return None
    box, people = box_for(view.options), len(view.seats)
    boards = look(view, box)
    return Outlook(
        slots=boards[view.seat] if people > 1 else (),
        boards={member_name(people, member): slots for member, slots in boards.items()},
        threats=threats_ahead(view) if view.options.aids == "cadet" else (),
    )


# One's own plan


def look(view: View, box: Box) -> dict[int, tuple[OutlookSlot, ...]]:
    """By member whose cards this seat knows: twelve turns."""
    known = [number for number, board in enumerate(view.members) if board.is_android or number == view.seat]
    plan = [NO_ACTION] * (len(view.members) * SLOTS)
    for member in known:
        plan[member * SLOTS + 1 : member * SLOTS + 1 + TURNS] = view.members[member].plan
    turns = last_slot(box, view.phases)
    is_whole = len(known) == len(view.members)
    found = try_cards(box, list(view.order), turns, plan, offers_of(view, box, known), is_whole)
    by_turn: dict[tuple[int, int], list[Tried]] = {}
    for tried in found:
        by_turn.setdefault(tried[:2], []).append(tried)
    return {member: slots_of(view.members[member].plan, member, by_turn) for member in known}


def offers_of(view: View, box: Box, known: list[int]) -> Offers:
    """The halves one could lay on each open slot: on an android's only where none lies, except alone."""
    seat = view.seat
    phase = 0 if seat is None else view.seats[seat].own_phase
    if phase == 0:
        return {}
    found: Offers = {}
    for member in known:
        halves = halves_for(view, box, member)
        may_replace = len(view.seats) == 1 or member == seat
        for turn in range(first_slot(box, phase), last_slot(box, phase) + 1):
            if may_replace or view.members[member].plan[turn - 1] == NO_ACTION:
                found[member, turn] = halves
    return found


def halves_for(view: View, box: Box, member: int) -> list[int]:
    """Both halves of every card one could lay on a board: of an android's heroic cards only its own."""
    board = view.members[member]
    cards = view.open_deck if len(view.seats) == 1 else view.hand
    kinds = [kind for kind, count in enumerate(cards) if count]
    if board.is_android:
        kinds = [kind for kind in kinds if kind < ACTION_KINDS]
        kinds += [board.heroic] if board.heroic != NO_CARD else []
    return sorted({half for kind in kinds for half in (box.card_action[kind], box.card_move[kind])})


def slots_of(
    plan: Numbers, member: int, by_turn: dict[tuple[int, int], list[Tried]]
) -> tuple[OutlookSlot, ...]:
    """Twelve turns of a member; where a mission has fewer, they stay where they are."""
    slots: list[OutlookSlot] = []
    station = STATION_NAMES[0]
    for turn in range(1, TURNS + 1):
        tried = by_turn.get((member, turn))
        if tried is None:
            slots.append(OutlookSlot(station, station, "", "", "", {}))
            continue
        slots.append(slot_of(plan[turn - 1], tried))
        station = slots[-1].after
    return tuple(slots)


def slot_of(card: int, tried: list[Tried]) -> OutlookSlot:
    """One turn: what the card that acts in it does, and what every half would do that could be laid."""
    *offered, lying = tried
    _, _, half, before, after, kind, why = lying
    if kind == NOT_PLAYED and card != NO_ACTION:
        kind, why = CARD_IN_VAIN, PUSHED_ON
    offers: dict[HalfName, Offer] = {ACTION_NAMES[each[2]]: offer_of(each) for each in offered}
    return OutlookSlot(
        station=STATION_NAMES[before],
        after=STATION_NAMES[after],
        does=DOES[kind],
        why=VAIN_NAMES[why - 1] if why else "",
        system=system_of(half, before),
        offers=offers,
    )


def offer_of(tried: Tried) -> Offer:
    """What a half would do."""
    _, _, half, before, after, kind, why = tried
    name = VAIN_NAMES[why - 1] if why else ""
    return Offer(DOES[kind], name, system_of(half, before), STATION_NAMES[after])


def system_of(half: int, station: int) -> str:
    """The system a half uses in a station."""
    if half in (ACTION_BOTS, HEROIC_BOTS):
        return "interceptors" if station == SPACE else "battlebots"
    if half not in LETTERS or station == SPACE:
        return ""
    return SYSTEMS[STATION_NAMES[station]][LETTERS[half]]


# Threats


def threats_ahead(view: View) -> tuple[OutlookThreat, ...]:
    """Where every announced threat will be, and what destroys it."""
    return approach_of(view.options, view.tracks, view.threats)


@lru_cache(maxsize=16)
def approach_of(
    options: Options, tracks: Numbers, threats: tuple[ThreatView, ...]
) -> tuple[OutlookThreat, ...]:
    """The same for these threats on these trajectories, if nobody does anything."""
    box = box_for(options)
    coming = let_come(box, list(tracks), [(one.number, one.card, one.zone) for one in threats])
    return tuple(
        threat_ahead(options, threat, approach) for threat, approach in zip(threats, coming, strict=True)
    )


def threat_ahead(options: Options, threat: ThreatView, approach: Approach) -> OutlookThreat:
    """One threat; only what flies outside is shot at."""
    at_once, in_two = strength_needed(options, threat.card)
    return OutlookThreat(
        number=threat.number,
        spaces=tuple(space if space else None for space in approach.spaces),
        x=tuple(turn for turn, mark in approach.marks if mark == MARK_X),
        y=tuple(turn for turn, mark in approach.marks if mark == MARK_Y),
        z=tuple(turn for turn, mark in approach.marks if mark == MARK_Z),
        at_once=at_once,
        in_two=in_two,
    )


@lru_cache(maxsize=16)
def strength_needed(options: Options, card: int) -> tuple[int | None, int | None]:
    """The strength that destroys a card within one turn and within two."""
    once, twice = (damage_needed(box_for(options), card, turns) for turns in (1, 2))
    return once or None, twice or None
