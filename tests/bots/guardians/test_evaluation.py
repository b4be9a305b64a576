from orbita.bots.guardians.evaluation import POINT, Weights, best_row, evaluate, points_left, reach
from orbita.games.guardians.state import GOING_ON, INVADERS_GONE, OVER, PLANET_FELL
from tests.games.guardians.table import lay

W = Weights()
OPEN = """
    2 2 . 3 3 3
    2 2 . 3 3 3
    . . . . . .
    R . . . . Y
"""


def value(board=OPEN, seat=0, ending=GOING_ON, **more):
    """What a table is worth to red, or to another seat, once its turn is over."""
    state = lay(board, **{"turn": "yellow", **more})
    if ending != GOING_ON:
        state.stage, state.ending = OVER, ending
    return evaluate(state, seat, W)


def ended(red, yellow, ending=INVADERS_GONE):
    return value(tokens={"red": red, "yellow": yellow}, ending=ending)


def test_a_win_is_worth_more_than_any_table_that_goes_on():
    assert ended("5", "4") > value(tokens={"red": "10 10 10 10 5 5 5", "yellow": ""})


def test_a_defeat_is_worse_than_any_table_that_goes_on():
    assert ended("4", "5") < value(tokens={"red": "", "yellow": "10 10 10 10 5 5 5"})


def test_an_even_game_that_goes_on_is_worth_more_than_a_shared_win():
    assert ended("4", "5") < ended("5", "5") < value(tokens={"red": "5", "yellow": "5"})


def test_a_narrow_defeat_is_better_than_a_clear_one_and_the_fall_of_the_planet_is_the_worst():
    assert ended("4", "5") > ended("1", "5") > ended("4", "5", ending=PLANET_FELL)


def test_points_of_the_own_count_for_a_seat_and_those_of_others_against_it():
    even = value(tokens={"red": "1 4", "yellow": "1 4"})
    assert value(tokens={"red": "1 4 5", "yellow": "1 4"}) > even
    assert value(tokens={"red": "1 4", "yellow": "1 4 5"}) < even


def test_a_lost_fighter_is_worth_less_than_the_price_of_coming_back():
    there = value(tokens={"red": "5 5 5", "yellow": "1"})
    lost = value(OPEN.replace("R", "."), tokens={"red": "5 5 5", "yellow": "1"}, seats=2)
    assert lost < there - 10 * POINT


def test_a_lost_fighter_that_cannot_come_back_is_nearly_a_defeat():
    can_pay = value(OPEN.replace("R", "."), tokens={"red": "5 5", "yellow": "1"}, seats=2)
    cannot = value(OPEN.replace("R", "."), tokens={"red": "5 4", "yellow": "1"}, seats=2)
    assert cannot < can_pay - W.out // 2


def test_the_lower_the_invaders_the_worse_for_everybody():
    lower = """
        2 2 . 3 3 3
        2 2 . 3 3 3
        . . . . . .
        . . . . . .
        . . . . . .
        R . . . . Y
    """
    assert value() < value(lower)
    assert value(seat=1) < value(lower, seat=1)


def test_a_fighter_below_an_invader_is_in_danger():
    below = """
        2 2 . 3 3 3
        2 2 . 3 3 3
        R . . . . .
        . . . . . Y
    """
    assert value(below, tokens={"red": "5 5"}) < value(tokens={"red": "5 5"}) - POINT


def test_a_missile_is_worth_something_while_there_is_a_row_to_strike():
    nobody = """
        . . . . . 1
        R . . . . Y
    """
    assert value(missiles="red") > value() + 5 * POINT
    assert abs(value(nobody, missiles="red") - value(nobody)) <= POINT


def test_a_level_is_worth_more_the_more_is_left_to_shoot():
    def gain(**more):
        return value(variant="advanced", levels={"red": 2}, **more) - value(variant="advanced", **more)

    assert gain(pile="5 5 5 5 4 4 4 4") > gain() > 0


def test_what_a_seat_can_reach():
    state = lay("""
        1 1 1 1 1 1
        2 1 ( 1 1 4
        . * . . . .
        R Y . . . .
    """)
    assert reach(state, 0) == (2 * POINT, False)  # no way past the mine and the other fighter
    assert reach(state, 1) == (10 * POINT, False)


def test_emptying_a_column_is_seen():
    state = lay("""
        . . . . . 4
        . 1 . . . 4
        . . . . . .
        R . * . . Y
    """)
    assert reach(state, 0) == (1 * POINT, True)
    assert reach(state, 1) == (4 * POINT, False)


def test_nothing_is_gained_by_a_shot_that_brings_down_the_planet():
    state = lay("""
        . . . . . 4
        . 1 . . . 4
        . . . . . .
        R . * 3 . Y
    """)
    assert reach(state, 0) == (0, True)


def test_a_token_taken_from_a_fighter_counts_for_both_sides():
    state = lay(
        """
        1 1 1 1 1 1
        . . . . . .
        . Y . . . .
        . R . . . .
        """,
        tokens={"yellow": "3 5"},
    )
    assert reach(state, 0)[0] == 6 * POINT


def test_the_best_row_counts_one_half_of_a_ship_and_no_row_with_a_fighter():
    state = lay("""
        1 1 1 1 1 1
        < > 2 . . .
        5 5 5 5 R .
        . . . . . Y
    """)
    assert best_row(state) == 12 * POINT


def test_points_left_are_on_the_board_and_in_the_pile_with_half_of_each_ship():
    state = lay(
        """
        < > 1 . . .
        R . . . . Y
        """,
        pile="2 3 < >",
        aside="<",
        tokens={"red": "5"},
    )
    assert points_left(state) == (10 + 1 + 2 + 3 + 10 + 5) * POINT
