"""The review: judged with what a seat knew, alike every time, and right where the answer is known."""

import msgspec
import pytest

from orbita.arena.play import play_game
from orbita.arena.review import Reviewer, judges, review
from orbita.arena.review_model import Review
from orbita.arena.standing import Move, standing_moves
from orbita.bots.find import find_bot, searcher_of
from orbita.core.chance import generator_key
from orbita.core.errors import BadOptions
from orbita.core.match import Match
from orbita.core.record import Record
from orbita.registry import find_game
from tests.games.guardians.table import lay

GAME = find_game("guardians")


@pytest.fixture(scope="module")
def record():
    """A whole game of greedy and random."""
    bots = [find_bot("guardians", name) for name in ("greedy", "random")]
    return play_game(GAME, GAME.read_options({}), bots, 4).record()


@pytest.fixture(scope="module")
def reviewed(record):
    return review(record, walks=32, confirm=64, seed=3)


def begun(moves, **options) -> Record:
    """The first moves of a game of greedy, with one taken back and made again."""
    match = Match(GAME, GAME.read_options(options), 3, 11)
    bot = find_bot("guardians", "greedy")
    while match.standing() < moves:
        seat = GAME.awaited(match.state)[0]
        move = bot.choose(GAME.view(match.state, seat), seat, GAME.legal(match.state, seat), match.standing())
        match.play(seat, move)
        if len(match.entries) == 5:
            match.undo(seat)
    return match.record()


def test_a_review_is_the_same_every_time(record, reviewed):
    assert review(record, walks=32, confirm=64, seed=3) == reviewed
    assert review(record, walks=32, confirm=64, seed=4) != reviewed


def test_it_survives_json(reviewed):
    assert msgspec.json.decode(msgspec.json.encode(reviewed), type=Review) == reviewed


def test_every_decision_is_judged(record, reviewed):
    moves, _ = standing_moves(record, GAME)
    choices = [move.number for move in moves if len(GAME.legal(move.before, move.seat)) > 1]
    assert [decision.number for decision in reviewed.decisions] == choices
    for decision in reviewed.decisions:
        entry = record.moves[decision.number - 1]
        assert (decision.seat, decision.made.move) == (entry.seat, entry.move)
        assert decision.made.words.pl
        assert decision.made.words.en
        if decision.instead is None:
            assert decision.lost == 0
        else:
            assert decision.instead.move != decision.made.move
            assert decision.lost == pytest.approx(decision.instead.chance - decision.made.chance)
        assert decision.is_mistake == (decision.walks == 64 and decision.lost >= 0.05)
    assert (reviewed.is_cut_short, reviewed.walks, reviewed.confirmed_with) == (False, 32, 64)


def test_chances_are_shares_and_the_curve_ends_with_the_result(record, reviewed):
    for moment in reviewed.curve:
        assert all(0 <= chance <= 1 for chance in moment.chances)
        assert sum(moment.chances) <= 1.000001
    assert [moment.number for moment in reviewed.curve] == sorted(
        {moment.number for moment in reviewed.curve}
    )
    wins = tuple(float(seat in record.outcome.winners) for seat in range(2))
    assert reviewed.curve[-1].chances == wins
    for account, won in zip(reviewed.accounts, wins, strict=True):
        assert account.start + account.skill + account.luck + account.rest == pytest.approx(won)


def test_random_play_loses_more_than_greedy(reviewed):
    greedy, random = reviewed.accounts
    assert random.mistakes > greedy.mistakes
    assert random.lost > greedy.lost + 0.3


def test_in_guardians_luck_hardly_exists(reviewed):
    assert reviewed.luck.is_small
    assert reviewed.luck.deviation < 0.06


def test_a_game_that_goes_on_is_judged_as_far_as_it_got():
    found = review(begun(14), walks=4, confirm=8)
    assert (found.moves, len(found.seats)) == (14, 3)
    assert 5 not in {decision.number for decision in found.decisions}  # it was taken back
    assert {account.result for account in found.accounts} == {None}


def test_when_time_is_up_it_says_so(record):
    calls = iter([False] * 5)
    heard = []
    found = review(
        record,
        4,
        8,
        is_time_up=lambda: next(calls, True),
        tell=lambda done, whole: heard.append((done, whole)),
    )
    assert found.is_cut_short
    assert [done for done, _ in heard] == [1, 2, 3, 4, 5]
    assert len(found.decisions) == 5
    assert len(found.curve) >= 2


def last_monster():
    """Red to move: whoever takes the last invader wins."""
    return lay(
        """
        . . 5 . . .
        . . . . . .
        . . . . . .
        . . R . . Y
        """,
        tokens={"red": "1 1", "yellow": "1 1 1"},
    )


def made(state, seat, text):
    """A move that was made on this table."""
    move = GAME.notation.parse_move(state, seat, text)
    behind = GAME.copy(state)
    GAME.apply(behind, seat, move)
    return Move(1, seat, move, state, behind, has_drawn=False)


def test_giving_a_win_away_is_a_mistake():
    reviewer = Reviewer(GAME, *judges("guardians", 60, 120, 1), 1)
    compared = reviewer.confirm(made(last_monster(), 0, "move 10/1"))
    assert GAME.notation.move_text(last_monster(), 0, compared.best) in ("shoot", "move 9/3", "move 8/3")
    assert compared.better == pytest.approx((1, 0))
    assert compared.lost(0) > 0.2
    decision = reviewer.decision(made(last_monster(), 0, "move 10/1"), compared, reviewer.many)
    assert decision.is_mistake
    assert decision.instead.chance == pytest.approx(1)


def test_a_move_as_good_as_the_search_would_make_costs_nothing():
    reviewer = Reviewer(GAME, *judges("guardians", 60, 120, 1), 1)
    moment, compared = reviewer.search(made(last_monster(), 0, "shoot"))
    assert compared.lost(0) == 0
    assert moment.chances[0] > 0.9
    best = GAME.notation.move_text(last_monster(), 0, compared.best)
    same = reviewer.search(made(last_monster(), 0, best))[1]
    assert reviewer.decision(made(last_monster(), 0, best), same, reviewer.few).instead is None


def test_it_judges_with_what_the_seat_knew():
    game = find_game("voyager")
    bot, state = find_bot("voyager", "greedy"), game.new(game.read_options({}), 3, 5)
    for number in range(45):
        seat = game.awaited(state)[0]
        game.apply(state, seat, bot.choose(game.view(state, seat), seat, game.legal(state, seat), number))
    while len(game.legal(state, game.awaited(state)[0])) == 1:
        game.apply(state, game.awaited(state)[0], game.legal(state, game.awaited(state)[0])[0])
    seat = game.awaited(state)[0]
    twin = game.sample(game.view(state, seat), generator_key(7, 0))  # other hands, another future
    reviewer = Reviewer(game, *judges("voyager", 3, 3, 1), 1)
    moves = [Move(9, seat, game.legal(state, seat)[0], table, table, False) for table in (state, twin)]
    assert reviewer.search(moves[0]) == reviewer.search(moves[1])


def test_without_numbers_the_usual_walks_are_taken():
    few, many = judges("guardians", None, None, 0)
    assert (few.walks, many.walks) == (400, 2500)
    few, many = judges("voyager", None, None, 0)
    assert few is searcher_of("voyager")
    assert many.walks == 6.25 * few.walks
    assert judges("guardians", 1_000_000, None, 0)[1].walks == 1_000_000


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        pytest.param(("space_alert", 400, 2500, 0), "review/no-search", id="nobody can judge"),
        pytest.param(("guardians", 0, 2500, 0), "bot/walks", id="without walks"),
        pytest.param(("guardians", 400, 0, 0), "bot/walks", id="confirmed without walks"),
        pytest.param(("guardians", 400, 2500, -1), "seed/range", id="negative seed"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(arguments, code):
    with pytest.raises(BadOptions) as refused:
        judges(*arguments)
    assert refused.value.code == code
