"""The course of a judged game: turns, the curve without the to and fro, turning points, accounts."""

import pytest

from orbita.arena.course import accounts, curve, turning_points, turns
from orbita.arena.review_model import Choice, Decision, Draw, Luck, Moment, Words

SEATS = ("red", "yellow")
NO_LUCK = Luck((), 0.0, is_small=True, is_cut_short=False)


def decision(number, seat, lost=0.0, is_mistake=False):
    """A decision that cost its seat so much."""
    made = Choice(f"move {number}", Words(f"ruch {number}", f"move {number}"), 0.5)
    gain = -lost if seat == "red" else lost
    return Decision(number, seat, made, None, lost, is_mistake, 400, (gain, -gain))


def draw(number, red):
    """A draw that brought red so much."""
    return Draw(number, "red", Words("rzut", "roll"), (red, -red), (0.03, 0.04))


def game(chances, luck=NO_LUCK, **decisions):
    """A game of single decisions in turn, with red's chances before each."""
    moments = [Moment(number, (red, 1 - red)) for number, red in enumerate(chances, 1)]
    made = [
        decisions.get(f"move_{number}", decision(number, SEATS[(number - 1) % 2]))
        for number in range(1, len(chances) + 1)
    ]
    return turns(moments, made, luck)


def test_decisions_of_a_seat_in_a_row_are_a_turn():
    made = [decision(number, seat) for number, seat in ((1, "red"), (2, "red"), (5, "yellow"), (6, "red"))]
    moments = [Moment(one.number, (0.5, 0.5)) for one in made]
    luck = Luck((draw(2, 0.1), draw(4, 0.2), draw(7, 0.3)), 0.2, is_small=False, is_cut_short=False)
    found = turns(moments, made, luck)
    assert [turn.first for turn in found] == [1, 5, 6]
    assert [len(turn.decisions) for turn in found] == [2, 1, 1]
    assert [[one.number for one in turn.draws] for turn in found] == [[2, 4], [], [7]]


def test_without_decisions_there_are_no_turns():
    assert turns([], [], NO_LUCK) == []
    assert curve([], None, 0) == ()
    assert turning_points([], (1.0, 0.0)) == ()


def test_the_curve_is_without_the_to_and_fro_of_who_is_to_move():
    played = game([0.6, 0.4, 0.6, 0.4, 0.6, 0.4])
    points = curve(played, (1.0, 0.0), 6)
    assert [moment.chances[0] for moment in points[:5]] == pytest.approx([0.5] * 5)
    assert points[-1] == Moment(7, (1.0, 0.0))
    assert [point.number for point in turning_points(played[:4], None)] == []


def test_while_a_game_goes_on_the_curve_ends_with_its_last_turn():
    assert [moment.number for moment in curve(game([0.5, 0.5, 0.5]), None, 3)] == [1, 2, 3]


def test_a_mistake_is_named_where_the_chances_turned():
    played = game(
        [0.6, 0.4, 0.6, 0.4, 0.2, 0.0, 0.2, 0.0], move_4=decision(4, "yellow"), move_3=decision(3, "red")
    )
    [point] = turning_points(played, None)
    assert (point.number, point.cause) == (4, "play")
    assert point.before == pytest.approx((0.5, 0.5))
    assert point.after == pytest.approx((0.1, 0.9))
    blamed = game([0.6, 0.4, 0.6, 0.4, 0.2, 0.0], move_4=decision(4, "yellow", 0.4, is_mistake=True))
    assert [(one.number, one.cause) for one in turning_points(blamed, None)] == [(4, "mistake")]


@pytest.mark.parametrize(("red", "cause"), [(-0.3, "luck"), (-0.2, "luck"), (-0.1, "play"), (0.3, "play")])
def test_luck_is_named_if_it_made_half_of_the_swing(red, cause):
    luck = Luck((draw(4, red),), 0.3, is_small=False, is_cut_short=False)
    [point] = turning_points(game([0.5, 0.5, 0.5, 0.5, 0.1, 0.1, 0.1, 0.1], luck), None)
    assert (point.number, point.cause) == (4, cause)


def test_turning_points_are_few_apart_and_in_order():
    steps = [0.1, 0.1, 0.1, 0.4, 0.4, 0.4, 0.2, 0.2, 0.2, 0.9, 0.9, 0.9]
    found = turning_points(game([red for red in steps for _ in range(2)]), (1.0, 0.0))
    assert [point.number for point in found] == [6, 12, 18]


def test_the_account_adds_up_to_the_result():
    made = [
        decision(1, "red", 0.1, is_mistake=True),
        decision(2, "yellow", 0.3, is_mistake=True),
        decision(3, "red"),
    ]
    luck = Luck((draw(2, 0.25), draw(3, -0.05)), 0.2, is_small=False, is_cut_short=False)
    red, yellow = accounts(SEATS, (0.55, 0.45), made, luck, (1.0, 0.0))
    assert (red.decisions, red.mistakes, red.lost) == (2, 1, pytest.approx(0.1))
    assert (yellow.decisions, yellow.mistakes, yellow.lost) == (1, 1, pytest.approx(0.3))
    assert red.skill == pytest.approx(0.2)
    assert red.luck == pytest.approx(0.2)
    assert red.luck_error == pytest.approx(1.96 * 0.03 * 2**0.5, rel=0.001)
    assert red.rest == pytest.approx(1 - 0.55 - 0.2 - 0.2)
    for account in (red, yellow):
        assert account.start + account.skill + account.luck + account.rest == pytest.approx(account.result)


def test_while_a_game_goes_on_there_is_no_rest():
    red, _ = accounts(SEATS, (0.5, 0.5), [], NO_LUCK, None)
    assert (red.rest, red.result) == (None, None)
