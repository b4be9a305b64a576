"""The greedy bot at tables where it is plain what to do. A whim decides between moves of equal worth, so
each table is shown with several seeds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from orbita.arena.play import play_game
from orbita.bots.guardians.greedy import GreedyBot
from orbita.bots.random import RandomBot
from orbita.core.chance import generator_key
from orbita.games.guardians.game import GAME
from tests.games.guardians.table import lay

SEEDS = range(8)
ROOT = Path(__file__).parents[3]


def choose(state, seed=1):
    """What greedy does here, in notation."""
    seat = state.seat
    move = GreedyBot().choose(GAME.view(state, seat), seat, GAME.legal(state, seat), seed)
    return GAME.notation.move_text(state, seat, move)


def choices(board, **more):
    """Everything greedy would do here, with different seeds."""
    state = lay(board, **more)
    return {choose(state, seed) for seed in SEEDS}


def after(state, *texts):
    """The table after these moves of the seat whose turn it is."""
    state = GAME.copy(state)
    for text in texts:
        GAME.apply(state, state.seat, GAME.notation.parse_move(state, state.seat, text))
    return state


def column_of(text):
    return text[-1]


def test_it_knows_the_view_only():
    state = GAME.new(GAME.read_options({"variant": "advanced"}), 3, 5)
    number = 0
    while GAME.awaited(state):
        twin = GAME.copy(state)
        twin.rng = generator_key(99, number)  # what one table will draw, the other will not
        assert twin.rng != state.rng
        assert choose(state, seed=number) == choose(twin, seed=number)
        moves = GAME.legal(state, state.seat)
        GAME.apply(state, state.seat, RandomBot().choose(None, state.seat, moves, generator_key(4, number)))
        number += 1
    assert number > 40


def test_the_same_view_and_seed_give_the_same_choice():
    state = lay("""
        1 2 3 4 5 1
        1 2 3 4 5 1
        . . . . . .
        . . R . Y .
    """)
    assert [choose(state, seed) for seed in SEEDS] == [choose(state, seed) for seed in SEEDS]


def test_it_takes_the_part_of_a_ship_before_a_monster():
    found = choices("""
        1 1 1 1 1 1
        1 1 ( 1 1 1
        . . . . . .
        . . . . . .
        . . . R . Y
    """)
    assert {column_of(text) for text in found} == {"3"}


def test_it_robs_a_rich_rival_who_flies_ahead():
    assert choices(
        """
        1 1 1 2 1 1
        1 1 1 1 1 1
        . . . . . .
        . . . . Y .
        . . . . . .
        . . R . . .
        """,
        tokens={"red": "5", "yellow": "5 5"},
    ) == {"move 10/5"}


def test_it_opens_no_ship_for_the_next_seat():
    found = choices(
        """
        1 1 < > 1 2
        1 1 . . 1 2
        . . . . . .
        . . . . . .
        . . R . . Y
        """,
        tokens={"red": "1 1", "yellow": "1 1"},
    )
    assert not {column_of(text) for text in found} & {"3", "4", "t"}  # nor 'shoot' from below it


def test_it_never_lets_the_planet_fall_for_five_points():
    found = choices("""
        1 . . . . 5
        1 . . . . .
        . . . . . .
        . . 2 . . .
        R . 3 . Y .
    """)
    assert "6" not in {column_of(text) for text in found}


def test_a_leader_ends_the_game_by_missing_after_everybody_else_has_missed():
    found = choices(
        """
        2 2 . 3 3 3
        2 2 . 3 3 3
        . . . . . .
        . R . . . Y
        """,
        tokens={"red": "5 5 5", "yellow": "1"},
        missed="yellow",
    )
    assert {column_of(text) for text in found} == {"3"}


def test_whoever_is_behind_does_not():
    found = choices(
        """
        2 2 . 3 3 3
        2 2 . 3 3 3
        . . . . . .
        . R . . . Y
        """,
        tokens={"red": "1", "yellow": "5 5 5"},
        missed="yellow",
    )
    assert "3" not in {column_of(text) for text in found}


def test_it_sends_an_invader_into_a_rival_who_cannot_pay_to_come_back():
    state = lay(
        """
        . . . . 2 2
        . . 1 . 2 2
        . . . . . 3
        . . . . . Y
        . . R . . .
        """,
        tokens={"red": "1 1", "yellow": "5"},
    )
    for seed in SEEDS:
        assert after(state, choose(state, seed)).fighter[1] == 0


def test_it_does_not_stay_below_an_invader_that_is_about_to_advance():
    found = choices(
        """
        . . 1 . 3 .
        . . . . 2 .
        . . . . 2 .
        . . . . R .
        . . . . . .
        . . . Y . .
        """,
        tokens={"red": "5 5 5", "yellow": "5 1"},
    )
    assert "shoot" not in found


def test_it_buys_a_missile_for_a_rich_row_early_in_the_game():
    assert choices(
        """
        4 4 4 4 4 5
        5 5 5 5 5 5
        . . . . . .
        . . . . . .
        . . R . . Y
        """,
        tokens={"red": "1 1 1 1 1 2 2 2", "yellow": "4 4"},
        pile="3 3 3 3 3 3 3 2 2 2 2 2",
    ) == {"buy missile"}


def test_it_buys_nothing_when_the_game_is_nearly_over():
    found = choices(
        """
        . . . . 2 .
        . . 5 . 2 .
        . . . . . .
        . . R . . Y
        """,
        tokens={"red": "1 1 1 1 1 2 2 2", "yellow": "5 5"},
        variant="advanced",
    )
    assert not any(text.startswith("buy") for text in found)


def test_it_pays_no_more_than_the_price():
    state = lay(
        """
        4 4 4 4 4 5
        5 5 5 5 5 5
        . . R . . Y
        """,
        tokens={"red": "1 2 3 4 5 5 10", "yellow": "4 4"},
    )
    paying = after(state, "buy missile")
    for seed in SEEDS:
        paid = choose(paying, seed)
        assert after(paying, paid).score[0] == 20
        assert "1" not in paid.removeprefix("pay ").split("+")  # the cheapest token guards the dearer ones


def test_it_comes_back_when_it_can():
    state = lay(
        """
        3 3 3 3 3 3
        3 3 3 3 3 .
        . . . . . .
        . . . . . Y
        """,
        seats=2,
        turn="yellow",
        tokens={"red": "5 5 4", "yellow": "5"},
        pile="1 1 1 1 1 1",
    )
    waiting = after(state, "shoot")
    assert [choose(waiting, seed).split()[0] for seed in SEEDS] == ["pay"] * len(SEEDS)


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_whole_games(variant, seats):
    match = play_game(GAME, GAME.read_options({"variant": variant}), [GreedyBot()] * seats, seats)
    assert match.outcome() is not None


def test_it_beats_random():
    won = lost = 0
    for number in range(10):
        bots = [GreedyBot(), RandomBot()] if number % 2 else [RandomBot(), GreedyBot()]
        outcome = play_game(GAME, GAME.read_options({}), bots, number).outcome()
        won += outcome.winners == (number % 2 ^ 1,)
        lost += outcome.winners == (number % 2,)
    assert won >= 8
    assert lost <= 1


PLAY = """
from orbita.arena.play import play_game
from orbita.bots.guardians.greedy import GreedyBot
from orbita.core import chance
from orbita.core.record import write_text
from orbita.games.guardians.game import GAME
print("uncompiled" if chance.__file__.endswith(".py") else "compiled")
print(write_text(play_game(GAME, GAME.read_options({"variant": "advanced"}), [GreedyBot()] * 3, 8).record()))
"""


def test_it_chooses_alike_compiled_or_not():
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    kinds, games = [], []
    for environment in (bare, bare | {"PYTHONPATH": str(ROOT / "src")}):
        done = subprocess.run(
            [sys.executable, "-c", PLAY],
            env=environment,
            cwd=ROOT / "tests",
            capture_output=True,
            text=True,
            check=True,
        )
        kind, _, game = done.stdout.partition("\n")
        kinds.append(kind)
        games.append(game)
    if kinds[0] == "uncompiled":
        pytest.skip("the installed package is not compiled: no C compiler was found when it was built")
    assert kinds == ["compiled", "uncompiled"]
    assert games[0] == games[1]
