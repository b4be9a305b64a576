"""The contract's tests can fail: games broken on purpose are caught."""

import dataclasses

import pytest

from orbita.core.contract import CLOCK
from orbita.core.errors import IllegalMove
from tests.contract import test_contract
from tests.contract.sealed import CARDS, LAID, SEALED, hand
from tests.contract.walks import make_matches


def broken(**parts):
    return dataclasses.replace(SEALED, **parts)


def leaky_refusal(s, seat, move):
    refusal = SEALED.why_not(s, seat, move)
    return refusal and IllegalMove("sealed/no", f"{hand(s, (seat + 1) % s.seats)}")


def leaky_legal(s, seat):
    moves = SEALED.legal(s, seat)
    return [*moves, *moves] if seat != CLOCK and s.owner[0] == (seat + 1) % s.seats else moves


def leaky_events(event, seat):
    return event if event[0] == LAID else SEALED.seen_by(event, seat)


def forgetful_sample(view, seed):
    s = SEALED.sample(view, seed)
    s.round = 0
    return s


def shared_copy(s):
    twin = SEALED.copy(s)
    twin.owner = s.owner
    return twin


NON_INTERFERENCE = test_contract.test_a_seat_cannot_tell_two_states_apart_that_differ_only_in_secrets


@pytest.mark.parametrize(
    ("game", "test"),
    [
        pytest.param(broken(why_not=leaky_refusal), NON_INTERFERENCE, id="a refusal names another hand"),
        pytest.param(broken(legal=leaky_legal), NON_INTERFERENCE, id="legal moves depend on another hand"),
        pytest.param(broken(seen_by=leaky_events), NON_INTERFERENCE, id="an event shows a face-down card"),
        pytest.param(
            broken(sample=forgetful_sample),
            test_contract.test_a_sample_is_consistent_with_the_view_it_was_made_from,
            id="a sample forgets the round",
        ),
        pytest.param(
            broken(copy=shared_copy), test_contract.test_copies_are_independent, id="a copy shares cards"
        ),
        pytest.param(
            broken(legal=lambda s, seat: []),
            test_contract.test_every_listed_move_is_accepted_and_nothing_unlisted_is,
            id="no moves",
        ),
        pytest.param(
            broken(
                why_not=lambda s, seat, move: None if 0 <= move < CARDS else SEALED.why_not(s, seat, move)
            ),
            test_contract.test_every_listed_move_is_accepted_and_nothing_unlisted_is,
            id="an unlisted move is accepted",
        ),
    ],
)
def test_a_broken_game_is_caught(game, test):
    with pytest.raises((AssertionError, IndexError)):
        test(game, make_matches(game))
