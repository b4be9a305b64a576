"""2. The planning round: laying, swapping and removing cards, and passing them on."""

from orbita.core.chance import say
from orbita.core.flat import Cells, append, i64, vec
from orbita.games.space_alert.events import (
    ANDROID_CARD_PLACED,
    CARD_FLIPPED,
    CARD_GIVEN,
    CARD_PLACED,
    CARD_REMOVED,
    CARDS_SWAPPED,
    VOTED,
)
from orbita.games.space_alert.moves import (
    AGREE,
    DRAW,
    FLIP,
    GIVE,
    KINDS,
    OBJECT,
    PLACES,
    REMOVE,
    SWAP,
    TAKE,
    place_move,
    swap_move,
)
from orbita.games.space_alert.rules import dealing
from orbita.games.space_alert.ship import SLOTS
from orbita.games.space_alert.state import (
    ACTION_KINDS,
    NO_CARD,
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


def legal_plans(s: State, seat: i64) -> Cells:
    """Everything a person may do now; before the start, nothing."""
    moves = vec[i64]()
    if s.phase == 0:
        return moves
    for member in range(s.crew):
        moves = add_placings(s, seat, member, moves)
        if may_rearrange(s, seat, member):
            moves = add_rearrangements(s, seat, member, moves)
    if may_take(s, seat):
        moves = append(moves, TAKE)
    if dealing.can_draw(s, seat):
        moves = append(moves, DRAW)
    moves = add_gifts(s, seat, moves)
    if may_end(s):
        moves = append(moves, OBJECT if s.agreed >> seat & 1 else AGREE)
    return moves


def may_rearrange(s: State, seat: i64, member: i64) -> bool:
    """Cards may be moved on one's own board; on an android's only by who plays alone."""
    return is_solo(s) or member == seat


def may_take(s: State, seat: i64) -> bool:
    """Everybody may go on to the next phase early, except who plays alone."""
    return not is_solo(s) and s.own_phase[seat] < s.phases


def may_end(s: State) -> bool:
    """Together, once phase 2 has been announced closed."""
    return s.phase == 3


def held(s: State, seat: i64, member: i64, kind: i64) -> bool:
    """Whether this card can be laid on this board: own heroic cards on own boards only."""
    if is_android(s, member):
        if kind >= ACTION_KINDS:
            return s.heroic[member] == kind
        if is_solo(s):
            return s.deck[kind] > 0
        return s.hand[seat * KINDS + kind] > 0
    return member == seat and s.hand[seat * KINDS + kind] > 0


def add_placings(s: State, seat: i64, member: i64, moves: Cells) -> Cells:
    """A card, either half up, on an empty slot of the open phase."""
    phase = s.own_phase[seat]
    for kind in range(KINDS):
        if not held(s, seat, member, kind):
            continue
        for slot in range(first_slot(s.box, phase), last_slot(s.box, phase) + 1):
            if s.plan[member * SLOTS + slot] == NO_ACTION:
                moves = append(moves, place_move(member, slot, kind, 0))
                moves = append(moves, place_move(member, slot, kind, 1))
    return moves


def add_rearrangements(s: State, seat: i64, member: i64, moves: Cells) -> Cells:
    """Take a card back, flip it, or exchange two."""
    phase = s.own_phase[seat]
    first = first_slot(s.box, phase)
    last = last_slot(s.box, phase)
    for slot in range(first, last + 1):
        here = s.plan[member * SLOTS + slot]
        if here != NO_ACTION:
            moves = append(moves, REMOVE + member * PLACES + slot)
            moves = append(moves, FLIP + member * PLACES + slot)
        for other in range(slot + 1, last + 1):
            if here != s.plan[member * SLOTS + other]:
                moves = append(moves, swap_move(member, slot, other))
    return moves


def add_gifts(s: State, seat: i64, moves: Cells) -> Cells:
    """Data transfer: one card each, to another person, never a heroic one."""
    if not s.is_transfer or s.given >> seat & 1:
        return moves
    for receiver in range(s.seats):
        if receiver == seat:
            continue
        for kind in range(ACTION_KINDS):
            if s.hand[seat * KINDS + kind] > 0:
                moves = append(moves, GIVE + receiver * KINDS + kind)
    return moves


def apply_plan(s: State, seat: i64, move: i64) -> bool:
    """Carry out a legal move; tell whether everybody agreed to end the planning round."""
    if move < REMOVE:
        half = move % 2
        kind = move // 2 % KINDS
        place = move // 2 // KINDS
        lay(s, seat, place // PLACES, place % PLACES, kind, half)
    elif move < FLIP:
        remove(s, seat, (move - REMOVE) // PLACES, (move - REMOVE) % PLACES)
    elif move < SWAP:
        flip(s, (move - FLIP) // PLACES, (move - FLIP) % PLACES)
    elif move < TAKE:
        place = (move - SWAP) // PLACES
        swap(s, place // PLACES, place % PLACES, (move - SWAP) % PLACES)
    elif move == TAKE:
        dealing.take(s, seat)
    elif move == DRAW:
        dealing.draw_data(s, seat)
    elif move >= GIVE:
        give(s, seat, (move - GIVE) // KINDS, (move - GIVE) % KINDS)
    else:
        return vote(s, seat, move == AGREE)
    return False


def lay(s: State, seat: i64, member: i64, slot: i64, kind: i64, half: i64) -> None:
    """Lay a card from the hand, the open deck, or from beside its android."""
    if not is_android(s, member):
        s.hand[seat * KINDS + kind] -= 1
    elif kind >= ACTION_KINDS:
        s.heroic[member] = NO_CARD
    elif is_solo(s):
        s.deck[kind] -= 1
    else:
        s.hand[seat * KINDS + kind] -= 1
    value = card_value(s.box, kind, half)
    s.plan[member * SLOTS + slot] = value
    say(s, ANDROID_CARD_PLACED if is_android(s, member) else CARD_PLACED, member, slot, value)


def remove(s: State, seat: i64, member: i64, slot: i64) -> None:
    """Take a card back to where it came from."""
    kind = kind_of(s.box, s.plan[member * SLOTS + slot])
    s.plan[member * SLOTS + slot] = NO_ACTION
    if not is_solo(s):
        s.hand[seat * KINDS + kind] += 1
    elif kind >= ACTION_KINDS:
        s.heroic[member] = kind
    else:
        s.deck[kind] += 1
    say(s, CARD_REMOVED, member, slot)


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


def give(s: State, seat: i64, receiver: i64, kind: i64) -> None:
    """Pass a card on; once in each transfer."""
    s.hand[seat * KINDS + kind] -= 1
    s.hand[receiver * KINDS + kind] += 1
    s.given |= 1 << seat
    say(s, CARD_GIVEN, seat, receiver, kind)


def vote(s: State, seat: i64, agrees: bool) -> bool:
    """The round ends before its time once everybody wants it."""
    if agrees:
        s.agreed |= 1 << seat
    else:
        s.agreed &= ~(1 << seat)
    say(s, VOTED, seat, 1 if agrees else 0)
    return s.agreed == (1 << s.seats) - 1
