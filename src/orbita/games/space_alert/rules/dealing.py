"""1. and 5.1 Setting up (Przygotowanie do gry): action cards phase by phase, heroic cards for everybody."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import CARDS_TAKEN
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.rules.reasons import ALLOWED, ALONE, LAST_PHASE
from orbita.games.space_alert.state import State, dealt_before, is_solo, stack_place


def deal_heroics(s: State, kinds: list[int]) -> None:
    """One heroic card each: people take theirs in hand, androids have them on their boards."""
    if not s.box.has_heroic:
        return
    for member in range(s.crew):
        if is_solo(s) or member >= s.seats:
            s.heroic[member] = kinds[member]
        else:
            s.hand[member * KINDS + kinds[member]] += 1


def why_not_take(s: State, seat: i64) -> i64:
    """Everybody may go on to the next phase early, except when playing alone."""
    if is_solo(s):
        return ALONE
    return ALLOWED if s.own_phase[seat] < s.phases else LAST_PHASE


def take(s: State, seat: i64) -> None:
    """Take the cards of the next phase, which closes the one before; alone, all cards lie open."""
    s.own_phase[seat] += 1
    if not is_solo(s):
        phase = s.own_phase[seat]
        first = dealt_before(s, phase)
        count = s.deal[phase - 1]
        for number in range(first, first + count):
            take_card(s, seat, stack_place(s, seat, number))
        say(s, CARDS_TAKEN, seat, phase, count)


def take_card(s: State, seat: i64, place: i64) -> i64:
    """A card of the stack goes to a hand; tell its kind."""
    kind = s.stack[place]
    s.deck[kind] -= 1
    s.hand[seat * KINDS + kind] += 1
    return kind
