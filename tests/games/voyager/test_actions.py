"""The actions without dice: develop, research, funds, rocket, launch, move, build, change kind."""

import pytest

from tests.games.voyager.table import Table


def test_a_turn_has_two_actions_the_same_one_twice_if_wanted():
    table = Table(wiktoria="", pawel="")
    table.play("wiktoria: funds")
    table.play("wiktoria: funds")
    assert table.coins("wiktoria") == 2
    assert table.refuse("wiktoria: funds") == "actions/none-left"
    assert table.refuse("wiktoria: research") == "actions/none-left"


def test_actions_may_be_left_unused():
    table = Table(wiktoria="", pawel="")
    table.play("wiktoria: end")
    assert table.awaited() == ["pawel"]


def test_developing_costs_two_coins_and_gives_a_level_and_a_point():
    table = Table(wiktoria="coins=2", pawel="")
    table.play("wiktoria: develop sabotage")
    assert (table.coins("wiktoria"), table.levels("wiktoria"), table.points("wiktoria")) == (0, "[0,0,1]", 1)
    assert table.points_from("wiktoria", "technology") == 1


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("coins=1", "coins/too-few", id="one coin"),
        pytest.param("coins=9 levels=[3,0,0]", "develop/top-level", id="already at level 3"),
    ],
)
def test_when_a_technology_cannot_be_developed(line, code):
    assert Table(wiktoria=line, pawel="").refuse("wiktoria: develop tourism") == code


def test_developing_takes_an_action():
    table = Table(wiktoria="coins=9", pawel="", actions=0)
    assert table.refuse("wiktoria: develop tourism") == "actions/none-left"


@pytest.mark.parametrize(("agency", "cards"), [("china", 2), ("europe", 3)])
def test_research_draws_two_cards_three_for_europe(agency, cards):
    table = Table(wiktoria=f"agency={agency}", pawel="")
    table.play("wiktoria: research")
    assert len(table.hand("wiktoria")) == cards
    assert {event["deck"] for event in table.happened("card_drawn")} == {"research"}


def test_an_empty_pile_is_made_anew_of_the_discards():
    """[D]"""
    cards = [card for card in Table(a="", b="").state.box.pack.research for _ in range(card.copies)]
    names = ",".join(f'"{card.id}"' for card in cards[1:])
    table = Table(wiktoria="", pawel="", discards=f"cards=[{names}]")
    table.play("wiktoria: research")
    assert len(table.hand("wiktoria")) == 2
    assert table.happened("deck_shuffled") == [{"deck": "research"}]
    assert table.state.pile_size[0] == len(cards) - 2
    assert table.drawn()[0] == cards[0].id  # the last of the pile comes before the discards are shuffled


def test_when_pile_and_discards_are_both_used_up_there_is_nothing_to_draw():
    """[D]"""
    cards = [card for card in Table(a="", b="").state.box.pack.research for _ in range(card.copies)]
    names = ",".join(f'"{card.id}"' for card in cards[1:])
    table = Table(wiktoria=f"hand=[{names}]", pawel="")
    table.play("wiktoria: research")
    assert len(table.hand("wiktoria")) == len(cards)
    table.play("wiktoria: research")
    assert len(table.hand("wiktoria")) == len(cards)
    assert table.happened("deck_shuffled") == []


@pytest.mark.parametrize(
    ("line", "price"),
    [
        pytest.param("agency=china", 2, id="two coins"),
        pytest.param("agency=usa", 1, id="one less for the USA"),
        pytest.param("agency=china levels=[2,0,0]", 1, id="one less with tourism 2"),
        pytest.param("agency=usa levels=[2,0,0]", 0, id="both"),
    ],
)
def test_the_price_of_a_rocket(line, price):
    table = Table(wiktoria=f"{line} coins={price}", pawel="")
    table.play("wiktoria: rocket earth")
    assert (table.rocket("wiktoria"), table.coins("wiktoria")) == ("earth", 0)
    if price:
        poor = Table(wiktoria=f"{line} coins={price - 1}", pawel="")
        assert poor.refuse("wiktoria: rocket earth") == "coins/too-few"


def test_only_one_rocket_at_a_time():
    table = Table(wiktoria="rocket=mars/3 coins=9", pawel="")
    assert table.refuse("wiktoria: rocket earth") == "rocket/only-one"


@pytest.mark.parametrize(
    ("levels", "building", "is_allowed"),
    [
        pytest.param("[0,1,0]", "mars=wiktoria/base", True, id="own base with bases 1"),
        pytest.param("[0,0,0]", "mars=wiktoria/base", False, id="without the technology"),
        pytest.param("[0,1,0]", "mars=wiktoria/hotel", False, id="an own hotel"),
        pytest.param("[0,1,0]", "mars=pawel/base", False, id="another's base"),
    ],
)
def test_where_rockets_are_built_beside_earth(levels, building, is_allowed):
    table = Table(wiktoria=f"levels={levels} coins=2", pawel="", buildings=building)
    assert ("rocket mars" in table.moves("wiktoria")) == is_allowed
    if not is_allowed:
        assert table.refuse("wiktoria: rocket mars") == "rocket/not-there"


@pytest.mark.parametrize(
    ("body", "space"), [("earth", "earth/0"), ("ceres", "belt/3"), ("europa", "jupiter/5")]
)
def test_a_launch_costs_a_coin_and_ends_in_space_in_the_same_space(body, space):
    table = Table(wiktoria=f"rocket={body} coins=1", pawel="")
    table.play("wiktoria: launch")
    assert (table.rocket("wiktoria"), table.coins("wiktoria")) == (space, 0)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("coins=1", "rocket/none", id="no rocket"),
        pytest.param("coins=1 rocket=mars/3", "rocket/not-on-body", id="in space already"),
        pytest.param("rocket=earth", "coins/too-few", id="no coin"),
    ],
)
def test_when_a_rocket_cannot_be_launched(line, code):
    assert Table(wiktoria=line, pawel="").refuse("wiktoria: launch") == code


def test_a_move_goes_to_a_neighbouring_space_and_costs_nothing_but_the_action():
    table = Table(wiktoria="rocket=earth/0", pawel="")
    assert [move for move in table.moves("wiktoria") if move.startswith("move")] == [
        "move venus/0",
        "move earth/1",
        "move earth/3",
        "move mars/0",
        "move mars/1",
    ]
    table.play("wiktoria: move mars/1")
    assert table.rocket("wiktoria") == "mars/1"  # in space, not on Mars
    assert table.state.actions_left == 1


def test_not_across_a_corner_and_not_two_spaces():
    table = Table(wiktoria="rocket=earth/0", pawel="")
    assert table.refuse("wiktoria: move mars/2") == "move/too-far"
    assert table.refuse("wiktoria: move belt/2") == "move/too-far"
    assert table.refuse("wiktoria: move earth/0") == "move/too-far"


def test_with_tourism_1_a_move_goes_one_or_two_spaces():
    table = Table(wiktoria="rocket=earth/0 levels=[1,0,0]", pawel="")
    assert {"move mars/1", "move belt/2", "move earth/2", "move mercury/0"} <= set(table.moves("wiktoria"))
    assert table.refuse("wiktoria: move jupiter/6") == "move/too-far"


@pytest.mark.parametrize(("line", "code"), [("", "rocket/none"), ("rocket=mars", "rocket/not-in-space")])
def test_only_a_rocket_in_space_moves(line, code):
    assert Table(wiktoria=line, pawel="").refuse("wiktoria: move mars/2") == code


@pytest.mark.parametrize("kind", ["hotel", "base"])
def test_building_costs_a_coin_where_the_rocket_stands(kind):
    table = Table(wiktoria="rocket=vesta coins=1", pawel="")
    table.play(f"wiktoria: {kind}")
    assert table.building("vesta") == f"wiktoria/{kind}"
    assert table.coins("wiktoria") == 0


@pytest.mark.parametrize(
    ("line", "buildings", "code"),
    [
        pytest.param("rocket=mars/1 coins=1", "", "rocket/not-on-body", id="in space"),
        pytest.param("rocket=earth coins=1", "", "building/not-there", id="on Earth"),
        pytest.param("rocket=mars coins=1", "mars=pawel/base", "building/occupied", id="another's building"),
        pytest.param("rocket=mars coins=1", "mars=wiktoria/base", "building/occupied", id="an own building"),
        pytest.param("rocket=mars", "", "coins/too-few", id="no coin"),
    ],
)
def test_when_nothing_can_be_built(line, buildings, code):
    assert Table(wiktoria=line, pawel="", buildings=buildings).refuse("wiktoria: hotel") == code


@pytest.mark.parametrize(("before", "after"), [("hotel", "base"), ("base", "hotel")])
def test_changing_the_kind_costs_a_coin(before, after):
    table = Table(wiktoria="rocket=mars coins=1", pawel="", buildings=f"mars=wiktoria/{before}")
    table.play("wiktoria: change")
    assert table.building("mars") == f"wiktoria/{after}"
    assert table.coins("wiktoria") == 0


def test_only_an_own_building_under_the_own_rocket_is_changed():
    table = Table(wiktoria="rocket=mars coins=1", pawel="", buildings="mars=pawel/base venus=wiktoria/base")
    assert table.refuse("wiktoria: change") == "building/not-yours"


def test_self_destruction_is_free_at_any_time_of_the_own_turn():
    table = Table(wiktoria="rocket=mars", pawel="rocket=earth", actions=0)
    table.play("wiktoria: destroy")
    assert table.rocket("wiktoria") == "none"
    assert table.refuse("wiktoria: destroy") == "rocket/none"
    assert table.refuse("pawel: destroy") == "turn/not-yours"
    assert table.refuse("wiktoria: launch") == "rocket/none"


ONE_COIN = "rocket=mars coins=1"


@pytest.mark.parametrize(
    ("move", "line", "buildings"),
    [
        ("rocket earth", "coins=2", ""),
        ("launch", ONE_COIN, ""),
        ("move mars/2", "rocket=mars/1", ""),
        ("hotel", ONE_COIN, ""),
        ("base", ONE_COIN, ""),
        ("change", ONE_COIN, "mars=wiktoria/base"),
        ("research", "", ""),
        ("funds", "", ""),
        ("develop bases", "coins=2", ""),
    ],
)
def test_every_one_of_these_is_an_action(move, line, buildings):
    table = Table(wiktoria=line, pawel="", buildings=buildings)
    table.play(f"wiktoria: {move}")
    assert table.state.actions_left == 1
    spent = Table(wiktoria=line, pawel="", buildings=buildings, actions=0)
    assert spent.refuse(f"wiktoria: {move}") == "actions/none-left"


@pytest.mark.parametrize(
    ("line", "buildings", "code"),
    [
        pytest.param("rocket=mars", "mars=wiktoria/base", "coins/too-few", id="no coin"),
        pytest.param("rocket=mars/1 coins=1", "mars=wiktoria/base", "rocket/not-on-body", id="in space"),
        pytest.param("coins=1", "mars=wiktoria/base", "rocket/not-on-body", id="no rocket"),
        pytest.param("rocket=mars coins=1", "", "building/not-yours", id="nothing built"),
    ],
)
def test_when_the_kind_cannot_be_changed(line, buildings, code):
    assert Table(wiktoria=line, pawel="", buildings=buildings).refuse("wiktoria: change") == code


def test_a_rocket_at_an_own_base_costs_as_much_as_on_earth():
    table = Table(wiktoria="agency=usa levels=[2,1,0]", pawel="", buildings="ceres=wiktoria/base")
    table.play("wiktoria: rocket ceres")
    assert (table.rocket("wiktoria"), table.coins("wiktoria")) == ("ceres", 0)
    dear = Table(wiktoria="levels=[0,1,0] coins=1", pawel="", buildings="ceres=wiktoria/base")
    assert dear.refuse("wiktoria: rocket ceres") == "coins/too-few"


def test_what_lower_levels_gave_stays():
    table = Table(wiktoria="levels=[3,3,3] coins=1 rocket=ceres", pawel="", buildings="ceres=wiktoria/base")
    table.play("wiktoria: destroy")
    table.play("wiktoria: rocket ceres")  # bases 1, and one coin less with tourism 2
    flying = Table(wiktoria="levels=[3,3,3] rocket=earth/0", pawel="")
    assert "move belt/2" in flying.moves("wiktoria")  # tourism 1


def test_technologies_are_developed_independently():
    table = Table(wiktoria="coins=4 levels=[0,3,0]", pawel="")
    table.play("wiktoria: develop sabotage")
    table.play("wiktoria: develop tourism")
    assert table.levels("wiktoria") == "[1,3,1]"
