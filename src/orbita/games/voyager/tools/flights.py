"""The flights of one round of departure: searched together, each told step by step."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from orbita.games.voyager import moves
from orbita.games.voyager.notation import bodies_in, ids, move_text, space_text
from orbita.games.voyager.state import NOWHERE, ON_BODY, State
from orbita.games.voyager.tools.departures import Ground, Turns, departure, shipyards
from orbita.games.voyager.tools.plan_types import PlannedFlight, PlannedKind, PlannedStep
from orbita.games.voyager.tools.spread import NIGHT, UNSEEN, Departure, Spread, spread_out, turned, way_back

SIGHT: Final = 24  # turns a flight may take to be looked for


class Column(NamedTuple):
    """All flights of one round of departure."""

    launch: int
    start: Departure
    ground: tuple[Ground, ...]
    spread: Spread


def columns_of(s: State, seat: int, turns: Turns, wanted: int) -> Iterator[Column]:
    """The rounds of departure, from the first in which a step can be made."""
    listed = 0
    for waits in range(turns.left):
        found = departure(s, seat, turns, waits)
        if found is None:
            if waits == 0 and turns.is_now:
                continue  # nothing is left of this turn
            return
        start, seeds, ground = found
        spread = spread_out(s, seat, start, seeds, SIGHT)
        yield Column(s.round + 1 + turns.passed + waits, start, ground, spread)
        listed += 1
        if listed == wanted:
            return


def flight(s: State, seat: int, body: int, column: Column) -> PlannedFlight | None:
    """One cell of the table."""
    spread, start = column.spread, column.start
    if spread.turn[body] == UNSEEN:
        return None
    nights, actions = divmod(spread.price[body], NIGHT)
    return PlannedFlight(
        launch=column.launch,
        round=s.round + 1 + start.passed + spread.turn[body],
        actions=actions,
        nights=nights,
        closes=None,
        steps=tuple(steps_of_flight(s, seat, body, column)),
    )


def steps_of_flight(s: State, seat: int, body: int, column: Column) -> Iterator[PlannedStep]:
    """From the ground, space by space and night by night, to the first try to land."""
    start, spread, box = column.start, column.spread, s.box
    *flown, seed = way_back(s, seat, spread, body, start.passed, start.is_safe)
    begun, space = divmod(seed, box.spaces)
    yield from steps_on_ground(s, seat, column, begun, space)
    step = partial(named_step, s, seat)
    for turn in range(begun, spread.turn[body] + 1):
        passed = start.passed + turn
        for place in reversed([place for place in flown if place // box.spaces == turn]):
            space = place % box.spaces
            yield step(passed, "fly", space, None, moves.MOVE_TO + space)
        if turn < spread.turn[body]:
            is_safe = start.is_safe and turn == 0
            danger = 0 if is_safe else box.danger[box.ring_of[space]]
            space = turned(box, space, 1)
            yield step(passed, "turn", space, None, None, danger)
    yield step(start.passed + spread.turn[body], "land", space, body, moves.LAND_ON + body)


def steps_on_ground(s: State, seat: int, column: Column, begun: int, seed: int) -> Iterator[PlannedStep]:
    """Built and launched; where that is not done in one turn, the rings turn in between."""
    if not column.ground:
        return
    launched = column.start.passed + begun
    places = {yard: turned(s.box, s.body_space[yard], launched) for yard in bodies_left_from(s, seat)}
    body = next(yard for yard, place in places.items() if place == seed)
    step = partial(named_step, s, seat, body=body)
    if column.ground[0].kind == "rocket":
        built = column.start.passed - column.ground[-1].turn
        yield step(built, "rocket", turned(s.box, s.body_space[body], built), move=moves.ROCKET_AT + body)
        for passed in range(built, launched):
            yield step(passed, "turn", turned(s.box, s.body_space[body], passed + 1), move=None)
    yield step(launched, "launch", seed, move=moves.LAUNCH)


def bodies_left_from(s: State, seat: int) -> list[int]:
    """The bodies a rocket on the ground can leave from, or be built on."""
    return shipyards(s, seat) if s.rocket[seat] == NOWHERE else [s.rocket[seat] - ON_BODY]


def named_step(
    s: State,
    seat: int,
    passed: int,
    kind: PlannedKind,
    space: int,
    body: int | None,
    move: int | None,
    danger: int = 0,
) -> PlannedStep:
    """A step in names; a flight is known by the world in the space it leads to."""
    names = ids(s.box, "body")
    if body is None:
        seen = passed + 1 if kind == "turn" else passed
        places = [turned(s.box, place, seen) for place in s.body_space]
        body = next(iter(bodies_in(s.box, places, space)), None)
    return PlannedStep(
        round=s.round + 1 + passed,
        kind=kind,
        space=space_text(s.box, space),
        body=None if body is None else names[body],
        move=None if move is None else move_text(s, seat, move),
        danger=danger or None,
    )
