"""The fuzzer finds nothing in the real game, and everything in games broken on purpose."""

from dataclasses import replace
from random import Random

import pytest

from orbita.arena.absurd import SPOILERS, absurd_text, any_options, damaged
from orbita.arena.fuzz import Broken, Fuzzer
from orbita.core.errors import IllegalMove
from orbita.core.record import read_record
from orbita.games.guardians.game import GAME
from tests.contract.sealed import SEALED


def fuzz(game, moves=300, seed=1):
    fuzzer = Fuzzer(game, seed)
    for _ in fuzzer.run(moves):
        pass
    return fuzzer.tally


def fails(game, **more):
    """The failure that fuzzing this game ends with; its record can be read."""
    with pytest.raises(Broken) as broken:
        fuzz(game, **more)
    assert read_record(broken.value.record.encode()).game == game.name
    return str(broken.value)


def test_twenty_thousand_moves_break_nothing():
    tally = fuzz(GAME, moves=20_000)
    assert tally["moves"] == 20_000
    assert tally["refused"] > 5_000
    assert tally["taken back"] > 100
    assert tally["damaged"] > 1_000
    assert tally["matches"] > 100


def test_a_game_with_a_clock_and_secrets_can_be_fuzzed_as_well():
    readable = replace(SEALED, notation=replace(SEALED.notation, parse_position=lambda text: None))
    assert fuzz(readable)["moves"] == 300


def test_the_same_seed_makes_the_same_attempts():
    assert fuzz(GAME) == fuzz(GAME) != fuzz(GAME, seed=2)


def broken_apply(spoil):
    """The rules of guardians, and then something wrong."""

    def apply(state, seat, move, events=None):
        GAME.apply(state, seat, move, events)
        spoil(state)

    return replace(GAME, apply=apply)


def lose_a_token(state):
    if state.discarded[1]:
        state.discarded[1] -= 1


def score_too_much(state):
    state.score[0] += 1


def crash(state):
    if state.score[0] > 5:
        raise ZeroDivisionError("division by zero")


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        pytest.param(lose_a_token, "tokens of kind 1", id="a token disappears"),
        pytest.param(score_too_much, "but scores", id="points from nowhere"),
        pytest.param(crash, "ZeroDivisionError", id="an unhandled error"),
    ],
)
def test_faults_of_the_rules_are_found(spoil, message):
    assert message in fails(broken_apply(spoil))


def test_a_refusal_that_changes_the_table_is_found():
    def why_not(state, seat, move):
        refusal = GAME.why_not(state, seat, move)
        if refusal is not None:
            state.missed ^= 1
        return refusal

    assert "something changed" in fails(replace(GAME, why_not=why_not))


def test_a_listed_move_that_is_refused_is_found():
    refusal = IllegalMove("turn/game-over", "the game is over")
    assert "a listed move was refused" in fails(replace(GAME, why_not=lambda state, seat, move: refusal))


def test_an_accepted_move_that_is_not_listed_is_found():
    def why_not(state, seat, move):
        return None if move == 0 else GAME.why_not(state, seat, move)

    nothing = {"apply": lambda state, seat, move, events=None: None, "invariants": lambda state: []}
    assert "not listed" in fails(replace(GAME, why_not=why_not, **nothing))


def test_a_seat_that_waits_without_a_move_is_found():
    def legal(state, seat):
        return [] if state.invaders < 24 else GAME.legal(state, seat)

    assert "has no move" in fails(replace(GAME, legal=legal))


def test_notation_that_trips_over_nonsense_is_found():
    def parse_move(state, seat, text):
        return (
            int(text.split()[1]) if text.startswith("mine ") else GAME.notation.parse_move(state, seat, text)
        )

    game = replace(GAME, notation=replace(GAME.notation, parse_move=parse_move))
    assert "ValueError" in fails(game)


def test_a_game_that_goes_otherwise_the_second_time_is_found():
    counter = iter(range(10**6))

    def copy(state):
        twin = GAME.copy(state)
        twin.has_hit = next(counter) % 2
        return twin

    said = fails(replace(GAME, copy=copy, invariants=lambda state: []))
    assert "not as it was" in said or "does not replay" in said or "another table" in said


def test_a_take_back_that_crashes_is_found():
    def new(options, seats, key):
        if started.pop():
            raise ZeroDivisionError("set up twice")
        started.append(True)
        return GAME.new(options, seats, key)

    started = [False]
    assert "ZeroDivisionError: set up twice" in fails(replace(GAME, new=new))


@pytest.mark.parametrize("spoil", SPOILERS)
def test_every_way_to_spoil_a_text_copes_with_any_move(spoil):
    dice = Random(1)
    for text in ("shoot", "move 10/3", "pay 5+4+1", "buy power-up"):
        for _ in range(50):
            assert isinstance(spoil(dice, text), str)
    assert absurd_text(dice, "move 10/3") is not None


def test_damaged_bytes_are_other_bytes_mostly():
    dice = Random(1)
    raw = b"game: guardians format=1\n"
    assert sum(damaged(dice, raw) != raw for _ in range(200)) > 180
    assert damaged(dice, b"") is not None


def test_options_are_drawn_from_everything_the_game_has():
    dice = Random(1)
    drawn = [any_options(dice, GAME) for _ in range(200)]
    assert {options["variant"] for options in drawn} == {"basic", "advanced"}
    assert {options["collisions_empty_columns"] for options in drawn} == {True, False}
    assert all(GAME.read_options(options) for options in drawn)
