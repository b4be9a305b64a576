"""Several people at one keyboard: Solar System Voyager, whose hands and missions are secret."""

import io
import sys

import pytest

from orbita.cli import terminal
from orbita.cli.main import main
from orbita.cli.table.shared import SharedTable, has_secrets
from orbita.core.match import Match
from orbita.games.guardians.game import GAME as GUARDIANS
from orbita.games.voyager.game import GAME
from tests.games.voyager.table import Table

PASS = "Pass the keyboard to: {}. Ready? Press Enter."
HIDDEN = "<hidden>"


@pytest.fixture
def typed(monkeypatch, capsys):
    """Type lines at a table of two; gives what was on the screen each time before it was hidden."""

    def typed(table, *lines):
        monkeypatch.setattr(terminal, "clear_screen", lambda: sys.stdout.write(HIDDEN))
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        table.run()
        return [" ".join(screen.split()) for screen in capsys.readouterr().out.split(HIDDEN)]

    return typed


@pytest.fixture
def play(typed):
    """Type lines at a table laid out like a rules test."""

    def play(table, *lines, seed=1):
        match = Match(GAME, GAME.read_options({}), 2, seed)
        match.state = GAME.copy(table.state)
        return typed(SharedTable(match, ("human", "human"), "en", None), *lines)

    return play


def test_only_games_in_which_somebody_sees_more_than_others_hide_the_screen():
    assert has_secrets(GAME, GAME.new(GAME.read_options({}), 2, 1), 2)
    assert not has_secrets(GUARDIANS, GUARDIANS.new(GUARDIANS.read_options({}), 2, 1), 2)


def test_the_next_person_does_not_see_the_hand_of_the_last(play):
    table = Table(wiktoria='hand=["gravity-assist"]', pawel='hand=["spin-off"]')
    first, second = play(table, "", "end", "", "quit")
    assert PASS.format("Red") in first
    assert "Gravity assist: Move" in first
    assert "Spin-off" not in first
    assert PASS.format("Yellow") in second
    assert "Spin-off: " in second
    assert "Gravity assist" not in second


def test_nothing_is_shown_before_the_next_person_is_there(play):
    table = Table(wiktoria="", pawel='hand=["spin-off"]')
    _, second = play(table, "", "end")  # and nobody presses Enter
    assert second.strip().startswith(PASS.format("Yellow"))
    assert "Spin-off" not in second


def test_one_can_leave_instead_of_taking_the_keyboard(play):
    _, second = play(Table(wiktoria="", pawel='hand=["spin-off"]'), "", "end", "quit", "")
    assert "Spin-off" not in second
    assert second.endswith("See you!")


def test_who_draws_sees_the_card_and_the_others_hear_only_that_one_was_drawn(play):
    first, second = play(Table(wiktoria="", pawel=""), "", "research", "end", "", "quit")
    assert first.count("Red draws a research card “") == 2
    assert second.count("Red draws a research card.") == 2
    assert "draws a research card “" not in second


def test_what_was_heard_is_not_told_again(play):
    screens = play(Table(wiktoria="", pawel=""), "", "funds", "end", "", "funds", "end", "", "quit")
    assert [screen.count("Red gets 1 coin (funds).") for screen in screens] == [1, 1, 0]
    assert [screen.count("Yellow gets 1 coin (funds).") for screen in screens] == [0, 1, 1]


def test_a_takeover_is_defended_by_the_owner_and_then_the_attacker_goes_on(play):
    table = Table(
        wiktoria="rocket=mars levels=[0,0,2]",
        pawel='hand=["spin-off","lunar-ice"] missions=["builders"]',
        buildings="mars=pawel/hotel",
    )
    tries = (play(table, "", "takeover", "", "stand", "", "quit", seed=seed) for seed in range(50))
    screens = next(screens for screens in tries if len(screens) == 3)  # dice with which the attacker leads
    attacker, owner, again = screens
    assert "Ice in a shaded crater" not in attacker
    assert PASS.format("Yellow") in owner
    assert "Red tries to take over Yellow's building on Mars." in owner
    assert "Takeover of the building on Mars: attack" in owner
    assert "Ice in a shaded crater: " in owner
    assert PASS.format("Red") in again
    assert "Red takes over Yellow's building on Mars." in again
    assert "Ice in a shaded crater" not in again


def test_a_move_taken_back_is_told_to_the_others(typed):
    match = Match(GAME, GAME.read_options({"agencies": "dealt"}), 2, 1)
    set_up = ("", "1", "", "1")  # both return a mission
    *_, first, second = typed(
        SharedTable(match, ("human", "human"), "en", None), *set_up, "", "funds", "undo", "end", "", "quit"
    )
    name = GAME.texts.seat(match.state.first, "en")
    assert f"{name}: move taken back." in first
    assert f"{name} gets 1 coin (funds). {name}: move taken back." in second


def test_alone_against_bots_nobody_hands_anything_over(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play", "voyager", "--seats", "human,random,random", "--seed", "1", "--lang", "en"]) == 0
    assert "Pass the keyboard" not in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "words"), [("pl", "Przekaż klawiaturę"), ("en", "Pass the keyboard")])
def test_people_who_share_a_keyboard_are_asked_in_their_language(monkeypatch, capsys, lang, words):
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nquit\n"))
    assert main(["play", "voyager", "--seats", "human,human", "--seed", "1", "--lang", lang]) == 0
    assert words in capsys.readouterr().out


def test_the_screen_is_cleared_only_where_somebody_sits_in_front_of_it(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    terminal.clear_screen()
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    terminal.clear_screen()
    assert capsys.readouterr().out == terminal.CLEAR_SCREEN
