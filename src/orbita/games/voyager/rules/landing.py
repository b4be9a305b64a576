"""Landing (Lądowanie na ciele niebieskim): roll the number of the body, score its stars."""

from orbita.core.chance import say
from orbita.core.flat import Cells, append, i64
from orbita.games.voyager.events import LANDING_FAILED, ROCKET_LANDED
from orbita.games.voyager.moves import DISCARD, LAND_ON, STAND
from orbita.games.voyager.rules import decks, dice, end
from orbita.games.voyager.rules.reasons import (
    ALLOWED,
    NO_ACTION_LEFT,
    NO_BODY_HERE,
    NO_LANDING,
    NO_ROCKET,
    NOT_IN_SPACE,
)
from orbita.games.voyager.state import (
    ACT,
    NOWHERE,
    ON_BODY,
    RAISE,
    State,
    count,
    is_foreign,
    is_in_space,
    perk,
    use_help,
)
from orbita.games.voyager.vocabulary import (
    FREE_LANDING,
    FROM_LANDING,
    LANDING_BONUS,
    LANDING_ROLL,
    LANDINGS,
    SURE_LANDING,
    VISIT_WITHOUT_ACTION,
    VISIT_WITHOUT_ROLL,
    VISITS,
)


def is_free_visit(s: State, body: i64) -> bool:
    """Sabotage 3: landing where another's building stands costs no action."""
    return is_foreign(s, s.seat, body) and perk(s, s.seat, VISIT_WITHOUT_ACTION) > 0


def why_not_land(s: State, body: i64) -> i64:
    """A rocket in space in the body's space, and an action unless the landing is free."""
    if s.rocket[s.seat] == NOWHERE:
        return NO_ROCKET
    if not is_in_space(s, s.seat):
        return NOT_IN_SPACE
    if s.body_space[body] != s.rocket[s.seat]:
        return NO_BODY_HERE
    if s.box.landing[body] == 0:
        return NO_LANDING
    if s.actions_left > 0 or s.helps[FREE_LANDING] > 0 or is_free_visit(s, body):
        return ALLOWED
    return NO_ACTION_LEFT


def add_landings(s: State, moves: Cells) -> Cells:
    """Every body the rocket may land on now."""
    if not is_in_space(s, s.seat):
        return moves
    for body in range(s.box.bodies):
        if s.body_space[body] == s.rocket[s.seat] and why_not_land(s, body) == ALLOWED:
            moves = append(moves, LAND_ON + body)
    return moves


def land(s: State, body: i64) -> None:
    """Roll at least the body's number; sabotage 1 and some cards make the roll unnecessary."""
    if is_free_visit(s, body):
        pass
    elif s.helps[FREE_LANDING] > 0:
        use_help(s, FREE_LANDING)
    else:
        s.actions_left -= 1
    if is_foreign(s, s.seat, body) and perk(s, s.seat, VISIT_WITHOUT_ROLL) > 0:
        touch_down(s, body)
    elif s.helps[SURE_LANDING] > 0:
        use_help(s, SURE_LANDING)
        touch_down(s, body)
    else:
        s.body = body
        s.roll_kind = LANDING_ROLL
        s.roll = dice.roll(s, s.seat, s.helps[LANDING_BONUS], LANDING_ROLL, s.box.landing[body])
        settle(s)


def settle(s: State) -> None:
    """High enough: landed. Otherwise cards may raise the roll, or the rocket stays where it is."""
    if s.roll >= s.box.landing[s.body]:
        s.stage = ACT
        touch_down(s, s.body)
    elif decks.has_cards(s, s.seat):
        s.stage = RAISE
    else:
        fail(s)


def raise_roll(s: State, move: i64) -> None:
    """Raise the roll by a card, or let it stand and fail."""
    if move == STAND:
        fail(s)
    else:
        s.roll = dice.spend(s, move - DISCARD, LANDING_ROLL, s.roll)
        settle(s)


def fail(s: State) -> None:
    """Nothing is lost; it may be tried again with another action."""
    s.stage = ACT
    say(s, LANDING_FAILED, s.seat, s.body)


def touch_down(s: State, body: i64) -> None:
    """The rocket stands on the body and scores its stars, but none where your own building stands."""
    s.rocket[s.seat] = ON_BODY + body
    s.landed[s.seat] |= 1 << body
    count(s, s.seat, LANDINGS)
    if is_foreign(s, s.seat, body):
        count(s, s.seat, VISITS)
    say(s, ROCKET_LANDED, s.seat, body)
    if s.owner[body] != s.seat:
        end.score(s, s.seat, s.box.stars[body], FROM_LANDING)
