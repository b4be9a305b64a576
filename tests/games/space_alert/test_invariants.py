"""Each invariant notices what it is there for."""

import pytest

from orbita.games.space_alert.invariants import invariants
from tests.games.space_alert.table import Table


def at(name, index, value):
    return lambda state: getattr(state, name).__setitem__(index, value)


def on_ship(name, value):
    return lambda state: setattr(state.ship, name, value)


def in_zone(name, value):
    return lambda state: getattr(state.ship, name).__setitem__(1, value)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        pytest.param(at("deck", 3, 0), "cards of kind 3, not", id="cards are missing"),
        pytest.param(at("hand", 0, 40), "cards of kind 0, not", id="cards too many"),
        pytest.param(at("deck", 2, -1), "less than none of a kind of card", id="a card that is not there"),
        pytest.param(in_zone("damage", 2), "lies twice in zone 1", id="a token twice"),
        pytest.param(in_zone("broken", 6), "0 damage tokens, but 2 broken parts", id="broken by nothing"),
        pytest.param(in_zone("shield", -1), "less than no energy", id="a shield below none"),
        pytest.param(in_zone("reactor", -1), "less than no energy", id="a reactor below none"),
        pytest.param(on_ship("fuel", -1), "less than no energy, fuel", id="fuel that is not there"),
        pytest.param(on_ship("rockets", -1), "less than no energy, fuel or rockets", id="a rocket too many"),
    ],
)
def test_what_no_rule_does_is_noticed(spoil, said):
    state = Table(4).state
    assert invariants(state) == []
    spoil(state)
    assert said in "; ".join(invariants(state))
