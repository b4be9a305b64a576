from dataclasses import replace

import pytest

from orbita.cli import fuzz
from orbita.cli.main import main
from orbita.core.record import read_record
from orbita.core.replay import replay
from orbita.games.guardians.game import GAME


def test_nothing_breaks_and_the_attempts_are_counted(capsys):
    assert main(["fuzz", "guardians", "--moves", "500", "--seed", "3"]) == 0
    out, err = capsys.readouterr()
    assert "nothing broke" in out
    assert "500 moves" in out
    assert err == "", "progress is for terminals"


def test_what_breaks_is_printed_as_a_record_that_leads_there(capsys, monkeypatch):
    def lose_the_mine(state):
        return ["the mine exploded"] if state.pile_size < 42 and state.mine == 0 else []

    monkeypatch.setattr(fuzz, "find_game", lambda name: replace(GAME, invariants=lose_the_mine))
    assert main(["fuzz", "guardians", "--moves", "5000"]) == 1
    printed = capsys.readouterr().out
    assert printed.rstrip().endswith("# the mine exploded")
    assert "# then: " in printed
    assert replay(read_record(printed.encode()), GAME).state.mine == 0


def test_an_error_is_printed_with_the_input_that_caused_it(capsys, monkeypatch):
    def parse_move(state, seat, text):
        raise ZeroDivisionError("oh")

    game = replace(GAME, notation=replace(GAME.notation, parse_move=parse_move))
    monkeypatch.setattr(fuzz, "find_game", lambda name: game)
    assert main(["fuzz", "guardians", "--moves", "500"]) == 1
    assert "# ZeroDivisionError: oh" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "said"),
    [("fuzz chess", "no game 'chess'"), ("fuzz guardians --moves 0", "at least one move")],
)
def test_what_cannot_be_fuzzed_is_refused(capsys, args, said):
    assert main(args.split()) == 2
    assert said in capsys.readouterr().err
