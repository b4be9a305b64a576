"""Threats that may still come, as a crew guesses them."""

import pytest

from orbita.bots.space_alert.forecast import forecast
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.vocabulary import INTERNAL

WHITE = Options()
YELLOW = Options(common="yellow", serious="yellow")


@pytest.mark.parametrize("options", [WHITE, YELLOW])
@pytest.mark.parametrize("crew", [4, 5])
def test_it_is_made_of_cards_of_the_level_that_were_not_drawn(options, crew):
    box = box_for(options)
    drawn = next(card for card in range(box.cards) if box.threat_deck[card] == 0)
    for seed in range(8):
        found = forecast(options, crew, 3, 1, ((1, drawn, 0),), seed)
        assert found
        cards = [card for _, card, _ in found]
        assert drawn not in cards
        assert len(set(cards)) == len(cards)
        for turn, card, zone in found:
            assert 1 < turn <= 8
            assert box.threat_deck[card] in (range(1, 4, 2) if zone == INTERNAL else range(0, 4, 2))


def test_what_belongs_to_a_phase_that_is_over_does_not_come_any_more():
    for seed in range(8):
        assert all(turn > 4 for turn, _, _ in forecast(WHITE, 4, 3, 2, (), seed))


def test_nothing_comes_in_the_last_phase_or_in_a_test_run():
    assert forecast(WHITE, 4, 3, 3, (), 1) == ()
    assert forecast(WHITE, 4, 2, 1, (), 1) == ()


def test_all_who_ask_guess_alike():
    assert forecast(WHITE, 4, 3, 1, (), 5) == forecast(WHITE, 4, 3, 1, (), 5)
    assert len({forecast(WHITE, 4, 3, 1, (), seed) for seed in range(8)}) > 4
