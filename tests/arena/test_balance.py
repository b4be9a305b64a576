"""The balance report adds up what games told."""

from collections import Counter

import pytest

from orbita.arena.balance import PLAYED, Facts, measure, report
from orbita.arena.simulate import Plan
from orbita.cli.voyager.balance import ACHIEVEMENTS, MISSIONS, begin, note
from orbita.games.voyager.content.read import pack_of

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


def test_missions_kept_are_three_for_each_seat_and_those_fulfilled_are_counted(figures):
    missions = figures.reached[MISSIONS]
    assert sum(share.games for share in missions.values()) == 6 * 3 * 3
    fulfilled = sum(share.wins for share in missions.values())
    points = 18 * figures.amounts["source of points"]["missions"]
    assert 0 < 3 * fulfilled == pytest.approx(points)  # each is worth as many points as there are seats


def test_every_achievement_is_told_for_every_place_in_the_order_taken_or_not(figures):
    achievements = figures.taken[ACHIEVEMENTS]
    assert set(achievements) == {card.id for card in pack_of("standard").achievements}
    for places in achievements.values():
        assert list(places) == ["1", "2", "3"]
        assert sum(share.wins for share in places.values()) <= 6
        assert all(share.games == 6 for share in places.values())
    assert sum(share.wins for places in achievements.values() for share in places.values()) > 12


def test_what_was_dealt_before_the_first_move_is_told_as_well():
    plan = Plan(game="voyager", bots=("greedy",) * 2, games=2, seed=3, options={"agencies": "dealt"})
    found = report(plan, measure(plan, note=note, begin=begin))
    assert sum(share.games for share in found.reached[MISSIONS].values()) == 2 * 2 * 3
    assert sum(share.games for share in found.sides["agency"].values()) == 2 * 2
    assert sum(share.wins for share in found.sides["agency"].values()) == 2


def test_aims_count_in_the_cases_in_which_they_were_kept():
    kept = Counter({(0, "far"): 2, (1, "far"): 1, (1, "near"): 1, (0, "given-back"): 0})
    reached = Counter({(0, "far"): 1, (1, "near"): 1, (1, "given-back"): 1})
    played = [facts([1, 0], is_won=True, kept={"aims": kept}, reached={"aims": reached})]
    played += [facts([1, 0], is_won=True, kept={"aims": Counter({(0, "far"): 5})}) for _ in range(2)]
    found = report(Plan(game="guardians", bots=("random",) * 2, games=3, seed=1), played)
    shares = {name: (share.wins, share.games) for name, share in found.reached["aims"].items()}
    assert shares == {"far": (1, 13), "near": (1, 1)}
    assert found.seldom_reached == ["far"]


def test_a_prize_is_taken_from_the_place_of_whoever_took_it():
    played = [
        facts([1, 0, 0], is_won=True, first=first, takers={"prizes": {"cup": taker, "medal": None}})
        for first, taker in ((0, 0), (1, 0), (2, None), (0, 1))
    ]
    found = report(Plan(game="guardians", bots=("random",) * 3, games=4, seed=1), played).taken["prizes"]
    assert [share.wins for share in found["cup"].values()] == [1, 1, 1]
    assert [(share.wins, share.games) for share in found["medal"].values()] == [(0, 4)] * 3


def test_of_any_game_seats_order_and_length_are_told_without_its_events():
    plan = Plan(game="guardians", bots=("random",) * 2, games=4, seed=1)
    found = report(plan, measure(plan))
    assert (tuple(found.by_seat), tuple(found.order)) == (("red", "yellow"), ("1", "2"))
    assert (found.rounds, found.sides, found.amounts, found.uses) == (None, {}, {}, {})
    assert (found.reached, found.taken) == ({}, {})
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


def facts(wins, is_won, first=0, **told):
    """One game of so many moves."""
    return Facts(moves=10, wins=wins, is_won=is_won, first=first, **told)
