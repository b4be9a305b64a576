"""Income, the belt, the hand limit, and the order of a turn."""

import pytest

from orbita.games.voyager.game import GAME
from tests.games.voyager.table import Table


@pytest.mark.parametrize(
    ("levels", "coins"),
    [pytest.param("[0,0,0]", 2, id="one each"), pytest.param("[3,0,0]", 4, id="tourism 3")],
)
def test_each_hotel_gives_a_coin_at_the_start_of_the_turn(levels, coins):
    table = Table(
        wiktoria="",
        pawel=f"levels={levels}",
        buildings="mars=pawel/hotel venus=pawel/hotel moon=wiktoria/hotel",
    )
    table.play("wiktoria: end")
    assert (table.coins("pawel"), table.coins("wiktoria")) == (coins, 0)


@pytest.mark.parametrize(
    ("levels", "cards"), [pytest.param("[0,2,0]", 2, id="one each"), pytest.param("[0,3,0]", 4, id="bases 3")]
)
def test_each_base_gives_an_exploration_card_at_the_start_of_the_turn(levels, cards):
    table = Table(wiktoria="", pawel=f"levels={levels}", buildings="mars=pawel/base venus=pawel/base")
    table.play("wiktoria: end")
    assert len(table.hand("pawel")) == cards
    assert {event["deck"] for event in table.happened("card_drawn")} == {"exploration"}


@pytest.mark.parametrize(("die", "rocket"), [(1, "none"), (2, "none"), (3, "belt/7"), (6, "belt/7")])
def test_ending_a_turn_in_space_in_the_belt_takes_three_pips(die, rocket):
    table = Table(wiktoria="rocket=belt/7", pawel="")
    table.play("wiktoria: end", dice=[die])
    assert table.rocket("wiktoria") == rocket


@pytest.mark.parametrize("place", ["ceres", "mars/3", "jupiter/20"])
def test_no_roll_on_a_body_of_the_belt_or_elsewhere(place):
    table = Table(wiktoria=f"rocket={place}", pawel="")
    table.play("wiktoria: end", dice=[])
    assert table.rocket("wiktoria") == place


def test_cards_may_save_the_rocket_in_the_belt():
    table = Table(wiktoria='rocket=belt/7 hand=["spin-off","lunar-ice"]', pawel="")
    table.play("wiktoria: end", dice=[1])
    table.play("wiktoria: discard spin-off")
    assert table.awaited() == ["wiktoria"]
    table.play("wiktoria: discard lunar-ice")
    assert table.rocket("wiktoria") == "belt/7"
    assert table.awaited() == ["pawel"]


def test_a_roll_in_the_belt_is_for_no_body_whatever_was_rolled_for_before():
    table = Table(wiktoria='rocket=belt/3 hand=["spin-off"]', pawel="")
    table.play("wiktoria: land ceres", dice=[1])
    table.play("wiktoria: stand")
    table.play("wiktoria: end", dice=[1])
    assert GAME.view(table.state, 0).body == -1


def test_letting_the_roll_stand_in_the_belt_loses_the_rocket():
    table = Table(wiktoria='rocket=belt/7 hand=["spin-off"]', pawel="")
    table.play("wiktoria: end", dice=[2])
    table.play("wiktoria: stand")
    assert table.rocket("wiktoria") == "none"
    assert table.happened("rocket_lost") == [{"seat": 0, "from": "belt/7"}]


def test_who_destroys_the_rocket_before_the_end_of_the_turn_does_not_roll():
    table = Table(wiktoria="rocket=belt/7", pawel="")
    table.play("wiktoria: destroy")
    table.play("wiktoria: end", dice=[])
    assert table.awaited() == ["pawel"]


def test_at_the_end_of_a_turn_at_most_two_cards_of_each_deck_stay():
    hand = '["gravity-assist","gravity-assist","spin-off","lunar-ice","shelter"]'
    table = Table(wiktoria=f"hand={hand}", pawel="")
    table.play("wiktoria: end")
    assert table.moves("wiktoria") == ["discard gravity-assist", "discard spin-off"]
    assert table.refuse("wiktoria: discard lunar-ice") == "card/within-limit"
    table.play("wiktoria: discard gravity-assist")
    assert table.hand("wiktoria") == ["gravity-assist", "spin-off", "lunar-ice", "shelter"]
    assert table.awaited() == ["pawel"]


def test_exploration_cards_have_a_limit_of_their_own():
    table = Table(wiktoria='hand=["spin-off","lunar-ice","shelter","soya-in-space"]', pawel="")
    table.play("wiktoria: end")
    assert table.refuse("wiktoria: discard spin-off") == "card/within-limit"
    table.play("wiktoria: discard shelter")
    assert table.awaited() == ["pawel"]


def test_two_of_each_deck_are_not_too_many():
    table = Table(wiktoria='hand=["gravity-assist","spin-off","lunar-ice","shelter"]', pawel="")
    table.play("wiktoria: end")
    assert table.awaited() == ["pawel"]


def test_the_belt_comes_before_the_hand_limit():
    table = Table(wiktoria='rocket=belt/7 hand=["gravity-assist","spin-off","live-broadcast"]', pawel="")
    table.play("wiktoria: end", dice=[2])
    table.play("wiktoria: discard spin-off")  # raises the roll, and then the hand is small enough
    assert table.rocket("wiktoria") == "belt/7"
    assert table.awaited() == ["pawel"]


def test_who_owns_nothing_has_no_income_and_nothing_is_said_of_it():
    table = Table(wiktoria="", pawel="")
    table.play("wiktoria: end")
    assert table.happened("coins_gained") == table.happened("card_drawn") == []


def test_actions_that_were_not_used_are_lost():
    """[D]"""
    table = Table(wiktoria="", pawel="")
    for name in ("wiktoria", "pawel"):
        table.play(f"{name}: end")
    assert table.state.actions_left == 2


def test_the_one_who_lost_the_rocket_in_the_belt_has_to_build_another():
    table = Table(wiktoria="rocket=belt/7 coins=3", pawel="")
    table.play("wiktoria: end", dice=[2])
    table.play("pawel: end")
    assert table.refuse("wiktoria: launch") == "rocket/none"
    table.play("wiktoria: rocket earth")
    table.play("wiktoria: launch")
    assert table.rocket("wiktoria") == table.place("earth")


def test_nobody_else_may_act_in_a_turn():
    table = Table(wiktoria="", pawel='hand=["spin-off"]')
    assert table.moves("pawel") == []
    assert table.refuse("pawel: play spin-off") == "turn/not-yours"
