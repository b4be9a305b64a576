"""Games with a clock in the terminal: time goes on while people type, or only when they say so."""

import io
import sys

import pytest

from orbita.bots.find import at_once, bots_that_know
from orbita.bots.space_alert.crewmate import Crewmate
from orbita.cli.main import main
from orbita.cli.space_alert.table import SpaceAlertTable
from orbita.cli.table import lines as typed_lines
from orbita.cli.table import timed
from orbita.core.contract import CLOCK
from orbita.core.match import Match
from orbita.core.record import read_record
from orbita.core.replay import replay
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.options import Options

FOUR = "human,random,random,random"
# T+1 is announced after 15 s, phase 1 ends after 230 s, and at 600 s phase 3 goes on; the captain has A/blue.
SEED = 905


@pytest.fixture
def play(monkeypatch, capsys):
    """Play Space Alert with these lines typed in; gives what the terminal showed."""

    def play(*lines, seats=FOUR, args=f"--pace 0 --seed {SEED} --lang en"):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "space_alert", "--seats", seats, *args.split()]) == 0
        return capsys.readouterr().out

    return play


class FakeClock:
    """Real time that passes when a test says so."""

    def __init__(self):
        self.time = 0.0

    def __call__(self):
        return self.time


class FakeLines:
    """Somebody who types a line after some seconds, then the next."""

    def __init__(self, clock, typed):
        self.clock, self.typed, self.prompts = clock, list(typed), []

    def ask(self, prompt, seconds=None):
        self.prompts.append(prompt)
        if not self.typed:
            raise EOFError
        after, line = self.typed[0]
        if seconds is not None and after > self.clock.time + seconds:
            self.clock.time += seconds
            return None
        self.clock.time = max(self.clock.time, after)
        self.typed.pop(0)
        return line

    def interrupt(self):
        pass

    def resume(self, prompt):
        pass


def table(typed, pace=1.0, players=("human",) * 4, lang="en"):
    """A table at which lines are typed at their times."""
    clock = FakeClock()
    found = SpaceAlertTable(Match(GAME, Options(), len(players), SEED), players, lang, None, pace)
    found.now, found.lines = clock, FakeLines(clock, typed)
    found.set_clock(0)
    return found


# Time


def test_without_pace_the_clock_moves_only_when_somebody_says_so(play):
    shown = play("board", "?", "wait", "quit", "")
    assert "The clock stands still" in shown
    before, _, after = shown.partition("> wait\n")
    assert "T+1: " not in before
    assert "T+1: " in after


def test_wait_and_seconds_lets_that_much_time_pass(play):
    shown = play("wait 14", "wait 1", "wait 0", "wait x", "wait 9999", "quit", "")
    assert "[0:14, phase 1: over 1:00] Captain> wait 1\n  T+1: " in shown
    assert shown.count("Write wait, or wait and seconds") == 3


def test_a_threat_is_announced_with_what_its_card_says(play):
    assert "     hit points " in play("wait", "quit", "")


@pytest.mark.parametrize(
    ("pace", "second"), [pytest.param(1, 15.0, id="real time"), pytest.param(20, 0.75, id="twenty times")]
)
def test_announcements_come_while_somebody_types(pace, second, capsys):
    found = table([(0, ""), (0, ""), (second - 0.1, "board"), (second + 0.1, "board")], pace)
    found.run()
    before, after = capsys.readouterr().out.split("T+1: ")
    assert (before.count("Planning, phase 1"), after.count("Planning, phase 1")) == (2, 1)


def test_moves_are_written_down_with_the_time_of_the_game():
    found = table([(0, ""), (0, ""), (7, "place 1 A/blue")], players=("human", *["random"] * 3))
    found.run()
    entries = [entry for entry in found.match.entries if entry.seat == "captain"]
    assert [(entry.move, entry.at) for entry in entries] == [("place 1 A/blue", 7000)]


def test_the_prompt_tells_how_much_of_the_phase_is_left_once_the_computer_has_said_so():
    found = table([(0, ""), (0, ""), (100, "x"), (180, "x")])
    found.run()
    assert any(prompt.startswith("[1:40, phase 1: over 1:00]") for prompt in found.lines.prompts)
    assert any(prompt.startswith("[2:50, phase 1: 1:00 left]") for prompt in found.lines.prompts)
    assert any(prompt.startswith("[3:00, phase 1: 0:50 left]") for prompt in found.lines.prompts)


def test_the_clock_waits_while_the_keyboard_is_handed_over():
    found = table([(0, ""), (0, ""), (5, "next"), (1000, ""), (1001, "x")], players=("human", "human"))
    found.run()
    assert any(prompt.startswith("[0:06, ") and "officer" in prompt for prompt in found.lines.prompts)


def test_a_table_of_bots_needs_nobody_to_move_its_clock(capsys):
    found = table([], players=("random",) * 4)
    assert found.run() == 0
    assert found.match.outcome() is not None
    assert "Total" in capsys.readouterr().out or found.match.outcome().reason != "jumped-home"


# Several people


def test_people_at_one_keyboard_do_not_see_each_others_hands(play):
    shown = play("", "next", "", "quit", "", seats="human,human,random,random")
    assert "Pass the keyboard to: Captain." in shown
    first, second = shown.split("Pass the keyboard to: Communications officer.")
    hands = [line for line in shown.splitlines() if line.startswith("Hand: ")]
    assert len(set(hands)) == 2
    assert hands[0] in first
    assert hands[0] not in second


def test_a_card_lies_face_down_for_the_next_at_the_keyboard(play):
    shown = play("", "place 1 A/blue", "next", "", "quit", "", seats="human,human,human,human")
    _, second = shown.split("Pass the keyboard to: Communications officer.")
    assert "1 Captain: 1 action" in second
    assert "A/blue" not in second.partition("Hand: ")[0]


def test_alone_at_the_keyboard_there_is_nobody_to_hand_it_to(play):
    assert "There is nobody to pass the keyboard to." in play("next", "quit", "")


# Words that are both a command and a move


def test_wait_is_the_move_once_it_is_allowed(play):
    shown = play("wait 600", "end", "wait", "log", "quit", "")
    assert "Captain: ready to end" in shown
    assert "Captain: not yet" in shown


def test_koniec_leaves_the_table_and_does_not_end_the_planning(play):
    shown = play("wait 600", "koniec", "", args=f"--pace 0 --seed {SEED} --lang pl")
    assert "Do zobaczenia!" in shown
    assert "można kończyć" not in shown


# Taking back


def test_a_card_is_taken_back_until_something_else_happens(play):
    shown = play("place android1 1 A/blue", "undo", "wait", "undo", "quit", "", seats="human")
    assert "Captain: move taken back." in shown
    assert "Something has happened since." in shown


@pytest.mark.parametrize(
    ("lang", "answer"), [("en", "or the rules forbid it."), ("pl", "albo zabraniają tego zasady.")]
)
def test_a_card_on_an_androids_board_stays_and_the_reason_told_is_true(play, lang, answer):
    match = Match(GAME, Options(), 3, SEED)
    match.play_text(CLOCK, "at 0")
    laid = next(move for move in texts_of(match, 0) if move.startswith("place android1 1 "))
    shown = play(
        laid, "undo", "quit", "", seats="human,random,random", args=f"--pace 0 --seed {SEED} --lang {lang}"
    )
    assert answer in shown


def texts_of(match, seat):
    """The moves of a seat in notation."""
    return [GAME.notation.move_text(match.state, seat, move) for move in GAME.legal(match.state, seat)]


# The action round


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Planning is over.", "Turn 1", "Turn 2", "For the star log:", "orbita log add --crew")),
        (
            "pl",
            ("Koniec planowania.", "Tura 1", "Tura 2", "Do dziennika gwiezdnego:", "orbita log add --crew"),
        ),
    ],
)
def test_enter_goes_on_turn_by_turn_to_the_end(play, tmp_path, lang, words):
    args = f"--pace 0 --seed {SEED} --lang {lang} --save {tmp_path}/game"
    shown = play("wait 600", "wait 600", "wait", *[""] * 14, args=args)
    for word in words:
        assert word in shown
    record = read_record((tmp_path / "game").read_bytes())
    assert record.outcome is not None
    assert GAME.outcome(replay(record, GAME).state) == record.outcome


@pytest.mark.parametrize("seats", ["human,random,random,random", "human,human", "random,human"])
def test_one_enter_is_one_turn_for_everybody_and_bots_follow_whoever_leads(play, seats):
    lines = ["wait 600", "wait 600", "wait", ""]
    shown = play(*(["", *lines] if seats == "human,human" else lines), "quit", "", seats=seats)
    assert "Turn 1" in shown
    assert "Turn 2" not in shown


def test_bots_among_themselves_lead_on_to_the_end(capsys):
    assert main(["play", "space_alert", "--seats", "random,random", "--seed", str(SEED), "--lang", "en"]) == 0
    assert "For the star log:" in capsys.readouterr().out


def test_without_a_clock_wait_says_so(play):
    assert "The clock has stopped" in play("wait 600", "wait 600", "wait", "quit", "")


def test_a_saved_mission_goes_on_at_its_time(play, tmp_path):
    play("wait 20", f"save {tmp_path}/game", "quit")
    shown = play("wait", "quit", "", seats=FOUR, args=f"--pace 0 --lang en --load {tmp_path}/game")
    assert "[0:20, phase 1: over 1:00] Captain> wait" in shown


# Lines


def test_lines_are_read_one_at_a_time_and_the_end_is_told(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO("one\ntwo\n"))
    lines = typed_lines.Lines()
    assert [lines.ask("> "), lines.ask("> ", 60)] == ["one", "two"]
    with pytest.raises(EOFError):
        lines.ask("> ")
    assert capsys.readouterr().out.startswith("> one\n> two\n")


def test_a_line_that_does_not_come_in_time_is_waited_for_again(monkeypatch):
    monkeypatch.setattr("builtins.input", lambda prompt: release.get())
    release = typed_lines.queue.Queue()
    lines = typed_lines.Lines()
    assert lines.ask("> ", 0.01) is None
    release.put("late")
    assert lines.ask("> ") == "late"


@pytest.mark.parametrize("pace", ["-1", "x", "nan", "1e9"])
def test_a_pace_that_is_none(pace, capsys):
    with pytest.raises(SystemExit):
        main(["play", "space_alert", "--pace", pace])
    assert "a number from 0 to 1000" in capsys.readouterr().err


def test_every_command_is_there():
    for method in timed.TIMED_COMMANDS.values():
        assert hasattr(timed.TimedTable, method)


# Bots that talk


CREWMATES = "human,crewmate,crewmate,crewmate"


@pytest.fixture
def quick_crewmates(monkeypatch):
    """The bots people get by default, thinking little."""
    monkeypatch.setitem(bots_that_know("space_alert"), "crewmate", Crewmate(work=2000))


def test_crewmates_tell_their_hands_and_lay_cards_while_talk_is_allowed(play, quick_crewmates, tmp_path):
    shown = play("wait", "wait", f"save {tmp_path}/game", "quit", seats=CREWMATES)
    record = read_record((tmp_path / "game").read_bytes())
    laid = {entry.seat for entry in record.moves if entry.move.startswith("place")}
    assert laid
    assert not replay(record, GAME).state.is_silent
    for seat in ("Communications officer", "Security chief"):
        assert f"  {seat}: I hold: " in shown
    assert " I lay: " in shown


def test_the_default_seats_are_filled_with_crewmates_who_talk(quick_crewmates):
    found = table([], pace=0, players=("human", *[at_once("space_alert")] * 2))
    assert found.talk.heard.bots == (1, 2)


def test_a_hint_of_a_crewmate_is_a_card_to_lay_once_there_is_a_threat(play, monkeypatch):
    monkeypatch.setitem(bots_that_know("space_alert"), "crewmate", Crewmate(work=16_000))
    shown = play("wait", "wait", "hint", "quit", "", seats=CREWMATES)
    assert "Hint (crewmate): " in shown
    assert "all is well" not in shown


def test_a_person_says_by_a_sign_what_lies_and_bots_hear_it(quick_crewmates, capsys):
    found = table([(0, ""), (1, "tell lay 4 A"), (2, "tell nonsense")], players=("human", "crewmate"))
    found.run()
    shown = capsys.readouterr().out
    assert [sign.about for sign in found.talk.heard.signs if sign.seat == 0] == ["lay 4 A"]
    assert "Captain: In turn 4 I lay: " in shown
    assert "nonsense" in shown


def test_in_silence_nobody_gives_a_sign(quick_crewmates, capsys):
    found = table([(0, "tell lay 4 A")], pace=0, players=("human", "crewmate"))
    while not found.match.state.is_silent:
        found.strike()
    said = found.talk.heard.signs
    found.let_bots_act()
    found.obey(0, "tell lay 4 A")
    assert found.talk.heard.signs == said
    assert "nobody may talk now" in capsys.readouterr().out


def test_another_game_that_is_loaded_begins_with_nothing_said(quick_crewmates, tmp_path):
    found = table([], pace=0, players=("human", "crewmate"))
    found.strike()
    found.let_bots_act()
    assert found.talk.heard.signs
    found.save(0, f"{tmp_path}/game")
    found.load(0, f"{tmp_path}/game")
    assert not found.talk.heard.signs
    assert found.talk.match is found.match
