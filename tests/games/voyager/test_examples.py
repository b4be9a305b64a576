"""Every worked example of the rulebook, with its players: Wiktoria, Paweł, Kacper and Marysia."""

import pytest

from tests.games.voyager.table import Table

TOURISM_1 = "levels=[1,0,0]"


def test_four_players_get_four_coins_and_three_of_four_missions_worth_four_points_each():
    table = Table.fresh("wiktoria", "pawel", "kacper", "marysia", start_coins=False)
    for agency in ("usa", "europe", "russia", "japan"):
        table.play(f"{table.awaited()[0]}: agency {agency}")
    assert [table.coins(name) for name in table.names] == [4, 4, 4, 4]
    for _ in range(4):
        name = table.awaited()[0]
        assert len(table.missions(name)) == 4
        table.play(f"{name}: return {table.missions(name)[0]}")
        assert len(table.missions(name)) == 3
        if "develop tourism" in table.moves(name) and table.state.stage == 2:
            table.play(f"{name}: develop tourism")

    with_mission = Table(
        wiktoria='missions=["galileos-assistant"] rocket=europa',
        pawel="",
        kacper="",
        marysia="",
        buildings="europa=wiktoria/base",
    )
    with_mission.play("wiktoria: mission galileos-assistant")
    assert with_mission.points("wiktoria") == 4


def test_tourism_1_wiktoria_flies_two_spaces_and_two_more_with_the_gravity_assist():
    table = Table(wiktoria=f"{TOURISM_1} rocket=belt/0", pawel="")
    table.play("wiktoria: research", draws=["gravity-assist", "spin-off"])
    table.play("wiktoria: move belt/2")
    table.play("wiktoria: play gravity-assist")
    table.play("wiktoria: move belt/4")
    assert table.rocket("wiktoria") == "belt/4"
    assert table.refuse("wiktoria: move belt/5") == "actions/none-left"


def test_tourism_2_kacper_of_the_usa_builds_rockets_for_nothing():
    table = Table(kacper="agency=usa levels=[1,0,0] coins=2", pawel="")
    table.play("kacper: develop tourism")
    assert table.coins("kacper") == 0
    table.play("kacper: rocket earth")
    assert table.rocket("kacper") == "earth"
    assert table.coins("kacper") == 0


def test_tourism_3_pawel_gets_four_coins_from_two_hotels_one_of_them_taken_from_wiktoria():
    table = Table(
        pawel="levels=[3,0,3] rocket=europa", wiktoria="", buildings="venus=pawel/hotel europa=wiktoria/hotel"
    )
    table.play("pawel: takeover", dice=[6, 1])
    assert table.building("europa") == "pawel/hotel"
    table.play("pawel: end")
    table.play("wiktoria: end")
    assert table.coins("pawel") == 4


def test_bases_1_marysia_builds_a_rocket_at_her_base_on_ceres_but_not_at_her_hotel_on_vesta():
    table = Table(
        marysia="levels=[0,1,0] coins=2", pawel="", buildings="ceres=marysia/base vesta=marysia/hotel"
    )
    assert table.refuse("marysia: rocket vesta") == "rocket/not-there"
    table.play("marysia: rocket ceres")
    assert table.rocket("marysia") == "ceres"


def test_bases_2_kacper_fails_to_take_marysias_base_on_ceres_and_loses_his_rocket():
    table = Table(
        kacper='levels=[0,0,2] rocket=ceres hand=["spin-off"]',
        marysia="levels=[0,2,0]",
        buildings="ceres=marysia/base",
    )
    table.play("kacper: takeover", dice=[2, 5])
    table.play("kacper: discard spin-off")
    assert table.building("ceres") == "marysia/base"
    assert table.rocket("kacper") == "none"
    assert table.refuse("kacper: takeover") == "rocket/not-on-body"  # he had planned to try again


def test_bases_3_wiktoria_pays_four_coins_for_two_levels_two_points_and_two_cards_each_turn():
    table = Table(wiktoria="levels=[0,1,0] coins=4", pawel="", buildings="moon=wiktoria/base")
    table.play("wiktoria: develop bases")
    table.play("wiktoria: develop bases")
    assert (table.coins("wiktoria"), table.points("wiktoria"), table.levels("wiktoria")) == (0, 2, "[0,3,0]")
    table.play("wiktoria: end")
    table.play("pawel: end", draws=["lunar-ice", "shelter"])
    assert table.hand("wiktoria") == ["lunar-ice", "shelter"]


def test_sabotage_1_marysia_launches_and_lands_on_pawels_moon_without_a_roll():
    table = Table(marysia="levels=[0,0,1] rocket=earth coins=1", pawel="", buildings="moon=pawel/hotel")
    table.play("marysia: launch")
    table.play("marysia: land moon", dice=[])
    assert table.rocket("marysia") == "moon"
    assert table.points("marysia") == table.state.box.stars[3]


def test_sabotage_2_pawel_takes_wiktorias_hotel_on_europa_and_fulfils_galileos_assistant():
    cards = 'hand=["soya-in-space"] missions=["galileos-assistant"]'
    table = Table(
        pawel=f"levels=[0,0,1] coins=2 rocket=jupiter/5 {cards}",
        wiktoria='hand=["spin-off"]',
        kacper="",
        marysia="",
        buildings="europa=wiktoria/hotel",
    )
    assert table.refuse("pawel: mission galileos-assistant") == "mission/not-fulfilled"
    table.play("pawel: develop sabotage")
    table.play("pawel: land europa", dice=[])
    for name in ("pawel", "wiktoria", "kacper", "marysia"):
        table.play(f"{name}: end")

    table.play("pawel: research", draws=["technologies-of-the-future", "live-broadcast"])
    table.play("pawel: takeover", dice=[3, 4])  # one pip lower than Wiktoria
    table.play("pawel: discard soya-in-space")
    table.play("pawel: discard technologies-of-the-future")
    assert (table.state.roll, table.state.reply) == (6, 4)  # one pip and two pips more
    table.play("pawel: stand")
    assert table.awaited() == ["wiktoria"]
    table.play("wiktoria: stand")  # her one card would not save the hotel

    assert table.hand("wiktoria") == ["spin-off"]
    assert table.building("europa") == "pawel/hotel"
    before = table.points("pawel")
    table.play("pawel: mission galileos-assistant")
    assert table.points("pawel") == before + 4


@pytest.mark.parametrize(
    ("way", "body", "owner"),
    [
        pytest.param("venus/1", "venus", "pawel", id="Venus with Paweł's building"),
        pytest.param("mars/2", "mars", "kacper", id="Mars taken by Kacper, with the planets in line"),
    ],
)
def test_sabotage_3_marysia_launches_flies_two_spaces_and_lands_in_one_turn(way, body, owner):
    table = Table(
        marysia="levels=[1,0,3] rocket=earth coins=1",
        pawel="",
        kacper="",
        bodies=f"{body}={way}",
        buildings=f"{body}={owner}/hotel",
    )
    table.play("marysia: launch")
    table.play(f"marysia: move {way}")
    assert table.state.actions_left == 0
    table.play(f"marysia: land {body}", dice=[])
    assert table.rocket("marysia") == body
    assert table.points("marysia") > 0
