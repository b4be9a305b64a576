"""The ledger of luck: what came against what might have come."""

import pytest

from orbita.arena.luck import compared, draw_of, futures, ledger, luck_of, tempered
from orbita.arena.review import Work
from orbita.arena.standing import Move, standing_moves
from orbita.bots.find import searcher_of
from orbita.core.chance import TableState, draw_below
from orbita.core.contract import CLOCK
from orbita.core.match import Match
from orbita.registry import find_game


class Coin(TableState):
    """A table of two seats; what was thrown decides."""

    def __init__(self, face=None):
        self.face = face


class CoinMind:
    """Knows nothing before a throw, and everything behind it; the third seat stays out of it."""

    def __init__(self, is_noisy=False):
        self.engine = self
        self.is_noisy = is_noisy

    def seats(self, s):
        return 3

    def copy(self, s):
        twin = Coin(s.face)
        twin.rng = s.rng
        return twin

    def apply(self, s, seat, move):
        s.face = draw_below(s, 2)

    def trust(self, s):
        return 1.0

    def chances(self, s):
        noise = draw_below(s, 1000) / 2000 if self.is_noisy else 0.0
        red = {None: 0.25, 0: 0.0, 1: 0.5}[s.face] + noise
        return [red, 1 - red, 0.0]


def thrown(face):
    """A throw that came out so."""
    return Move(1, 0, 0, Coin(), Coin(face), has_drawn=True)


@pytest.mark.parametrize("is_noisy", [False, True], ids=["sure", "noisy"])
def test_what_came_is_measured_against_the_mean_of_what_might_have_come(is_noisy):
    mind = CoinMind(is_noisy)
    for face, truth in ((1, 0.25), (0, -0.25)):
        found = [luck_of(mind, thrown(face), seed)[0] for seed in range(100)]
        for red, yellow, green in found:
            assert red == pytest.approx(-yellow)
            assert green == pytest.approx(0)
        # Eight throws again: their mean has a deviation of 0.09, that of a hundred times as many 0.009.
        assert sum(red for red, _, _ in found) / 100 == pytest.approx(truth, abs=0.03)


def test_all_tables_of_a_draw_meet_the_same_futures():
    mind = CoinMind(is_noisy=True)
    heads, tails = futures(mind, Coin(1), 1.0, 7), futures(mind, Coin(0), 1.0, 7)
    assert [here[0] - there[0] for here, there in zip(heads, tails, strict=True)] == pytest.approx([0.5] * 16)
    assert futures(mind, Coin(1), 1.0, 7) == heads != futures(mind, Coin(1), 1.0, 8)


def test_the_error_is_as_large_as_the_luck_scatters():
    mind = CoinMind()
    found = [luck_of(mind, thrown(1), seed) for seed in range(200)]
    scatter = sum((luck[0] - 0.25) ** 2 for luck, _ in found) / 200
    assert sum(errors[0] ** 2 for _, errors in found) / 200 == pytest.approx(scatter, rel=0.25)
    assert all(errors[2] == 0 for _, errors in found)


def test_an_error_comes_of_few_futures_and_of_few_draws():
    assert compared([0.5, 0.5], [[0.25, 0.25], [0.25, 0.25]]) == (0.25, 0.0)
    luck, error = compared([0.5, 0.7], [[0.25, 0.25], [0.25, 0.25]])
    assert (luck, error) == (pytest.approx(0.35), pytest.approx((0.02 / 2) ** 0.5))
    luck, error = compared([0.5, 0.5], [[0.2, 0.2], [0.4, 0.4]])
    assert (luck, error) == (pytest.approx(0.2), pytest.approx((0.02 / 2) ** 0.5))


def test_chances_that_promise_too_much_are_brought_nearer_to_each_other():
    assert tempered((0.9, 0.1), 1.0) == pytest.approx((0.9, 0.1))
    assert tempered((0.9, 0.1), 0.5) == pytest.approx((0.75, 0.25))
    assert tempered((0.9, 0.1), 0.0) == pytest.approx((0.5, 0.5))
    assert tempered((0.4, 0.4), 0.5) == pytest.approx((0.4, 0.4))  # the planet may fall as well
    assert tempered((1.0, 0.0), 0.15) == (1.0, 0.0)
    assert tempered((0.0, 0.0), 0.5) == (0.0, 0.0)


def record_of(name, seats, count, seed=5):
    """The first moves of a game in which everybody makes the first move that is listed."""
    game = find_game(name)
    match = Match(game, game.read_options({}), seats, seed)
    while len(match.entries) < count:
        seat = game.awaited(match.state)[0]
        match.play(seat, game.legal(match.state, seat)[0], 0 if seat == CLOCK else None)
    return match.record()


def moves_of(name, seats, count):
    """The same, move by move."""
    game = find_game(name)
    return game, standing_moves(record_of(name, seats, count), game)[0]


def test_a_move_that_draws_is_judged_and_no_other(monkeypatch):
    monkeypatch.setattr("orbita.arena.luck.FUTURES", 1)
    monkeypatch.setattr("orbita.arena.luck.AGAIN", 2)
    game, moves = moves_of("voyager", 2, 40)
    drawn = [move for move in moves if move.has_drawn]
    work = Work(record_of("voyager", 2, 40), 1, 1)
    assert [move.number for move in work.drawn] == [move.number for move in drawn]
    assert 0 < len(drawn) < len(moves)
    draws = [draw_of(game, searcher_of("voyager").mind, move, 3) for move in drawn[:2]]
    assert [draw.number for draw in draws] == [move.number for move in drawn[:2]]
    assert all(sum(draw.luck) == pytest.approx(0) for draw in draws)


def draws_in_a_row(count):
    """So many draws of nothing."""
    game, [move] = moves_of("guardians", 2, 1)
    mind = searcher_of("guardians").mind
    drawn = [move._replace(number=number, behind=move.before) for number in range(count)]
    return [draw_of(game, mind, one, 3) for one in drawn]


def test_when_time_is_up_it_says_so():
    luck = ledger(draws_in_a_row(1), 3)
    assert (len(luck.draws), luck.is_cut_short) == (1, True)
    assert not ledger(draws_in_a_row(3), 3).is_cut_short


def test_without_draws_there_is_no_luck():
    luck = ledger([], 0)
    assert (luck.draws, luck.deviation, luck.is_small, luck.is_cut_short) == ((), 0.0, True, False)


@pytest.mark.parametrize(("draws", "is_small"), [(12, True), (13, False)])
def test_many_draws_are_never_called_hardly_any_luck(draws, is_small):
    luck = ledger(draws_in_a_row(draws), draws)
    assert (len(luck.draws), luck.is_small) == (draws, is_small)
