from collections import Counter

import pytest

from orbita.bots.random import RandomBot
from orbita.core.contract import CLOCK
from orbita.core.match import Match
from orbita.registry import GAMES

MOVES = [3, 5, 8, 13]


def choose(seed, moves=MOVES):
    return RandomBot().choose(None, 0, moves, seed)


def test_every_move_is_equally_likely():
    counts = Counter(choose(seed * 7_919) for seed in range(4_000))
    assert set(counts) == set(MOVES)
    assert all(900 < count < 1_100 for count in counts.values())


def test_the_same_seed_gives_the_same_choice():
    assert [choose(seed) for seed in range(50)] == [choose(seed) for seed in range(50)]


def test_a_seed_may_be_longer_than_the_generator():
    assert choose(1 << 255) in MOVES


def test_the_only_move_is_made():
    assert choose(1, [42]) == 42


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_move_of_the_clock_is_among_those_a_seat_picks_from(game):
    match = Match(game, game.read_options({}), game.min_seats + 1, 2)
    for number in range(200):
        seats = game.awaited(match.state)
        for seat in seats:
            if seat != CLOCK:
                moves = game.legal(match.state, seat)
                move = RandomBot().choose(game.view(match.state, seat), seat, moves, number)
                assert move in moves
                assert game.why_not(match.state, CLOCK, move) is not None
        if not seats:
            break
        match.play(seats[number % len(seats)], game.legal(match.state, seats[number % len(seats)])[0])
