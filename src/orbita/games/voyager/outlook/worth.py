"""What cards are worth in a roll: discarded for their pips, played for what they add to it, or sparing it."""

# Compiled: see setup.py.

from orbita.core.flat import i64
from orbita.games.voyager.rules import cards, conditions
from orbita.games.voyager.state import EFFECT_SIZE, NOBODY, State
from orbita.games.voyager.vocabulary import (
    ATTACK_ROLL,
    BELT_ROLL,
    BELT_SAFETY,
    DRIFT,
    LANDING_BONUS,
    LANDING_ROLL,
    RETURN_HOME,
    ROLL_KINDS,
    SURE_LANDING,
    TAKEOVER_BONUS,
)


def when_discarded(s: State, card: i64, kind: i64) -> i64:
    """Its pips."""
    return s.box.pips[card * ROLL_KINDS + kind]


def when_played(s: State, card: i64, kind: i64) -> i64:
    """What it adds to a roll of whoever's turn it is once that is open; cards that move the rocket wait."""
    if cards.moves_rocket(s, card):
        return 0
    total: i64 = 0
    for effect in range(s.box.effect_from[card], s.box.effect_from[card + 1]):
        what = s.box.effects[effect * EFFECT_SIZE]
        if adds_to(what, kind) and cards.has_use(s, effect):
            total += cards.amount_of(s, effect)
    return total


def adds_to(what: i64, kind: i64) -> bool:
    """Tell whether an effect adds to such a roll."""
    if kind == LANDING_ROLL:
        return what == LANDING_BONUS
    return kind == ATTACK_ROLL and what == TAKEOVER_BONUS


def spares(s: State, card: i64, kind: i64) -> bool:
    """Tell whether a card makes such a roll unnecessary if it is played first; once it is open, none does."""
    found = False
    for effect in range(s.box.effect_from[card], s.box.effect_from[card + 1]):
        what = s.box.effects[effect * EFFECT_SIZE]
        if kind == LANDING_ROLL and (what == DRIFT or what == RETURN_HOME):
            return False  # the rocket would be elsewhere
        if (what == SURE_LANDING and kind == LANDING_ROLL) or (what == BELT_SAFETY and kind == BELT_ROLL):
            found = found or cards.has_use(s, effect)
    return found


def best_of(s: State, card: i64, kind: i64) -> i64:
    """The better of both."""
    return max(when_discarded(s, card, kind), when_played(s, card, kind))


def hand_worth(s: State, kind: i64) -> list[int]:
    """What each card of whoever's turn it is can add to a roll of this kind."""
    found: list[int] = []
    for card in range(s.box.cards):
        held = s.hand[s.seat * s.box.cards + card]
        if held > 0:
            found += [best_of(s, card, kind)] * held
    return found


def landing_worth(s: State, body: i64) -> list[int]:
    """The same for a landing, with the rocket flying where the body is."""
    place = s.rocket[s.seat]
    s.rocket[s.seat] = s.body_space[body]
    found = hand_worth(s, LANDING_ROLL)
    s.rocket[s.seat] = place
    return found


def sparing_card(s: State, kind: i64) -> i64:
    """A card of whoever's turn it is that spares such a roll if it is played first, or NOBODY."""
    for card in range(s.box.cards):
        if s.hand[s.seat * s.box.cards + card] > 0 and spares(s, card, kind):
            return card
    return NOBODY


def landing_spared_by(s: State, body: i64) -> i64:
    """The same for a landing, with the rocket flying where the body is."""
    place = s.rocket[s.seat]
    s.rocket[s.seat] = s.body_space[body]
    found = sparing_card(s, LANDING_ROLL)
    s.rocket[s.seat] = place
    return found


def unseen_worth(s: State, seat: i64, kind: i64) -> list[int]:
    """By card: what it would add to a roll of another seat, played in time where its condition holds."""
    turn: i64 = s.seat
    s.seat = seat
    found: list[int] = []
    for card in range(s.box.cards):
        bonus: i64 = 0
        for effect in range(s.box.effect_from[card], s.box.effect_from[card + 1]):
            condition = s.box.effects[effect * EFFECT_SIZE + 4]
            if adds_to(s.box.effects[effect * EFFECT_SIZE], kind) and (
                condition == NOBODY or conditions.holds(s, seat, condition)
            ):
                bonus += cards.amount_of(s, effect)
        found.append(max(when_discarded(s, card, kind), bonus))
    s.seat = turn
    return found
