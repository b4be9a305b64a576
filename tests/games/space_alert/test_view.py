"""What the table hides: hands, cards face down, what is yet to be announced."""

import json
import random

import msgspec
import pytest

from orbita.core.contract import CLOCK
from orbita.games.space_alert.events import seen_by
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.state import ENTRY
from orbita.games.space_alert.vocabulary import AT_SILENCE, AT_THREAT
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


def test_a_view_does_not_tell_how_long_a_silence_lasts():
    table = Table(4, mission="mission_1").until("silence_began")
    for seat in ("captain", None):
        silences = [entry for entry in table.view(seat).heard if entry[1] == AT_SILENCE]
        assert [entry[2:] for entry in silences] == [(0, 0)]
    table.until("silence_ended")
    assert (0, 0) in [entry[2:] for entry in table.view(None).heard if entry[1] == AT_SILENCE]


def test_a_sample_ends_a_silence_some_time_and_keeps_those_that_ended():
    ends = set()
    table = Table(4).until("silence_began")
    for seed in range(12):
        state = GAME.sample(table.view("captain"), seed)
        while state.is_silent:
            GAME.apply(state, CLOCK, GAME.wake_at(state))
        ends.add(state.now - table.state.now)
    assert len(ends) > 1
    table.until("silence_ended")
    state = GAME.sample(table.view("captain"), 1)
    heard = range(0, state.entry * ENTRY, ENTRY)
    assert [list(state.timeline[at : at + ENTRY]) for at in heard] == [
        list(table.state.timeline[at : at + ENTRY]) for at in heard
    ]


def seats_see(table_states, seat):
    """What each of these states shows a seat, and offers it."""
    return [
        (GAME.view(state, seat), [] if seat is None else list(GAME.legal(state, seat)))
        for state in table_states
    ]


def put_off(state, first, dice):
    """The same table, but from an entry of the script on the computer says other things at other times."""
    other = GAME.copy(state)
    now = state.timeline[(first - 1) * ENTRY] if first else 0
    for number in range(first, state.entries):
        now += dice.randrange(1, 9) * 1000
        threat = (now, AT_THREAT, dice.randrange(1, 9), dice.randrange(3))
        for place, value in enumerate(threat):
            other.timeline[number * ENTRY + place] = value
    return other


def next_announcement(state):
    return list(state.timeline[state.entry * ENTRY : (state.entry + 1) * ENTRY])


@pytest.mark.parametrize("seed", range(6))
def test_missions_that_differ_in_the_future_only_look_and_sound_alike_until_then(seed):
    dice = random.Random(seed)
    state = GAME.new(GAME.read_options({}), 3, seed + 1)
    other = put_off(state, dice.randrange(2, 20), dice)
    watchers = (None, 0, 1, 2)
    steps = 0
    while next_announcement(state) == next_announcement(other):
        seat = dice.choice(GAME.awaited(state))
        move = dice.choice(list(GAME.legal(state, seat)))
        told = []
        for one in (state, other):
            events = []
            one.rng = steps
            GAME.apply(one, seat, move, events)
            told.append([[seen_by(event, watcher) for event in events] for watcher in watchers])
        assert told[0] == told[1]
        for watcher in watchers:
            one, another = seats_see((state, other), watcher)
            assert one == another
        steps += 1
    assert steps > 2


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
