"""Taking over a building: both roll, the attacker raises, then the owner answers."""

import pytest
from msgspec.structs import replace

from orbita.games.voyager.content.flatten import flatten
from orbita.games.voyager.content.pack import Condition
from orbita.games.voyager.game import GAME
from orbita.games.voyager.options import Options
from orbita.games.voyager.vocabulary import ROLLS
from tests.games.voyager.table import Table


def facing(attacker="", owner="", **more):
    """Kacper with sabotage 2 on Mars, where Marysia has a base."""
    return Table(
        kacper=f"rocket=mars levels=[0,0,2] {attacker}", marysia=owner, buildings="mars=marysia/base", **more
    )


@pytest.mark.parametrize(
    ("dice", "owner"),
    [
        pytest.param([4, 3], "kacper", id="higher: the building changes hands"),
        pytest.param([4, 4], "marysia", id="equal: it stays"),
        pytest.param([3, 4], "marysia", id="lower: it stays"),
    ],
)
def test_strictly_higher_takes_the_building_and_its_kind_stays(dice, owner):
    table = facing()
    table.play("kacper: takeover", dice=dice)
    assert table.building("mars") == f"{owner}/base"
    assert table.rocket("kacper") == "mars"
    assert table.state.actions_left == 1
    assert table.points("kacper") == 0


def test_it_may_be_tried_again_with_another_action():
    table = facing()
    table.play("kacper: takeover", dice=[1, 6])
    table.play("kacper: takeover", dice=[6, 1])
    assert table.building("mars") == "kacper/base"


@pytest.mark.parametrize(
    ("line", "buildings", "code"),
    [
        pytest.param(
            "rocket=mars levels=[0,0,1]", "mars=pawel/base", "takeover/needs-technology", id="sabotage 1"
        ),
        pytest.param("rocket=mars levels=[0,0,2]", "", "takeover/nothing-here", id="no building"),
        pytest.param(
            "rocket=mars levels=[0,0,2]", "mars=kacper/base", "takeover/nothing-here", id="an own one"
        ),
        pytest.param("rocket=mars/1 levels=[0,0,2]", "mars=pawel/base", "rocket/not-on-body", id="in space"),
    ],
)
def test_when_nothing_can_be_taken_over(line, buildings, code):
    assert Table(kacper=line, pawel="", buildings=buildings).refuse("kacper: takeover") == code


def test_a_takeover_takes_an_action():
    assert facing(actions=0).refuse("kacper: takeover") == "actions/none-left"


def test_the_attacker_decides_first_and_may_raise_further_than_needed():
    table = facing(attacker='hand=["spin-off","live-broadcast"]', owner='hand=["lunar-ice"]')
    table.play("kacper: takeover", dice=[5, 4])
    assert table.awaited() == ["kacper"]
    assert table.refuse("marysia: stand") == "turn/not-yours"
    table.play("kacper: discard spin-off")
    assert table.awaited() == ["kacper"]
    table.play("kacper: stand")
    assert table.awaited() == ["marysia"]


def test_the_owner_may_save_the_building_with_cards():
    table = facing(owner='hand=["lunar-ice","spin-off"]')
    table.play("kacper: takeover", dice=[5, 4])
    assert table.awaited() == ["marysia"]
    assert table.moves("marysia") == ["discard spin-off", "discard lunar-ice", "stand"]
    table.play("marysia: discard lunar-ice")
    assert table.building("mars") == "marysia/base"
    assert table.awaited() == ["kacper"]
    assert table.hand("marysia") == ["spin-off"]


def test_the_owner_may_let_it_go():
    table = facing(owner='hand=["lunar-ice"]')
    table.play("kacper: takeover", dice=[5, 4])
    table.play("marysia: stand")
    assert table.building("mars") == "kacper/base"
    assert table.hand("marysia") == ["lunar-ice"]


def test_the_owner_is_not_asked_when_the_building_is_safe_or_the_hand_empty():
    """[D]"""
    safe = facing(owner='hand=["lunar-ice"]')
    safe.play("kacper: takeover", dice=[4, 4])
    assert safe.awaited() == ["kacper"]
    empty = facing()
    empty.play("kacper: takeover", dice=[5, 4])
    assert empty.building("mars") == "kacper/base"


@pytest.mark.parametrize(
    ("levels", "rocket"), [("[0,1,0]", "mars"), ("[0,2,0]", "none"), ("[0,3,0]", "none")]
)
def test_bases_2_of_the_owner_destroys_the_rocket_of_an_attacker_who_fails(levels, rocket):
    table = facing(owner=f"levels={levels}")
    table.play("kacper: takeover", dice=[2, 5])
    assert table.rocket("kacper") == rocket


def test_a_successful_attacker_keeps_the_rocket_whatever_the_owner_has_developed():
    table = facing(owner="levels=[0,3,0]")
    table.play("kacper: takeover", dice=[6, 5])
    assert table.rocket("kacper") == "mars"
    assert table.building("mars") == "kacper/base"


def test_a_guard_card_is_worth_more_pips_in_defence_than_elsewhere():
    table = facing(owner='hand=["station-guard"]')
    table.play("kacper: takeover", dice=[6, 4])
    table.play("marysia: discard station-guard")
    assert table.building("mars") == "marysia/base"
    attack = facing(attacker='hand=["station-guard"]')
    attack.play("kacper: takeover", dice=[3, 4])
    attack.play("kacper: discard station-guard")
    assert attack.building("mars") == "marysia/base"  # one pip only: 4 against 4


def test_everybody_sees_what_kind_of_roll_is_open():
    table = facing(attacker='hand=["spin-off"]')
    table.play("kacper: takeover", dice=[1, 6])
    view = GAME.view(table.state, None)
    assert ROLLS[view.roll_kind] == "attack"
    assert (view.roll, view.reply) == (1, 6)
    assert table.state.box.pack.bodies[view.body].id == "mars"


def test_the_attacker_gets_the_bonuses_of_the_building_from_the_next_turn_on():
    table = facing()
    table.play("kacper: takeover", dice=[4, 3])
    assert table.hand("kacper") == []
    table.play("kacper: end")
    table.play("marysia: end")
    assert len(table.hand("kacper")) == 1
    assert table.hand("marysia") == []


def test_an_achievement_for_a_defence_is_taken_in_anothers_turn():
    """[D]"""
    table = facing()
    pack = table.state.box.pack
    first = replace(pack.achievements[0], needs=(Condition(kind="count", of="defences", at_least=1),))
    table.state.box = flatten(replace(pack, achievements=(first, *pack.achievements[1:])), Options())
    table.play("kacper: takeover", dice=[1, 6])
    assert table.achiever(first.id) == "marysia"
