"""The asteroid belt (Pas planetoid): dodging at the end of a turn in space there."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.voyager.events import BELT_PASSED
from orbita.games.voyager.moves import DISCARD, STAND
from orbita.games.voyager.rules import decks, dice, rocket
from orbita.games.voyager.state import NOBODY, RAISE, State, count, is_in_space, use_up
from orbita.games.voyager.vocabulary import BELT_ESCAPES, BELT_ROLL, BELT_SAFETY


def danger(s: State) -> i64:
    """The roll that is needed where the rocket is in space; zero where it is safe."""
    return s.box.danger[s.box.ring_of[s.rocket[s.seat]]] if is_in_space(s, s.seat) else 0


def cross(s: State) -> bool:
    """In space in the belt: roll three or more, or the rocket is lost; tell whether that is settled."""
    if danger(s) == 0:
        return True
    if s.helps[BELT_SAFETY] > 0:
        use_up(s, BELT_SAFETY)
        return True
    s.roll_kind = BELT_ROLL
    s.body = NOBODY
    s.roll = dice.roll(s, s.seat, 0, BELT_ROLL, danger(s))
    return settle(s)


def settle(s: State) -> bool:
    """High enough: the rocket has dodged. Otherwise cards may raise the roll, which is then still open."""
    if s.roll >= danger(s):
        count(s, s.seat, BELT_ESCAPES)
        say(s, BELT_PASSED, s.seat)
        return True
    if decks.has_cards(s, s.seat):
        s.stage = RAISE
        return False
    rocket.lose_rocket(s)
    return True


def raise_roll(s: State, move: i64) -> bool:
    """Raise the roll by a card, or let it stand and lose the rocket; tell whether that is settled."""
    if move == STAND:
        rocket.lose_rocket(s)
        return True
    s.roll = dice.spend(s, move - DISCARD, BELT_ROLL, s.roll)
    return settle(s)
