"""Events tell what a roll is for, where coins and cards come from, the way of a flight, and helps."""

import pytest

from tests.games.voyager.table import Table


def told(table, event, *fields):
    return [tuple(data[field] for field in fields) for data in table.happened(event)]


def test_a_roll_says_what_it_is_for_and_what_it_needs():
    table = Table(wiktoria="rocket=mars/1", pawel="")
    needed = table.state.box.landing[4]
    table.play("wiktoria: land mars", dice=[1])
    assert told(table, "die_rolled", "roll", "needed", "body") == [("landing", needed, "mars")]
    table = Table(wiktoria="rocket=belt/7", pawel="")
    table.play("wiktoria: end", dice=[5])
    assert told(table, "die_rolled", "roll", "needed", "body") == [("belt", 3, None)]


def test_in_a_takeover_the_attacker_rolls_first_and_the_owner_needs_as_much():
    table = Table(
        wiktoria="rocket=mars levels=[0,0,2]",
        pawel="",
        buildings="mars=pawel/hotel",
        goes_on='helps={"takeover_bonus":2}',
    )
    table.play("wiktoria: takeover", dice=[4, 3])
    assert told(table, "die_rolled", "seat", "roll", "needed", "body", "die", "total") == [
        (0, "attack", None, "mars", 4, 6),
        (1, "defence", 6, "mars", 3, 3),
    ]


def test_coins_and_cards_say_where_they_come_from():
    table = Table(
        wiktoria='rocket=mars hand=["private-astronaut","repaired-telescope"]',
        pawel="",
        buildings="mars=pawel/hotel venus=pawel/base",
    )
    for move in ("funds", "research", "play private-astronaut", "play repaired-telescope", "end"):
        table.play(f"wiktoria: {move}")
    while table.awaited() == ["wiktoria"]:  # too many cards
        table.play(f"wiktoria: {table.moves('wiktoria')[0]}")
    assert set(told(table, "coins_gained", "seat", "source")) == {(0, "funds"), (0, "card"), (1, "hotels")}
    assert set(told(table, "card_drawn", "seat", "deck", "source")) == {
        (0, "research", "research"),
        (0, "research", "card"),
        (1, "exploration", "bases"),
    }


def test_coins_of_the_start_are_told_as_such():
    table = Table.fresh("wiktoria", "pawel")
    table.play(f"{table.awaited()[0]}: agency china")
    assert told(table, "coins_gained", "coins", "source") == [(5, "start")]


@pytest.mark.parametrize(
    ("levels", "move", "way"),
    [
        ("[0,0,0]", "mars/2", ("mars/2",)),
        ("[1,0,0]", "mars/3", ("mars/2", "mars/3")),
        ("[1,0,0]", "belt/3", ("belt/3",)),
    ],
)
def test_a_flight_tells_its_way(levels, move, way):
    table = Table(wiktoria=f"rocket=mars/1 levels={levels}", pawel="")
    table.play(f"wiktoria: move {move}")
    assert told(table, "rocket_moved", "from", "to", "way", "drift") == [("mars/1", move, way, 0)]


def test_a_drift_follows_the_ring():
    table = Table(wiktoria='rocket=jupiter/47 hand=["transfer-orbit"]', pawel="")
    table.play("wiktoria: play transfer-orbit")
    (moved,) = told(table, "rocket_moved", "way", "drift")
    assert moved == (("jupiter/0", "jupiter/1"), 2)


def test_helps_are_told_when_they_are_given_and_when_they_are_used():
    table = Table(wiktoria='rocket=mars/2 hand=["sky-crane"]', pawel="", bodies="mars=mars/1")
    table.play("wiktoria: play sky-crane")
    assert told(table, "help_given", "seat", "help", "amount") == [
        (0, "free_move", 1),
        (0, "free_landing", 1),
    ]
    table.play("wiktoria: move mars/1")
    table.play("wiktoria: land mars", dice=[6])
    assert told(table, "help_used", "seat", "help", "amount") == [(0, "free_move", 1), (0, "free_landing", 1)]


def test_a_discount_is_used_at_once_and_only_where_there_is_one():
    table = Table(wiktoria="coins=9", pawel="", goes_on='helps={"develop_discount":2}')
    table.play("wiktoria: develop tourism")
    table.play("wiktoria: develop bases")
    assert told(table, "help_used", "help", "amount") == [("develop_discount", 2)]


def test_safety_in_the_belt_is_used_where_it_is_dangerous():
    for place, used in (("belt/7", [("belt_safety", 1)]), ("mars/2", [])):
        table = Table(wiktoria=f"rocket={place}", pawel="", goes_on='helps={"belt_safety":1}')
        table.play("wiktoria: end")
        assert told(table, "help_used", "help", "amount") == used
