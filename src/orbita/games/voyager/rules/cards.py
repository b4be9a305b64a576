"""Research and exploration cards (Karty badań i eksploracji): played for nothing at any time in your turn."""

from orbita.core.chance import say
from orbita.core.flat import Cells, append, i64
from orbita.games.voyager.events import (
    ACTIONS_GAINED,
    CARD_PLAYED,
    FOLD,
    HELP_GIVEN,
    ROCKET_MOVED,
    ROCKET_RETURNED,
    ROLL_HELPED,
)
from orbita.games.voyager.moves import PLAY
from orbita.games.voyager.rules import conditions, decks, end, funds, missions, research
from orbita.games.voyager.rules.reasons import ALLOWED, MOVES_ROCKET, NO_USE, NOT_IN_HAND
from orbita.games.voyager.state import (
    ACT,
    ATTACK,
    BASE,
    EFFECT_SIZE,
    HOTEL,
    NO_BUILDING,
    NOBODY,
    NOWHERE,
    ON_BODY,
    RAISE,
    TOP_LEVEL,
    State,
    bits,
    body_under,
    buildings_of,
    count,
    is_foreign,
    is_in_space,
    is_on_body,
    perk,
)
from orbita.games.voyager.vocabulary import (
    ACTIONS,
    BELT_ROLL,
    BELT_SAFETY,
    BY_CARD,
    CARDS_PLAYED,
    CHEAP_BUILDING,
    CHEAP_DEVELOPMENT,
    CHEAP_ROCKET,
    COINS,
    DRAW_EXPLORATION,
    DRAW_RESEARCH,
    DRIFT,
    EVERYONE_COINS,
    EXPLORATION_DECK,
    FREE_LANDING,
    FREE_LAUNCH,
    FREE_MOVE,
    FROM_CARD,
    FROM_RESEARCH,
    LANDING_BONUS,
    LANDING_ROLL,
    PER_BASE,
    PER_BUILDING,
    PER_HOTEL,
    PER_LEVEL,
    PER_NOTHING,
    POINTS,
    RESEARCH_DECK,
    RETURN_HOME,
    SURE_LANDING,
    TAKEOVER,
    TAKEOVER_BONUS,
    TRADE,
)


def why_not_play(s: State, card: i64) -> i64:
    """A card in hand, at least one of whose effects would do something now [D].

    While a roll of one's own is open the rocket stays where it is: cards that move it wait [D].
    """
    if s.hand[s.seat * s.box.cards + card] == 0:
        return NOT_IN_HAND
    if s.stage != ACT and moves_rocket(s, card):
        return MOVES_ROCKET
    for effect in range(s.box.effect_from[card], s.box.effect_from[card + 1]):
        if has_use(s, effect):
            return ALLOWED
    return NO_USE


def add_cards(s: State, moves: Cells) -> Cells:
    """Every card that may be played now."""
    left = s.hand_size[s.seat * 2] + s.hand_size[s.seat * 2 + 1]
    card: i64 = 0
    while left > 0:
        held = s.hand[s.seat * s.box.cards + card]
        if held > 0:
            left -= held
            if why_not_play(s, card) == ALLOWED:
                moves = append(moves, PLAY + card)
        card += 1
    return moves


def moves_rocket(s: State, card: i64) -> bool:
    """Tell whether a card says anything about where the rocket goes: flights, launches, landings, home."""
    for effect in range(s.box.effect_from[card], s.box.effect_from[card + 1]):
        kind = s.box.effects[effect * EFFECT_SIZE]
        if kind == DRIFT or kind == RETURN_HOME or kind == FREE_MOVE or kind == FREE_LAUNCH:
            return True
        if kind == SURE_LANDING or kind == FREE_LANDING:
            return True
    return False


def has_use(s: State, effect: i64) -> bool:
    """Tell whether an effect's condition holds, and whether it has something to work on."""
    at = effect * EFFECT_SIZE
    condition = s.box.effects[at + 4]
    if condition != NOBODY and not conditions.holds(s, s.seat, condition):
        return False
    if amount_of(s, effect) == 0:
        return False
    return has_target(s, s.box.effects[at], s.box.effects[at + 2])


def has_target(s: State, kind: i64, price: i64) -> bool:
    """Tell whether rocket, purse, decks and technologies are as an effect needs them."""
    if kind >= FREE_MOVE and is_last_roll(s):
        return False
    if kind == TRADE:
        return s.coins[s.seat] >= price
    if kind == DRAW_RESEARCH or kind == DRAW_EXPLORATION:
        return decks.can_draw(s, RESEARCH_DECK if kind == DRAW_RESEARCH else EXPLORATION_DECK)
    if kind == CHEAP_DEVELOPMENT:
        return conditions.levels_of(s, s.seat) < s.box.technologies * TOP_LEVEL
    if kind == DRIFT:
        return is_in_space(s, s.seat)
    if kind == FREE_MOVE or kind == BELT_SAFETY:
        return is_flying(s)
    if kind == LANDING_BONUS or kind == SURE_LANDING or kind == FREE_LANDING:
        return is_flying(s)
    if kind == FREE_LAUNCH:
        return is_on_body(s, s.seat)
    if kind == RETURN_HOME:
        return s.rocket[s.seat] != NOWHERE and s.rocket[s.seat] != ON_BODY + s.box.home
    if kind == CHEAP_ROCKET:
        return s.rocket[s.seat] == NOWHERE
    body = body_under(s, s.seat)
    if kind == CHEAP_BUILDING:
        return body != NOBODY and body != s.box.home and not is_foreign(s, s.seat, body)
    if kind == TAKEOVER_BONUS:
        return body != NOBODY and is_foreign(s, s.seat, body) and perk(s, s.seat, TAKEOVER) > 0
    return True


def is_last_roll(s: State) -> bool:
    """In the belt: what helps until the end of the turn comes too late [D]."""
    return s.stage == RAISE and s.roll_kind == BELT_ROLL


def is_flying(s: State) -> bool:
    """In space, or about to be: a free launch of this turn is not used yet [D]."""
    return is_in_space(s, s.seat) or (is_on_body(s, s.seat) and s.helps[FREE_LAUNCH] > 0)


def amount_of(s: State, effect: i64) -> i64:
    """The amount printed, times what it is counted per."""
    amount = s.box.effects[effect * EFFECT_SIZE + 1]
    per = s.box.effects[effect * EFFECT_SIZE + 3]
    if per == PER_NOTHING:
        return amount
    if per == PER_HOTEL:
        return amount * buildings_of(s, s.seat, HOTEL)
    if per == PER_BASE:
        return amount * buildings_of(s, s.seat, BASE)
    if per == PER_BUILDING:
        return amount * buildings_of(s, s.seat, NO_BUILDING)
    if per == PER_LEVEL:
        return amount * conditions.levels_of(s, s.seat)
    return amount * bits(s.landed[s.seat])


def play(s: State, card: i64) -> None:
    """Carry out the effects that have a use, in the order printed; then the card is discarded."""
    count(s, s.seat, CARDS_PLAYED)
    say(s, CARD_PLAYED, s.seat, card)
    for effect in range(s.box.effect_from[card], s.box.effect_from[card + 1]):
        if has_use(s, effect):
            carry_out(s, effect, FROM_RESEARCH + s.box.deck_of[card])
            if s.box.effects[effect * EFFECT_SIZE] == EVERYONE_COINS:  # [D] every effect is a step
                missions.check_everybody(s)
            else:
                missions.check(s, s.seat)
    decks.discard(s, s.seat, card)


def carry_out(s: State, effect: i64, source: i64) -> None:
    """One effect: at once, or noted as a help for the rest of the turn."""
    kind = s.box.effects[effect * EFFECT_SIZE]
    amount = amount_of(s, effect)
    if kind == POINTS:
        end.score(s, s.seat, amount, source)
    elif kind == COINS:
        funds.gain_coins(s, s.seat, amount, FROM_CARD)
    elif kind == EVERYONE_COINS:
        for seat in range(s.seats):
            funds.gain_coins(s, seat, amount, FROM_CARD)
    elif kind == TRADE:
        funds.pay_coins(s, s.box.effects[effect * EFFECT_SIZE + 2])
        end.score(s, s.seat, amount, source)
    elif kind == DRAW_RESEARCH:
        research.draw(s, amount, BY_CARD)
    elif kind == DRAW_EXPLORATION:
        decks.draw(s, s.seat, EXPLORATION_DECK, amount, BY_CARD)
    elif kind == DRIFT:
        drift(s, amount)
    elif kind == RETURN_HOME:
        return_home(s)
    elif kind == ACTIONS:
        s.actions_left += amount
        say(s, ACTIONS_GAINED, s.seat, amount)
    else:
        s.helps[kind] += amount
        say(s, HELP_GIVEN, s.seat, kind, amount)
        help_open_roll(s, kind, amount)


def help_open_roll(s: State, kind: i64, amount: i64) -> None:
    """What is added to rolls of this turn is added to the one that is open, too."""
    is_landing = kind == LANDING_BONUS and s.stage == RAISE and s.roll_kind == LANDING_ROLL
    if is_landing or (kind == TAKEOVER_BONUS and s.stage == ATTACK):
        s.roll += amount
        say(s, ROLL_HELPED, s.seat, s.roll)


def drift(s: State, spaces: i64) -> None:
    """The rocket is carried along its ring as the rotation would carry it."""
    start = s.rocket[s.seat]
    for _ in range(spaces):
        s.rocket[s.seat] = s.box.turned[s.rocket[s.seat]]
    say(s, ROCKET_MOVED, s.seat, start, s.rocket[s.seat] + FOLD * spaces)


def return_home(s: State) -> None:
    """The rocket stands on Earth again, which is not a landing."""
    s.rocket[s.seat] = ON_BODY + s.box.home
    say(s, ROCKET_RETURNED, s.seat, s.box.home)
