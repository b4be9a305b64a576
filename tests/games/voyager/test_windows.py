"""Launch windows: the earliest arrival at each body, checked against a plain search."""

import pytest

from orbita.core.chance import cells
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.options import Options
from orbita.games.voyager.tools.windows import launch_windows

BOX = box_for(Options())
NAMES = [body.id for body in BOX.pack.bodies]


def reachable(space, steps):
    start = (steps - 1) * (BOX.spaces + 1) + space
    return {space, *BOX.reach[BOX.reach_from[start] : BOX.reach_from[start + 1]]}


def plain_search(bodies, origin, body, steps):
    """Every space a rocket can be in, action by action, from a launch now; the judge of the library."""
    here, bodies, used = {bodies[origin]}, list(bodies), 1
    for _ in range(80):
        if used % BOX.actions == 0:
            here = {BOX.turned[space] for space in here}
            bodies = [BOX.turned[space] for space in bodies]
        if bodies[body] in here:
            return used // BOX.actions, used
        here = {further for space in here for further in reachable(space, steps)}
        used += 1
    return None


@pytest.mark.parametrize("steps", [1, 2])
def test_arrivals_are_the_earliest_there_are(steps):
    bodies = list(BOX.body_start)
    for window in launch_windows(BOX, BOX.body_start, BOX.home, steps, launches=6):
        found = {
            arrival.body: (arrival.round - window.launch, arrival.actions) for arrival in window.arrivals
        }
        for body, name in enumerate(NAMES):
            if BOX.landing[body]:
                assert found[name] == plain_search(bodies, BOX.home, body, steps)
        bodies = [BOX.turned[space] for space in bodies]


def test_the_moon_is_there_as_soon_as_one_has_launched():
    first = launch_windows(BOX, BOX.body_start, BOX.home, launches=1)[0]
    moon = next(arrival for arrival in first.arrivals if arrival.body == "moon")
    assert (moon.round, moon.actions) == (0, 1)


def test_tourism_never_makes_a_flight_longer():
    for slow, fast in zip(
        launch_windows(BOX, BOX.body_start, BOX.home, 1, 5),
        launch_windows(BOX, BOX.body_start, BOX.home, 2, 5),
        strict=True,
    ):
        assert all(a.actions >= b.actions for a, b in zip(slow.arrivals, fast.arrivals, strict=True))


def test_one_can_launch_from_any_body():
    windows = launch_windows(BOX, cells(list(BOX.body_start)), NAMES.index("europa"), launches=2)
    assert "europa" not in {arrival.body for arrival in windows[0].arrivals}
    assert {"mars", "ceres"} <= {arrival.body for arrival in windows[0].arrivals}
