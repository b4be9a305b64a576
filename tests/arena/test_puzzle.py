"""Puzzles: found in games, judged twice; those that are shipped hold under the rules in force."""

from itertools import pairwise

import pytest

from orbita.arena import puzzle_file
from orbita.arena.puzzle import FEW, NEAR, Finder, Judged, is_clear, turns_of
from orbita.arena.puzzle_file import puzzles_of
from orbita.arena.puzzle_model import LOST, SOLVED
from orbita.arena.standing import standing_moves
from orbita.arena.turns import TooMany, WholeTurn, find_turn, is_over, whole_turns
from orbita.core.errors import BadOptions
from orbita.core.match import seat_number
from orbita.core.record import read_record
from orbita.core.replay import replay
from orbita.registry import GAMES, find_game
from tests.games.guardians.table import lay

GUARDIANS = find_game("guardians")


def table():
    """Red to move, with somebody ahead and a way to both sides."""
    return lay(
        """
        . . 5 . 3 .
        . . . . . .
        . . . . . .
        . . R . . Y
        """,
        tokens={"red": "1 1", "yellow": "1 1 1"},
    )


def position(state):
    return GUARDIANS.notation.position_text(state)


def test_whole_turns_end_when_somebody_else_is_asked_and_lead_to_different_tables():
    turns = whole_turns(GUARDIANS, table(), 0)
    assert len(turns) > 5
    assert all(is_over(GUARDIANS, turn.behind, 0) for turn in turns)
    assert len({position(turn.behind) for turn in turns}) == len(turns)
    assert len({turn.moves[0] for turn in turns}) == len(GUARDIANS.legal(table(), 0))


def test_a_turn_is_found_by_where_it_leads():
    turns = whole_turns(GUARDIANS, table(), 0)
    for turn in turns:
        assert find_turn(GUARDIANS, table(), 0, turns, turn.moves) is turn
    assert find_turn(GUARDIANS, table(), 0, turns[1:], turns[0].moves) is None


def test_where_there_are_too_many_turns_nobody_looks(monkeypatch):
    monkeypatch.setattr("orbita.arena.turns.MANY", 3)
    with pytest.raises(TooMany):
        whole_turns(GUARDIANS, table(), 0)


def looks(*chances):
    """Turns judged twice; the last one is the bot's."""
    found = [Judged(WholeTurn((number,), None), both) for number, both in enumerate(chances)]
    return found, found[-1].turn


@pytest.mark.parametrize(
    ("chances", "turns", "clear"),
    [
        pytest.param([(0.7, 0.7), (0.5, 0.5)], 8, True, id="one good turn"),
        pytest.param([(0.7, 0.7), (0.6, 0.5)], 8, False, id="the bot's own lost little, once"),
        pytest.param([(0.7, 0.6), (0.6, 0.7), (0.4, 0.4)], 8, False, id="the looks differ"),
        pytest.param(
            [(0.7, 0.7), (0.69, 0.69), (0.68, 0.68), (0.4, 0.4)], 11, False, id="too many good ones"
        ),
        pytest.param([(0.7, 0.7), (0.69, 0.69), (0.68, 0.68), (0.4, 0.4)], 12, True, id="few of many"),
    ],
)
def test_a_puzzle_is_clear_where_both_looks_say_the_same(chances, turns, clear):
    assert is_clear(*looks(*chances), turns) is clear


def test_the_moves_of_a_game_are_parted_by_turns():
    puzzles = puzzles_of("guardians")
    moves, _ = standing_moves(read_record(puzzles.puzzles[0].record.encode()), GUARDIANS)
    turns = list(turns_of(moves))
    assert [move for turn in turns for move in turn] == moves
    assert all(len({move.seat for move in turn}) == 1 for turn in turns)
    assert all(one[0].seat != other[0].seat for one, other in pairwise(turns))


def test_a_game_without_a_search_has_no_finder():
    with pytest.raises(BadOptions) as refused:
        Finder(find_game("space_alert"))
    assert refused.value.code == "review/no-search"


def test_games_without_puzzles_have_none(monkeypatch, tmp_path):
    monkeypatch.setattr(puzzle_file, "FOLDER", tmp_path)
    assert puzzles_of.__wrapped__("guardians") is None


SHIPPED = [
    pytest.param(game, puzzle, id=f"{game} {number}")
    for game in GAMES
    if puzzles_of(game)
    for number, puzzle in enumerate(puzzles_of(game).puzzles)
]


def test_enough_puzzles_are_shipped_and_no_two_are_the_same():
    puzzles = puzzles_of("guardians")
    assert len(puzzles.puzzles) >= 20
    assert len({puzzle.record for puzzle in puzzles.puzzles}) == len(puzzles.puzzles)
    assert puzzles.walks == 20_000
    assert puzzles.rules == GUARDIANS.rules_version


@pytest.mark.parametrize(("game", "puzzle"), SHIPPED)
def test_a_shipped_puzzle_has_every_turn_that_the_rules_allow(game, puzzle):
    rules = find_game(game)
    match = replay(read_record(puzzle.record.encode()), rules)
    seat = seat_number(rules, puzzle.seat, match.seats)
    assert rules.awaited(match.state) == (seat,)
    assert next(match.newest()).seat != seat
    turns = whole_turns(rules, match.state, seat)
    reached = set()
    for answer in puzzle.turns:
        state = rules.copy(match.state)
        for text in answer.moves:
            move = rules.notation.parse_move(state, seat, text)
            assert rules.why_not(state, seat, move) is None
            rules.apply(state, seat, move)
        assert is_over(rules, state, seat)
        reached.add(rules.notation.position_text(state))
    assert reached == {rules.notation.position_text(turn.behind) for turn in turns}
    assert len(puzzle.turns) == len(turns)


@pytest.mark.parametrize(("game", "puzzle"), SHIPPED)
def test_a_shipped_puzzle_has_few_answers_and_the_bot_s_turn_is_none(game, puzzle):
    chances = [turn.chance for turn in puzzle.turns]
    assert chances == sorted(chances, reverse=True)
    answers = [turn for turn in puzzle.turns if puzzle.is_answer(turn)]
    assert len(answers) * FEW <= len(puzzle.turns)
    near = [turn for turn in puzzle.turns if chances[0] - turn.chance < NEAR - 0.001]
    assert {turn.walks for turn in near} == {20_000}
    greedy = puzzle.find(puzzle.greedy)
    assert greedy.walks == 20_000
    assert chances[0] - greedy.chance >= LOST - 0.001  # chances are kept to a thousandth
    assert all(chances[0] - turn.chance >= SOLVED for turn in puzzle.turns if turn not in answers)
