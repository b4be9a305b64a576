"""The ladder: who plays whom, from which seats, and what comes out of it."""

from collections import Counter

import pytest

from orbita.arena.ladder import Contest, ahead_of, check_contest, ladder, places, play_ladder, play_round
from orbita.arena.simulate import Result
from orbita.core.contract import Outcome
from orbita.core.errors import BadOptions
from orbita.core.record import read_record

CONTEST = Contest("guardians", ("random", "greedy"), seats=2, games=6, seed=1)


def changed(**values):
    """The contest with other values."""
    return Contest(**{field: getattr(CONTEST, field) for field in CONTEST.__struct_fields__} | values)


def ended(bots, scores, winners):
    """A game that ended so."""
    return Result(0, bots, Outcome(scores, winners, "test"), 1)


@pytest.mark.parametrize(
    ("bots", "seats", "line_ups"),
    [
        pytest.param("abc", 2, ["ab", "ac", "bc"], id="every two"),
        pytest.param("abcd", 3, ["abc", "abd", "acd", "bcd"], id="every three"),
        pytest.param("abc", 3, ["abc"], id="all"),
        pytest.param("ab", 3, ["aba", "abb"], id="more seats than bots"),
        pytest.param("ab", 4, ["abab"], id="twice as many seats"),
        pytest.param("abc", 5, ["abcab", "abcac", "abcbc"], id="two of three sit twice"),
    ],
)
def test_who_sits_down_together(bots, seats, line_ups):
    assert ["".join(one) for one in changed(bots=tuple(bots), seats=seats).line_ups()] == line_ups


def test_in_a_round_everybody_sits_everywhere_with_one_seed():
    contest = changed(bots=("random",) * 1 + ("greedy",), seats=3, games=3, keep_records=True)
    results = play_round(contest, 1)
    for bot in contest.bots:
        assert len({tuple(name == bot for name in one.bots) for one in results}) == 3
    assert len({read_record(one.record.encode()).seed for one in results}) == 1
    assert [one.number for one in results] == [3, 4, 5]


def test_the_number_of_games_is_rounded_up_to_whole_rounds():
    contest = changed(bots=("random", "greedy", "search-1"), games=3)
    assert (contest.rounds(), contest.all_games()) == (2, 12)


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        pytest.param((5, 9, 2), (1,), (1, 0, 2), id="by score behind the winner"),
        pytest.param((9, 9, 2), (0, 1), (0, 0, 1), id="a shared win is one place"),
        pytest.param((4, 9, 4), (1,), (1, 0, 1), id="equal scores are equal places"),
        pytest.param((4, 9, 1), (2,), (1 + 1, 1, 0), id="who won comes first, whatever the score"),
        pytest.param((4, 9, 1), (), None, id="nobody won"),
    ],
)
def test_the_places_of_a_game(scores, winners, expected):
    assert places(ended(("a", "b", "c"), scores, winners)) == expected


def test_coming_out_ahead():
    games = [
        ended(("a", "b", "a"), (9, 5, 1), (0,)),  # once ahead, once behind
        ended(("b", "a", "c"), (5, 5, 9), (2,)),  # equal
        ended(("a", "b", "c"), (0, 0, 0), ()),  # all lost
    ]
    share = ahead_of(games, "a", "b")
    assert (share.wins, share.games) == (1.5, 4)
    assert ahead_of(games, "b", "a").wins == 1.5


def test_the_ladder_is_the_same_with_any_number_of_processes():
    contest = changed(games=8)
    alone = list(play_ladder(contest))
    assert list(play_ladder(contest, jobs=2)) == alone
    found = ladder(contest, alone)
    assert found == ladder(contest, alone)
    assert (found.anchor, found.games, len(alone)) == ("random", 8, contest.all_games())
    strongest, weakest = found.rungs
    assert (strongest.bot, weakest.bot, weakest.elo, weakest.low) == ("greedy", "random", 0, 0)
    assert strongest.low < strongest.elo < strongest.high
    assert strongest.elo > 200
    assert weakest.step is None
    assert (strongest.step.elo, strongest.step.low) == (strongest.elo, strongest.low)
    assert [term.seat for term in found.by_seat] == ["red", "yellow"]
    assert Counter((one.bot, one.against) for one in found.meetings).total() == 2
    assert found.common_losses + sum(rung.wins.wins for rung in found.rungs) == pytest.approx(8)


def test_without_random_play_the_first_bot_is_the_anchor():
    contest = changed(bots=("greedy", "search-1"), games=2)
    games = [ended(bots, (9, 1), (0,)) for bots in (("search-1", "greedy"), ("greedy", "search-1"))]
    assert ladder(contest, games).anchor == "greedy"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        pytest.param({"game": "chess"}, "game/unknown", id="no such game"),
        pytest.param({"seats": 9}, "seats/count", id="too many seats"),
        pytest.param({"bots": ("random", "genius")}, "bot/unknown", id="no such bot"),
        pytest.param({"bots": ("random",)}, "ladder/bots", id="one bot"),
        pytest.param({"bots": ()}, "ladder/bots", id="no bot"),
        pytest.param({"bots": ("random", "greedy", "random")}, "ladder/bots", id="a bot named twice"),
        pytest.param({"games": 0}, "games/count", id="no games"),
        pytest.param({"game": "space_alert"}, "match/shared", id="a crew has no rivals"),
        pytest.param({"options": {"variant": "huge"}}, "options/invalid", id="no such variant"),
    ],
)
def test_what_cannot_be_played_is_refused(change, code):
    with pytest.raises(BadOptions) as refused:
        check_contest(changed(**change))
    assert refused.value.code == code
