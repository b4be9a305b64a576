"""Takeovers (Przejęcie budynku): both roll, then the attacker may raise, then the owner; a tie defends."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.voyager.events import BUILDING_HELD, BUILDING_TAKEN, TAKEOVER_TRIED
from orbita.games.voyager.moves import DISCARD, STAND
from orbita.games.voyager.rules import decks, dice, missions, rocket
from orbita.games.voyager.rules.reasons import (
    ALLOWED,
    NEEDS_SABOTAGE,
    NO_ACTION_LEFT,
    NOT_ON_BODY,
    NOTHING_TO_TAKE,
)
from orbita.games.voyager.state import (
    ACT,
    ATTACK,
    DEFEND,
    State,
    body_under,
    count,
    is_foreign,
    is_on_body,
    perk,
)
from orbita.games.voyager.vocabulary import (
    ATTACK_ROLL,
    BASE_GUARD,
    DEFENCE_ROLL,
    DEFENCES,
    TAKEOVER,
    TAKEOVER_BONUS,
    TAKEOVERS,
)


def why_not_take_over(s: State) -> i64:
    """Sabotage 2, an action, and a rocket on a body with another's building."""
    if not is_on_body(s, s.seat):
        return NOT_ON_BODY
    if not is_foreign(s, s.seat, body_under(s, s.seat)):
        return NOTHING_TO_TAKE
    if perk(s, s.seat, TAKEOVER) == 0:
        return NEEDS_SABOTAGE
    return ALLOWED if s.actions_left > 0 else NO_ACTION_LEFT


def take_over(s: State) -> bool:
    """Both roll; then the attacker may discard cards, and after that the owner.

    This and what follows tells whether everybody's achievements were looked at already.
    """
    s.actions_left -= 1
    s.body = body_under(s, s.seat)
    s.roll_kind = ATTACK_ROLL
    say(s, TAKEOVER_TRIED, s.seat, s.owner[s.body], s.body)
    s.roll = dice.roll(s, s.seat, s.helps[TAKEOVER_BONUS], ATTACK_ROLL, 0)
    s.reply = dice.roll(s, s.owner[s.body], 0, DEFENCE_ROLL, s.roll)
    return ask_attacker(s)


def ask_attacker(s: State) -> bool:
    """The attacker decides first, as long as there are cards to decide about."""
    if not decks.has_cards(s, s.seat):
        return ask_owner(s)
    s.stage = ATTACK
    return False


def raise_attack(s: State, move: i64) -> bool:
    """The attacker raises as often as wanted, then the owner answers."""
    if move == STAND:
        return ask_owner(s)
    s.roll = dice.spend(s, move - DISCARD, ATTACK_ROLL, s.roll)
    return ask_attacker(s)


def ask_owner(s: State) -> bool:
    """The owner answers; not asked when the building is safe already or the hand is empty [D]."""
    s.asked = s.owner[s.body]
    if s.reply >= s.roll:
        return hold(s)
    if not decks.has_cards(s, s.asked):
        return change_hands(s)
    s.stage = DEFEND
    return False


def raise_defence(s: State, move: i64) -> bool:
    """The owner raises until the building is safe, or gives it up."""
    if move == STAND:
        return change_hands(s)
    s.reply = dice.spend(s, move - DISCARD, DEFENCE_ROLL, s.reply)
    return ask_owner(s)


def change_hands(s: State) -> bool:
    """Strictly higher: the building changes hands, its kind does not."""
    loser = s.owner[s.body]
    s.owner[s.body] = s.seat
    count(s, s.seat, TAKEOVERS)
    say(s, BUILDING_TAKEN, s.seat, loser, s.body)
    resume(s)
    return False


def hold(s: State) -> bool:
    """Equal or lower: the building stays; bases 2 of its owner destroys the attacker's rocket."""
    owner: i64 = s.owner[s.body]
    count(s, owner, DEFENCES)
    say(s, BUILDING_HELD, s.seat, owner, s.body)
    if perk(s, owner, BASE_GUARD) > 0:
        rocket.lose_rocket(s)
    missions.check_everybody(s)
    resume(s)
    return True


def resume(s: State) -> None:
    """The attacker's turn goes on."""
    s.asked = s.seat
    s.stage = ACT
