"""Previews tell what is certain and stop where chance or a secret begins."""

import dataclasses

import pytest

from orbita.core.chance import TableState, draw_below, say
from orbita.core.match import Match
from orbita.core.preview import SEED, Preview, foresee
from orbita.registry import find_game
from tests.contract import sealed
from tests.contract.sealed import ACCEPT, ANSWER, BEAT, BEATING, DONE, GONE, PRESS, SEALED, YIELD


def names(game, state, seat, move):
    return [data["event"] for data in foresee(game, game.view(state, seat), seat, move)]


def duel(stage, die=0):
    """Two seats in a duel, the second with some cards."""
    s = SEALED.new(sealed.Options(), 2, 5)
    s.stage, s.first, s.second, s.die = stage, 0, 1, die
    return s


def test_what_a_move_surely_brings_is_foreseen_to_its_end():
    assert names(SEALED, duel(ANSWER), 0, YIELD) == ["won"]
    assert names(SEALED, duel(BEATING), 1, ACCEPT) == ["won"]


def test_nothing_is_foreseen_behind_the_first_draw():
    assert names(SEALED, duel(ANSWER), 0, PRESS) == []


def test_who_only_tries_a_move_hears_nothing_of_what_is_drawn():
    s = TableState()
    s.events = heard = []
    s.is_preview = True
    say(s, 1)
    draw_below(s, 6)
    say(s, 2)
    assert heard == [(1, 0, 0, 0)]


def test_who_really_plays_hears_what_is_drawn():
    s = TableState()
    s.events = heard = []
    draw_below(s, 6)
    say(s, 2)
    assert heard == [(2, 0, 0, 0)]


def test_what_a_seat_turns_up_of_its_own_is_foreseen():
    s = duel(BEATING)
    assert names(SEALED, s, 1, BEAT + sealed.hand(s, 1)[0]) == ["revealed", "won"]


def with_a_card_face_down():
    """The second seat is done and has laid a card: whoever is done last turns it up."""
    s = SEALED.new(sealed.Options(), 2, 5)
    card = sealed.hand(s, 1)[0]
    s.owner[card], s.laid[1], s.done = GONE, card + 1, 0b10
    return s


def test_nothing_is_foreseen_that_depends_on_what_the_seat_cannot_see():
    assert names(SEALED, with_a_card_face_down(), 0, DONE) == []


def test_two_tables_that_agree_by_accident_do_not_make_a_secret_certain():
    alike = dataclasses.replace(SEALED, sample=lambda view, seed: SEALED.sample(view, max(seed, SEED + 1)))
    assert names(alike, with_a_card_face_down(), 0, DONE) == []
    careless = dataclasses.replace(alike, reveals=lambda event: False)
    assert names(careless, with_a_card_face_down(), 0, DONE) == ["revealed", "won"]


def test_a_move_may_be_given_in_notation():
    s = duel(ANSWER)
    view = SEALED.view(s, 0)
    assert foresee(SEALED, view, 0, "yield") == foresee(SEALED, view, 0, YIELD) != []


def test_trying_moves_leaves_the_tables_of_a_preview_as_they_were():
    s = duel(ANSWER)
    preview = Preview(SEALED, SEALED.view(s, 0), 0)
    assert preview.foresee(YIELD) == preview.foresee(YIELD) != []


@pytest.mark.parametrize("seats", [1, 2])
def test_going_on_in_space_alert_tells_the_turn_as_far_as_nothing_is_drawn(seats):
    """The ship has a generator of its own; its silence reaches the table."""
    game = find_game("space_alert")
    match = Match(game, game.read_options({"mission": "simulation_1"}), seats, 3)
    while match.state.stage == 0:
        match.play(-1, game.legal(match.state, -1)[0])
    heard = []
    while game.awaited(match.state):
        seat = game.awaited(match.state)[0]
        foreseen = foresee(game, game.view(match.state, seat), seat, "go")
        events = match.play_text(seat, "go")
        data = [game.event_data(match.state, event) for event in events]
        assert data[: len(foreseen)] == foreseen
        heard.append((len(foreseen), len(data)))
    assert any(foreseen == told > 2 for foreseen, told in heard)
    assert any(foreseen < told for foreseen, told in heard)


def test_a_state_after_a_preview_may_be_played_on():
    game = find_game("space_alert")
    match = Match(game, game.read_options({}), 1, 3)
    while match.state.stage == 0:
        match.play(-1, game.legal(match.state, -1)[0])
    s = game.copy(match.state)
    s.is_preview = True
    game.apply(s, 0, game.notation.parse_move(s, 0, "go"), [])
    assert not s.ship.is_preview
    assert s.ship.events is None
