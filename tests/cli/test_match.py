"""`orbita match`: pairs of games until it is clear, in a file that can be gone on with."""

import json
import re

import pytest

from orbita.cli.lang import LANGS
from orbita.cli.strength_words import WORDS

QUICK = ("match", "guardians", "greedy", "random", "--elo", "0", "200", "--jobs", "1", "--lang", "en")
OPEN = ("match", "guardians", "random", "random", "--games", "6", "--jobs", "1", "--lang", "en")


def test_it_says_how_much_stronger_and_stops(orbita):
    status, out, err = orbita(*QUICK)
    assert (status, err) == (0, "")
    assert re.search(r"^guardians: greedy against random, 2 seats, seed 1 \(variant basic", out)
    assert re.search(r"difference in Elo: \+\d+ \(95 % interval: \+\d+ to \+\d+\)", out)
    assert out.endswith("greedy is stronger than random: a difference of 200 Elo is likelier than 0.\n")


def test_polish_says_the_same(orbita):
    status, out, _ = orbita(*OPEN[:-1], "pl")
    assert status == 0
    assert "z 6 gier" in out
    assert out.endswith("Nierozstrzygnięte: więcej gier daje --games.\n")


def test_the_json_has_all_figures(orbita):
    status, out, _ = orbita(*OPEN, "--json", "--seats", "3")
    found = json.loads(out)
    assert (status, found["game"], found["seats"], found["pairs"], found["games"]) == (
        0,
        "guardians",
        3,
        3,
        6,
    )
    assert found["low"] <= found["elo"] <= found["high"]
    assert found["decision"] == "open"


def test_a_match_goes_on_where_its_file_ends(orbita, tmp_path):
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    _, told, _ = orbita(*OPEN, "--out", whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == 4
    cut.write_bytes(b"".join(lines[:2]) + lines[2][:9])  # as a crash leaves it
    assert orbita(*OPEN, "--out", cut, "--resume") == (0, told, "")
    assert cut.read_bytes() == whole.read_bytes()


def test_more_games_may_be_allowed_later(orbita, tmp_path):
    file = tmp_path / "match.jsonl"
    orbita(*OPEN, "--out", file)
    more = [*OPEN, "--out", file, "--resume", "--json"]
    more[more.index("6")] = "8"
    status, out, _ = orbita(*more)
    assert (status, json.loads(out)["pairs"]) == (0, 4)
    assert json.loads(file.read_bytes().splitlines()[0])["trial"]["games"] == 8


def test_a_file_that_is_not_there_yet_is_begun(orbita, tmp_path):
    file = tmp_path / "match.jsonl"
    assert orbita(*OPEN, "--out", file, "--resume")[0] == 0
    assert len(file.read_bytes().splitlines()) == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        pytest.param(["--resume"], "--resume --out FILE", id="resumed without a file"),
        pytest.param(["--out", "{file}"], "go on with --resume", id="the file is there"),
        pytest.param(["--out", "{file}", "--resume", "--seed", "2"], "no file of this", id="another seed"),
        pytest.param(
            ["--out", "{file}", "--resume", "--elo", "0", "9"], "no file of this", id="other guesses"
        ),
        pytest.param(["--out", "{folder}", "--resume"], "cannot read", id="a folder"),
        pytest.param(["--out", "{folder}/no/file"], "cannot write", id="nowhere to write"),
        pytest.param(["--elo", "30", "0"], "the smaller first", id="guesses in the wrong order"),
        pytest.param(["--jobs", "0"], "at least one process", id="no process"),
    ],
)
def test_what_cannot_be_done_is_refused(orbita, tmp_path, arguments, said):
    file = tmp_path / "match.jsonl"
    orbita(*OPEN, "--out", file)
    before = file.read_bytes()
    filled = [argument.format(file=file, folder=tmp_path) for argument in arguments]
    status, out, err = orbita(*OPEN, *filled)
    assert (status, out) == (2, "")
    assert said in err
    assert file.read_bytes() == before


def test_a_file_that_is_no_match_stays_as_it_is(orbita, tmp_path):
    file = tmp_path / "letter.txt"
    file.write_bytes(b"Dear \xff\n")
    status, _, err = orbita(*OPEN, "--out", file, "--resume")
    assert (status, file.read_bytes()) == (2, b"Dear \xff\n")
    assert "no file of this match" in err


def test_everything_is_said_in_both_languages():
    alike = {"bot", "elo"}
    assert all(len(pair) == len(LANGS) for pair in WORDS.values())
    assert {key for key, (polish, english) in WORDS.items() if polish == english} == alike
