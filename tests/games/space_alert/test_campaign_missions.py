"""6. Missions of a campaign, as they are flown: the ship starts with what earlier ones left."""

import pytest

from orbita.core.errors import BadOptions
from orbita.core.match import Match
from orbita.core.record import read_record, write_json, write_text
from orbita.core.replay import replay
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.names import TOKEN_NAMES, ZONE_NAMES
from orbita.games.space_alert.options import TOKENS, Carried
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.state import PLANNING
from orbita.games.space_alert.tools.campaign import rules
from orbita.games.space_alert.tools.starlog import debriefing
from tests.contract.walks import walk
from tests.games.space_alert.flight import ORDER, Flight
from tests.games.space_alert.table import Table

HISTORY = {
    "red": ["structural", "shield"],
    "white": ["reactor", "lower_weapon", "gravolift"],
    "squads": ["upper_blue"],
}


def campaign_match(seed, seats=4, **carried):
    return Match(GAME, GAME.read_options({"carried": carried or HISTORY}), seats, seed)


def played(match, seed):
    for _ in walk(GAME, match, seed):
        pass
    return match


# Unrepaired damage


@pytest.mark.parametrize(
    ("zone", "token", "cubes", "capacity"),
    [
        pytest.param("red", "reactor", 1, 2, id="side reactor"),
        pytest.param("white", "reactor", 2, 4, id="central reactor"),
        pytest.param("blue", "reactor", 1, 2, id="the other side reactor"),
        pytest.param("red", "shield", 0, 1, id="side shield"),
        pytest.param("white", "shield", 0, 2, id="central shield"),
    ],
)
def test_a_damaged_reactor_or_shield_holds_less_and_starts_with_a_cube_less(zone, token, cubes, capacity):
    ship = Flight(carried={zone: token}).ship
    place = ZONE_NAMES.index(zone)
    assert getattr(ship, token)[place] == cubes
    assert getattr(ship, f"{token}_capacity")[place] == capacity


def test_what_is_not_damaged_starts_as_printed():
    flight = Flight(carried={"red": "reactor", "blue": "shield"})
    assert [flight.reactor(zone) for zone in ("red", "white", "blue")] == [1, 3, 2]
    assert [flight.shield(zone) for zone in ("red", "white", "blue")] == [1, 1, 0]


def test_a_damaged_shield_is_only_filled_to_its_new_capacity():
    flight = Flight("red B", carried={"red": "shield"}).play(2)
    assert (flight.shield("red"), flight.reactor("red")) == (1, 1)


@pytest.mark.parametrize(
    ("carried", "strength"),
    [
        pytest.param({}, 5, id="whole"),
        pytest.param({"white": "upper_weapon"}, 4, id="damaged"),
        pytest.param({"red": "upper_weapon"}, 5, id="damaged in another zone"),
    ],
)
def test_a_damaged_weapon_is_weak_from_the_first_turn(carried, strength):
    flight = Flight("A", threats=["T+1 white meteoroid"], carried=carried).play(1)
    assert flight.said("targeted")[0]["strength"] == strength


def test_a_damaged_lift_delays_from_the_first_turn():
    flight = Flight("deck A", carried={"white": "gravolift"}).play(1)
    assert (flight.station(1), flight.plan(1)) == ("LW", "deck - A")


def test_carried_tokens_lie_in_front_of_those_that_are_drawn():
    flight = Flight(
        threats=["T+1 blue meteoroid"],
        tracks={"blue": "T1"},
        damage="gravolift reactor shield upper_weapon lower_weapon structural",
        carried={"blue": "shield"},
    ).play(5)
    assert flight.tokens("blue")[:3] == ["shield", "gravolift", "reactor"]
    assert "shield" not in [data["token"] for data in flight.said("token_drawn")]


@pytest.mark.parametrize(
    ("carried", "is_lost"),
    [
        pytest.param("gravolift reactor", False, id="two and four make six"),
        pytest.param("gravolift reactor lower_weapon", True, id="three and four make seven"),
    ],
)
def test_carried_tokens_count_towards_the_seventh_that_destroys_a_zone(carried, is_lost):
    assert gunship(carried).play().is_lost is is_lost
    assert gunship().play().damage("red") == 4


def gunship(carried="", **others):
    """It attacks the red zone with 2 in turn 3 and, at the end, with 3; one cube is on the shield."""
    return Flight(
        threats=["T+1 red gunship"], tracks={"red": "T1"}, carried={"red": carried, **others}, damage=ORDER
    )


# Structural damage


def test_carried_structural_damage_doubles_every_point_that_passes_the_shields():
    assert gunship().play(3).damage("red") == 2 - 1
    assert gunship("structural").play(3).damage("red") == 1 + 2 * (2 - 1)


def test_other_carried_damage_doubles_nothing():
    assert gunship("gravolift").play(3).damage("red") == 1 + 1


def test_carried_structural_damage_leaves_other_zones_alone():
    assert gunship(white="structural", blue="structural").play(3).damage("red") == 1


def test_structural_damage_of_the_running_mission_does_not_double():
    flight = gunship().play()
    assert flight.tokens("red")[0] == "structural"
    assert flight.damage("red") == 1 + 3


def test_carried_structural_damage_multiplies_with_what_a_threat_doubles():
    def destroyer(carried):
        return Flight(threats=["T+1 red destroyer"], tracks={"red": "T1"}, carried={"red": carried}).play(3)

    assert destroyer("shield gravolift").damage("red") == 2 + 2
    assert destroyer("shield structural").damage("red") == 2 + 2 * 2


# Squads


def test_without_losses_both_squads_wait_at_their_stations():
    flight = Flight("red deck C", "blue C", "C").play(3)
    assert (flight.bots(1), flight.bots(2)) == ("active", "active")


@pytest.mark.parametrize(
    ("squads", "in_lower_red", "in_upper_blue"),
    [
        pytest.param(["lower_red"], "active", "none", id="in lower red"),
        pytest.param(["upper_blue"], "none", "active", id="in upper blue"),
        pytest.param([], "none", "none", id="none is left"),
    ],
)
def test_the_only_squad_waits_where_the_crew_put_it(squads, in_lower_red, in_upper_blue):
    flight = Flight("red deck C", "blue C", "C", carried={"squads": squads}).play(3)
    assert (flight.bots(1), flight.bots(2)) == (in_lower_red, in_upper_blue)


def test_without_a_squad_nobody_flies_the_interceptors():
    cards = ("red deck C deck C", "C - - C")
    assert Flight(*cards).play(5).station(1) == "SPACE"
    assert Flight(*cards, carried={"squads": ["upper_blue"]}).play(5).station(1) == "UR"


# What it costs


def test_carried_damage_counts_among_the_penalties():
    flight = Flight(carried={"red": "shield reactor", "white": "structural"}).play()
    assert flight.score == -(2 + 1) - 2


def test_a_squad_left_behind_costs_as_a_disabled_one():
    assert Flight(carried={"squads": ["lower_red"]}).play().score == -1
    assert Flight(carried={"squads": []}).play().score == -2


# At the table


def test_the_ship_is_damaged_from_the_planning_round_on():
    table = Table(4, carried=Carried(red=("reactor", "structural"), squads=("lower_red",)))
    ship = table.view(None).ship
    assert (ship.damage, ship.reactor, ship.old_structural) == ((2, 0, 0), (1, 3, 2), 1)
    assert (ship.stored_lower_red, ship.stored_upper_blue) == (1, 0)
    table.plan_nothing()
    assert table.view(None).ship.damage == (2, 0, 0)


@pytest.mark.parametrize(
    ("lang", "damage", "squads"),
    [
        (
            "pl",
            "Uszkodzenia, czerwony: reaktor, kadłub (nowe liczą się podwójnie)",
            "Droidy czekają: dolna czerwona",
        ),
        ("en", "Damaged, red: reactor, structure (new damage counts double)", "Battlebots wait: lower red"),
    ],
)
def test_the_board_tells_what_is_broken_and_where_squads_wait(lang, damage, squads):
    table = Table(4, carried=Carried(red=("reactor", "structural"), squads=("lower_red",)))
    lines = GAME.texts.board(table.view(None), lang, False).splitlines()
    assert damage in lines
    assert squads in lines


def test_everybody_is_on_their_feet_and_no_system_is_blocked():
    ship = Table(4, carried=Carried(red=("shield",))).view(None).ship
    assert not any(ship.knocked_out)
    assert (ship.blocked_b, ship.blocked_c, ship.threats) == (0, 0, 0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_record_of_a_campaign_mission_replays_by_itself(seats):
    match = played(campaign_match(seats, seats), seats)
    record = match.record()
    for raw in (write_json(record), write_text(record).encode()):
        again = replay(read_record(raw), GAME)
        assert (again.outcome(), GAME.pack(again.state)) == (match.outcome(), GAME.pack(match.state))


def test_a_token_on_the_ship_is_never_drawn_again():
    drawn = 0
    for seed in range(12):
        ship = played(campaign_match(seed), seed).state.ship
        for zone, name in enumerate(ZONE_NAMES[:3]):
            tokens = [TOKEN_NAMES[ship.tokens[zone * 6 + place]] for place in range(ship.damage[zone])]
            assert tokens[: len(HISTORY.get(name, []))] == HISTORY.get(name, [])
            assert len(set(tokens)) == len(tokens)
            drawn += len(tokens) - len(HISTORY.get(name, []))
    assert drawn > 20


def test_a_guess_at_the_table_carries_the_same_damage():
    match = campaign_match(3)
    for _ in range(200):
        if match.state.stage != PLANNING:
            break
        seat = GAME.awaited(match.state)[-1]
        view = GAME.view(match.state, 1)
        guess = GAME.sample(view, 5)
        assert GAME.view(guess, 1) == view
        assert list(guess.ship.flight.carried) == [2, 3, 0]
        match.play(seat, GAME.legal(match.state, seat)[0])


def test_the_score_of_the_engine_is_that_of_the_rules_of_the_campaign():
    for seed in range(12):
        ship = played(campaign_match(seed), seed).state.ship
        assert scoring.penalty(ship) == rules.penalty(debriefing.ship_at_home(ship))


# Options


@pytest.mark.parametrize(
    "carried",
    [
        pytest.param({"red": ["shield", "shield"]}, id="a token twice"),
        pytest.param({"red": ["engine"]}, id="no such token"),
        pytest.param({"green": ["shield"]}, id="no such zone"),
        pytest.param({"squads": ["lower_red", "lower_red"]}, id="two squads in one station"),
        pytest.param({"squads": ["upper_red"]}, id="a station without battlebots"),
        pytest.param({"squads": 2}, id="a number"),
    ],
)
def test_a_start_that_cannot_be_is_refused(carried):
    with pytest.raises(BadOptions) as refused:
        GAME.read_options({"carried": carried})
    assert refused.value.code == "options/invalid"


def test_six_tokens_are_the_most_a_zone_can_carry():
    table = Table(4, carried=Carried(red=TOKENS))
    assert table.view(None).ship.damage == (6, 0, 0)
