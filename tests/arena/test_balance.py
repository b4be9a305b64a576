"""The balance report adds up what games told."""

import pytest

from orbita.arena.balance import measure, report


@pytest.fixture(scope="module")
def figures():
    return report("voyager", 3, measure("voyager", 3, games=6, seed=3))


def test_every_victory_is_counted_once(figures):
    assert figures.games == 6
    assert sum(share.wins for share in figures.order.values()) == pytest.approx(6)
    assert sum(share.wins for share in figures.sides.values()) == pytest.approx(6)
    assert sum(share.games for share in figures.sides.values()) == 18


def test_lengths_points_landings_and_cards_are_told(figures):
    assert len(figures.rounds_of_games) == 6
    assert 5 < figures.rounds.least <= figures.rounds.median <= figures.rounds.most < 60
    assert {"technology", "landing", "exploration"} <= set(figures.points)
    assert sum(figures.points.values()) > 20
    assert figures.places
    assert figures.cards


def test_the_same_seed_gives_the_same_report(figures):
    assert report("voyager", 3, measure("voyager", 3, games=6, seed=3)) == figures


def test_a_card_that_is_hardly_ever_played_is_named(figures):
    for card in figures.seldom_played:
        uses = figures.cards[card]
        assert uses.get("played", 0) < 0.15 * sum(uses.values())
