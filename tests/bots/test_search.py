"""The tree search: honest, the same everywhere, and stronger the more it walks."""

import hashlib

import pytest

from orbita.arena.play import derive_seed, play_game
from orbita.bots.find import find_bot, searcher_of
from orbita.bots.search import MOVES, grow, most_tried
from orbita.bots.searching import SearchBot
from orbita.core.chance import generator_key
from orbita.games.guardians.sample import sample as guardians_sample
from orbita.games.voyager.sample import sample as voyager_sample
from orbita.registry import find_game
from tests.games.guardians.table import lay

SAMPLES = {"guardians": guardians_sample, "voyager": voyager_sample}

# The bots of Guardians that search, and what 400 walks at a table of three come to.
TRACES = {"untaught": "def8027a8721", "search": "deef350cb561"}


def searcher(game, walks, tables=1):
    return SearchBot(searcher_of(game).mind, SAMPLES[game], walks, tables)


def in_the_middle(name, seats, moves, **options):
    """A table after some moves of greedy, at a decision with a choice."""
    game = find_game(name)
    state = game.new(game.read_options(options), seats, 5)
    bot = find_bot(name, "greedy")
    for number in range(moves):
        seat = game.awaited(state)[0]
        game.apply(state, seat, bot.choose(game.view(state, seat), seat, game.legal(state, seat), number))
    while len(game.legal(state, game.awaited(state)[0])) == 1:
        seat = game.awaited(state)[0]
        game.apply(state, seat, game.legal(state, seat)[0])
    return game, state


def visits(root, seat, moves):
    """How often each move was tried."""
    return [int(root.children[seat * MOVES + move].visits) for move in moves]


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_walk_tries_one_of_the_legal_moves(name, seats):
    game, state = in_the_middle(name, seats, 30)
    seat = game.awaited(state)[0]
    moves = list(game.legal(state, seat))
    tables = [SAMPLES[name](game.view(state, seat), number) for number in range(3)]
    root = grow(searcher_of(name).mind, tables, 60, 7)
    assert sum(visits(root, seat, moves)) == 60
    assert set(root.children) == {seat * MOVES + move for move in moves}
    assert all(0.0 <= total <= 60.0 for total in root.total)
    assert most_tried(root, seat, moves) in moves


@pytest.mark.parametrize("bot", TRACES)
def test_the_walks_are_the_same_compiled_and_uncompiled(bot):
    # Both ways of running the tests compare with these numbers, to the last bit.
    game, state = in_the_middle("guardians", 3, 20)
    seat = game.awaited(state)[0]
    root = grow(find_bot("guardians", bot).mind, [guardians_sample(game.view(state, seat), 3)], 400, 11)
    found = f"{visits(root, seat, list(game.legal(state, seat)))} {[total.hex() for total in root.total]}"
    assert hashlib.sha256(found.encode()).hexdigest()[:12] == TRACES[bot], found


def test_it_knows_the_view_only():
    game, state = in_the_middle("voyager", 3, 40)
    bot = searcher("voyager", 20, 4)
    for number in range(6):
        seat = game.awaited(state)[0]
        twin = game.sample(game.view(state, seat), generator_key(7, number))  # other hands, another future
        moves = game.legal(state, seat)
        chosen = bot.choose(game.view(state, seat), seat, moves, number)
        assert bot.choose(game.view(twin, seat), seat, moves, number) == chosen
        game.apply(state, seat, chosen)


def test_one_move_needs_no_thought():
    class NoMind:
        def __getattr__(self, name):
            raise AssertionError(name)

    assert SearchBot(NoMind(), None, 1_000_000).choose(None, 0, [7], 1) == 7


def test_it_sees_that_a_shot_opens_a_ship_for_the_next_seat():
    # Greedy's evaluation says so as well; here the tree has to find it with any seed.
    state = lay(
        """
        1 1 < > 1 2
        1 1 . . 1 2
        . . . . . .
        . . . . . .
        . . R . . Y
        """,
        tokens={"red": "1 1", "yellow": "1 1"},
    )
    game = find_game("guardians")
    for seed in range(4):
        move = searcher("guardians", 200).choose(game.view(state, 0), 0, game.legal(state, 0), seed)
        assert game.notation.move_text(state, 0, move)[-1] not in "34t"


@pytest.mark.parametrize(("walks", "wins"), [pytest.param(25, 19, id="25 walks: 19 of 20")])
def test_it_beats_greedy(walks, wins):
    """Twenty games against the bot that does not change, seats swapped: always the same ones."""
    game, greedy, bot = find_game("guardians"), find_bot("guardians", "greedy"), searcher("guardians", walks)
    won = 0
    for number in range(20):
        own = number % 2
        players = [bot, greedy] if own == 0 else [greedy, bot]
        match = play_game(game, game.read_options({}), players, derive_seed(3, number // 2))
        outcome = match.outcome()
        won += outcome is not None and outcome.winners == (own,)
    assert won == wins
