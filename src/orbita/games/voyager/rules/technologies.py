"""Technologies (Technologie agencji, Ulepszenie agencji): a level and a point for two coins."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.voyager.events import TECHNOLOGY_DEVELOPED
from orbita.games.voyager.rules import end, funds
from orbita.games.voyager.rules.reasons import ALLOWED, AT_TOP_LEVEL, NO_ACTION_LEFT, TOO_DEAR
from orbita.games.voyager.state import TOP_LEVEL, State, level, use_up
from orbita.games.voyager.vocabulary import CHEAP_DEVELOPMENT, FROM_TECHNOLOGY


def technology_price(s: State) -> i64:
    """Two coins, less what a card of this turn takes off."""
    return funds.less(s.box.technology_price, s.helps[CHEAP_DEVELOPMENT])


def why_not_develop(s: State, technology: i64) -> i64:
    """A level below the third, an action and the price."""
    if level(s, s.seat, technology) == TOP_LEVEL:
        return AT_TOP_LEVEL
    if s.actions_left == 0:
        return NO_ACTION_LEFT
    return ALLOWED if s.coins[s.seat] >= technology_price(s) else TOO_DEAR


def develop(s: State, technology: i64) -> None:
    """One level up, and one point."""
    funds.pay(s, technology_price(s))
    use_up(s, CHEAP_DEVELOPMENT)
    raise_level(s, technology)


def raise_level(s: State, technology: i64) -> None:
    """Move a marker on the cosmodrome; each level is worth a point."""
    s.levels[s.seat * s.box.technologies + technology] += 1
    say(s, TECHNOLOGY_DEVELOPED, s.seat, technology, level(s, s.seat, technology))
    end.score(s, s.seat, s.box.technology_points, FROM_TECHNOLOGY)
