"""The view as it leaves the house: in names, with the numbers of the pack that is played with."""

import random

import msgspec
import pytest

from orbita.core.match import Match
from orbita.games.voyager import position, shown
from orbita.games.voyager.game import GAME
from orbita.games.voyager.shown import NeedShown, RocketShown, TermsShown
from tests.contract.walks import walk
from tests.games.voyager.plain.odd_pack import write_odd_pack
from tests.games.voyager.table import Table


def seen(table, name="wiktoria"):
    seat = None if name is None else table.seat(name)
    return GAME.shown(GAME.view(table.state, seat))


def named(entries):
    return {entry.id: entry for entry in entries}


def test_rings_and_bodies_stand_where_the_position_says():
    table = Table(wiktoria="", pawel="", bodies="mars=mars/7", buildings="mars=pawel/base")
    view = seen(table)
    rings, bodies = named(view.rings), named(view.bodies)
    assert list(rings) == ["mercury", "venus", "earth", "mars", "belt", "jupiter"]
    assert rings["venus"].spaces == ("venus/0", "venus/1", "venus/2")
    assert (rings["belt"].danger, rings["mars"].danger) == (3, None)
    assert (bodies["mars"].space, bodies["mars"].owner, bodies["mars"].building) == ("mars/7", 1, "base")
    assert (bodies["moon"].space, bodies["moon"].owner, bodies["moon"].building) == ("earth/0", None, None)
    assert (bodies["europa"].landing, bodies["europa"].stars) == (5, 6)
    assert (bodies["earth"].landing, bodies["jupiter"].landing) == (None, None)


@pytest.mark.parametrize(
    ("place", "rocket"),
    [
        ("none", None),
        ("belt/4", RocketShown(space="belt/4", body=None)),
        ("ceres", RocketShown(space="belt/3", body="ceres")),
    ],
)
def test_a_rocket_is_nowhere_in_a_space_or_on_a_body(place, rocket):
    assert seen(Table(wiktoria=f"rocket={place}", pawel="")).seats[0].rocket == rocket


def test_a_seat_shows_what_lies_in_front_of_it():
    table = Table(
        wiktoria='coins=3 points=7 levels=[2,0,1] landed=["moon","mars"] tally={"missions":1,"visits":2}',
        pawel='agency=japan hand=["shelter","live-broadcast","spin-off"] missions=["builders","grand-tour"]',
        buildings="moon=wiktoria/hotel mars=wiktoria/base venus=pawel/hotel",
        achievements="treasury=wiktoria archive=pawel",
    )
    one, other = seen(table).seats
    assert (one.agency, one.coins, one.points, one.earned["landing"]) == ("china", 3, 7, 7)
    assert one.technologies == {"tourism": 2, "bases": 0, "sabotage": 1}
    assert one.landed == ("moon", "mars")
    assert one.buildings == {"moon": "hotel", "mars": "base"}
    assert one.achievements == ("treasury",)
    assert (one.missions_done, one.tally["visits"], one.tally["landings"]) == (1, 2, 0)
    assert (other.agency, other.missions, other.buildings) == ("japan", 2, {"venus": "hotel"})
    assert other.cards == {"research": 2, "exploration": 1}


def test_cards_and_missions_are_ids_and_only_one_s_own():
    table = Table(
        wiktoria='hand=["gravity-assist","gravity-assist","shelter"] missions=["builders"]',
        pawel='hand=["spin-off"] missions=["grand-tour"]',
        discards='cards=["live-broadcast"] missions=["red-settlers"]',
    )
    view = seen(table)
    assert sorted(view.hand) == ["gravity-assist", "gravity-assist", "shelter"]
    assert [mission.id for mission in view.missions] == ["builders"]
    assert (seen(table, None).hand, seen(table, None).missions) == ((), ())
    assert view.revealed == ("red-settlers",)
    research, exploration = view.decks
    assert (research.id, research.hand_limit, exploration.id) == ("research", 2, "exploration")
    assert research.discarded + exploration.discarded == ("live-broadcast",)
    assert (research.left, exploration.left) == tuple(table.state.pile_size)


def test_others_hands_change_nothing_in_what_is_shown():
    one = Table(wiktoria="", pawel='hand=["shelter"] missions=["builders"]')
    other = Table(wiktoria="", pawel='hand=["lunar-ice"] missions=["grand-tour"]')
    assert msgspec.json.encode(seen(one)) == msgspec.json.encode(seen(other))
    assert seen(one, "pawel") != seen(other, "pawel")


def test_missions_and_achievements_tell_how_far_one_is():
    table = Table(
        wiktoria='landed=["moon"] missions=["galileos-assistant"]',
        pawel='landed=["moon","mars","ceres"]',
        buildings="europa=wiktoria/base",
    )
    view = seen(table)
    assert view.missions[0].needs == (NeedShown(reached=1, needed=1),)
    belt = named(view.achievements)["two-in-the-belt"]
    assert belt.owner is None
    assert belt.needs[0] == (NeedShown(0, 1), NeedShown(0, 1))
    assert belt.needs[1] == (NeedShown(1, 1), NeedShown(0, 1))
    assert view.mission_points == 2


def test_a_landing_that_fell_short_shows_what_is_missing():
    table = Table(wiktoria='rocket=mars/1 hand=["shelter"]', pawel="")
    assert seen(table).roll is None
    table.play("wiktoria: land mars", dice=[2])
    view = seen(table, "pawel")
    assert (view.stage, view.asked, view.turn) == ("raise", 0, 0)
    assert (view.roll.kind, view.roll.body, view.roll.owner) == ("landing", "mars", None)
    assert (view.roll.value, view.roll.needed, view.roll.die, view.roll.bonus) == (2, 3, 2, 0)


def test_a_roll_in_the_belt_needs_what_the_ring_says():
    table = Table(wiktoria='rocket=belt/7 hand=["shelter"]', pawel="")
    table.play("wiktoria: end", dice=[1])
    roll = seen(table).roll
    assert (roll.kind, roll.value, roll.needed, roll.body, roll.owner) == ("belt", 1, 3, None, None)


def test_in_a_takeover_the_attacker_must_be_higher_and_the_owner_draws_level():
    table = Table(
        wiktoria='rocket=mars levels=[0,0,2] hand=["spin-off","gravity-assist"]',
        pawel='hand=["gravity-assist","ion-drive"]',
        buildings="mars=pawel/hotel",
    )
    table.play("wiktoria: takeover", dice=[4, 3])
    roll = seen(table).roll
    assert (roll.kind, roll.value, roll.needed, roll.reply) == ("attack", 4, 4, 3)
    table.play("wiktoria: stand")
    view = seen(table)
    assert (view.stage, view.asked, view.turn) == ("defend", 1, 0)
    assert (view.roll.kind, view.roll.body, view.roll.owner) == ("defence", "mars", 1)
    assert (view.roll.value, view.roll.needed, view.roll.reply) == (4, 4, 3)


def test_terms_are_those_of_the_seat_whose_turn_it_is():
    plain = Table(wiktoria="", pawel="")
    assert seen(plain).terms == TermsShown(technology=2, rocket=2, launch=1, building=1, move_spaces=1)
    helped = Table(
        wiktoria="agency=usa levels=[1,0,0]",
        pawel="",
        goes_on='helps={"free_launch":1,"develop_discount":1,"building_discount":1}',
    )
    assert seen(helped, "pawel").terms == TermsShown(1, 1, 0, 0, move_spaces=2)
    assert seen(helped).helps == {"free_launch": 1, "develop_discount": 1, "building_discount": 1}


def test_at_the_start_nobody_has_an_agency_and_nothing_has_a_price():
    view = seen(Table.fresh("wiktoria", "pawel"))
    assert (view.stage, view.round, view.seats[0].agency, view.terms) == ("choose", 1, None, None)


def test_the_last_turns_and_the_ending_are_told():
    table = Table(wiktoria="points=39 coins=2 levels=[0,0,0]", pawel="")
    assert (seen(table).last, seen(table).ending, seen(table).goal) == (None, None, 40)
    table.play("wiktoria: develop tourism")
    assert (seen(table).last, seen(table).ending) == (0, None)
    table.play("wiktoria: end")
    table.play("pawel: end")
    view = seen(table)
    assert (view.stage, view.asked, view.ending) == ("over", None, "goal-reached")


def test_it_is_told_who_still_has_a_last_turn_and_after_whom_the_rings_turn():
    table = Table(wiktoria="", pawel="points=39 coins=2 levels=[0,0,0]", alicja="", turn="pawel")
    assert (seen(table).last_turns, seen(table).rings_turn_after) == ((), 2)
    table.play("pawel: develop tourism")
    assert seen(table).last_turns == (2, 0)
    table.play("pawel: end")
    assert seen(table).last_turns == (2, 0)
    table.play("alicja: end")
    assert seen(table).last_turns == (0,)
    table.play("wiktoria: end")
    assert seen(table).last_turns == ()


def test_a_game_may_end_without_anybody_at_the_goal():
    table = Table(wiktoria="", pawel="", turn="pawel", goes_on="round=59")
    assert (seen(table).round, seen(table).last_round) == (60, 60)
    table.play("pawel: end")
    assert (seen(table).last, seen(table).ending) == (None, "last-round")


def test_stages_have_one_name_everywhere():
    assert shown.STAGES == position.STAGES


def test_another_pack_is_shown_with_its_own_board_and_prices(tmp_path, monkeypatch):
    write_odd_pack(tmp_path / "odd")
    monkeypatch.setenv("ORBITA_PACKS", str(tmp_path))
    match = Match(GAME, GAME.read_options({"pack": "odd", "agencies": "dealt"}), 3, 5)
    view = GAME.shown(GAME.view(match.state, 0))
    assert [(ring.id, len(ring.spaces), ring.danger) for ring in view.rings] == [
        ("core", 2, None), ("inner", 5, 2), ("middle", 3, None), ("outer", 7, 5), ("rim", 1, None)
    ]  # fmt: skip
    assert (view.goal, view.last_round) == (26, 12)
    assert named(view.bodies)["far-moon"].landing == 7
    assert (view.terms.technology, view.terms.building) == (3, 2)
    assert list(view.seats[0].technologies) == ["engines", "comfort", "bases", "sabotage"]


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_shown_survives_json_all_through_a_game(seats):
    match, stages = Match(GAME, GAME.read_options({}), seats, seats), set()
    dice = random.Random(seats)
    for _ in walk(GAME, match, seats):
        watcher = dice.choice([None, *range(seats)])
        view = GAME.shown(GAME.view(match.state, watcher))
        assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.shown_type) == view
        stages.add(view.stage)
    assert {"choose", "keep", "act", "tidy"} <= stages
