"""2. Action boards (Plansze akcji): laying, replacing, flipping, swapping, removing; 5.2 androids' boards."""

from orbita.core.chance import say
from orbita.core.flat import Cells, append, i64
from orbita.games.space_alert.events import (
    ANDROID_CARD_PLACED,
    CARD_FLIPPED,
    CARD_PLACED,
    CARD_PLACED_UNNOTICED,
    CARD_REMOVED,
    CARD_REPLACED,
    CARDS_SWAPPED,
    back_of,
)
from orbita.games.space_alert.moves import (
    ACTION_UP,
    FLIP,
    KINDS,
    MOVE_UP,
    PLACE,
    PLACES,
    REMOVE,
    place_move,
    swap_move,
)
from orbita.games.space_alert.rules.reasons import (
    ALIKE,
    ALLOWED,
    CLOSED,
    EMPTY_SLOT,
    LIES_THERE,
    NOT_HELD,
    NOT_ITS_HEROIC,
    NOT_YOUR_BOARD,
    OCCUPIED,
    STAYS_ON_ANDROID,
)
from orbita.games.space_alert.ship import SLOTS
from orbita.games.space_alert.state import (
    ACTION_KINDS,
    NO_CARD,
    PLANNING,
    State,
    card_value,
    first_slot,
    flipped,
    is_android,
    is_solo,
    kind_of,
    last_slot,
)
from orbita.games.space_alert.vocabulary import NO_ACTION


def why_not_plan_for(s: State, seat: i64, member: i64) -> i64:
    """Everybody plans for themselves, and anybody for an android."""
    return ALLOWED if member == seat or is_android(s, member) else NOT_YOUR_BOARD


def why_not_plan_turn(s: State, seat: i64, slot: i64) -> i64:
    """The turns of the phase whose cards one took last; those before it are closed."""
    return ALLOWED if s.box.phase_of_turn[slot] + 1 == s.own_phase[seat] else CLOSED


def why_not_lay(s: State, seat: i64, member: i64, kind: i64) -> i64:
    """A card one holds; an android has no heroic card but its own; alone, one has the open deck."""
    if kind >= ACTION_KINDS and is_android(s, member):
        return ALLOWED if s.heroic[member] == kind else NOT_ITS_HEROIC
    left = s.deck[kind] if is_solo(s) else s.hand[seat * KINDS + kind]
    return ALLOWED if left > 0 else NOT_HELD


def why_not_touch(s: State, seat: i64, member: i64, slot: i64) -> i64:
    """An open slot of a board one may plan for."""
    reason = why_not_plan_for(s, seat, member)
    return why_not_plan_turn(s, seat, slot) if reason == ALLOWED else reason


def why_not_place(s: State, seat: i64, member: i64, slot: i64, kind: i64, half: i64) -> i64:
    """A card one may lay on this board, on an open slot that is empty or whose card it may replace."""
    reason = why_not_touch(s, seat, member, slot)
    if reason == ALLOWED:
        reason = why_not_lay(s, seat, member, kind)
    if reason == ALLOWED:
        can_replace = why_not_rearrange(s, seat, member) == ALLOWED
        reason = why_not_cover(s, member, slot, card_value(s.box, kind, half), can_replace)
    return reason


def why_not_cover(s: State, member: i64, slot: i64, card: i64, can_replace: bool) -> i64:
    """An empty slot takes any card; a card gives way where one may take it back, to any but its like."""
    lying = s.plan[member * SLOTS + slot]
    if lying == NO_ACTION:
        return ALLOWED
    if not can_replace:
        return OCCUPIED
    return LIES_THERE if lying == card else ALLOWED


def why_not_rearrange(s: State, seat: i64, member: i64) -> i64:
    """Cards may be moved on one's own board; on an android's only when playing alone (5.2, 5.5)."""
    if is_solo(s) or member == seat:
        return ALLOWED
    return STAYS_ON_ANDROID if is_android(s, member) else NOT_YOUR_BOARD


def why_not_pick_up(s: State, seat: i64, member: i64, slot: i64) -> i64:
    """To take a card back or flip it, it must lie on an open slot of a board one may rearrange."""
    reason = why_not_touch(s, seat, member, slot)
    if reason == ALLOWED:
        reason = why_not_rearrange(s, seat, member)
    if reason == ALLOWED and s.plan[member * SLOTS + slot] == NO_ACTION:
        reason = EMPTY_SLOT
    return reason


def why_not_swap(s: State, seat: i64, member: i64, slot: i64, other: i64) -> i64:
    """Two open slots that differ."""
    reason = why_not_touch(s, seat, member, slot)
    if reason == ALLOWED:
        reason = why_not_plan_turn(s, seat, other)
    if reason == ALLOWED:
        reason = why_not_rearrange(s, seat, member)
    if reason == ALLOWED and s.plan[member * SLOTS + slot] == s.plan[member * SLOTS + other]:
        reason = ALIKE
    return reason


def stays(s: State, move: i64) -> bool:
    """What is laid on an android's board can be neither moved nor taken back (5.2), except alone (5.5)."""
    if s.stage != PLANNING or not PLACE <= move < REMOVE or is_solo(s):
        return False
    return is_android(s, move // 2 // KINDS // PLACES)


def add_moves(s: State, seat: i64, member: i64, moves: Cells) -> Cells:
    """Everything a person may do on a board: lay a card either way up; take one back, flip or swap it."""
    if why_not_plan_for(s, seat, member) != ALLOWED:
        return moves
    first = first_slot(s.box, s.own_phase[seat])
    last = last_slot(s.box, s.own_phase[seat])
    can_rearrange = why_not_rearrange(s, seat, member) == ALLOWED
    for kind in range(KINDS):
        if why_not_lay(s, seat, member, kind) != ALLOWED:
            continue
        card = card_value(s.box, kind, ACTION_UP)
        for slot in range(first, last + 1):
            if why_not_cover(s, member, slot, card, can_rearrange) == ALLOWED:
                moves = append(moves, place_move(member, slot, kind, ACTION_UP))
            if why_not_cover(s, member, slot, flipped(card), can_rearrange) == ALLOWED:
                moves = append(moves, place_move(member, slot, kind, MOVE_UP))
    if not can_rearrange:
        return moves
    for slot in range(first, last + 1):
        here = s.plan[member * SLOTS + slot]
        if here != NO_ACTION:
            moves = append(moves, REMOVE + member * PLACES + slot)
            moves = append(moves, FLIP + member * PLACES + slot)
        for other in range(slot + 1, last + 1):
            if here != s.plan[member * SLOTS + other]:
                moves = append(moves, swap_move(member, slot, other))
    return moves


def has_moves(s: State, seat: i64, member: i64) -> bool:
    """Tell without a list whether a person may do anything on a board."""
    if why_not_plan_for(s, seat, member) != ALLOWED:
        return False
    can_rearrange = why_not_rearrange(s, seat, member) == ALLOWED
    has_room = False
    for slot in range(first_slot(s.box, s.own_phase[seat]), last_slot(s.box, s.own_phase[seat]) + 1):
        if s.plan[member * SLOTS + slot] == NO_ACTION:
            has_room = True
        elif can_rearrange:
            return True
    if has_room:
        for kind in range(KINDS):
            if why_not_lay(s, seat, member, kind) == ALLOWED:
                return True
    return False


def lay(s: State, seat: i64, member: i64, slot: i64, kind: i64, half: i64) -> None:
    """Lay a card; one that lies there goes back first, and one of the same kind is merely flipped."""
    value = card_value(s.box, kind, half)
    lying = s.plan[member * SLOTS + slot]
    if lying != NO_ACTION and kind_of(s.box, lying) == kind:
        flip(s, member, slot)  # it makes no difference which of two equal cards lies there
        return
    if lying != NO_ACTION:
        take_off(s, seat, member, slot)
        say(s, CARD_REMOVED if is_android(s, member) else CARD_REPLACED, member, slot)
    take_up(s, seat, member, kind)
    s.plan[member * SLOTS + slot] = value
    if is_android(s, member):
        say(s, ANDROID_CARD_PLACED, member, slot, value)
    elif lying != NO_ACTION and back_of(lying) == back_of(value):
        say(s, CARD_PLACED_UNNOTICED, member, slot, value)
    else:
        say(s, CARD_PLACED, member, slot, value)


def take_up(s: State, seat: i64, member: i64, kind: i64) -> None:
    """A card comes from the hand, the open deck, or from beside its android."""
    if kind >= ACTION_KINDS and is_android(s, member):
        s.heroic[member] = NO_CARD
    elif is_solo(s):
        s.deck[kind] -= 1
    else:
        s.hand[seat * KINDS + kind] -= 1


def remove(s: State, seat: i64, member: i64, slot: i64) -> None:
    """Take a card back."""
    take_off(s, seat, member, slot)
    say(s, CARD_REMOVED, member, slot)


def take_off(s: State, seat: i64, member: i64, slot: i64) -> None:
    """A card goes back to where it came from."""
    kind = kind_of(s.box, s.plan[member * SLOTS + slot])
    s.plan[member * SLOTS + slot] = NO_ACTION
    if not is_solo(s):
        s.hand[seat * KINDS + kind] += 1
    elif kind >= ACTION_KINDS:
        s.heroic[member] = kind
    else:
        s.deck[kind] += 1


def flip(s: State, member: i64, slot: i64) -> None:
    """Turn the other half up."""
    value = flipped(s.plan[member * SLOTS + slot])
    s.plan[member * SLOTS + slot] = value
    say(s, ANDROID_CARD_PLACED if is_android(s, member) else CARD_FLIPPED, member, slot, value)


def swap(s: State, member: i64, slot: i64, other: i64) -> None:
    """Exchange what lies on two slots."""
    here = s.plan[member * SLOTS + slot]
    s.plan[member * SLOTS + slot] = s.plan[member * SLOTS + other]
    s.plan[member * SLOTS + other] = here
    say(s, CARDS_SWAPPED, member, slot, other)
