import pytest

from orbita.arena.simulate import BATCH, Plan, check_plan, simulate
from orbita.core.errors import BadOptions
from orbita.core.record import read_record
from orbita.core.replay import replay
from orbita.games.guardians.game import GAME

PLAN = Plan(game="guardians", bots=("random", "random"), games=2 * BATCH + 3, seed=1)


def test_the_results_are_the_same_whatever_the_number_of_processes():
    alone = list(simulate(PLAN, jobs=1))
    assert list(simulate(PLAN, jobs=2)) == alone
    assert [result.number for result in alone] == list(range(PLAN.games))


def test_another_seed_gives_other_games():
    other = Plan(game="guardians", bots=PLAN.bots, games=PLAN.games, seed=2)
    assert list(simulate(other)) != list(simulate(PLAN))


def test_more_games_begin_with_the_same_games():
    fewer = Plan(game="guardians", bots=PLAN.bots, games=5, seed=1)
    assert list(simulate(fewer)) == list(simulate(PLAN))[:5]


def test_records_are_kept_if_asked_for_and_replay():
    plan = Plan(
        game="guardians",
        bots=("random",) * 3,
        games=3,
        seed=1,
        options={"variant": "advanced"},
        keep_records=True,
    )
    for result in simulate(plan):
        record = read_record(result.record.encode())
        assert (record.options["variant"], record.outcome) == ("advanced", result.outcome)
        assert len(replay(record, GAME).entries) == result.moves
    assert all(result.record is None for result in simulate(PLAN))


def test_bots_stay_on_their_seats_unless_they_rotate():
    still = Plan(game="guardians", bots=("greedy", "random", "random"), games=4, seed=1)
    assert {still.bots_in(number) for number in range(4)} == {("greedy", "random", "random")}
    rotating = Plan(game="guardians", bots=("greedy", "random", "random"), games=4, seed=1, rotate=True)
    assert [rotating.bots_in(number).index("greedy") for number in range(4)] == [0, 1, 2, 0]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        pytest.param({"game": "chess"}, "game/unknown", id="no such game"),
        pytest.param({"bots": ("random",)}, "seats/count", id="too few seats"),
        pytest.param({"bots": ("random",) * 5}, "seats/count", id="too many seats"),
        pytest.param({"bots": ("random", "genius")}, "bot/unknown", id="no such bot"),
        pytest.param({"options": {"variant": "huge"}}, "options/invalid", id="no such variant"),
        pytest.param({"games": 0}, "games/count", id="no games"),
        pytest.param({"seed": -1}, "seed/range", id="negative seed"),
        pytest.param({"seed": 1 << 256}, "seed/range", id="seed too large"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(change, code):
    plan = {"game": "guardians", "bots": ("random", "random"), "games": 1, "seed": 1, **change}
    with pytest.raises(BadOptions) as refused:
        check_plan(Plan(**plan))
    assert refused.value.code == code


def test_a_pool_needs_a_process():
    with pytest.raises(BadOptions) as refused:
        next(simulate(PLAN, jobs=0))
    assert refused.value.code == "jobs/count"
