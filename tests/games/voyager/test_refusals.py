"""What is refused is exactly what is not listed: both ask the same rules."""

import random

import pytest

from orbita.games.voyager import moves
from orbita.games.voyager.game import GAME
from orbita.games.voyager.notation import is_named
from orbita.games.voyager.refusals import reason_against
from orbita.games.voyager.rules.reasons import ALLOWED

# These are listed unless the one thing they need is missing, which is then the reason.
SIMPLE = (moves.RESEARCH, moves.FUNDS, moves.DESTROY, moves.END_TURN, moves.STAND)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_rule_finds_a_reason_against_every_move_that_is_not_listed_and_against_no_other(seats):
    dice = random.Random(seats)
    state = GAME.new(GAME.read_options({}), seats, seats)
    refused = 0
    while not GAME.is_over(state):
        seat = GAME.awaited(state)[0]
        listed = list(GAME.legal(state, seat))
        if dice.random() < 0.25:
            for move in range(moves.MOVES):
                if is_named(state, move) and move not in SIMPLE and not is_start(state, move):
                    assert (reason_against(state, move) == ALLOWED) == (move in listed)
                    refused += move not in listed
        GAME.apply(state, seat, dice.choice(listed))
    assert refused > 1_000


def is_start(state, move):
    """The technology Japan starts with is free to choose."""
    return state.stage == 2 and moves.DEVELOP <= move < moves.RESEARCH
