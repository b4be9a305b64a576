"""Buildings (Zbudowanie hotelu lub bazy, Zmiana typu budowli): one on a body, each with its income."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.voyager.events import BUILDING_BUILT, BUILDING_CHANGED
from orbita.games.voyager.rules import decks, funds
from orbita.games.voyager.rules.reasons import (
    ALLOWED,
    ALREADY_BUILT,
    NO_ACTION_LEFT,
    NO_BUILDING_LAND,
    NOT_ON_BODY,
    NOT_YOUR_BUILDING,
    TOO_DEAR,
)
from orbita.games.voyager.state import (
    BASE,
    HOTEL,
    NOBODY,
    State,
    body_under,
    buildings_of,
    is_on_body,
    perk,
    use_up,
)
from orbita.games.voyager.vocabulary import (
    BASE_CARDS,
    BY_BASES,
    CHEAP_BUILDING,
    EXPLORATION_DECK,
    FROM_HOTELS,
    HOTEL_COINS,
)


def income(s: State) -> None:
    """A coin for each hotel, an exploration card for each base; more with technology 3."""
    funds.gain_coins(s, s.seat, income_coins(s, s.seat), FROM_HOTELS)
    decks.draw(s, s.seat, EXPLORATION_DECK, income_cards(s, s.seat), BY_BASES)


def income_coins(s: State, seat: i64) -> i64:
    """What a seat's hotels bring."""
    return buildings_of(s, seat, HOTEL) * (1 + perk(s, seat, HOTEL_COINS))


def income_cards(s: State, seat: i64) -> i64:
    """How many cards a seat's bases bring."""
    return buildings_of(s, seat, BASE) * (1 + perk(s, seat, BASE_CARDS))


def building_price(s: State) -> i64:
    """One coin, less what a card of this turn takes off."""
    return funds.less(s.box.building_price, s.helps[CHEAP_BUILDING])


def why_not_build(s: State) -> i64:
    """A rocket on a body, other than Earth, on which nothing is built."""
    if not is_on_body(s, s.seat):
        return NOT_ON_BODY
    body = body_under(s, s.seat)
    if s.box.landing[body] == 0:
        return NO_BUILDING_LAND
    if s.owner[body] != NOBODY:
        return ALREADY_BUILT
    if s.actions_left == 0:
        return NO_ACTION_LEFT
    return ALLOWED if s.coins[s.seat] >= building_price(s) else TOO_DEAR


def build(s: State, building: i64) -> None:
    """Take the body's token and lay it with the chosen side up."""
    funds.pay(s, building_price(s))
    use_up(s, CHEAP_BUILDING)
    body = body_under(s, s.seat)
    s.owner[body] = s.seat
    s.building[body] = building
    say(s, BUILDING_BUILT, s.seat, body, building)


def why_not_change(s: State) -> i64:
    """A rocket on a body with your own building."""
    if not is_on_body(s, s.seat):
        return NOT_ON_BODY
    if s.owner[body_under(s, s.seat)] != s.seat:
        return NOT_YOUR_BUILDING
    if s.actions_left == 0:
        return NO_ACTION_LEFT
    return ALLOWED if s.coins[s.seat] >= building_price(s) else TOO_DEAR


def change_kind(s: State) -> None:
    """Turn the token over: hotel to base, base to hotel."""
    funds.pay(s, building_price(s))
    use_up(s, CHEAP_BUILDING)
    body = body_under(s, s.seat)
    s.building[body] = BASE if s.building[body] == HOTEL else HOTEL
    say(s, BUILDING_CHANGED, s.seat, body, s.building[body])
