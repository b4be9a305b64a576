"""Where the rocket can get to this turn, and what waits at the worlds there."""

from orbita.games.voyager.notation import ids, space_text
from orbita.games.voyager.outlook.odds import landing_odds
from orbita.games.voyager.outlook.types import ReachShown, WorldShown
from orbita.games.voyager.outlook.ways import way_back
from orbita.games.voyager.rules import landing, launch, movement
from orbita.games.voyager.rules.reasons import ALLOWED
from orbita.games.voyager.state import NOWHERE, State, body_under, is_on_body
from orbita.games.voyager.vocabulary import FREE_LANDING, FREE_LAUNCH, FREE_MOVE


class Flight:
    """What this turn still allows: from where, at which price, how far."""

    def __init__(self, s: State) -> None:
        self.table = s
        self.start = NOWHERE
        self.launch_actions = 0
        if is_on_body(s, s.seat):
            if launch.why_not_launch(s) == ALLOWED:
                self.start = s.body_space[body_under(s, s.seat)]
                self.launch_actions = 0 if s.helps[FREE_LAUNCH] > 0 else 1
        else:
            self.start = s.rocket[s.seat]
        self.steps = movement.steps(s)
        self.flights = s.actions_left - self.launch_actions + s.helps[FREE_MOVE]
        self.back = [] if self.start == NOWHERE else way_back(s, self.start, self.flights * self.steps)

    def way_to(self, space: int) -> list[int] | None:
        """The spaces flown through on a shortest way to a space; nothing where it is out of reach."""
        if self.start == NOWHERE or (space != self.start and self.back[space] == NOWHERE):
            return None
        way = []
        while space != self.start:
            way.append(space)
            space = self.back[space]
        return way[::-1]

    def flights_for(self, way: list[int]) -> int:
        """How many flights a way takes."""
        return -(-len(way) // self.steps)

    def actions_for(self, flights: int) -> int:
        """The actions spent on a launch and so many flights; those given by cards come first."""
        return self.launch_actions + max(flights - self.table.helps[FREE_MOVE], 0)


def reach_shown(s: State, flight: Flight) -> tuple[ReachShown, ...]:
    """Every space of the next flight, and spaces with a world further on."""
    worlds = {s.body_space[body] for body in range(s.box.bodies) if s.box.landing[body] > 0}
    found = []
    for space in range(s.box.spaces):
        way = flight.way_to(space)
        if not way:
            continue
        flights = flight.flights_for(way)
        if space in worlds or (flights == 1 and flight.launch_actions == 0 and not is_on_body(s, s.seat)):
            found.append(
                ReachShown(
                    space=space_text(s.box, space),
                    flights=flights,
                    actions=flight.actions_for(flights),
                    way=tuple(space_text(s.box, each) for each in way),
                )
            )
    return tuple(found)


def worlds_shown(s: State, flight: Flight | None) -> tuple[WorldShown, ...]:
    """Every body one can land on, in the order of the pack."""
    return tuple(world_shown(s, flight, body) for body in range(s.box.bodies) if s.box.landing[body] > 0)


def world_shown(s: State, flight: Flight | None, body: int) -> WorldShown:
    """One of them."""
    way = None if flight is None else flight.way_to(s.body_space[body])
    flights = actions = None
    if flight is not None and way is not None:
        flights = flight.flights_for(way)
        actions = flight.actions_for(flights)
    landing_actions = 0 if landing.is_free_visit(s, body) or s.helps[FREE_LANDING] > 0 else 1
    return WorldShown(
        id=ids(s.box, "body")[body],
        flights=flights,
        actions=actions,
        landing_actions=landing_actions,
        is_in_reach=actions is not None and actions + landing_actions <= s.actions_left,
        stars=0 if s.owner[body] == s.seat else s.box.stars[body],
        odds=landing_odds(s, body),
    )
