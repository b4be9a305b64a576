from importlib import resources

import pytest

from orbita.cli.main import main
from orbita.games.guardians.game import GAME
from orbita.registry import GAMES

BOX = (resources.files("orbita.games.guardians") / "content" / "box.toml").read_text("utf-8")


@pytest.fixture
def check(capsys):
    def check(*args):
        status = main(["check-content", *map(str, args)])
        out, err = capsys.readouterr()
        return status, out, err

    return check


def test_every_game_is_checked_and_named_with_its_hash(check):
    status, out, _ = check()
    assert status == 0
    assert out.count("OK") == len(GAMES)
    assert f"guardians: OK (content {GAME.content_hash(GAME.read_options({}))})\n" in out


def test_one_game_can_be_checked(check):
    assert check("guardians")[1].startswith("guardians: OK (content ")


def test_a_file_of_ones_own_can_be_checked(check, tmp_path):
    path = tmp_path / "my.toml"
    path.write_text(BOX.replace("missile = 10", "missile = 12"))
    assert check("guardians", "--file", path) == (0, f"guardians: OK ({path})\n", "")


def test_all_faults_are_listed_with_file_entry_field_and_what_is_allowed(check, tmp_path):
    path = tmp_path / "my.toml"
    path.write_text(BOX.replace("rows = 10", "rows = 99", 1).replace("level = 10", "level = true"))
    status, out, _ = check("guardians", "--file", path)
    assert status == 1
    assert out == (
        "guardians: 2 faults\n"
        "  my.toml: [board] rows: a whole number from 5 to 12 is needed, not 99\n"
        "  my.toml: [prices] level: a whole number from 1 to 20 is needed, not True\n"
    )


def test_faults_are_told_in_the_readers_language(check, tmp_path, monkeypatch):
    path = tmp_path / "my.toml"
    path.write_text(BOX.replace("rows = 10", "rows = 99", 1).replace("level = 10", "level = true"))
    polish = (
        "guardians: 2 błędy\n"
        "  my.toml: [board] rows: potrzebna jest liczba całkowita od 5 do 12, a nie 99\n"
        "  my.toml: [prices] level: potrzebna jest liczba całkowita od 1 do 20, a nie True\n"
    )
    assert check("guardians", "--file", path, "--lang", "pl") == (1, polish, "")
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert check("guardians", "--file", path)[1] == polish
    assert check("guardians")[1].startswith("guardians: OK (zawartość ")


def test_a_file_that_is_no_toml_is_one_fault(check, tmp_path):
    path = tmp_path / "my.toml"
    path.write_text("[board\n")
    status, out, _ = check("guardians", "--file", path)
    assert status == 1
    assert out.startswith("guardians: 1 fault\n  my.toml: [file] syntax: ")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("chess",), "no game 'chess'"),
        (("guardians", "--file", "no-such-file"), "cannot read no-such-file: No such file or directory"),
        (("guardians", "--file", "."), "cannot read .: "),
        (("--file", "box.toml"), "say for which game"),
    ],
)
def test_what_cannot_be_checked_is_said(check, args, message):
    status, out, err = check(*args)
    assert (status, out) == (2, "")
    assert err.startswith(f"orbita: {message}")
