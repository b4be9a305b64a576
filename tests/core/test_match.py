"""The door: re-keying, undo, and a log that never shrinks."""

import pytest

from orbita.core.errors import IllegalMove, OrbitaError
from orbita.core.match import Match
from orbita.core.record import read_record, write_text
from orbita.core.replay import replay
from orbita.registry import find_game

GUARDIANS = find_game("guardians")
RED, YELLOW = 0, 1


@pytest.fixture
def match():
    match = Match(GUARDIANS, GUARDIANS.read_options({}), seats=2, seed=7)
    for seat, text in ((RED, "place 10/1"), (YELLOW, "place 10/6"), (YELLOW, "mine 5/1")):
        match.play_text(seat, text)
    return match


def packed(match):
    return GUARDIANS.pack(match.state)


def test_the_own_last_move_can_be_taken_back(match):
    before = packed(match)
    match.play_text(RED, "move 10/3")
    assert match.can_undo(RED)
    match.undo(RED)
    assert packed(match) == before
    assert [entry.move for entry in match.entries[-2:]] == ["move 10/3", "undo 1"]


def test_nobody_takes_back_anothers_move(match):
    match.play_text(RED, "move 10/3")
    assert not match.can_undo(YELLOW)


def test_a_move_that_drew_from_the_pile_has_revealed_something(match):
    turn = [RED, YELLOW]
    for number in range(40):
        match.play_text(turn[number % 2], "shoot")
        drew = match.state.pile_size < 42
        assert match.can_undo(turn[number % 2]) != drew
        if drew:
            return
        match.play_text(turn[number % 2], "keep")
    pytest.fail("no column was emptied")


def test_a_record_with_undone_moves_replays_to_the_same_state(match):
    match.play_text(RED, "move 10/3")
    match.play_text(RED, "undo")
    match.play_text(RED, "move 9/1")
    match.play_text(RED, "keep")
    record = read_record(write_text(match.record()).encode())
    assert packed(replay(record, GUARDIANS)) == packed(match)


def test_several_moves_can_be_taken_back_at_once(match):
    before = packed(match)
    for seat, text in ((RED, "shoot"), (RED, "keep"), (YELLOW, "shoot")):
        match.play_text(seat, text)
    match.play_text(RED, "undo 3")
    assert packed(match) == before


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("undo 99", "undo/nothing"),
        ("undo 0", "undo/nothing"),
        ("undo x", "undo/unreadable"),
        ("undo 1 2", "undo/unreadable"),
        ("undo ²", "undo/unreadable"),
    ],
)
def test_what_cannot_be_taken_back_is_refused_and_nothing_is_lost(match, text, code):
    before, entries = packed(match), list(match.entries)
    with pytest.raises(OrbitaError) as refused:
        match.play_text(RED, text)
    assert refused.value.code == code
    assert (packed(match), match.entries) == (before, entries)


def test_a_refused_move_has_a_code_and_is_not_written_down(match):
    entries = list(match.entries)
    with pytest.raises(IllegalMove) as refused:
        match.play_text(YELLOW, "shoot")
    assert refused.value.code == "turn/not-yours"
    assert match.entries == entries


def test_every_move_has_chance_of_its_own_whatever_was_drawn_before():
    """The same moves with other seeds see other draws, and a draw does not depend on earlier ones."""

    def pile_after(seed, first_words):
        match = Match(GUARDIANS, GUARDIANS.read_options({}), seats=2, seed=seed)
        for seat, text in first_words:
            match.play_text(seat, text)
        return match.state.rng

    words = [(RED, "place 10/1"), (YELLOW, "place 10/6")]
    others = [(RED, "place 10/2"), (YELLOW, "place 10/5")]
    assert pile_after(1, words) == pile_after(1, others)
    assert pile_after(1, words) != pile_after(2, words)


def test_the_own_last_moves_can_be_taken_back_until_another_has_moved(match):
    for seat, text in ((RED, "move 10/3"), (RED, "keep")):
        match.play_text(seat, text)
    assert (match.undo_limit(RED), match.undo_limit(YELLOW)) == (2, 0)
    match.play_text(YELLOW, "shoot")
    assert match.undo_limit(RED) == 0


def test_a_thawed_match_goes_on_as_if_it_had_never_been_frozen(match):
    match.play_text(RED, "move 10/3")
    other = Match(GUARDIANS, match.options, seats=2, seed=7)
    other.thaw(match.entries, match.freeze())
    assert packed(other) == packed(match)
    for one in (match, other):
        one.play_text(RED, "keep")
        one.undo(RED, 2)
    assert packed(other) == packed(match)
    assert other.record() == match.record()


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_nobody_takes_back_from_a_seat_that_is_not_there(match, seat):
    with pytest.raises(IllegalMove) as refused:
        match.undo(seat)
    assert refused.value.code == "seat/unknown"
