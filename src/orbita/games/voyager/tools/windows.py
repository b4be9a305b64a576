"""Launch windows: the earliest arrival at each body for every round in which one could launch."""

from typing import Final

import msgspec

from orbita.core.chance import cells
from orbita.core.flat import Cells
from orbita.games.voyager.state import Box
from orbita.games.voyager.tools.routes import at, bodies_by_round, value_to_go

FAR: Final = 1_000_000  # more than any flight takes


class Arrival(msgspec.Struct, frozen=True):
    """When a rocket can first try to land: rounds from now, and the actions used for it since the launch."""

    body: str
    round: int
    actions: int


class Window(msgspec.Struct, frozen=True):
    """A round to launch in, counted from now, and what can be reached then, in the order of the bodies."""

    launch: int
    arrivals: tuple[Arrival, ...]


def launch_windows(
    box: Box, bodies: Cells, origin: int, steps: int = 1, launches: int = 12, horizon: int = 24
) -> list[Window]:
    """Every launch from the body `origin`, now and in the next rounds; what cannot be reached is left out."""
    places = bodies_by_round(box, bodies, launches)
    found: list[list[Arrival]] = [[] for _ in range(launches)]
    for body in range(box.bodies):
        if box.landing[body] == 0 or body == origin:
            continue
        for launch in range(launches):
            now = cells(list(places[launch * box.bodies : (launch + 1) * box.bodies]))
            arrival = arrive(box, now, now[origin], body, steps, horizon)
            if arrival is not None:
                passed, actions = arrival
                found[launch].append(Arrival(box.pack.bodies[body].id, launch + passed, actions))
    return [Window(launch, tuple(arrivals)) for launch, arrivals in enumerate(found)]


def arrive(
    box: Box, bodies: Cells, start: int, body: int, steps: int, horizon: int
) -> tuple[int, int] | None:
    """Rounds and actions from a launch (the first action of its turn) until a landing can be tried."""
    prizes = cells([FAR if number == body else 0 for number in range(box.bodies)] * horizon)
    values = value_to_go(box, bodies, horizon, steps, prizes, 1, 1, 100)
    best = values[at(box, 0, box.actions - 1, start)]
    if best == 0:
        return None
    actions = FAR - best + 1  # with the launch
    return actions // box.actions, actions
