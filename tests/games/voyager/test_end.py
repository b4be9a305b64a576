"""The end: forty points, one more turn for everybody else, achievements, shared victory."""

from msgspec.structs import replace

from orbita.games.voyager.content.flatten import flatten
from orbita.games.voyager.content.pack import Condition
from orbita.games.voyager.game import GAME
from orbita.games.voyager.options import Options
from tests.games.voyager.table import Table


def test_when_somebody_reaches_forty_everybody_else_has_exactly_one_more_turn():
    table = Table(wiktoria="", pawel="points=39 coins=2", kacper="", turn="pawel", first="wiktoria")
    table.play("pawel: develop tourism")
    assert table.happened("goal_reached") == [{"seat": 1}]
    table.play("pawel: end")
    table.play("kacper: end")
    assert not table.is_over
    table.play("wiktoria: end")
    assert table.is_over
    assert table.winners == ["pawel"]


def test_thirty_nine_points_are_not_enough():
    table = Table(wiktoria="points=38 coins=2", pawel="")
    table.play("wiktoria: develop tourism")
    table.play("wiktoria: end")
    table.play("pawel: end")
    assert not table.is_over


def test_who_reached_forty_may_finish_the_turn():
    table = Table(wiktoria="points=39 coins=4", pawel="")
    table.play("wiktoria: develop tourism")
    table.play("wiktoria: develop tourism")
    assert table.points("wiktoria") == 41


def test_a_second_player_at_forty_does_not_lengthen_the_game():
    table = Table(wiktoria="points=39 coins=2", pawel="points=39 coins=4")
    table.play("wiktoria: develop tourism")
    table.play("wiktoria: end")
    table.play("pawel: develop bases")
    table.play("pawel: develop bases")
    table.play("pawel: end")
    assert table.is_over
    assert table.winners == ["pawel"]


def test_achievements_are_added_at_the_end_and_may_decide():
    table = Table(wiktoria="points=39 coins=2", pawel="points=39", achievements="two-in-the-belt=pawel")
    table.play("wiktoria: develop tourism")
    table.play("wiktoria: end")
    assert table.points("pawel") == 39
    table.play("pawel: end")
    worth = next(card.points for card in table.state.box.pack.achievements if card.id == "two-in-the-belt")
    assert table.points("pawel") == 39 + worth
    assert table.points_from("pawel", "achievements") == worth > 1
    assert table.winners == ["pawel"]


def test_achievement_points_do_not_reach_the_goal_before_the_end():
    table = Table(wiktoria="points=39", pawel="", achievements="two-in-the-belt=wiktoria")
    table.play("wiktoria: end")
    table.play("pawel: end")
    assert not table.is_over


def test_missions_not_fulfilled_cost_nothing():
    table = Table(wiktoria="points=39 coins=2", pawel='points=9 missions=["builders","grand-tour"]')
    table.play("wiktoria: develop tourism")
    table.play("wiktoria: end")
    table.play("pawel: end")
    assert table.points("pawel") == 9


def test_once_the_game_is_over_nobody_may_do_anything():
    table = Table(wiktoria="points=39 coins=4", pawel="")
    table.play("wiktoria: develop tourism")
    table.play("wiktoria: end")
    table.play("pawel: end")
    assert [table.moves(name) for name in table.names] == [[], []]
    assert table.refuse("wiktoria: funds") == "turn/game-over"


def test_no_achievement_is_taken_once_the_cards_are_counted():
    """[D] The points they bring at the end fulfil no condition any more."""
    table = Table(wiktoria="points=39 coins=2", pawel="", achievements="two-in-the-belt=wiktoria")
    pack = table.state.box.pack
    first = replace(pack.achievements[0], needs=(Condition(kind="points", at_least=41),))
    table.state.box = flatten(replace(pack, achievements=(first, *pack.achievements[1:])), Options())
    table.play("wiktoria: develop tourism")
    table.play("wiktoria: end")
    table.play("pawel: end")
    assert table.points("wiktoria") > 40
    assert table.achiever(first.id) is None


def test_a_tie_is_shared():
    """[D]"""
    table = Table(wiktoria="points=39 coins=2", pawel="points=39 coins=2")
    for name in ("wiktoria", "pawel"):
        table.play(f"{name}: develop tourism")
        table.play(f"{name}: end")
    assert table.winners == ["wiktoria", "pawel"]


def test_a_game_in_which_nobody_reaches_the_goal_ends_after_its_last_round():
    """[D]"""
    table = Table(wiktoria="points=5", pawel="points=7", goes_on="round=58")
    for name in ("wiktoria", "pawel", "wiktoria"):
        table.play(f"{name}: end")
    assert not table.is_over
    table.play("pawel: end")
    assert table.is_over
    assert table.winners == ["pawel"]
    assert GAME.outcome(table.state).reason == "last-round"


def test_achievements_added_after_the_last_round_do_not_count_as_reaching_the_goal():
    table = Table(wiktoria="points=39", pawel="", achievements="two-in-the-belt=wiktoria", goes_on="round=59")
    table.play("wiktoria: end")
    table.play("pawel: end")
    assert table.points("wiktoria") > 40
    assert GAME.outcome(table.state).reason == "last-round"
    assert table.happened("goal_reached") == []


def test_who_is_promised_one_more_turn_has_it_also_after_the_last_round():
    table = Table(wiktoria="", pawel="points=39 coins=2", turn="pawel", first="wiktoria", goes_on="round=59")
    table.play("pawel: develop tourism")
    table.play("pawel: end")
    assert not table.is_over
    table.play("wiktoria: end")
    assert GAME.outcome(table.state).reason == "goal-reached"
