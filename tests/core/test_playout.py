"""Games played out inside the package are the games that the contract plays."""

import pytest

from orbita.core.chance import TableState, draw_below
from orbita.core.playout import Engine, play_out
from orbita.games.guardians.engine import GuardiansEngine
from orbita.games.voyager.engine import VoyagerEngine
from orbita.registry import GAMES

ENGINES = {"guardians": GuardiansEngine(), "voyager": VoyagerEngine()}


def driven(game, state, seed):
    """The same moves chosen through the contract; the judge of the playout."""
    dice, count = TableState(), 0
    dice.rng = seed
    while awaited := game.awaited(state):
        moves = game.legal(state, awaited[0])
        game.apply(state, awaited[0], moves[draw_below(dice, len(moves))])
        count += 1
    return count


@pytest.mark.parametrize("name", ENGINES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_playout_goes_to_the_end_by_legal_moves(name, seed):
    game = GAMES[name]
    inside, outside = (game.new(game.read_options({}), 3, seed) for _ in range(2))
    assert play_out(ENGINES[name], inside, seed) == driven(game, outside, seed) > 20
    assert game.is_over(inside)
    assert game.pack(inside) == game.pack(outside)


@pytest.mark.parametrize("name", ENGINES)
def test_the_work_to_be_measured_is_the_same_every_time_it_is_made_ready(name):
    game = GAMES[name]
    (ready,) = game.bulk.values()
    first, second = (ready(game.read_options({}), 2) for _ in range(2))
    played = [first() for _ in range(3)]
    assert played == [second() for _ in range(3)]
    assert len(set(played)) > 1


def test_an_engine_knows_no_rule_by_itself():
    with pytest.raises(NotImplementedError):
        play_out(Engine(), TableState(), 1)
