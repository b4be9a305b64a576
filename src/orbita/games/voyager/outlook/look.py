"""The outlook of a seat: made from its view alone."""

from functools import lru_cache

from orbita.games.voyager.notation import ids
from orbita.games.voyager.outlook.attacks import attacks_on
from orbita.games.voyager.outlook.cards import cards_shown
from orbita.games.voyager.outlook.chances import Chances
from orbita.games.voyager.outlook.hands import duel, hand_ways
from orbita.games.voyager.outlook.loose_ends import loose_ends
from orbita.games.voyager.outlook.odds import belt_odds, percent
from orbita.games.voyager.outlook.reach import Flight, reach_shown, worlds_shown
from orbita.games.voyager.outlook.spending import spending
from orbita.games.voyager.outlook.table import known_table, own_turn
from orbita.games.voyager.outlook.threats import threats_shown
from orbita.games.voyager.outlook.types import IncomeShown, Outlook, TakeoverShown
from orbita.games.voyager.outlook.verbs import verbs_shown
from orbita.games.voyager.outlook.worth import hand_worth
from orbita.games.voyager.rules import buildings
from orbita.games.voyager.state import (
    ACT,
    ATTACK,
    NOBODY,
    OVER,
    RAISE,
    TIDY,
    State,
    body_under,
    is_foreign,
    perk,
)
from orbita.games.voyager.view import View
from orbita.games.voyager.vocabulary import (
    ATTACK_ROLL,
    BASE_GUARD,
    DEFENCE_ROLL,
    LANDING_ROLL,
    TAKEOVER,
    TAKEOVER_BONUS,
)


@lru_cache(maxsize=8)  # the words of every move ask for the same one
def outlook(view: View) -> Outlook | None:
    """What the table tells this seat; nothing to spectators, at the set-up and at the end."""
    if view.seat is None or not ACT <= view.stage < OVER:
        return None
    seat, table = view.seat, known_table(view, view.seat)
    s = own_turn(table, seat)
    is_acting = view.turn == seat and view.stage == ACT
    flight = Flight(s) if is_acting else None
    worlds = worlds_shown(s, flight)
    belt = belt_odds(s) if view.turn == seat and has_belt_ahead(view) else None
    attacks = attacks_on(table, seat)
    threats = threats_shown(table, seat, attacks)
    may_play = view.turn == view.asked == seat and view.stage in (ACT, RAISE, ATTACK)
    spent = spending(view)
    return Outlook(
        reach=reach_shown(s, flight) if flight is not None else (),
        worlds=worlds,
        belt=belt,
        takeover=takeover_shown(s) if view.turn == seat and view.stage != TIDY else None,
        verbs=verbs_shown(s) if is_acting else (),
        cards=cards_shown(
            table if may_play else s, may_play, spent is not None, Chances(table, seat, worlds, attacks)
        ),
        threats=threats,
        spending=None if spent is None else spent.shown(),
        loose_ends=loose_ends(s, belt, threats) if is_acting else (),
        income=IncomeShown(buildings.income_coins(s, seat), buildings.income_cards(s, seat)),
    )


def has_belt_ahead(view: View) -> bool:
    """Whether the turn has yet to end: a landing that fails leaves the rocket where it is."""
    return view.stage == ACT or (view.stage == RAISE and view.roll_kind == LANDING_ROLL)


def takeover_shown(s: State) -> TakeoverShown | None:
    """The building under one's rocket, if it is another's and one may try to take it over."""
    body = body_under(s, s.seat)
    if body == NOBODY or not is_foreign(s, s.seat, body) or perk(s, s.seat, TAKEOVER) == 0:
        return None
    owner = s.owner[body]
    ways = hand_ways(s, owner, DEFENCE_ROLL)
    lead = s.helps[TAKEOVER_BONUS]
    return TakeoverShown(
        body=ids(s.box, "body")[body],
        owner=owner,
        bare=percent(duel(ways, lead), 36 * sum(ways)),
        with_cards=percent(duel(ways, lead + sum(hand_worth(s, ATTACK_ROLL))), 36 * sum(ways)),
        is_guarded=perk(s, owner, BASE_GUARD) > 0,
    )
