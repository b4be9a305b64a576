"""Missions, achievements, and every kind of condition."""

import pytest

from orbita.games.voyager.content.flatten import add_condition
from orbita.games.voyager.content.pack import Condition
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.notation import ids
from orbita.games.voyager.options import Options
from orbita.games.voyager.rules import conditions
from orbita.games.voyager.state import ACT, NOBODY
from orbita.games.voyager.vocabulary import CONDITIONS
from tests.games.voyager.table import Table

TREASURY = next(card for card in box_for(Options()).pack.achievements if card.id == "treasury")
RICH = TREASURY.needs[0].at_least  # coins, with a hotel
HOTELS = "mars=pawel/hotel venus=wiktoria/hotel moon=kacper/hotel"


def test_a_mission_is_played_in_the_own_turn_without_an_action():
    table = Table(
        wiktoria='missions=["galileos-assistant"]',
        pawel="",
        kacper="",
        buildings="europa=wiktoria/hotel",
        actions=0,
    )
    table.play("wiktoria: mission galileos-assistant")
    assert table.points("wiktoria") == table.points_from("wiktoria", "missions") == 3
    assert table.missions("wiktoria") == []


def test_a_mission_whose_condition_does_not_hold_is_refused():
    table = Table(wiktoria='missions=["galileos-assistant"]', pawel="", buildings="europa=pawel/hotel")
    assert table.refuse("wiktoria: mission galileos-assistant") == "mission/not-fulfilled"


def test_a_mission_one_does_not_have_is_refused():
    table = Table(wiktoria="", pawel='missions=["galileos-assistant"]', buildings="europa=wiktoria/hotel")
    assert table.refuse("wiktoria: mission galileos-assistant") == "mission/not-yours"


def test_a_mission_is_not_played_in_anothers_turn():
    table = Table(wiktoria="", pawel='missions=["galileos-assistant"]', buildings="europa=pawel/hotel")
    assert table.refuse("pawel: mission galileos-assistant") == "turn/not-yours"


def test_a_mission_with_several_conditions_needs_them_all():
    line = 'missions=["neighbours"]'
    one = Table(wiktoria=f'{line} landed=["venus"]', pawel="")
    assert one.refuse("wiktoria: mission neighbours") == "mission/not-fulfilled"
    every = Table(wiktoria=f'{line} landed=["venus","mars"]', pawel="")
    every.play("wiktoria: mission neighbours")
    assert every.points("wiktoria") == 2


def test_a_mission_that_asks_for_a_hotel_is_not_fulfilled_by_a_base():
    line = 'missions=["hotel-at-jupiter"] levels=[3,0,0]'
    base = Table(wiktoria=line, pawel="", buildings="europa=wiktoria/base mars=wiktoria/hotel")
    assert base.refuse("wiktoria: mission hotel-at-jupiter") == "mission/not-fulfilled"
    hotel = Table(wiktoria=line, pawel="", buildings="europa=wiktoria/hotel")
    hotel.play("wiktoria: mission hotel-at-jupiter")


def test_the_first_to_meet_the_condition_takes_an_achievement():
    table = Table(wiktoria='rocket=mars/1 landed=["venus"]', pawel="")
    table.play("wiktoria: land mars", dice=[6])
    assert table.achiever("red-dust") == "wiktoria"
    assert table.points("wiktoria") == table.state.box.stars[4]  # the card counts at the end


def test_an_achievement_that_is_taken_stays_with_its_owner():
    table = Table(wiktoria='rocket=mars/1 landed=["venus"]', pawel="", achievements="red-dust=pawel")
    table.play("wiktoria: land mars", dice=[6])
    assert table.achiever("red-dust") == "pawel"


def test_achievements_are_checked_after_every_step_also_the_income():
    """[D]"""
    table = Table(wiktoria="", pawel=f"coins={RICH - 1}", buildings="mars=pawel/hotel")
    table.play("wiktoria: end")
    assert table.coins("pawel") == RICH
    assert table.achiever("treasury") == "pawel"


@pytest.mark.parametrize(
    ("coins", "building", "is_taken"),
    [(RICH - 1, "hotel", True), (RICH - 2, "hotel", False), (RICH + 9, "base", False)],
)
def test_a_full_treasury_needs_the_coins_and_a_hotel(coins, building, is_taken):
    table = Table(wiktoria=f"coins={coins}", pawel="", buildings=f"mars=wiktoria/{building}")
    table.play("wiktoria: funds")
    assert table.achiever("treasury") == ("wiktoria" if is_taken else None)


def test_if_two_meet_a_condition_at_once_the_player_whose_turn_it_is_takes_the_card():
    """[D]"""
    almost = f"coins={RICH - 1}"
    table = Table(
        pawel=almost,
        wiktoria=f'{almost} hand=["handshake-in-orbit"]',
        kacper=almost,
        turn="wiktoria",
        buildings=HOTELS,
    )
    table.play("wiktoria: play handshake-in-orbit")
    assert [table.coins(name) for name in table.names] == [RICH] * 3
    assert table.achiever("treasury") == "wiktoria"


def test_somebody_else_may_get_an_achievement_from_the_turn_of_another():
    table = Table(
        wiktoria='hand=["handshake-in-orbit"]', pawel=f"coins={RICH - 1}", buildings="mars=pawel/hotel"
    )
    table.play("wiktoria: play handshake-in-orbit")
    assert table.achiever("treasury") == "pawel"


def test_after_the_player_whose_turn_it_is_the_next_in_turn_order_comes_first():
    """[D]"""
    almost = f"coins={RICH - 1}"
    table = Table(
        pawel=almost, wiktoria='hand=["handshake-in-orbit"]', kacper=almost, turn="wiktoria", buildings=HOTELS
    )
    table.play("wiktoria: play handshake-in-orbit")
    assert table.achiever("treasury") == "kacper"


HOLDS = {
    "building_on": ({"of": "mars"}, {"buildings": "mars=wiktoria/base"}, {"buildings": "mars=pawel/base"}),
    "hotel_on": ({"of": "mars"}, {"buildings": "mars=wiktoria/hotel"}, {"buildings": "mars=wiktoria/base"}),
    "base_on": ({"of": "mars"}, {"buildings": "mars=wiktoria/base"}, {"buildings": "mars=pawel/base"}),
    "buildings": (
        {"at_least": 2},
        {"buildings": "mars=wiktoria/base moon=wiktoria/hotel"},
        {"buildings": "mars=wiktoria/base moon=pawel/hotel"},
    ),
    "hotels": ({"at_least": 1}, {"buildings": "moon=wiktoria/hotel"}, {"buildings": "moon=wiktoria/base"}),
    "bases": ({"at_least": 1}, {"buildings": "moon=wiktoria/base"}, {"buildings": "moon=wiktoria/hotel"}),
    "level": (
        {"of": "bases", "at_least": 2},
        {"wiktoria": "levels=[0,2,0]"},
        {"wiktoria": "levels=[3,1,3]"},
    ),
    "levels": ({"at_least": 4}, {"wiktoria": "levels=[2,1,1]"}, {"wiktoria": "levels=[3,0,0]"}),
    "landed_on": ({"of": "vesta"}, {"wiktoria": 'landed=["vesta"]'}, {"wiktoria": 'landed=["ceres"]'}),
    "worlds": ({"at_least": 2}, {"wiktoria": 'landed=["vesta","moon"]'}, {"wiktoria": 'landed=["moon"]'}),
    "coins": ({"at_least": 3}, {"wiktoria": "coins=3"}, {"wiktoria": "coins=2"}),
    "points": ({"at_least": 3}, {"wiktoria": "points=3"}, {"wiktoria": "points=2"}),
    "rocket_on": ({"of": "mars"}, {"wiktoria": "rocket=mars"}, {"wiktoria": "rocket=mars/1"}),
    "rocket_in": ({"of": "mercury"}, {"wiktoria": "rocket=mercury/0"}, {"wiktoria": "rocket=venus"}),
    "count": (
        {"of": "takeovers", "at_least": 2},
        {"wiktoria": 'tally={"takeovers":2}'},
        {"wiktoria": 'tally={"takeovers":1}'},
    ),
}


def test_every_kind_of_condition_is_tested():
    assert set(HOLDS) == set(CONDITIONS)


@pytest.mark.parametrize("kind", HOLDS)
def test_a_condition_holds_at_its_threshold_and_not_below(kind):
    fields, right, wrong = HOLDS[kind]
    for more, expected in ((right, True), (wrong, False)):
        table = Table(**{"wiktoria": "", "pawel": ""} | more)
        numbers = []
        add_condition(box_for(Options()).pack, Condition(kind=kind, **fields), numbers)
        assert (conditions.reached(table.state, 0, *numbers[:2]) >= numbers[2]) is expected


def test_a_rocket_in_another_ring_is_not_in_this_one():
    numbers = []
    add_condition(box_for(Options()).pack, Condition(kind="rocket_in", of="belt"), numbers)
    for rocket, expected in (("belt/3", 1), ("mars/3", 0), ("ceres", 0)):
        table = Table(wiktoria=f"rocket={rocket}", pawel="")
        assert conditions.reached(table.state, 0, *numbers[:2]) == expected


@pytest.mark.parametrize(
    ("tally", "name", "before", "move", "dice"),
    [
        ("rockets_built", "wiktoria", {"wiktoria": "coins=2"}, "rocket earth", []),
        ("rockets_lost", "wiktoria", {"wiktoria": "rocket=belt/0"}, "end", [1]),
        ("launches", "wiktoria", {"wiktoria": "rocket=earth coins=1"}, "launch", []),
        ("landings", "wiktoria", {"wiktoria": "rocket=mars/1"}, "land mars", [6]),
        (
            "visits",
            "wiktoria",
            {"wiktoria": "rocket=mars/1", "buildings": "mars=pawel/base"},
            "land mars",
            [6],
        ),
        ("belt_escapes", "wiktoria", {"wiktoria": "rocket=belt/0"}, "end", [5]),
        (
            "takeovers",
            "wiktoria",
            {"wiktoria": "rocket=mars levels=[0,0,2]", "buildings": "mars=pawel/base"},
            "takeover",
            [6, 1],
        ),
        (
            "defences",
            "pawel",
            {"wiktoria": "rocket=mars levels=[0,0,2]", "buildings": "mars=pawel/base"},
            "takeover",
            [1, 1],
        ),
        ("cards_played", "wiktoria", {"wiktoria": 'hand=["live-broadcast"]'}, "play live-broadcast", []),
        (
            "missions",
            "wiktoria",
            {"wiktoria": 'missions=["galileos-assistant"]', "buildings": "europa=wiktoria/base"},
            "mission galileos-assistant",
            [],
        ),
    ],
)
def test_what_is_counted(tally, name, before, move, dice):
    table = Table(**{"wiktoria": "", "pawel": ""} | before)
    table.play(f"wiktoria: {move}", dice=dice)
    assert f'"{tally}":1' in table.value(name, "tally")


@pytest.mark.parametrize("buildings", ["", "mars=wiktoria/base", "venus=pawel/base"])
def test_a_landing_where_nobody_else_has_built_is_no_visit(buildings):
    table = Table(wiktoria="rocket=mars/1", pawel="", buildings=buildings)
    table.play("wiktoria: land mars", dice=[6])
    assert "visits" not in table.value("wiktoria", "tally")


@pytest.mark.parametrize("seats", range(2, 6))
def test_nobody_begins_with_an_achievement_whatever_the_agency_and_the_seat(seats):
    """Japan has chosen its technology, and every first turn has begun."""
    box, names = box_for(Options()), ("wiktoria", "pawel", "kacper", "marysia", "zofia")[:seats]
    for turned in range(box.agencies):
        table = Table.fresh(*names)
        for number in range(seats):
            agency = ids(box, "agency")[(turned + number) % box.agencies]
            table.play(f"{table.awaited()[0]}: agency {agency}")
        while table.state.stage < ACT:
            table.play(f"{table.awaited()[0]}: {table.moves(table.awaited()[0])[0]}")
        for _ in names:
            assert list(table.state.achiever) == [NOBODY] * box.achievements
            table.play(f"{table.awaited()[0]}: end")
