"""Cards of one's own: which clauses would work now, and what the others lack."""

from collections.abc import Iterator
from typing import Final

from orbita.games.voyager.notation import ids
from orbita.games.voyager.outlook.chances import Chances
from orbita.games.voyager.outlook.missing import needs_technology, too_few_coins
from orbita.games.voyager.outlook.types import CardShown, ClauseShown, Missing
from orbita.games.voyager.refusals import REASONS
from orbita.games.voyager.rules import cards, conditions
from orbita.games.voyager.rules.reasons import ALLOWED
from orbita.games.voyager.state import (
    CONDITION_SIZE,
    EFFECT_SIZE,
    NOBODY,
    NOWHERE,
    State,
    body_under,
    is_foreign,
)
from orbita.games.voyager.vocabulary import (
    CHEAP_BUILDING,
    CHEAP_DEVELOPMENT,
    CHEAP_ROCKET,
    CONDITIONS,
    DECKS,
    DRAW_EXPLORATION,
    DRAW_RESEARCH,
    FREE_LAUNCH,
    PER,
    RETURN_HOME,
    TAKEOVER_BONUS,
    TALLIES,
    TRADE,
)

NAMED: Final = {  # what a condition speaks of
    "building_on": "body",
    "hotel_on": "body",
    "base_on": "body",
    "landed_on": "body",
    "rocket_on": "body",
    "rocket_in": "ring",
    "level": "technology",
}
DRAWING: Final = (DRAW_RESEARCH, DRAW_EXPLORATION)


def cards_shown(s: State, may_play: bool, may_discard: bool, chances: Chances) -> tuple[CardShown, ...]:
    """Every card in hand, each kind once, in the order of the hand."""
    return tuple(card_shown(s, card, may_play, may_discard, chances) for card in cards_held(s))


def cards_held(s: State) -> Iterator[int]:
    """The kinds of cards in one's own hand."""
    for card in range(s.box.cards):
        if s.hand[s.seat * s.box.cards + card] > 0:
            yield card


def card_shown(s: State, card: int, may_play: bool, may_discard: bool, chances: Chances) -> CardShown:
    """One of them."""
    effects = range(s.box.effect_from[card], s.box.effect_from[card + 1])
    closed: Missing | None = Missing("turn/not-now")
    if may_play:
        reason = cards.why_not_play(s, card)
        closed = None if reason == ALLOWED else Missing(REASONS[reason])
    return CardShown(
        id=ids(s.box, "card")[card],
        closed=closed,
        clauses=tuple(clause_shown(s, effect) for effect in effects),
        shifts=() if closed else chances.shifts_by(card),
        discarded=chances.shifts_without(card) if may_discard else (),
        draws=any(s.box.effects[effect * EFFECT_SIZE] in DRAWING for effect in effects),
    )


def clause_shown(s: State, effect: int) -> ClauseShown:
    """One effect; the rule itself says whether it has a use."""
    missing = None if cards.has_use(s, effect) else missing_for_effect(s, effect)
    return ClauseShown(amount=cards.amount_of(s, effect), missing=missing)


def missing_for_effect(s: State, effect: int) -> Missing:
    """Why an effect would do nothing now: its condition, nothing to count, or nothing to work on."""
    kind, _, price, per, condition = s.box.effects[effect * EFFECT_SIZE : (effect + 1) * EFFECT_SIZE]
    if condition != NOBODY and not conditions.holds(s, s.seat, condition):
        return missing_condition(s, condition)
    if cards.amount_of(s, effect) == 0:
        return Missing(f"per/{PER[per]}")
    if kind == TRADE:
        return too_few_coins(s, price)
    return missing_target(s, kind)


def missing_condition(s: State, condition: int) -> Missing:
    """A condition that does not hold, in numbers."""
    at = condition * CONDITION_SIZE
    kind, what, needed = s.box.conditions[at : at + CONDITION_SIZE]
    name = CONDITIONS[kind]
    of = TALLIES[what] if name == "count" else ids(s.box, NAMED[name])[what] if name in NAMED else None
    return Missing(f"when/{name}", needed, conditions.reached(s, s.seat, kind, what), of)


def missing_target(s: State, kind: int) -> Missing:
    """Rocket, decks or technologies are not as an effect needs them."""
    if kind in (DRAW_RESEARCH, DRAW_EXPLORATION):
        return Missing("deck/empty", of=DECKS[kind == DRAW_EXPLORATION])
    if kind == CHEAP_DEVELOPMENT:
        return Missing("develop/all-done")
    if kind == CHEAP_ROCKET:
        return Missing("rocket/only-one")
    if s.rocket[s.seat] == NOWHERE:
        return Missing("rocket/none")
    if kind == RETURN_HOME:
        return Missing("rocket/at-home")
    body = body_under(s, s.seat)
    if kind in (CHEAP_BUILDING, TAKEOVER_BONUS, FREE_LAUNCH):
        if body == NOBODY:
            return Missing("rocket/not-on-body")
        if kind == CHEAP_BUILDING:
            return Missing("building/not-there" if body == s.box.home else "building/not-yours")
        return needs_technology(s) if is_foreign(s, s.seat, body) else Missing("takeover/nothing-here")
    return Missing("rocket/not-in-space")
