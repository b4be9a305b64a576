from collections import Counter

from orbita.bots.random import RandomBot

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
