"""Who is awaited, and which moves of a mission can be taken back."""

from random import Random

import pytest

from orbita.core.contract import CLOCK
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.state import ACTING, NO_CARD
from tests.games.space_alert.table import Table

# Who is awaited


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_those_are_awaited_who_have_a_legal_move(seats):
    """Also with a phase taken early, a hand that is empty and a board that is full."""
    dice = Random(seats)
    state = GAME.new(Options(mission="test_run_1"), seats, seats)
    while awaited := GAME.awaited(state):
        people = [seat for seat in range(seats) if len(GAME.legal(state, seat)) > 0]
        assert [seat for seat in awaited if seat != CLOCK] == people
        seat = dice.choice(people) if people and dice.random() < 0.9 else awaited[0]
        GAME.apply(state, seat, dice.choice(list(GAME.legal(state, seat))))


@pytest.mark.parametrize(
    ("heroic", "is_awaited"),
    [
        pytest.param(True, True, id="an android's heroic card is left to lay"),
        pytest.param(False, False, id="nothing is left to do"),
    ],
)
def test_who_has_no_card_left_in_the_last_phase_is_awaited_only_for_an_android(heroic, is_awaited):
    table = Table(3, mission="test_run_1", heroic="on").play("captain: take")
    state = GAME.copy(table.state)
    for kind in range(KINDS):
        state.hand[kind] = 0
    if not heroic:
        state.heroic[3] = NO_CARD
    assert (len(GAME.legal(state, 0)) > 0) == is_awaited
    assert (0 in GAME.awaited(state)) == is_awaited


# What cannot be taken back


def test_who_turned_the_next_cards_up_by_going_on_cannot_take_it_back():
    table = Table(4).plan_nothing().play("fourth: go")
    assert not table.match.can_undo(3)
    assert table.match.undo_limit(3) == 0


def test_who_ended_the_planning_by_agreeing_cannot_take_it_back():
    table = Table(2).until("phase_began", phase=3)
    table.play("captain: end")
    assert table.match.can_undo(0)
    table.play("officer: end")
    assert table.state.stage == ACTING
    assert not table.match.can_undo(1)


def test_laying_and_flipping_cards_on_ones_own_board_can_be_taken_back():
    table = Table(4)
    table.play(f"captain: place 1 {table.ordinary('captain')}").play("captain: flip 1")
    assert table.match.undo_limit(0) == 2


def test_a_card_on_an_androids_board_cannot_be_taken_back_by_undo_either():
    table = Table(3)
    table.play(f"captain: place 1 {table.ordinary('captain')}")
    table.play(f"captain: place android1 1 {table.ordinary('captain')}")
    assert not table.match.can_undo(0)
    assert table.match.undo_limit(0) == 0
    table.play(f"captain: place 2 {table.ordinary('captain')}")
    assert table.match.undo_limit(0) == 1, "what came after it can"


def test_an_androids_heroic_card_cannot_be_taken_back_either():
    table = Table(3)
    table.play(f"officer: place android1 1 {table.said('heroic_revealed')[0]['kind']}")
    assert not table.match.can_undo(1)


def test_who_plays_alone_may_take_back_what_lies_on_an_androids_board():
    table = Table(1).play("captain: place android1 1 A/red").play("captain: place android4 2 B/deck")
    assert table.match.undo_limit(0) == 2
