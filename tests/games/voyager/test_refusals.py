"""What is refused is exactly what is not listed: both ask the same rules."""

import random

import pytest

from orbita.games.voyager import moves
from orbita.games.voyager.game import GAME
from orbita.games.voyager.notation import is_named
from orbita.games.voyager.refusals import reason_against
from orbita.games.voyager.rules.reasons import ALLOWED


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
                if is_named(state, move):
                    assert (reason_against(state, move) == ALLOWED) == (move in listed)
                    refused += move not in listed
        GAME.apply(state, seat, dice.choice(listed))
    assert refused > 1_000
