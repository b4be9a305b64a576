"""The planner against the rules themselves: every flight tried out, in positions of real games."""

import random
from pathlib import Path

import pytest

from orbita.core.chance import fill, no_moves
from orbita.core.errors import OrbitaError
from orbita.core.record import read_record
from orbita.core.replay import steps
from orbita.games.voyager import moves
from orbita.games.voyager.game import GAME
from orbita.games.voyager.notation import ids, space_text
from orbita.games.voyager.rules import end, landing, launch, movement, rings, rocket
from orbita.games.voyager.rules.reasons import ALLOWED
from orbita.games.voyager.sample import open_table
from orbita.games.voyager.state import ACT, NOWHERE, ON_BODY, START, clear_helps
from orbita.games.voyager.tools.departures import is_acting
from orbita.games.voyager.tools.plan import LAUNCHES, plan
from orbita.games.voyager.tools.plan_types import PlanAsked
from orbita.games.voyager.vocabulary import BELT_SAFETY, FREE_LANDING, FREE_LAUNCH, FREE_MOVE
from tests.games.voyager.table import Table

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "voyager").glob("*.txt"))
POSITIONS = 1000
SIGHT = 24  # turns of a flight that are looked at
HELPS = (FREE_MOVE, FREE_LAUNCH, FREE_LANDING, BELT_SAFETY)
RICH = 99  # the planner leaves coins out


class Judge:
    """Tries every way to fly by the rules: who is next, when the rings turn, when the game ends."""

    def __init__(self, view, seat):
        self.s = open_table(view)
        self.seat = seat
        self.s.coins[seat] = RICH
        self.is_over = False
        if not is_acting(self.s, seat):
            if self.s.stage <= START:
                self.s.seat = (self.s.first - 1) % self.s.seats
                self.s.round -= 1  # the first turn begins without a turn of the rings
                turned = list(self.s.box.turned)
                fill(self.s.body_space, [turned.index(space) for space in self.s.body_space])
            self.pass_on()
        self.s.stage, self.s.asked = ACT, seat

    def pass_on(self):
        """Everybody else lets their turn pass."""
        s = self.s
        while not self.is_over:
            s.seat = (s.seat + 1) % s.seats
            if end.is_over(s):
                self.is_over = True
                return
            if s.seat == s.first:
                rings.turn_rings(s)
            if s.seat == self.seat:
                break
        s.actions_left = s.box.actions
        clear_helps(s)

    @property
    def place(self):
        s = self.s
        return s.rocket[self.seat], s.actions_left, *(s.helps[kind] for kind in HELPS)

    @place.setter
    def place(self, place):
        s = self.s
        s.rocket[self.seat], s.actions_left, *helps = place
        for kind, amount in zip(HELPS, helps, strict=True):
            s.helps[kind] = amount

    def danger(self):
        """Whether a night here takes a roll."""
        s, where = self.s, self.s.rocket[self.seat]
        is_in_space = NOWHERE < where < ON_BODY
        return int(is_in_space and s.box.danger[s.box.ring_of[where]] > 0 and not s.helps[BELT_SAFETY])

    def ways(self):
        """Every place one flying move further, with the actions it takes."""
        s, here = self.s, self.place
        if s.rocket[self.seat] == NOWHERE:
            ways = [(rocket.build_rocket, body) for body in range(s.box.bodies)
                    if rocket.why_not_rocket(s, body) == ALLOWED]  # fmt: skip
        elif s.rocket[self.seat] >= ON_BODY:
            ways = [(launch.launch,)] if launch.why_not_launch(s) == ALLOWED else []
        else:
            ways = [(movement.move, move - moves.MOVE_TO) for move in movement.add_spaces(s, no_moves())]
        for act, *what in ways:
            act(s, *what)
            yield self.place, here[1] - s.actions_left
            self.place = here
            s.coins[self.seat] = RICH

    def fly(self, flight):
        """Make every step of a flight by the rules; tell its round, nights and actions."""
        s, nights, used = self.s, 0, 0
        while s.round + 1 < flight.launch:
            nights += self.danger()
            self.pass_on()
        for step in flight.steps:
            assert s.round + 1 == step.round
            if step.kind == "turn":
                assert self.danger() == (step.danger is not None)
                nights += self.danger()
                self.pass_on()
            else:
                move = GAME.notation.parse_move(s, self.seat, step.move)
                assert GAME.why_not(s, self.seat, move) is None, step
                if step.kind == "land":
                    return s.round + 1, nights, used
                left = s.actions_left
                GAME.apply(s, self.seat, move)
                used += left - s.actions_left
            where = s.rocket[self.seat]
            space = s.body_space[where - ON_BODY] if where >= ON_BODY else where
            assert space_text(s.box, space) == step.space
        return None

    def arrivals(self, launch_round):
        """By body: the round, nights and actions of the first try to land, setting out in a round."""
        found, nights = {}, 0
        while not self.is_over and self.s.round + 1 < launch_round:
            nights += self.danger()
            self.pass_on()
        if self.is_over:
            return found
        start = self.place
        is_grounded = not NOWHERE < start[0] < ON_BODY
        here = {start: (nights, 0)}
        for turn in range(SIGHT + 1):
            here = self.played(here)
            self.see(here, found)
            self.place = start
            if turn == 0 and is_grounded:
                here = {place: price for place, price in here.items() if place[0] != start[0]}
            here = self.slept(here)
            if not here or len(found) == sum(needed > 0 for needed in self.s.box.landing):
                return found
            start = next(iter(here))
        return found

    def played(self, here):
        """All that can be reached this turn."""
        todo = list(here)
        while todo:
            place = todo.pop()
            nights, used = here[place]
            self.place = place
            for further, actions in list(self.ways()):
                price = (nights, used + actions)
                if further not in here or price < here[further]:
                    here[further] = price
                    todo.append(further)
        return here

    def see(self, here, found):
        """Note where a landing is allowed; before a round is over the least price counts."""
        now = {}
        for place, price in here.items():
            self.place = place
            for move in landing.add_landings(self.s, no_moves()):
                now[move - moves.LAND_ON] = min(price, now.get(move - moves.LAND_ON, price))
        for body, price in now.items():
            found.setdefault(body, (self.s.round + 1, *price))

    def slept(self, here):
        """The places of the next morning; none once the game is over."""
        s, evenings = self.s, {}
        for place, (nights, used) in here.items():
            self.place = place
            price = (nights + self.danger(), used)
            evenings[place[0]] = min(price, evenings.get(place[0], price))
        self.pass_on()
        if self.is_over:
            return {}
        mornings = {}
        for where, price in evenings.items():
            in_space = NOWHERE < where < ON_BODY
            mornings[s.box.turned[where] if in_space else where, *self.place[1:]] = price
        return mornings


def positions(count, seed=7):
    """Views of real games: of every seat, at random moments."""
    dice = random.Random(seed)
    records = [read_record(path.read_bytes()) for path in GOLDEN]
    share = count // len(records) + 1
    found = []
    for record in records:
        chosen = set(dice.sample(range(1, len(record.moves) + 1), min(share, len(record.moves))))
        for number, (_, match, _) in enumerate(steps(record, GAME)):
            if number in chosen and GAME.awaited(match.state):
                found.append((GAME.view(match.state, dice.choice([None, *range(match.seats)])), number))
    return found[:count]


def told(flight):
    return flight and (flight.round, flight.nights, flight.actions)


def test_the_planner_finds_what_trying_everything_finds():
    dice, compared = random.Random(3), 0
    names = None
    for view, number in positions(POSITIONS):
        seat = dice.randrange(len(view.seats))
        if view.seats[seat].agency < 0:
            continue
        answer = plan(view, PlanAsked(seat=seat))
        names = names or ids(open_table(view).box, "body")
        for column in {0, dice.randrange(LAUNCHES)}:
            if column >= len(answer.launches):
                continue
            found = Judge(view, seat).arrivals(answer.launches[column])
            for world in answer.worlds:
                assert told(world.flights[column]) == found.get(names.index(world.body)), (
                    number, seat, column, world.body,
                )  # fmt: skip
            flown = dice.choice([world.flights[column] for world in answer.worlds])
            assert flown is None or Judge(view, seat).fly(flown) == told(flown)
            compared += 1
    assert compared > POSITIONS


def planned(table, name, **asked):
    return plan(GAME.view(table.state, table.seat(name)), PlanAsked(**asked))


def world(answer, body):
    return next(world for world in answer.worlds if world.body == body)


def told_of(answer, body):
    return [told(flight) for flight in world(answer, body).flights]


def test_the_moon_is_there_as_soon_as_one_has_launched():
    answer = planned(Table(wiktoria="rocket=earth", pawel=""), "wiktoria")
    assert (answer.start, answer.places, answer.now, answer.coins) == ("body", ("earth",), True, 1)
    assert answer.launches == tuple(range(1, 14))
    assert told_of(answer, "moon")[:2] == [(1, 0, 1), (2, 0, 1)]
    first = world(answer, "moon").flights[0]
    assert [(step.kind, step.move) for step in first.steps] == [("launch", "launch"), ("land", "land moon")]


def test_terms_are_those_of_the_seat():
    table = Table(
        wiktoria="rocket=earth levels=[0,0,1]", pawel="", buildings="mars=pawel/hotel venus=wiktoria/base"
    )
    answer = planned(table, "wiktoria")
    terms = {one.body: (one.roll is None, one.stars == 0, one.owner) for one in answer.worlds}
    assert terms["mars"] == (True, False, 1)
    assert terms["venus"] == (False, True, 0)
    assert terms["vesta"] == (False, False, None)
    his = {one.body: (one.roll is None, one.stars == 0) for one in planned(table, "wiktoria", seat=1).worlds}
    assert his["mars"] == (False, True)
    assert his["venus"] == (False, False)


def test_without_a_rocket_it_is_built_first_and_paid_for():
    answer = planned(Table(wiktoria="coins=4", pawel=""), "wiktoria")
    assert (answer.start, answer.places, answer.coins) == ("shipyard", ("earth",), 3)
    assert [step.kind for step in world(answer, "moon").flights[0].steps] == [
        "rocket", "launch", "turn", "land",
    ]  # fmt: skip


def test_with_no_action_left_one_sets_out_in_the_next_round():
    answer = planned(Table(wiktoria="rocket=earth", pawel="", actions=0), "wiktoria")
    assert (answer.now, answer.launches[0], answer.reach) == (False, 2, ())


def test_in_flight_it_goes_on_from_where_the_rocket_is():
    answer = planned(Table(wiktoria="rocket=mars/3", pawel=""), "wiktoria")
    assert (answer.start, answer.places, answer.coins) == ("space", ("mars/3",), 0)
    assert answer.launches[0] == 1
    assert {one.actions for one in answer.reach} == {1, 2}


def test_a_free_move_costs_no_action_and_landing_with_sabotage_3_neither():
    plain = planned(Table(wiktoria="rocket=earth/1", pawel="", bodies="venus=venus/0"), "wiktoria")
    helped = planned(
        Table(wiktoria="rocket=earth/1", pawel="", bodies="venus=venus/0", goes_on='helps={"free_move":1}'),
        "wiktoria",
    )
    assert told_of(plain, "venus")[0][2] == told_of(helped, "venus")[0][2] + 1
    visit = Table(
        wiktoria="rocket=mars/3 levels=[0,0,3]", pawel="", actions=0, bodies="mars=mars/3",
        buildings="mars=pawel/hotel",
    )  # fmt: skip
    assert told_of(planned(visit, "wiktoria"), "mars")[0] == (1, 0, 0)
    assert world(planned(visit, "wiktoria"), "mars").free


def test_whose_turn_is_over_sets_out_in_the_next_round_and_who_is_to_come_in_this_one():
    table = Table(wiktoria="rocket=earth", pawel="rocket=earth", julia="rocket=earth", turn="pawel")
    assert planned(table, "wiktoria").launches[0] == 2
    assert planned(table, "julia").launches[0] == 1
    rivals = {rival.seat: rival.rounds["moon"] for rival in planned(table, "pawel").rivals}
    assert rivals == {0: 2, 2: 1}


def test_once_the_goal_is_reached_only_one_turn_is_left():
    table = Table(
        wiktoria="points=40 rocket=earth", pawel="rocket=earth", turn="wiktoria", goes_on="last=wiktoria"
    )
    assert planned(table, "pawel").launches == (1,)
    assert told_of(planned(table, "pawel"), "moon") == [(1, 0, 1)]
    assert told_of(planned(table, "pawel"), "europa") == [None]
    assert planned(table, "wiktoria").launches == (1,)


def test_nothing_is_planned_beyond_the_last_round():
    table = Table(wiktoria="rocket=earth", pawel="")
    table.state.round = table.state.box.last_round - 2
    last = table.state.box.last_round
    answer = planned(table, "wiktoria")
    assert answer.launches == (last - 1, last)
    assert all(flight is None or flight.round <= last for one in answer.worlds for flight in one.flights)


def test_a_technology_that_would_change_the_plan_is_named_and_can_be_tried():
    table = Table(wiktoria="rocket=earth", pawel="", buildings="mars=pawel/hotel")
    answer = planned(table, "wiktoria")
    assert {(one.technology, one.level) for one in answer.technologies} >= {("tourism", 1), ("sabotage", 1)}
    assert "bases" not in {one.technology for one in answer.technologies}
    tried = planned(table, "wiktoria", technology="tourism")
    assert (tried.technology, tried.technologies) == ("tourism", ())
    assert told_of(tried, "europa") < told_of(answer, "europa")


def test_a_window_closes_when_a_later_flight_takes_longer():
    answer = planned(Table(wiktoria="rocket=earth", pawel=""), "wiktoria")
    for one in answer.worlds:
        for flight in one.flights:
            later = [other for other in one.flights if other and other.launch > flight.launch]
            longer = [other for other in later if other.round - other.launch > flight.round - flight.launch]
            assert flight.closes == (longer[0].launch if longer else None)


def test_before_the_first_turn_everybody_is_to_come():
    table = Table.fresh("wiktoria", "pawel", agencies="dealt")
    for name in table.names:
        assert planned(table, name).launches[0] == 1


def test_whoever_leads_no_agency_plans_nothing():
    with pytest.raises(OrbitaError) as refusal:
        planned(Table.fresh("wiktoria", "pawel"), "wiktoria")
    assert refusal.value.code == "plan/no-agency"


def test_a_technology_at_its_top_cannot_be_raised():
    with pytest.raises(OrbitaError) as refusal:
        planned(Table(wiktoria="levels=[3,0,0]", pawel=""), "wiktoria", technology="tourism")
    assert refusal.value.code == "develop/top-level"
