"""Decks: what is left is drawn with equal chance, and never more often than it is there."""

from collections import Counter

import pytest

from orbita.core.chance import cells
from orbita.games.voyager.game import GAME
from orbita.games.voyager.rules import decks
from tests.games.voyager.table import Table


def test_each_card_of_a_pile_is_drawn_with_equal_chance_and_none_that_is_not_there():
    state = Table(wiktoria="", pawel="").state
    drawn = Counter(decks.pick(state, cells([9, 2, 0, 1, 0]), 1, 3) for _ in range(3_000))
    assert set(drawn) == {1, 3}  # what lies before belongs to another deck
    assert 1_850 < drawn[1] < 2_150  # there are two of it


@pytest.mark.parametrize("deck", [0, 1])
def test_every_card_of_a_deck_comes_up_as_often_as_it_is_there(deck):
    table = Table(wiktoria="", pawel="")
    box, drawn = table.state.box, Counter()
    for key in range(3_000):
        state = GAME.copy(table.state)
        state.rng = key * 7_919
        drawn[decks.pick_card(state, deck)] += 1
    size = sum(copies for card, copies in enumerate(box.copies) if box.deck_of[card] == deck)
    for card, copies in enumerate(box.copies):
        expected = 3_000 * copies / size if box.deck_of[card] == deck else 0
        assert abs(drawn[card] - expected) <= 0.45 * expected


def test_a_deck_drawn_to_its_end_gives_each_card_exactly_once_for_each_copy():
    state = Table(wiktoria="", pawel="").state
    size = state.pile_size[0]
    cards = [decks.pick_card(state, 0) for _ in range(size)]
    research = {card: copies for card, copies in enumerate(state.box.copies) if not state.box.deck_of[card]}
    assert Counter(cards) == research
    assert state.pile_size[0] == 0


def test_a_mission_leaves_the_pile_when_it_is_drawn():
    state = Table(wiktoria="", pawel="").state
    for held in range(1, 5):
        decks.draw_mission(state, 0)
        assert decks.missions_held(state, 0) == held
        assert sum(state.mission_pile) == sum(state.box.mission_copies) - held
