"""`orbita ladder`: all against all, as tables, JSON, picture and records."""

import json
import re

import pytest

from orbita.core.record import read_record

LADDER = ("ladder", "guardians", "--bots", "random,greedy", "--games", "4", "--jobs", "1", "--lang", "en")


def test_the_tables_tell_strength_meetings_and_seats(orbita):
    status, out, err = orbita(*LADDER)
    assert (status, err) == (0, "")
    assert "guardians, 2 seats, 4 games, seed 1" in out
    assert re.search(r"greedy +│ +\d+ │ +−?\d+ … \d+ │ \d+ \(−?\d+ … \d+\) │ +\d+% │ +4", out)
    assert re.search(r"random +│ +0 │ +– │ +– │", out)
    assert re.search(r"Yellow +│ +−?\d+ │", out)


def test_polish_says_the_same(orbita):
    status, out, _ = orbita(*LADDER[:-1], "pl")
    assert status == 0
    assert "2 przy stole, 4 gry, ziarno 1" in out
    assert "Drabina: random = 0" in out


def test_the_json_and_the_records_are_the_same_with_any_number_of_processes(orbita, tmp_path):
    folders = [tmp_path / "one", tmp_path / "two"]
    told = []
    for jobs, folder in zip("12", folders, strict=True):
        arguments = [*LADDER, "--json", "--records", folder]
        arguments[arguments.index("--jobs") + 1] = jobs
        told.append(orbita(*arguments))
    assert told[0] == told[1]
    found = json.loads(told[0][1])
    assert [rung["bot"] for rung in found["rungs"]] == ["greedy", "random"]
    names = [f"guardians-{number}.txt" for number in range(1, 5)]
    for folder in folders:
        assert sorted(file.name for file in folder.iterdir()) == names
    for name in names:
        assert (folders[0] / name).read_bytes() == (folders[1] / name).read_bytes()
        assert read_record((folders[0] / name).read_bytes()).outcome is not None


def test_three_seats_are_told_by_places(orbita):
    status, out, _ = orbita(*LADDER, "--seats", "3", "--json")
    found = json.loads(out)
    assert (status, found["seats"], found["games"]) == (0, 3, 12)  # two line-ups of two rounds
    assert [term["seat"] for term in found["by_seat"]] == ["red", "yellow", "green"]


@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_a_picture_is_drawn(orbita, tmp_path, suffix):
    pytest.importorskip("matplotlib")
    file = tmp_path / f"ladder.{suffix}"
    assert orbita(*LADDER, "--plot", file)[0] == 0
    assert file.stat().st_size > 1000


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        pytest.param(["--bots", "random"], "two and more bots", id="one bot"),
        pytest.param(["--bots", "random,search-0"], "1 to 1000000", id="a search without walks"),
        pytest.param(["--plot", "ladder.gif"], ".png or .svg", id="a picture nobody can draw"),
    ],
)
def test_what_cannot_be_done_is_refused(orbita, arguments, said):
    status, out, err = orbita(*LADDER, *arguments)
    assert (status, out) == (2, "")
    assert said in err
