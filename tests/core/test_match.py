"""The door: re-keying, undo, and a log that never shrinks."""

import dataclasses
import random

import pytest

from orbita.core import match as match_module
from orbita.core.chance import generator_key
from orbita.core.errors import BadRecord, IllegalMove, OrbitaError
from orbita.core.match import STRIDE, Match
from orbita.core.record import Entry, TakeBack, read_record, write_text
from orbita.core.replay import replay
from orbita.registry import GAMES, find_game

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


def test_a_move_that_a_rule_binds_cannot_be_taken_back_though_it_revealed_nothing(match):
    match.game = dataclasses.replace(GUARDIANS, binds=lambda state, seat, move: seat == RED)
    match.play_text(RED, "move 10/3")
    assert not match.can_undo(RED)
    assert match.undo_limit(RED) == 0
    while match.game.awaited(match.state) == (RED,):
        match.play(RED, GUARDIANS.legal(match.state, RED)[0])
    match.play(YELLOW, GUARDIANS.legal(match.state, YELLOW)[0])
    assert match.can_undo(YELLOW)


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
    match.undo(RED)
    match.play_text(RED, "move 9/1")
    match.play_text(RED, "keep")
    record = read_record(write_text(match.record()).encode())
    assert packed(replay(record, GUARDIANS)) == packed(match)


def test_several_moves_can_be_taken_back_at_once(match):
    before = packed(match)
    for seat, text in ((RED, "shoot"), (RED, "keep"), (YELLOW, "shoot")):
        match.play_text(seat, text)
    match.undo(RED, 3)
    assert packed(match) == before


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (TakeBack("red", 99), "undo/nothing"),
        (TakeBack("red", 0), "undo/nothing"),
        (Entry("red", "undo 1"), "notation/unknown"),
        (Entry("red", "undo x"), "notation/unknown"),
    ],
)
def test_what_cannot_be_taken_back_is_refused_and_nothing_is_lost(match, step, code):
    before, entries = packed(match), list(match.entries)
    with pytest.raises(OrbitaError) as refused:
        match.follow(step)
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


def test_what_a_release_froze_that_packed_states_otherwise_is_not_thawed(match, monkeypatch):
    with monkeypatch.context() as earlier:
        earlier.setattr(match_module, "PACKED", 1)
        frozen = match.freeze()
    with pytest.raises(BadRecord) as refused:
        match.thaw(match.entries, frozen)
    assert refused.value.code == "snapshot/damaged"


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_nobody_takes_back_from_a_seat_that_is_not_there(match, seat):
    with pytest.raises(IllegalMove) as refused:
        match.undo(seat)
    assert refused.value.code == "seat/unknown"


def test_a_fork_goes_its_own_way(match):
    before, entries = packed(match), list(match.entries)
    fork = match.fork()
    fork.play_text(RED, "move 10/3")
    fork.undo(RED, 2)
    assert (packed(match), match.entries, match.standing()) == (before, entries, 3)
    match.play_text(RED, "shoot")
    assert [entry.move for entry in fork.entries[3:]] == ["move 10/3", "undo 2"]
    assert fork.standing() == 2


def test_a_fork_stands_where_the_match_does_and_can_go_on_like_it(match):
    match.play_text(RED, "move 10/3")
    match.undo(RED)
    fork = match.fork()
    for one in (match, fork):
        one.play_text(RED, "shoot")
        one.undo(RED, 2)
    assert fork.record() == match.record()
    assert packed(fork) == packed(match)


def long_match(game, seed, moves=60):
    """Random moves from the start, as many as the game lasts."""
    dice = random.Random(seed)
    match = Match(game, game.read_options({}), game.min_seats + 1, seed)
    for _ in range(moves):
        play_something(match, dice)
    return match


def play_something(match, dice):
    seats = match.game.awaited(match.state)
    if seats:
        seat = dice.choice(seats)
        match.play(seat, dice.choice(list(match.game.legal(match.state, seat))))


def replayed_plainly(match):
    """The judge: every move that stands, from the start."""
    game = match.game
    state = game.new(match.options, match.seats, generator_key(match.seed, 0))
    for played in match._played:
        state.rng = generator_key(match.seed, played.number)
        game.apply(state, played.seat, played.move)
    return game.pack(state)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_taking_back_leads_where_playing_what_stands_would(name, seed):
    match = long_match(find_game(name), seed)
    dice = random.Random(seed)
    for step in range(60):
        count = dice.choice([1, 1, 1, 2, 5, STRIDE - 1, STRIDE, STRIDE + 1, match.standing()])
        if dice.random() < 0.6 and 1 <= count <= match.standing():
            match.undo(0, count)
            assert match.game.pack(match.state) == replayed_plainly(match)
        else:
            for _ in range(dice.choice([1, 3, STRIDE])):
                play_something(match, dice)
        if step % 20 == 19:
            thawed = Match(match.game, match.options, match.seats, match.seed)
            thawed.thaw(match.entries, match.freeze())
            match = thawed
    assert match.game.pack(replay(match.record(), match.game).state) == match.game.pack(match.state)


def counting(game):
    """The game, and how often its rules were asked to carry out a move."""
    calls = []

    def apply(*given):
        calls.append(1)
        game.apply(*given)

    return dataclasses.replace(game, apply=apply), calls


@pytest.mark.parametrize("moves", [100, 200, 400])
def test_a_record_full_of_take_backs_is_played_in_proportion_to_its_length(moves):
    game, calls = counting(GUARDIANS)
    match = long_match(game, seed=3, moves=moves // 4)
    dice = random.Random(moves)
    while len(match.entries) < moves:
        match.undo(0)
        play_something(match, dice)
    record = match.record()
    calls.clear()
    replay(record, game)
    assert len(calls) <= len(record.moves) * STRIDE


def test_taking_everything_back_one_by_one_repeats_a_bounded_number_of_moves_each_time():
    game, calls = counting(GUARDIANS)
    match = long_match(game, seed=3, moves=160)
    standing = match.standing()
    match.undo(0)
    assert len(calls) <= 2 * standing
    for _ in range(standing - 1):
        calls.clear()
        match.undo(0)
        assert len(calls) < STRIDE
    assert match.standing() == 0


@pytest.fixture(params=GAMES)
def frozen(request):
    match = long_match(find_game(request.param), seed=5, moves=20)
    return match, match.freeze()


def refusal(match, entries, raw):
    """The code with which these bytes are refused by a match, which then stands where it stood."""
    state, before = match.state, list(match.entries)
    with pytest.raises(BadRecord) as refused:
        match.thaw(entries, raw)
    assert (match.state, match.entries) == (state, before)
    return refused.value.code


def test_frozen_bytes_with_any_byte_changed_are_refused(frozen):
    match, raw = frozen
    for place in range(len(raw)):
        flipped = bytearray(raw)
        flipped[place] ^= 1 << place % 8
        assert refusal(match, match.entries, bytes(flipped)) == "snapshot/damaged"


def test_frozen_bytes_cut_or_lengthened_are_refused(frozen):
    match, raw = frozen
    cut = [raw[:length] for length in (0, 1, 15, 16, 17, len(raw) // 2, len(raw) - 1)]
    for other in (*cut, raw + b"\0", raw[1:], b"\0" * len(raw)):
        assert refusal(match, match.entries, other) == "snapshot/damaged"


def test_what_was_frozen_of_another_match_is_refused(frozen):
    match, raw = frozen
    game = match.game
    others = [
        Match(game, match.options, match.seats, match.seed + 1),
        Match(game, match.options, match.seats + 1, match.seed),
        Match(dataclasses.replace(game, rules_version=99), match.options, match.seats, match.seed),
        *(Match(one, one.read_options({}), 3, match.seed) for one in GAMES.values() if one is not game),
    ]
    for other in others:
        with pytest.raises(BadRecord) as refused:
            other.thaw(match.entries, raw)
        assert refused.value.code == "snapshot/damaged"


def test_what_was_frozen_after_other_entries_is_refused(frozen):
    match, raw = frozen
    assert refusal(match, match.entries[:-1], raw) == "snapshot/damaged"
    assert refusal(match, [], raw) == "snapshot/damaged"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("change", [lambda raw: raw[:-8], lambda raw: raw + b"\0" * 8, lambda raw: raw[:-3]])
def test_a_state_of_the_wrong_length_is_refused(name, change):
    match = long_match(find_game(name), seed=5, moves=10)
    for raw in (change(match.game.pack(match.state)), b"", b"\xff" * 8):
        with pytest.raises(BadRecord) as refused:
            match.game.unpack(match.options, match.seats, raw)
        assert refused.value.code == "snapshot/damaged"
