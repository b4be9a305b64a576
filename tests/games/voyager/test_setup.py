"""Set-up: agencies, coins, missions."""

import pytest
from msgspec.structs import replace

from orbita.games.voyager.content.flatten import flatten
from orbita.games.voyager.content.pack import Condition
from orbita.games.voyager.content.read import pack_of
from orbita.games.voyager.game import GAME
from orbita.games.voyager.options import Options
from orbita.games.voyager.rules import decks, setup
from orbita.games.voyager.state import ACT, KEEP
from tests.games.voyager.table import Table

KEY = next(key for key in range(99) if all(GAME.new(Options(), seats, key).first for seats in range(2, 6)))


def set_up(*agencies, **options):
    """A game up to the first turn, everybody returning the first mission."""
    names = ("wiktoria", "pawel", "kacper", "marysia", "zofia")[: len(agencies)]
    table = Table.fresh(*names, **options)
    choices = dict(zip(agencies, agencies, strict=True))
    for agency in choices:
        table.play(f"{table.awaited()[0]}: agency {agency}")
    while table.state.stage < 3:
        name = table.awaited()[0]
        table.play(f"{name}: {table.moves(name)[0]}")
    return table


def whose(table, agency):
    return next(name for name in table.names if table.value(name, "agency") == agency)


@pytest.mark.parametrize(
    ("agency", "coins", "rocket", "levels", "points"),
    [
        pytest.param("russia", 3, "earth", "[0,0,0]", 0, id="Russia: a rocket"),
        pytest.param("usa", 3, "none", "[0,0,0]", 0, id="USA: nothing at the start"),
        pytest.param("europe", 3, "none", "[0,0,0]", 0, id="Europe: nothing at the start"),
        pytest.param("japan", 3, "none", "[1,0,0]", 1, id="Japan: a level and its point"),
        pytest.param("china", 6, "none", "[0,0,0]", 0, id="China: three extra coins"),
    ],
)
def test_what_an_agency_starts_with_in_a_game_of_three(agency, coins, rocket, levels, points):
    others = [other for other in ("usa", "europe", "china", "russia") if other != agency][:2]
    table = set_up(agency, *others)
    name = whose(table, agency)
    assert (table.coins(name), table.rocket(name), table.levels(name), table.points(name)) == (
        coins,
        rocket,
        levels,
        points,
    )


@pytest.mark.parametrize("technology", ["tourism", "bases", "sabotage"])
def test_japan_may_start_with_any_technology(technology):
    table = Table.fresh("wiktoria", "pawel")
    for agency in ("japan", "usa"):
        table.play(f"{table.awaited()[0]}: agency {agency}")
    name = table.awaited()[0]
    table.play(f"{name}: return {table.missions(name)[0]}")
    assert table.moves(name) == ["develop tourism", "develop bases", "develop sabotage"]
    table.play(f"{name}: develop {technology}")
    assert sum(map(int, table.levels(name)[1:-1].split(","))) == 1
    assert table.coins(name) == 2  # it is free


def test_an_agency_is_there_once():
    table = Table.fresh("wiktoria", "pawel")
    table.play(f"{table.awaited()[0]}: agency usa")
    assert table.refuse(f"{table.awaited()[0]}: agency usa") == "agency/taken"


def test_agencies_are_chosen_in_turn_order_and_missions_dealt_one_seat_after_another():
    """[D]"""
    table = Table.fresh("wiktoria", "pawel", "kacper")
    order = []
    for agency in ("usa", "china", "europe"):
        order += table.awaited()
        table.play(f"{table.awaited()[0]}: agency {agency}")
    assert order[0] == table.names[table.state.first]
    assert [len(table.missions(name)) for name in order] == [4, 0, 0]
    table.play(f"{order[0]}: return {table.missions(order[0])[3]}")
    assert [len(table.missions(name)) for name in order] == [3, 4, 0]


def test_only_a_mission_of_ones_own_can_be_returned():
    table = Table.fresh("wiktoria", "pawel")
    for agency in ("usa", "china"):
        table.play(f"{table.awaited()[0]}: agency {agency}")
    name = table.awaited()[0]
    known = [mission.id for mission in table.state.box.pack.missions]
    other = next(mission for mission in known if mission not in table.missions(name))
    assert table.refuse(f"{name}: return {other}") == "mission/not-yours"


def test_five_players_draw_all_twenty_missions_and_what_they_return_is_out_of_the_game():
    table = set_up("russia", "usa", "europe", "japan", "china")
    assert [len(table.missions(name)) for name in table.names] == [3] * 5
    assert (sum(table.state.mission_pile), sum(table.state.returned)) == (0, 5)


def test_nobody_is_dealt_a_mission_that_was_returned():
    for seed in range(40):
        table = Table.fresh("wiktoria", "pawel", agencies="dealt", seed=seed)
        first = table.awaited()[0]
        returned = table.missions(first)[seed % 4]
        table.play(f"{first}: return {returned}")
        while table.state.stage < ACT:
            name = table.awaited()[0]
            assert returned not in table.missions(name) or name == first
            table.play(f"{name}: {table.moves(name)[-1]}")
        assert all(returned not in table.missions(name) for name in table.names)


def test_who_begins_is_drawn():
    """[D]"""
    firsts = [GAME.new(Options(), 4, key * 7919).first for key in range(400)]
    assert all(70 <= firsts.count(seat) <= 130 for seat in range(4))


def test_house_rule_agencies_are_dealt():
    table = Table.fresh("wiktoria", "pawel", "kacper", agencies="dealt")
    assert table.state.stage == 1
    assert len(set(table.state.agency)) == 3
    dealt = {GAME.new(Options(agencies="dealt"), 2, key).agency[0] for key in range(60)}
    assert dealt == set(range(5))


def test_of_more_missions_dealt_more_are_returned():
    pack = pack_of("standard")
    box = flatten(replace(pack, numbers=replace(pack.numbers, missions_dealt=5)), Options(agencies="dealt"))
    state = setup.new(box, 2, 1)
    name = state.seat
    for held in (5, 4):
        assert (state.seat, decks.missions_held(state, name)) == (name, held)
        GAME.apply(state, name, GAME.legal(state, name)[0])
    assert decks.missions_held(state, name) == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_without_the_option_everybody_gets_as_many_coins_as_there_are_players(seats):
    table = set_up(*("usa", "europe", "russia", "japan", "china")[:seats], start_coins=False)
    extra = {whose(table, "china"): 3} if seats == 5 else {}
    assert all(table.coins(name) == seats + extra.get(name, 0) for name in table.names)


@pytest.mark.parametrize("agencies", ["chosen", "dealt"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_plays_later_gets_more_coins(seats, agencies):
    """[D] For each seat that plays earlier as many as the pack says."""
    each = pack_of("standard").numbers.later_coins[seats - 2]
    assert each > 0
    given = []
    for start_coins in (False, True):
        options = Options(agencies=agencies, start_coins=start_coins)
        state = GAME.new(options, seats, KEY)
        while state.stage < KEEP:
            GAME.apply(state, state.asked, GAME.legal(state, state.asked)[0])
        given.append([state.coins[(state.first + place) % seats] for place in range(seats)])
    assert state.first > 0  # places are counted from who begins, not from the first seat
    equal, more = given
    assert [later - usual for usual, later in zip(equal, more, strict=True)] == [
        each * place for place in range(seats)
    ]


def test_coins_for_playing_later_are_told_at_the_start():
    table = Table.fresh("wiktoria", "pawel")
    for agency in ("usa", "china"):
        table.play(f"{table.awaited()[0]}: agency {agency}")
    coins = [(data["seat"], data["source"]) for data in table.heard if data["event"] == "coins_gained"]
    later = 1 - table.state.first
    assert coins == [(later, "start"), (later, "order")]
    told = next(data for data in table.heard if data.get("source") == "order")
    amount = pack_of("standard").numbers.later_coins[0]
    assert GAME.texts.event(told, "en", ("Ala", "Ola")).endswith(" (for playing later).")
    assert f"dostaje {amount} mon" in GAME.texts.event(told, "pl", ("Ala", "Ola"))


def test_a_pack_that_names_no_coins_for_playing_later_gives_none():
    pack = pack_of("standard")
    box = flatten(replace(pack, numbers=replace(pack.numbers, later_coins=())), Options(agencies="dealt"))
    state = setup.new(box, 5, 1)
    china = [agency.id for agency in pack.agencies].index("china")
    extra = [3 if agency == china else 0 for agency in state.agency]
    assert [coins - more for coins, more in zip(state.coins, extra, strict=True)] == [5] * 5


def test_at_set_up_nothing_but_set_up_is_done():
    table = Table.fresh("wiktoria", "pawel")
    name = table.awaited()[0]
    assert table.refuse(f"{name}: funds") == "turn/wrong-step"
    table.play(f"{name}: agency japan")
    assert table.refuse(f"{name}: agency usa") == "turn/not-yours"
    table.play(f"{table.awaited()[0]}: agency usa")
    assert table.refuse(f"{name}: develop bases") == "turn/wrong-step"  # first the missions


def test_an_achievement_that_somebody_meets_with_set_up_is_taken_before_the_first_turn():
    """[D] Here: a first level, which Japan starts with wherever it sits."""
    pack = pack_of("standard")
    first = replace(pack.achievements[0], needs=(Condition(kind="levels", at_least=1),))
    box = flatten(replace(pack, achievements=(first, *pack.achievements[1:])), Options())
    state = setup.new(box, 2, 1)
    for agency in ("usa", "japan"):
        GAME.apply(state, state.asked, GAME.notation.parse_move(state, state.asked, f"agency {agency}"))
    japan = 1 - state.first
    while state.stage < ACT:
        assert list(state.achiever) == [-1] * len(pack.achievements)
        GAME.apply(state, state.asked, GAME.legal(state, state.asked)[0])
    assert state.achiever[0] == japan
