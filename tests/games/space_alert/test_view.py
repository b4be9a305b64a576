"""What the table hides: hands, cards face down, what is yet to be announced."""

import json

import msgspec

from orbita.core.contract import CLOCK
from orbita.games.space_alert.events import seen_by
from orbita.games.space_alert.game import GAME
from tests.games.space_alert.table import Table


def test_others_see_the_back_of_a_card_and_not_its_kind():
    table = Table(4)
    card = table.ordinary("captain")
    table.play(f"captain: place 1 {card}").play("captain: flip 1")
    assert table.board(0, "officer") == {1: "move"}
    assert table.board(0, None) == {1: "move"}
    table.play("captain: flip 1")
    assert table.board(0, "officer") == {1: "action"}
    assert table.board(0, "captain") == {1: card}


def test_hands_are_counted_and_not_shown():
    table = Table(4)
    view = table.view("officer")
    assert view.seats[0].hand_size == 5
    assert sum(view.hand) == 5
    assert table.view(None).hand == ()


def test_two_states_that_differ_in_a_hidden_card_look_the_same():
    table = Table(4)
    kinds = [kind for kind in range(12) if table.state.hand[kind]]
    for kind in kinds[:2]:
        table.play(f"captain: place {kinds.index(kind) + 1} {table.ordinary('captain')}")
    other = GAME.sample(table.view("officer"), 99)
    assert GAME.view(other, 1) == table.view("officer")
    assert GAME.pack(other) != GAME.pack(table.state)


def test_only_what_was_announced_is_in_a_view():
    table = Table(4, mission="mission_1").until("threat_announced")
    view = table.view("captain")
    assert len(view.heard) == table.state.entry
    assert max(entry[0] for entry in view.heard) == table.state.now
    text = json.dumps(msgspec.to_builtins(view))
    assert "timeline" not in text
    assert "rng" not in text


def test_the_heroic_cards_of_androids_are_face_down_until_phase_1_begins():
    table = Table(2, started=False)
    assert all(member.heroic == -1 for member in table.view("captain").members)
    assert table.tick().view("captain").members[2].heroic >= 12


def test_a_sample_of_a_random_script_goes_on_differently():
    table = Table(4).until("threat_announced")
    futures = {tuple(GAME.sample(table.view("captain"), seed).timeline) for seed in range(8)}
    assert len(futures) > 1


def test_a_sample_of_a_random_script_can_be_played_to_its_end():
    for seed in range(8):
        table = Table(4, seed=seed)
        for _ in range(3 * seed):
            table.tick()
        state = GAME.sample(table.view("captain"), seed)
        while CLOCK in GAME.awaited(state):
            GAME.apply(state, CLOCK, GAME.wake_at(state))
        assert state.stage == 1
        assert not state.is_silent


def test_cards_are_turned_up_turn_by_turn_in_the_action_round():
    table = Table(4)
    first, second = table.ordinary("captain"), None
    table.play(f"captain: place 1 {first}")
    second = table.ordinary("captain")
    table.play(f"captain: place 2 {second}").plan_nothing()
    assert table.board(0, "officer") == {1: first, 2: "action"}
    assert table.board(0, "captain") == {1: first, 2: second}


def test_events_tell_others_no_more_than_the_table_shows():
    table = Table(4, mission="mission_1").until("data_came_in")
    events = []
    state = GAME.copy(table.state)
    GAME.apply(state, 0, GAME.notation.parse_move(state, 0, "draw"), events)
    told = {seat: GAME.event_data(state, seen_by(events[0], seat))["kind"] for seat in (None, 0, 1)}
    assert told[0] is not None
    assert told[None] is None
    assert told[1] is None
