"""Greedy plays on rather than share an early victory of nothing to nothing."""

from orbita.bots.find import find_bot
from orbita.core.match import Match
from orbita.registry import find_game

GUARDIANS = find_game("guardians")


def test_the_game_goes_on_after_the_first_player_shot_at_the_mine():
    match = Match(GUARDIANS, GUARDIANS.read_options({}), seats=2, seed=3)
    for seat, text in ((0, "place 10/1"), (1, "place 10/2"), (1, "mine 8/1"), (0, "shoot"), (0, "keep")):
        match.play_text(seat, text)
    greedy = find_bot("guardians", "greedy")
    while GUARDIANS.awaited(match.state) == (1,):
        view, moves = GUARDIANS.view(match.state, 1), GUARDIANS.legal(match.state, 1)
        match.play(1, greedy.choose(view, 1, moves, seed=1))
    assert match.outcome() is None
    assert match.state.score[1] > 0
