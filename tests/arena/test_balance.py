"""The balance report adds up what games told."""

import pytest

from orbita.arena.balance import PLAYED, Facts, measure, report
from orbita.arena.simulate import Plan
from orbita.cli.voyager.balance import note

VOYAGER = Plan(game="voyager", bots=("greedy",) * 3, games=6, seed=3)


@pytest.fixture(scope="module")
def figures():
    return report(VOYAGER, measure(VOYAGER, note=note))


def test_every_victory_is_counted_once(figures):
    assert figures.games == 6
    assert figures.won.wins == 6
    for shares in (figures.order, figures.by_seat, figures.sides["agency"]):
        assert sum(share.wins for share in shares.values()) == pytest.approx(6)
        assert sum(share.games for share in shares.values()) == 18


def test_lengths_points_landings_and_cards_are_told(figures):
    assert len(figures.lengths) == 6
    assert 5 < figures.rounds.least <= figures.rounds.median <= figures.rounds.most < 60
    points = figures.amounts["source of points"]
    assert {"technology", "landing", "exploration"} <= set(points)
    assert sum(points.values()) > 20
    assert figures.amounts["landings"]
    assert figures.uses


def test_the_same_seed_gives_the_same_report(figures):
    assert report(VOYAGER, measure(VOYAGER, note=note)) == figures


def test_a_card_that_is_hardly_ever_played_is_named(figures):
    for card in figures.seldom_played:
        uses = figures.uses[card]
        assert uses.get(PLAYED, 0) < 0.15 * sum(uses.values())


def test_of_any_game_seats_order_and_length_are_told_without_its_events():
    plan = Plan(game="guardians", bots=("random",) * 2, games=4, seed=1)
    found = report(plan, measure(plan))
    assert (tuple(found.by_seat), tuple(found.order)) == (("red", "yellow"), ("1", "2"))
    assert (found.rounds, found.sides, found.amounts, found.uses) == (None, {}, {}, {})
    assert found.lengths[0] == found.moves.least > 10


def test_where_all_win_or_lose_together_no_seat_is_compared():
    plan = Plan(game="space_alert", bots=("random",) * 2, games=2, seed=1)
    found = report(plan, [facts([], is_won=False), facts([1, 1], is_won=True)])
    assert (found.won.wins, found.won.games) == (1, 2)
    assert (found.by_seat, found.order) == ({}, {})


def test_games_without_a_winner_count_for_nobody():
    plan = Plan(game="guardians", bots=("random",) * 2, games=2, seed=1)
    found = report(plan, [facts([0, 0], is_won=False), facts([1, 0], is_won=True)])
    assert found.by_seat["red"].share == 1
    assert (found.by_seat["red"].games, found.won.share) == (1, 0.5)


def test_a_place_in_the_order_is_counted_from_who_began():
    plan = Plan(game="guardians", bots=("random",) * 3, games=1, seed=1)
    found = report(plan, [facts([0, 0, 1], is_won=True, first=1)])
    assert [share.wins for share in found.order.values()] == [0, 1, 0]


def facts(wins, is_won, first=0):
    """One game of so many moves."""
    return Facts(moves=10, wins=wins, is_won=is_won, first=first)
