import io
import random
import re
import sys

import pytest

from orbita.cli import replay as replay_command
from orbita.cli.main import main
from orbita.core.match import Match
from orbita.core.record import write_json, write_text
from orbita.games.guardians.game import GAME


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def watch(monkeypatch, capsys):
    """Watch a record with these lines typed in; gives what the terminal showed."""

    def watch(path, *lines, args=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["replay", str(path), *args.split()]) == 0
        return capsys.readouterr().out

    return watch


def play_at_random(moves, seed=1):
    match, dice = Match(GAME, GAME.read_options({}), 2, seed), random.Random(seed)
    for _ in range(moves):
        seats = GAME.awaited(match.state)
        if not seats:
            break
        match.play(seats[0], dice.choice(list(GAME.legal(match.state, seats[0]))))
    return match


@pytest.fixture
def match():
    match = play_at_random(3000)
    assert match.outcome() is not None
    return match


@pytest.fixture
def record(match, tmp_path):
    path = tmp_path / "game"
    path.write_text(write_text(match.record()))
    return path


def board_after(match, number, lang="en"):
    """The board as it was after a move, drawn from a game played again."""
    again = Match(GAME, match.options, match.seats, match.seed)
    for entry in match.entries[:number]:
        again.follow(entry)
    return GAME.texts.board(GAME.view(again.state, None), lang, False)


def boards(shown):
    return shown.count("PLANET")


def test_enter_shows_the_next_move(watch, match, record):
    shown = watch(record, "", "")
    assert [board_after(match, number) in shown for number in (0, 1, 2)] == [True] * 3
    assert f"1. {match.entries[0].seat}: {match.entries[0].move}" in shown
    assert boards(shown) == 3


def test_back_shows_the_move_before(watch, match, record):
    shown = watch(record, "5", "b")
    assert shown.rstrip().endswith(f"[4/{len(match.entries)}] Enter: next, b: back, a number: jump, q: quit:")
    assert shown.index(board_after(match, 5)) < shown.rindex(board_after(match, 4))


def test_a_number_jumps(watch, match, record):
    assert board_after(match, 17) in watch(record, "17")


def test_the_last_move_tells_the_outcome(watch, match, record):
    outcome = GAME.texts.outcome(match.outcome(), "en")
    assert outcome in watch(record, len(match.entries))
    assert outcome not in watch(record, len(match.entries) - 1)


@pytest.mark.parametrize("word", ["q", "quit", "koniec", "Q"])
def test_q_ends(watch, record, word):
    assert boards(watch(record, word, "", "")) == 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("b", "This is the start of the record."),
        ("99999", "Enter, b, q or a number from 0 to "),
        ("9" * 5000, "Enter, b, q or a number from 0 to "),
        ("-1", "Enter, b, q or a number from 0 to "),
        ("dance", "Enter, b, q or a number from 0 to "),
    ],
)
def test_what_cannot_be_shown_is_said(watch, record, typed, answer):
    shown = watch(record, typed)
    assert answer in shown
    assert boards(shown) == 1


def test_behind_the_end_there_is_nothing(watch, match, record):
    assert "This is the end of the record." in watch(record, len(match.entries), "")


def test_an_interruption_ends_politely(watch, record, monkeypatch):
    def interrupt(prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr(replay_command.terminal, "ask", interrupt)
    assert boards(watch(record)) == 1


def test_printing_shows_every_move_and_the_board_of_every_turn(watch, match, record):
    shown = watch(record, args="--print")
    for number, entry in enumerate(match.entries, 1):
        assert f"{number}. {entry.seat}: {entry.move}\n" in shown
    turns = sum(one.seat != two.seat for one, two in zip(match.entries, match.entries[1:], strict=False))
    assert boards(shown) == turns + 2
    assert "\x1b" not in shown
    assert shown.rstrip().endswith(GAME.texts.outcome(match.outcome(), "en"))


def test_into_a_pipe_everything_is_printed(watch, match, record, monkeypatch):
    printed = watch(record, args="--print")
    stdin = io.StringIO()
    stdin.isatty = lambda: True
    monkeypatch.setattr(io, "StringIO", lambda text: stdin)
    assert watch(record) == printed


@pytest.mark.parametrize("number", [0, 1, 12])
def test_at_shows_one_position(watch, match, record, number):
    shown = watch(record, args=f"--at {number}")
    assert board_after(match, number) in shown
    assert boards(shown) == 1


def test_polish(watch, match, record):
    shown = watch(record, "1", args="--lang pl")
    assert board_after(match, 1, "pl") in shown
    assert "Enter – dalej" in shown


def test_a_record_in_json_is_the_same_game(watch, match, record, tmp_path):
    (tmp_path / "game.json").write_bytes(write_json(match.record()))
    assert watch(tmp_path / "game.json", args="--print") == watch(record, args="--print")


def test_taken_back_moves_are_told(watch, tmp_path):
    match = Match(GAME, GAME.read_options({}), 2, 1)
    match.play_text(0, "place 10/3")
    match.play_text(1, "place 10/5")
    match.undo(1)
    match.play_text(1, "place 10/6")
    (tmp_path / "game").write_text(write_text(match.record()))
    shown = watch(tmp_path / "game", args="--print")
    assert "3. yellow: undo 1\n  Yellow: move taken back.\n" in shown
    assert board_after(match, 4) in shown


def test_a_growing_record_is_followed_to_its_end(match, tmp_path, capsys):
    path = tmp_path / "game"
    total = len(match.entries)
    lengths = iter([10, 10, 30, total])

    def grow(seconds=0.0):
        path.write_text(write_text(play_at_random(next(lengths)).record()))

    grow()
    replay_command.follow(str(path), "en", sleep=grow)
    shown = capsys.readouterr().out
    for number, entry in enumerate(match.entries, 1):
        assert shown.count(f"\n{number}. {entry.seat}: {entry.move}\n") == 1
    assert next(lengths, "all used") == "all used"


def test_following_ends_when_interrupted(record, tmp_path, capsys):
    def interrupt(seconds):
        raise KeyboardInterrupt

    (tmp_path / "young").write_text(write_text(play_at_random(5).record()))
    replay_command.follow(str(tmp_path / "young"), "en", sleep=interrupt)
    assert "5. " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        pytest.param(lambda text: "", "There is no record here", id="empty"),
        pytest.param(lambda text: text.replace("red", "pink"), "Seats of guardians are red", id="seats"),
        pytest.param(lambda text: text.replace("guardians", "chess"), "No game 'chess'", id="game"),
        pytest.param(lambda text: text.replace("10/", "9/"), "Move 1 (red: place 9/", id="illegal move"),
        pytest.param(
            lambda text: re.sub("outcome: red [0-9]+", "outcome: red 999", text),
            "The game does not end as",
            id="outcome",
        ),
        pytest.param(lambda text: text[: len(text) // 2].rsplit("\n", 1)[0] + "\nred", "Line ", id="cut"),
    ],
)
def test_a_damaged_record_is_refused(record, capsys, damage, message):
    text = record.read_text()
    record.write_text(damage(text))
    assert damage(text) != text
    assert main(["replay", str(record)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"orbita: {message}")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["no-such-file"], "Cannot read no-such-file: No such file or directory."),
        (["no-such-file", "--lang", "pl"], "Nie można odczytać pliku no-such-file."),
        (["."], "Cannot read .: Is a directory."),
    ],
)
def test_a_file_that_cannot_be_read_is_said(capsys, args, message):
    assert main(["replay", *args]) == 2
    assert capsys.readouterr().err == f"orbita: {message}\n"


@pytest.mark.parametrize("number", ["-1", "99999"])
def test_a_move_the_record_does_not_have_is_refused(record, match, capsys, number):
    assert main(["replay", str(record), f"--at={number}", "--lang", "pl"]) == 2
    assert capsys.readouterr().err == f"orbita: Zapis ma ruchy od 0 do {len(match.entries)}.\n"
