"""The engine and its plain judge play the same random games and must agree after every move."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from orbita.games.guardians.game import GAME
from orbita.games.guardians.invariants import invariants
from orbita.games.guardians.notation import PIECES
from orbita.games.guardians.options import Options
from orbita.games.guardians.rules import turn as turn_rules
from orbita.games.guardians.rules.reinforcements import draw
from orbita.games.guardians.state import State
from tests.games.guardians.plain import Plain
from tests.games.guardians.random_tables import random_table
from tests.games.guardians.table import NAMES, values_text

WORDS = ("for sale", "ready", "used")

every_option = st.builds(
    Options,
    variant=st.sampled_from(["basic", "advanced"]),
    missile_target=st.sampled_from(["ahead", "any_row"]),
    missile_replaces=st.sampled_from(["one_shot", "all_shots"]),
    comeback_turn=st.sampled_from(["goes_on", "ends"]),
    comeback_level=st.sampled_from(["kept", "lost"]),
    collisions_empty_columns=st.booleans(),
)
seeds = st.integers(0, 1 << 60)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(options=every_option, seats=st.integers(2, 4), seed=seeds)
def test_whole_games_agree_step_by_step(options, seats, seed):
    state = GAME.new(options, seats, seed)
    plain = Plain(seats, options, board_of(state))
    plain.start(plain.set_up())
    play_both(state, plain, Random(seed))


@settings(max_examples=300, deadline=None, derandomize=True)
@given(options=every_option, seed=seeds)
def test_games_from_crowded_tables_agree_step_by_step(options, seed):
    """Fighters among the invaders, everything bought, the pile nearly empty: rare rules are common here."""
    choice = Random(seed)
    state = random_table(choice, options)
    plain = taken_over_from(state)
    drawing = GAME.copy(state)
    plain.draw = lambda: PIECES[draw(drawing)]
    turn_rules.begin(state)
    plain.start(plain.turns())
    play_both(state, plain, choice)


def play_both(state: State, plain: Plain, choice: Random) -> None:
    """Play to the end; the judge draws what the engine is about to draw."""
    while True:
        assert table_of(state) == table_told_by(plain)
        assert invariants(state) == []
        if GAME.is_over(state):
            return
        texts = {
            GAME.notation.move_text(state, state.seat, move): move for move in GAME.legal(state, state.seat)
        }
        assert set(texts) == plain.asked
        text = pick(choice, list(texts))
        drawing = GAME.copy(state)
        plain.draw = lambda drawing=drawing: PIECES[draw(drawing)]
        GAME.apply(state, state.seat, texts[text])
        plain.answer(text)


def pick(choice: Random, texts: list[str]) -> str:
    """Any move, but rather a payment, a missile or a power-up, so that rare rules are met more often."""
    rare = [text for text in texts if text.split()[0] in ("buy", "missile", "boost", "pay")]
    return choice.choice(rare if rare and choice.random() < 0.5 else texts)


def board_of(state: State) -> dict[tuple[int, int], str]:
    """Everything that lies on the board."""
    rows = GAME.notation.position_text(state).splitlines()[:10]
    return {
        (row, column): sign
        for row, line in enumerate(rows, 1)
        for column, sign in enumerate(line.split(), 1)
        if sign != "."
    }


def taken_over_from(state: State) -> Plain:
    """The judge at the same table, before the turn begins."""
    plain = Plain(state.seats, state.box.options, board_of(state))
    view = GAME.view(state, None)
    plain.turn = state.seat - 1
    plain.tokens = [[int(value) for value in values_text(list(seat.tokens)).split()] for seat in view.seats]
    plain.box = [int(value) for value in values_text(list(view.discarded)).split()]
    plain.level = [seat.level for seat in view.seats]
    plain.missile = [WORDS[seat.missile] for seat in view.seats]
    plain.power_up = [WORDS[seat.power_up] for seat in view.seats]
    plain.without_hit = {seat for seat in range(state.seats) if state.missed >> seat & 1}
    plain.pile_size, plain.ships_waiting = sum(view.pile), view.ships_waiting
    plain.aside = {half: view.aside[PIECES.index(half)] for half in "<>"}
    return plain


def table_of(state: State) -> dict[str, object]:
    """What the engine says lies on the table."""
    view = GAME.view(state, None)
    outcome = GAME.outcome(state)
    return {
        "board": board_of(state),
        "turn": [NAMES[seat] for seat in GAME.awaited(state)],
        "tokens": [values_text(list(seat.tokens)) for seat in view.seats],
        "level": [seat.level for seat in view.seats],
        "missile": [WORDS[seat.missile] for seat in view.seats],
        "power_up": [WORDS[seat.power_up] for seat in view.seats],
        "out": [seat.is_out for seat in view.seats],
        "box": values_text(list(view.discarded)),
        "pile": sum(view.pile),
        "aside": {half: view.aside[PIECES.index(half)] for half in "<>"},
        "ships_waiting": view.ships_waiting,
        "reason": outcome.reason if outcome else "",
        "winners": [NAMES[seat] for seat in outcome.winners] if outcome else [],
    }


def table_told_by(plain: Plain) -> dict[str, object]:
    """What the judge says lies on the table."""
    return {
        "board": plain.board,
        "turn": [NAMES[plain.turn]] if plain.asked else [],
        "tokens": [" ".join(map(str, sorted(held))) for held in plain.tokens],
        "level": plain.level,
        "missile": plain.missile,
        "power_up": plain.power_up,
        "out": [seat in plain.out for seat in range(plain.seats)],
        "box": " ".join(map(str, sorted(plain.box))),
        "pile": plain.pile_size,
        "aside": plain.aside,
        "ships_waiting": plain.ships_waiting,
        "reason": plain.reason,
        "winners": [NAMES[seat] for seat in winners(plain)],
    }


def winners(plain: Plain) -> list[int]:
    """Everybody still in with the most points, unless the planet or all fighters are lost."""
    if plain.reason not in ("last-invader-gone", "nobody-hits"):
        return []
    points = {seat: sum(held) for seat, held in enumerate(plain.tokens) if seat not in plain.out}
    return [seat for seat in points if points[seat] == max(points.values())]
