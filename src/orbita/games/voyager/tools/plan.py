"""The planner: when which world can be reached, for every round of departure, and the steps of each flight.

Asked by whoever looks at the table; everything it needs lies open. Coins and the cards in hand are left out.
"""

from collections.abc import Iterator
from typing import Final, Literal

from orbita.core.errors import BadOptions
from orbita.core.refusals import refused
from orbita.games.voyager.notation import ids, parse_id, space_text
from orbita.games.voyager.sample import open_table
from orbita.games.voyager.state import (
    HOTEL,
    NOBODY,
    NOWHERE,
    TOP_LEVEL,
    State,
    is_foreign,
    is_on_body,
    level,
    perk,
)
from orbita.games.voyager.texts.catalogue import REFUSALS
from orbita.games.voyager.tools.departures import Turns, departure, rocket_price, turns_of
from orbita.games.voyager.tools.flights import Column, bodies_left_from, columns_of, flight
from orbita.games.voyager.tools.plan_types import (
    Plan,
    PlanAsked,
    PlannedFlight,
    PlannedReach,
    PlannedRival,
    PlannedTechnology,
    PlannedWorld,
)
from orbita.games.voyager.tools.spread import FAR, NIGHT, UNSEEN, lands_without_action, spread_out
from orbita.games.voyager.view import View
from orbita.games.voyager.vocabulary import FREE_LAUNCH, VISIT_WITHOUT_ROLL

LAUNCHES: Final = 13  # rounds of departure: the next, and twelve more


def plan(view: View, asked: PlanAsked) -> Plan:
    """Answer whoever has this view."""
    s = open_table(view)
    seat = planned_seat(view, asked, s)
    if asked.technology:
        improve(s, seat, asked.technology)
    turns = turns_of(s, seat)
    columns = list(columns_of(s, seat, turns, LAUNCHES))
    is_now = turns.is_now and bool(columns) and columns[0].launch == s.round + 1
    return Plan(
        seat=seat,
        round=s.round + 1,
        technology=asked.technology or None,
        start=start_of(s, seat),
        places=places_of(s, seat),
        coins=price_of(s, seat, is_now),
        now=is_now,
        launches=tuple(column.launch for column in columns),
        worlds=worlds_of(s, seat, columns),
        reach=reach_of(s, seat, turns),
        rivals=tuple(rivals_of(s, seat)),
        technologies=() if asked.technology else tuple(technologies_that_matter(view, seat, columns)),
    )


def planned_seat(view: View, asked: PlanAsked, s: State) -> int:
    """The seat that was named, or one's own; it needs an agency."""
    seat = asked.seat
    if seat < 0:
        seat = view.turn if view.seat is None else view.seat
    if seat >= s.seats:
        raise refused(BadOptions, REFUSALS, "seat/unknown", seat=seat)
    if s.agency[seat] == NOBODY:
        raise refused(BadOptions, REFUSALS, "plan/no-agency", seat=seat)
    return seat


def improve(s: State, seat: int, technology: str) -> None:
    """Play as if a technology were one level higher."""
    number = parse_id(s.box, "technology", technology)
    if level(s, seat, number) >= TOP_LEVEL:
        raise refused(BadOptions, REFUSALS, "develop/top-level", technology=technology)
    s.levels[seat * s.box.technologies + number] += 1


def start_of(s: State, seat: int) -> Literal["shipyard", "body", "space"]:
    """Where the rocket is."""
    if s.rocket[seat] == NOWHERE:
        return "shipyard"
    return "body" if is_on_body(s, seat) else "space"


def places_of(s: State, seat: int) -> tuple[str, ...]:
    """The bodies it can leave from, or the space it is in."""
    if start_of(s, seat) == "space":
        return (space_text(s.box, s.rocket[seat]),)
    return tuple(ids(s.box, "body")[body] for body in bodies_left_from(s, seat))


def price_of(s: State, seat: int, is_now: bool) -> int:
    """What it costs to be in space: a rocket where there is none, and the launch."""
    if start_of(s, seat) == "space":
        return 0
    launch = 0 if is_now and s.helps[FREE_LAUNCH] else s.box.launch_price
    return launch + (rocket_price(s, seat, is_now) if s.rocket[seat] == NOWHERE else 0)


def worlds_of(s: State, seat: int, columns: list[Column]) -> tuple[PlannedWorld, ...]:
    """Every world one can land on, in the order of the box."""
    return tuple(world_of(s, seat, body, columns) for body in range(s.box.bodies) if s.box.landing[body])


def world_of(s: State, seat: int, body: int, columns: list[Column]) -> PlannedWorld:
    """A world on a seat's terms."""
    owner = s.owner[body]
    flights = [flight(s, seat, body, column) for column in columns]
    return PlannedWorld(
        body=ids(s.box, "body")[body],
        roll=None if needs_no_roll(s, seat, body) else s.box.landing[body],
        free=lands_without_action(s, seat, body),
        stars=0 if owner == seat else s.box.stars[body],
        owner=None if owner == NOBODY else owner,
        building=None if owner == NOBODY else "hotel" if s.building[body] == HOTEL else "base",
        flights=tuple(closing(flights)),
    )


def needs_no_roll(s: State, seat: int, body: int) -> bool:
    """Sabotage 1: landing where another's building stands needs no roll."""
    return is_foreign(s, seat, body) and perk(s, seat, VISIT_WITHOUT_ROLL) > 0


def closing(flights: list[PlannedFlight | None]) -> Iterator[PlannedFlight | None]:
    """Flights with the round in which their window closes: from which on it takes longer."""
    for place, one in enumerate(flights):
        if one is None:
            yield None
            continue
        later = (other for other in flights[place + 1 :] if other is not None)
        closes = next((other.launch for other in later if took(other) > took(one)), None)
        yield PlannedFlight(one.launch, one.round, one.actions, one.nights, closes, one.steps)


def took(one: PlannedFlight) -> int:
    """Rounds from departure to the first try."""
    return one.round - one.launch


def reach_of(s: State, seat: int, turns: Turns) -> tuple[PlannedReach, ...]:
    """The spaces that can be flown to in the turn being played, each with the fewest actions."""
    found = departure(s, seat, turns, 0) if turns.is_now else None
    if found is None or found[0].passed > turns.passed:
        return ()
    start, seeds, _ = found
    spread, box = spread_out(s, seat, start, seeds, 1), s.box
    prices = [
        min(spread.prices[layer * box.spaces + space] for layer in range(spread.levels))
        for space in range(box.spaces)
    ]
    return tuple(
        PlannedReach(space_text(box, space), price % NIGHT)
        for space, price in enumerate(prices)
        if price < FAR and space not in seeds
    )


def rivals_of(s: State, seat: int) -> Iterator[PlannedRival]:
    """The earliest try of every other seat that has an agency, on every world."""
    bodies = ids(s.box, "body")
    for other in range(s.seats):
        if other == seat or s.agency[other] == NOBODY:
            continue
        for column in columns_of(s, other, turns_of(s, other), 1):
            passed, turn = column.start.passed, column.spread.turn
            rounds = {
                name: s.round + 1 + passed + turn[body]
                for body, name in enumerate(bodies)
                if turn[body] != UNSEEN
            }
            yield PlannedRival(other, rounds)


def technologies_that_matter(view: View, seat: int, columns: list[Column]) -> Iterator[PlannedTechnology]:
    """Technologies that would change what is planned: rounds, nights, rolls or where one can leave from."""
    s = open_table(view)
    now = worth_of(s, seat, columns)
    for number, name in enumerate(ids(s.box, "technology")):
        if level(s, seat, number) == TOP_LEVEL:
            continue
        better = open_table(view)
        better.levels[seat * s.box.technologies + number] += 1
        if worth_of(better, seat, list(columns_of(better, seat, turns_of(better, seat), LAUNCHES))) != now:
            yield PlannedTechnology(name, level(better, seat, number))


def worth_of(s: State, seat: int, columns: list[Column]) -> object:
    """What two plans are compared by."""
    lands = [body for body in range(s.box.bodies) if s.box.landing[body]]
    terms = [(needs_no_roll(s, seat, body), lands_without_action(s, seat, body)) for body in lands]
    flights = [
        (column.launch, column.start.passed + column.spread.turn[body], column.spread.price[body])
        for column in columns
        for body in lands
    ]
    return terms, flights
