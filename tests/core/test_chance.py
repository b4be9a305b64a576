"""The generator gives the same numbers everywhere, and what was drawn tells nothing about what comes."""

from collections import Counter

from orbita.core.chance import MASK62, TableState, draw_below, draw_bit, generator_key

FIRST_OF_SEED_0 = [355, 148, 735, 762, 747, 855, 860, 552]
FIRST_OF_LAST_SEED = [3, 5, 1, 5, 4, 1, 1, 5]
KEY_OF_SEED_7 = 4282516959305706202


def drawn(seed, bound, count):
    s = TableState()
    s.rng = seed
    return [draw_below(s, bound) for _ in range(count)]


def test_the_numbers_are_fixed_for_ever():
    assert drawn(0, 1000, 8) == FIRST_OF_SEED_0
    assert drawn(MASK62, 6, 8) == FIRST_OF_LAST_SEED


def test_draws_are_spread_evenly():
    counts = Counter(drawn(12345, 6, 60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_of_a_mask_each_bit_is_as_likely_and_none_that_is_not_set_is_drawn():
    s, places = TableState(), (0, 3, 40, 61)
    drawn = Counter(draw_bit(s, sum(1 << place for place in places)) for _ in range(4_000))
    assert set(drawn) == set(places)
    assert all(abs(count - 1000) < 150 for count in drawn.values())


def test_keys_depend_on_every_bit_of_seed_and_number():
    keys = {generator_key(seed, number) for seed in (0, 1, 2**255, 2**256 - 1) for number in range(100)}
    assert len(keys) == 400
    assert all(0 <= key <= MASK62 for key in keys)


def test_the_key_of_a_move_is_fixed_for_ever():
    assert generator_key(7, 1) == KEY_OF_SEED_7
