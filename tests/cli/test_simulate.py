import json
import re
import sys

import pytest

from orbita.cli.main import main
from orbita.cli.report_words import ending_name
from orbita.core.record import read_record
from orbita.core.replay import replay
from orbita.games.guardians.game import GAME
from orbita.registry import GAMES


@pytest.fixture
def simulate(capsys):
    """Run `orbita simulate guardians`; gives what it printed."""

    def simulate(args):
        assert main(["simulate", "guardians", "--jobs", "1", *args.split()]) == 0
        out, err = capsys.readouterr()
        assert err == "", "progress is for terminals"
        return out

    return simulate


@pytest.fixture
def refused(capsys):
    """A command line that plays nothing; gives the one line it says instead."""

    def refused(args):
        assert main(["simulate", *args.split()]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n"), err[:8]) == ("", 1, "orbita: ")
        return err.removeprefix("orbita: ").rstrip()

    return refused


def test_the_tables_tell_wins_scores_length_and_causes(simulate):
    out = simulate("--seats 3 --bots greedy,random,random --games 8 --seed 2")
    assert re.search(r"^8|, 8 games, seed 2", out)
    assert re.search(r"\d decided, \d common losses", out)
    for words in (
        "Red +│ greedy",
        "Yellow +│ random",
        "all +│ random",
        "moves",
        "everybody missed in a row",
        "95 %",
    ):
        assert re.search(words, out), words


def test_the_json_says_the_same(simulate):
    found = json.loads(simulate("--bots greedy,random --games 6 --seed 3 --variant advanced --json"))
    assert (found["game"], found["games"], found["seed"]) == ("guardians", 6, 3)
    assert found["options"]["variant"] == "advanced"
    assert found["decided"] + found["common_losses"] + found["unfinished"] == 6
    assert sum(found["endings"].values()) == 6
    assert sum(seat["wins"]["wins"] for seat in found["by_seat"]) == pytest.approx(found["decided"])
    for seat in found["by_seat"]:
        assert seat["wins"]["low"] <= seat["wins"]["share"] <= seat["wins"]["high"]
        assert seat["scores"]["least"] <= seat["scores"]["median"] <= seat["scores"]["most"]
    assert found["moves"]["least"] > 0


def test_the_same_seed_gives_the_same_report_with_any_number_of_processes(simulate, capsys):
    alone = simulate("--games 60 --json")
    assert main(["simulate", "guardians", "--games", "60", "--json", "--jobs", "2"]) == 0
    assert capsys.readouterr().out == alone
    assert simulate("--games 60 --json --seed 2") != alone


def test_records_are_kept_as_text_that_replays(simulate, tmp_path):
    folder = tmp_path / "new" / "games"
    simulate(f"--games 12 --records {folder} --option missile_target=any_row")
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"guardians-{number:02}.txt" for number in range(1, 13)]
    record = read_record(files[0].read_bytes())
    assert record.options["missile_target"] == "any_row"
    assert replay(record, GAME).outcome() == record.outcome


@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_a_plot_is_drawn(simulate, tmp_path, suffix):
    pytest.importorskip("matplotlib")
    path = tmp_path / f"wins.{suffix}"
    simulate(f"--games 5 --plot {path}")
    assert path.read_bytes()[:5] in (b"\x89PNG\r", b"<?xml")


def test_a_plot_without_a_decided_game_is_drawn_as_well(simulate, tmp_path):
    pytest.importorskip("matplotlib")
    for seed in range(20):
        if json.loads(simulate(f"--games 1 --seed {seed} --json"))["decided"] == 0:
            break
    simulate(f"--games 1 --seed {seed} --plot {tmp_path / 'fall.png'}")
    assert (tmp_path / "fall.png").stat().st_size > 1_000
    assert "Wins" in simulate(f"--games 1 --seed {seed}")


def test_bots_rotate_if_they_shall(simulate):
    found = json.loads(simulate("--bots greedy,random --games 4 --rotate --json"))
    assert [sorted(seat["bots"]) for seat in found["by_seat"]] == [["greedy", "random"]] * 2


def test_by_default_random_bots_fill_the_seats(simulate):
    assert json.loads(simulate("--games 1 --json"))["bots"] == ["random", "random"]
    assert json.loads(simulate("--games 1 --seats 4 --json"))["bots"] == ["random"] * 4


@pytest.mark.parametrize(
    ("args", "said"),
    [
        pytest.param("chess", "no game 'chess'", id="no such game"),
        pytest.param("guardians --seats 3 --bots random,random", "3 seats need 3 bots", id="bots missing"),
        pytest.param("guardians --bots random,genius", "no bot 'genius'", id="no such bot"),
        pytest.param("guardians --seats 7", "2 to 4 seats, not 7", id="too many seats"),
        pytest.param("guardians --games 0", "at least one game", id="no games"),
        pytest.param("guardians --jobs 0", "at least one process", id="no processes"),
        pytest.param("guardians --seed -1", "a seed is", id="negative seed"),
        pytest.param("guardians --variant huge", "variant", id="no such variant"),
        pytest.param("guardians --option missile", "name=value", id="an option without a value"),
        pytest.param("guardians --option colour=red", "colour", id="no such option"),
        pytest.param("guardians --plot wins.gif", "ends with .png or .svg", id="another kind of picture"),
        pytest.param("guardians --plot nowhere/wins.png", "no folder nowhere", id="no such folder"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(refused, args, said):
    assert said in refused(args)


def test_a_folder_that_cannot_be_made_is_refused_before_anything_is_played(refused, tmp_path):
    (tmp_path / "file").write_text("")
    assert "cannot write records to" in refused(f"guardians --records {tmp_path / 'file'}")
    assert "cannot write records to" in refused(f"guardians --records {tmp_path / 'file' / 'games'}")


def test_without_matplotlib_a_plot_is_refused_and_the_extra_named(refused, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "extra 'plot'" in refused("guardians --plot wins.png")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("simulate guardians --games 0", "Potrzebna jest co najmniej jedna gra, nie 0."),
        ("simulate szachy", "Nie ma gry „szachy”."),
        ("bench guardians --seconds 0", "Czas pomiaru to od 0 do 3600 sekund, nie 0.0."),
        ("check-content --file x.toml", "Powiedz, której gry to plik: orbita check-content GRA --file PLIK."),
        ("fuzz guardians --moves 0", "Potrzebny jest co najmniej jeden ruch, nie 0."),
        ("serve --forget-after 0", "--forget-after to liczba sekund większa od zera."),
    ],
)
def test_where_the_system_speaks_polish_every_command_does(command, told, monkeypatch, capsys):
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert main(command.split()) == 2
    assert capsys.readouterr().err == f"orbita: {told}\n"


def test_the_report_is_told_in_the_readers_language_with_the_same_numbers(simulate):
    args = "--seats 3 --bots greedy,random,random --games 8 --seed 2 --lang"
    polish, english = simulate(f"{args} pl"), simulate(f"{args} en")
    assert re.findall(r"\d+\.\d", polish) == re.findall(r"\d+\.\d", english)
    for words in ("8 gier, ziarno 2", "rozstrzygnięte: ", "wspólne przegrane: ", "Czerwony +│ greedy"):
        assert re.search(words, polish), words
    for words in ("Zwycięstwa w rozstrzygniętych", "mediana", "Przyczyny końca", "wszyscy po kolei chybili"):
        assert words in polish
    for words in ("games", "seed", "wins", "decided", "Red", "moves", "cause"):
        assert not re.search(rf"\b{words}\b", polish), words


@pytest.mark.parametrize("game", GAMES)
def test_every_cause_of_end_has_a_name_in_two_languages(game):
    endings = GAMES[game].texts.ENDINGS
    assert len(endings) > 1
    assert [reason for reason, (polish, english) in endings.items() if polish == english] == []
    assert ending_name(game, "unfinished", "pl") == "niedokończona"
