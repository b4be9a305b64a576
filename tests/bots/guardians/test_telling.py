"""The bot that searches says what is true of its move."""

import re

from orbita.bots.find import find_bot
from orbita.bots.guardians.greedy import GreedyBot
from orbita.bots.guardians.telling import TellingSearchBot
from orbita.core.lang import LANGS
from orbita.games.guardians.game import GAME
from tests.bots.guardians.test_reasons import tables


def told(state, bot, lang="en", seed=1):
    view, moves = GAME.view(state, state.seat), GAME.legal(state, state.seat)
    move = bot.choose(view, state.seat, moves, seed)
    return view, moves, move, bot.why(view, state.seat, moves, move, seed, lang)


def test_where_greedy_agrees_it_has_the_words_and_elsewhere_the_walks_have():
    bot = find_bot("guardians", "search-40")
    assert isinstance(bot, TellingSearchBot)
    agreed = differed = 0
    for state in list(tables(3))[::9]:
        view, moves, move, why = told(state, bot)
        if len(moves) == 1:
            assert why == ""
        elif GreedyBot().choose(view, state.seat, moves, 1) == move:
            assert why == GreedyBot().why(view, state.seat, moves, move, 1, "en")
            agreed += 1
        elif found := re.fullmatch(
            r"Played on in the head, it wins (\d+) games of 100; “.+” wins (\d+)\.", why
        ):
            won, less = map(int, found.groups())
            chances = bot.judge(view, state.seat, moves, 1).chances
            assert won == round(100 * chances[move][state.seat]) > less
            differed += 1
    assert agreed
    assert differed


def test_it_says_so_in_both_languages():
    bot = find_bot("guardians", "search-20")
    for state in list(tables(4))[::25]:
        said = [told(state, bot, lang)[3] for lang in LANGS]
        assert len(told(state, bot)[1]) == 1 or said[0] != said[1]
