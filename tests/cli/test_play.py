import io
import random
import re
import sys
from dataclasses import replace
from importlib import resources

import pytest

from orbita.cli import lang
from orbita.cli.main import main
from orbita.cli.table import local
from orbita.core import refusals
from orbita.core.contract import CLOCK
from orbita.core.match import Match
from orbita.core.record import differences, read_record, write_json, write_text
from orbita.core.replay import replay
from orbita.games.guardians.game import GAME
from orbita.games.guardians.state import row_of
from tests.contract.sealed import SEALED


@pytest.fixture
def play(monkeypatch, capsys):
    """Play guardians with these lines typed in; gives what the terminal showed."""

    def play(*lines, args="--seats human,human --seed 4 --lang en", status=0):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "guardians", *args.split()]) == status
        return capsys.readouterr().out

    return play


@pytest.fixture
def refused(monkeypatch, capsys):
    """A command line that starts no game; gives the one line it says instead."""

    def refused(args):
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        assert main(["play", *args.split()]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n"), err[:8]) == ("", 1, "orbita: ")
        return err.removeprefix("orbita: ").rstrip()

    return refused


def saved(path):
    return read_record(path.read_bytes())


def moves_in(path):
    return [f"{entry.seat}: {entry.move}" for entry in saved(path).moves]


def random_match(seed, moves, **options):
    """A match some random moves old."""
    match, dice = Match(GAME, GAME.read_options(options), 2, seed), random.Random(seed)
    for _ in range(moves):
        seat = GAME.awaited(match.state)[0]
        match.play(seat, dice.choice(list(GAME.legal(match.state, seat))))
    return match


# Looking at the table


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ("Guardians of Space", "Red – human", "Yellow – human", "Moon", "PLANET", "on 10/3", "Red> "),
        ),
        (
            "pl",
            ("Strażnicy Kosmosu", "Czerwony – człowiek", "Księżyc", "PLANETA", "na 10/3", "Czerwony> "),
        ),
    ],
)
def test_a_table_speaks_the_language_asked_for(play, language, words):
    shown = play(args=f"--seats human,human --lang {language}")
    for word in words:
        assert word in shown


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "pl"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_language_is_the_systems(monkeypatch, variables, expected):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert lang.system_lang() == expected


def test_piped_output_has_no_escape_codes(play):
    assert "\x1b" not in play("1", "1", "1", "?", "hint", "log")


def test_a_terminal_gets_colours(play, monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[1;97;41m ▲ \x1b[0m" in play("1")


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_a_terminal_that_wants_none_gets_no_colours(play, monkeypatch, name, value):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv(name, value)
    assert "\x1b" not in play("1", "?")


def test_an_empty_line_shows_the_board_again(play):
    assert play().count("PLANET") == 1
    assert play("").count("PLANET") == 2
    assert play("board").count("PLANET") == 2
    assert play("plansza").count("PLANET") == 2


def test_the_log_tells_what_happened(play):
    shown = play("log", "place 10/3", "place 10/5", "mine 6/1", "log")
    assert "Nothing has happened yet." in shown
    told = shown[shown.rindex("> log") :]
    assert "1. Red took position at 10/3." in told
    assert "3. Yellow laid the mine at 6/1.\n" in told


@pytest.mark.parametrize("word", ["?", "help", "pomoc"])
def test_help_lists_commands_and_notation(play, word):
    shown = play(word, args="--seats human,human --lang pl")
    assert "podpowiedź" in shown
    assert "`leć 8/3`" in shown


def test_every_command_is_in_the_help():
    for word, method in local.COMMANDS.items():
        assert hasattr(local.LocalTable, method)
        if word not in ("", "q", "exit", "help", "podpowiedz"):
            assert word in lang.phrase("commands", "pl"), word


# Moving


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(["place 10/3", "place 10/5", "mine 6/1", "move 8/3", "keep"], id="notation"),
        pytest.param(["postaw 10/3", "POSTAW 10/5", "mina 6/1", "leć 8/3", "zostaw"], id="Polish words"),
        pytest.param(["3", "4", "2", "move 8/3", "2"], id="numbers"),
        pytest.param(["place 10/3", "place 10/5, mine 6/1", "move 8/3,keep"], id="several on a line"),
        pytest.param(["3", "4, 2", "ruch 8/3 , 2 ,"], id="mixed"),
    ],
)
def test_moves_are_typed_in_any_way(play, tmp_path, lines):
    play(*lines, args=f"--seats human,human --seed 4 --save {tmp_path}/game")
    assert moves_in(tmp_path / "game") == [
        "red: place 10/3",
        "yellow: place 10/5",
        "yellow: mine 6/1",
        "red: move 8/3",
        "red: keep",
    ]


def test_the_list_says_what_each_move_would_do(play):
    shown = play("place 10/3", "place 10/5, mine 6/1")
    for number, text in re.findall(r"(\d+) (Fly to \d+/\d+) \(\+\d points?\)", shown):
        by_number = play("place 10/3", "place 10/5, mine 6/1", number, "log")
        by_text = play("place 10/3", "place 10/5, mine 6/1", text, "log")
        assert by_number.split("> log")[1] == by_text.split("> log")[1]


def test_the_rest_of_a_line_is_not_played_for_the_next_seat(play):
    shown = play("place 10/3, place 10/5, mine 6/1", "log")
    assert "Not played: place 10/5, mine 6/1." in shown
    assert "Yellow took position" not in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("shoot", "Not now: place your fighter in the lowest row.", id="not now"),
        pytest.param("place 9/3", "Choose an empty space of the lowest row.", id="not there"),
        pytest.param("place 11/3", "No such space: write row/column.", id="off the board"),
        pytest.param("dance", "I cannot read that.", id="not a move"),
        pytest.param("0", "Moves are numbered from 1 to 6.", id="number too low"),
        pytest.param("7", "Moves are numbered from 1 to 6.", id="number too high"),
        pytest.param("9" * 5000, "I cannot read that.", id="absurd number"),
        pytest.param("²", "I cannot read that.", id="a digit that is no number"),
        pytest.param("-1", "I cannot read that.", id="negative"),
        pytest.param("place 10/3\x00", "No such space", id="zero byte"),
        pytest.param("{seat} {0} %s", "I cannot read that.", id="braces"),
        pytest.param("undo", "There is nothing to take back.", id="nothing to undo"),
        pytest.param("save", "Name a file: save FILE.", id="save what"),
        pytest.param("load", "Name a file: load FILE.", id="load what"),
        pytest.param("load \x00", "Cannot read", id="a name that cannot be"),
    ],
)
def test_bad_input_is_answered_and_changes_nothing(play, typed, answer):
    shown = play(typed, "log")
    assert answer in shown
    assert "Nothing has happened yet." in shown


def test_bad_input_is_answered_in_polish(play):
    shown = play("shoot", "tańcz", "9", "undo", "save", args="--seats human,human --lang pl")
    for answer in (
        "shoot: To nie teraz: postaw myśliwiec w najniższym rzędzie.",
        "tańcz: Nie rozumiem.",
        "9: Numery ruchów są od 1 do 6.",
        "Nie ma czego cofnąć.",
        "Podaj nazwę pliku",
    ):
        assert answer in shown


def test_a_refused_move_in_a_line_drops_the_rest(play):
    shown = play("place 10/3", "place 10/3, mine 6/1", "log")
    assert "place 10/3: Choose an empty space" in shown
    assert "Not played: mine 6/1." in shown
    assert "mine at" not in shown


# Taking back


def test_a_move_of_the_unfinished_turn_is_taken_back(play, tmp_path):
    shown = play(
        "place 10/3", "place 10/5, mine 6/1", "move 8/3", "undo", "move 9/3", "keep",
        args=f"--seats human,human --seed 4 --lang en --save {tmp_path}/game",
    )  # fmt: skip
    assert "Red: move taken back." in shown
    assert moves_in(tmp_path / "game")[-4:] == ["red: move 8/3", "red: undo 1", "red: move 9/3", "red: keep"]
    state = replay(saved(tmp_path / "game"), GAME).state
    assert row_of(state, state.fighter[0]) == 9


def test_a_finished_turn_is_not_taken_back(play):
    shown = play("place 10/3", "undo")
    assert "You can only take back moves of your own unfinished turn." in shown
    shown = play("place 10/3", "place 10/5, mine 6/1", "move 8/3", "keep", "undo")
    assert "You can only take back moves of your own unfinished turn." in shown


def test_after_a_take_back_the_move_before_counts(play):
    shown = play("place 10/3", "place 10/5", "undo", "undo")
    assert shown.count("move taken back") == 1
    assert "You can only take back moves of your own unfinished turn." in shown


def test_a_take_back_of_several_moves_is_counted(play, tmp_path):
    match = Match(GAME, GAME.read_options({}), 2, 1)
    for seat, move in [(0, "place 10/3"), (1, "place 10/5"), (1, "mine 6/1"), (0, "shoot")]:
        match.play_text(seat, move)
    match.undo(1, 3)
    (tmp_path / "game").write_text(write_text(match.record()))
    shown = play("undo", args=f"--load {tmp_path}/game --seats human,human --lang en")
    assert "You can only take back moves of your own unfinished turn." in shown


def match_that_just_revealed_something():
    """Somebody's shot brought reinforcements, and the mine is still to be moved."""
    for seed in range(1000):
        match = random_match(seed, 3)
        dice = random.Random(seed)
        while seats := GAME.awaited(match.state):
            events = match.play(seats[0], dice.choice(list(GAME.legal(match.state, seats[0]))))
            laid = any(GAME.event_data(match.state, event)["event"] == "invader_laid" for event in events)
            if laid and GAME.awaited(match.state) == seats:
                return match
    raise AssertionError("no such game")


@pytest.mark.parametrize(
    ("language", "answer"),
    [("en", "it revealed something hidden"), ("pl", "odsłonił coś, co było zakryte")],
)
def test_a_move_that_revealed_something_is_not_taken_back(play, tmp_path, language, answer):
    match = match_that_just_revealed_something()
    (tmp_path / "game").write_text(write_text(match.record()))
    shown = play(
        "undo", args=f"--load {tmp_path}/game --save {tmp_path}/game --lang {language} --seats human,human"
    )
    assert answer in shown
    assert saved(tmp_path / "game") == match.record()


# Saving and loading


@pytest.mark.parametrize("name", ["game.orbita", "game.json", "game with spaces, and a comma"])
def test_a_saved_game_goes_on_where_it_was(play, tmp_path, name):
    path = tmp_path / name
    assert f"Game saved to {path}." in play("place 10/3", f"save {path}", "place 10/5, mine 6/1")
    assert path.read_text().startswith("{" if name.endswith("json") else "game: guardians")
    shown = play("place 10/1", f"load {path}", "log", "place 10/6", f"save {path}")
    assert "1. Red took position at 10/3." in shown[shown.index("> log") :]
    assert moves_in(path) == ["red: place 10/3", "yellow: place 10/6"]
    assert saved(path).seed == 4


def test_every_move_is_saved_at_once(play, tmp_path):
    path = tmp_path / "game"
    shown = play("place 10/3", "place 10/5", args=f"--seats human,human --seed 4 --lang en --save {path}")
    assert moves_in(path) == ["red: place 10/3", "yellow: place 10/5"]
    assert f"To go on: orbita play guardians --load {path}" in shown
    assert "Save the game?" not in shown


@pytest.mark.parametrize("write", [lambda r: write_text(r).encode(), write_json], ids=["text", "JSON"])
def test_a_loaded_game_is_the_saved_one(play, tmp_path, write):
    match = random_match(7, 25, variant="advanced")
    (tmp_path / "given").write_bytes(write(match.record()))
    play(f"save {tmp_path}/again", args=f"--load {tmp_path}/given --seats human,human --lang en")
    assert differences(match.record(), saved(tmp_path / "again")) == []


def test_saving_leaves_foreign_files_alone(play, tmp_path):
    notes = tmp_path / "notes.txt"
    notes.write_text("my notes")
    other = tmp_path / "other"
    other.write_text(write_text(random_match(1, 5).record()))
    before = other.read_text()
    shown = play("place 10/3", f"save {notes}", f"save {other}", "log")
    assert shown.count("holds something else: choose another name.") == 2
    assert (notes.read_text(), other.read_text()) == ("my notes", before)
    assert "1. Red took position" in shown


def test_saving_that_fails_says_so_and_the_game_goes_on(play, tmp_path):
    shown = play(f"save {tmp_path}/no/such/folder", "place 10/3", args="--seats human,human --lang pl")
    assert f"Nie można zapisać pliku {tmp_path}/no/such/folder." in shown
    assert "Czerwony staje na polu 10/3." in shown
    shown = play("1", "1", "1", args=f"--seats human,human --lang en --save {tmp_path}/no/such/folder")
    assert shown.count("The game is no longer being saved.") == 1


@pytest.mark.parametrize(
    ("damage", "answer"),
    [
        pytest.param(lambda text: "", "There is no record here", id="empty"),
        pytest.param(
            lambda text: re.sub("rules=[0-9]+", "rules=99", text), "version 99 of the rules", id="rules"
        ),
        pytest.param(lambda text: text.replace("10/", "9/"), "Move 1 (red: place 9/", id="illegal move"),
        pytest.param(
            lambda text: text.replace("game: guardians", "game: chess"), "record of chess", id="other game"
        ),
        pytest.param(lambda text: text.replace("red: ", "pink: "), "no seat 'pink'", id="unknown seat"),
        pytest.param(lambda text: text.replace("red: ", "red "), "Line 3", id="bad line"),
    ],
)
def test_a_damaged_record_is_not_loaded_and_the_game_goes_on(play, tmp_path, damage, answer):
    text = write_text(random_match(1, 5).record())
    (tmp_path / "game").write_text(damage(text))
    assert damage(text) != text
    shown = play("place 10/3", f"load {tmp_path}/game", "log")
    assert answer in shown
    assert "1. Red took position at 10/3." in shown


def test_a_game_for_another_number_of_seats_is_not_loaded(play, tmp_path):
    (tmp_path / "game").write_text(write_text(random_match(1, 5).record()))
    shown = play(f"load {tmp_path}/game", args="--seats human,human,human --lang en")
    assert "The saved table has 2 seats, not 3." in shown


# Leaving


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Save the game?", "was not saved", "See you!")),
        ("pl", ("Zapisać", "nie została", "zobaczenia")),
    ],
)
def test_the_end_of_input_ends_politely(play, language, words):
    shown = play("1", args=f"--seats human,human --lang {language}")
    for word in words:
        assert word in shown


@pytest.mark.parametrize("word", ["quit", "exit", "q", "koniec", "QUIT"])
def test_leaving_offers_to_save(play, tmp_path, word):
    path = tmp_path / "kept"
    shown = play("place 10/3", word, f"{tmp_path}/no/folder", str(path))
    assert "Cannot write" in shown
    assert f"To go on: orbita play guardians --load {path}" in shown
    assert moves_in(path) == ["red: place 10/3"]


def test_leaving_without_saving_is_one_more_line(play):
    assert "was not saved" in play("place 10/3", "quit", "")
    assert "Save the game?" not in play("quit")


def test_an_interruption_ends_politely(play, monkeypatch):
    def interrupt(prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr(local.terminal, "ask", interrupt)
    assert "See you!" in play()


# Bots


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_whole_game_by_numbers_against_a_bot(play, tmp_path, bot):
    dice, path = random.Random(1), tmp_path / "game"
    numbers = [dice.randint(1, 6) for _ in range(3000)]
    shown = play(*numbers, args=f"--seats human,{bot} --seed 6 --lang en --save {path} --variant advanced")
    record = saved(path)
    assert record.outcome is not None
    assert GAME.texts.outcome(record.outcome, "en") in shown
    assert record.options["variant"] == "advanced"
    assert sum(entry.seat == "red" for entry in record.moves) > 20
    assert replay(record, GAME).outcome() == record.outcome


def test_bots_alone_are_watched_to_the_end(play, tmp_path):
    shown = play(args=f"--seats random,random,random --seed 3 --lang pl --save {tmp_path}/game")
    assert "Niebieski" not in shown
    assert saved(tmp_path / "game").outcome is not None
    assert "Zapisać grę?" not in shown


def test_the_same_seed_gives_the_same_game_with_bots(play, tmp_path):
    for name in ("one", "two"):
        play(args=f"--seats greedy,random --seed 3 --save {tmp_path}/{name}")
    assert saved(tmp_path / "one") == saved(tmp_path / "two")


def test_without_a_seed_every_game_is_another(play, tmp_path):
    for name in ("one", "two"):
        play("1", args=f"--seats human,human --save {tmp_path}/{name}")
    assert saved(tmp_path / "one").seed != saved(tmp_path / "two").seed


@pytest.mark.parametrize("word", ["hint", "podpowiedź", "podpowiedz"])
def test_a_hint_is_a_move_one_can_type(play, word):
    shown = play("place 10/3", "place 10/5, mine 6/1", word)
    hint = re.search(r"Hint \(greedy\): ([^(\n]+)", shown)[1].strip()
    after = play("place 10/3", "place 10/5, mine 6/1", hint, "log")
    assert "4. Red" in after


def test_by_default_a_person_plays_against_the_bot(play):
    assert "Red – human, Yellow – bot greedy." in play(args="--lang en")


@pytest.mark.parametrize("players", [("random", "random"), ("human", "random")])
def test_any_game_can_be_played_even_with_hidden_hands(monkeypatch, capsys, tmp_path, players):
    monkeypatch.chdir(tmp_path)  # the last line answers the offer to save
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nboard\nhint\n2\n" * 500))
    match = Match(SEALED, SEALED.read_options({}), 2, 1)
    assert local.LocalTable(match, players, "en", None).run() == 0
    assert match.outcome() is not None
    assert "rounds-played" in capsys.readouterr().out


def test_when_only_the_clock_is_awaited_it_moves_on(capsys):
    timed = replace(SEALED, awaited=lambda s: (CLOCK,) if SEALED.awaited(s) else ())
    match = Match(timed, timed.read_options({}), 2, 1)
    local.LocalTable(match, ("random", "random"), "en", None).run()
    assert match.outcome() is not None
    assert {entry.seat for entry in match.entries} == {"clock"}
    assert all(entry.at == int(entry.move.split()[-1]) for entry in match.entries)


# Errors of the command line


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ("chess", "No game 'chess': there is guardians"),
        ("chess --lang pl", "Nie ma gry „chess”."),
        ("guardians --seats human", "Guardians is for 2 to 4 seats, not 1."),
        ("guardians --seats human --lang pl", "Ta gra nie jest dla tylu osób: 1."),
        ("guardians --seats human,human,human,human,human", "Guardians is for 2 to 4 seats, not 5."),
        ("guardians --seats human,hal", "Guardians has no bot 'hal'"),
        ("guardians --seats human,hal --lang pl", "Nie ma bota „hal” do tej gry."),
        ("guardians --seats human,", "Guardians has no bot ''"),
        ("guardians --variant huge", "Guardians: Invalid enum value 'huge'"),
        ("guardians --option colour=red", "Guardians: Object contains unknown field `colour`"),
        ("guardians --option colour", "Cannot read 'colour': write name=value."),
        ("guardians --seed -1", "A seed is a whole number"),
        ("guardians --load no-such-file", "Cannot read no-such-file: No such file or directory."),
        ("guardians --load no-such-file --lang pl", "Nie można odczytać pliku no-such-file."),
        ("guardians --load .", "Cannot read .: Is a directory."),
        ("guardians --load x --variant basic", "A loaded game has its own options and seed"),
    ],
)
def test_a_game_that_cannot_begin_says_why(refused, monkeypatch, args, message):
    monkeypatch.setenv("LC_ALL", "C")
    assert refused(args).startswith(message)


def test_options_reach_the_game(play, tmp_path):
    play(
        "1",
        args=f"--seats human,human --option missile_target=any_row --option collisions_empty_columns=true "
        f"--save {tmp_path}/game",
    )
    options = saved(tmp_path / "game").options
    assert (options["missile_target"], options["collisions_empty_columns"]) == ("any_row", True)


def test_a_loaded_game_needs_as_many_players(refused, tmp_path, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    (tmp_path / "game").write_text(write_text(random_match(1, 5).record()))
    assert refused(f"guardians --load {tmp_path}/game --seats human,human,human") == (
        "The saved table has 2 seats, not 3."
    )


def test_every_error_of_ours_has_a_polish_text():
    sources = [
        *(
            resources.files("orbita.core") / f"{name}.py"
            for name in ("contract", "match", "options", "record", "replay")
        ),
        *(
            resources.files("orbita.cli") / f"{name}.py"
            for name in ("play", "replay", "table/saving", "table/local")
        ),
        resources.files("orbita") / "registry.py",
        resources.files("orbita.bots") / "find.py",
    ]
    raised = {
        code
        for source in sources
        for code in re.findall(r'\(\s*"([a-z]+/[a-z-]+)"', source.read_text("utf-8"))
    }
    assert len(raised) > 20
    assert raised - {"move/number"} <= {*lang.POLISH_ERRORS, *refusals.POLISH}
