"""The helpers of Solar System Voyager: launch windows and a pack to begin with."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from orbita.cli.main import main

PAGE = (Path(__file__).parents[2] / "docs" / "games" / "voyager-packs.md").read_text(encoding="utf-8")


@pytest.fixture
def orbita(capsys):
    def orbita(*args):
        status = main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return status, out, err

    return orbita


# Launch windows


def test_windows_lists_the_earliest_arrival_at_each_body_for_every_launch_round(orbita):
    status, out, _ = orbita("voyager", "windows", "--launches", "2", "--json")
    assert status == 0
    first, second = json.loads(out)
    assert [arrival["body"] for arrival in first["arrivals"]] == [
        "venus",
        "moon",
        "mars",
        "vesta",
        "ceres",
        "europa",
    ]
    assert first["arrivals"][1] == {"body": "moon", "round": 0, "actions": 1}
    assert (first["launch"], second["launch"]) == (0, 1)


def test_windows_of_a_later_round_begin_where_the_rings_are_then(orbita):
    now = json.loads(orbita("voyager", "windows", "--launches", "4", "--json")[1])[3]["arrivals"]
    then = json.loads(orbita("voyager", "windows", "--round", "4", "--launches", "1", "--json")[1])
    assert [(a["body"], a["actions"]) for a in now] == [
        (a["body"], a["actions"]) for a in then[0]["arrivals"]
    ]


def test_windows_are_a_table_with_rounds_as_people_count_them(orbita):
    out = orbita("voyager", "windows", "--round", "5", "--launches", "1")[1]
    assert re.search(r"│ 5 .*│ 5 \(1\)", out)  # launched in round 5, on the Moon in the same round


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ("--round 0", "--round is a number from 1 to 10000"),
        ("--launches 101", "--launches is a number from 1 to 100"),
        ("--steps 4", "--steps is a number from 1 to 3"),
        ("--from pluto", "no body 'pluto': there is mercury, venus, earth"),
        ("--from jupiter", "no rocket ever stands on jupiter"),
        ("--pack nope", "there is no content pack 'nope'"),
    ],
)
def test_windows_says_what_is_wrong_with_its_arguments(orbita, args, message):
    status, out, err = orbita("voyager", "windows", *args.split())
    assert (status, out) == (2, "")
    assert err.startswith(f"orbita: {message}")


# Packs, as docs/games/voyager-packs.md tells it


def test_a_card_typed_in_as_the_page_shows_it_is_checked_and_played_with(orbita, tmp_path, monkeypatch):
    status, out, _ = orbita("voyager", "new-pack", tmp_path / "mybox")
    assert status == 0
    assert "check-content voyager --pack" in out
    for example in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL):
        for entry in re.split(r"\n(?=\[\[)", example.replace('id = "', 'id = "my-')):
            kind = re.match(r"\[\[(\w+)", entry)[1]
            file = {"card": "research", "mission": "missions", "achievement": "achievements"}[kind]
            with (tmp_path / "mybox" / f"{file}.toml").open("a", encoding="utf-8") as opened:
                opened.write(f"\n{entry}\n")
    assert "my-ice-drill" in (tmp_path / "mybox" / "research.toml").read_text(encoding="utf-8")
    assert orbita("check-content", "voyager", "--pack", tmp_path / "mybox")[:2] == (
        0,
        f"voyager: OK ({tmp_path / 'mybox'})\n",
    )
    monkeypatch.setenv("ORBITA_PACKS", str(tmp_path))
    status, out, _ = orbita(
        "simulate", "voyager", "--games", "1", "--jobs", "1", "--json", "--option", "pack=mybox"
    )
    assert status == 0
    assert json.loads(out)["options"]["pack"] == "mybox"


def test_a_new_pack_is_never_written_over_another(orbita, tmp_path):
    orbita("voyager", "new-pack", tmp_path / "mybox")
    (tmp_path / "mybox" / "board.toml").write_text("mine")
    status, _, err = orbita("voyager", "new-pack", tmp_path / "mybox")
    assert status == 2
    assert err.endswith("mybox: File exists\n")
    assert (tmp_path / "mybox" / "board.toml").read_text() == "mine"


@pytest.mark.parametrize("name", ["My Box", "no/such/folder/mybox", ".."])
def test_a_new_pack_needs_a_name_and_a_place(orbita, tmp_path, name):
    status, out, err = orbita("voyager", "new-pack", tmp_path / name)
    assert (status, out) == (2, "")
    assert err.startswith("orbita: ")
    assert list(tmp_path.iterdir()) == []


def test_a_pack_with_faults_is_not_played_with_and_all_of_them_are_told(orbita, tmp_path, monkeypatch):
    orbita("voyager", "new-pack", tmp_path / "faulty")
    (tmp_path / "faulty" / "missions.toml").unlink()
    (tmp_path / "faulty" / "research.toml").write_text("[[card]]\n", encoding="utf-8")
    monkeypatch.setenv("ORBITA_PACKS", str(tmp_path))
    status, out, err = orbita("play", "voyager", "--option", "pack=faulty", "--lang", "pl")
    assert (status, out) == (2, "")
    assert "missions.toml: [file] -: this file is missing\n" in err
    assert "research.toml: [card 1] id: this field is missing\n" in err


# At the terminal


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "pl",
            (
                "Wybierz agencję.",
                "agencja: Rosja (zaczyna z gotową rakietą)",
                "Wybierz misję, którą zwracasz.",
                "end: Teraz nie można tego zrobić: ",
                "(2 monety)",
                "Tura: ",
                "technologie  lądowania  badania",
                "Celu nie osiągnięto, a to była ostatnia runda.",
            ),
        ),
        (
            "en",
            (
                "Choose an agency.",
                "lead Russia: starts with a rocket",
                "Choose the mission you return.",
                "end: end: now you may ",
                "(2 coins)",
                "'s turn.",
                "technology  landing  research",
                "Nobody reached the goal, and this was the last round.",
            ),
        ),
    ],
)
def test_a_whole_game_against_a_bot_fits_a_hundred_columns(orbita, tmp_path, monkeypatch, lang, words):
    orbita("voyager", "new-pack", tmp_path / "short")
    board = tmp_path / "short" / "board.toml"
    board.write_text(board.read_text(encoding="utf-8").replace("last_round = 60", "last_round = 5"), "utf-8")
    monkeypatch.setenv("ORBITA_PACKS", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)  # what is typed after the end is taken for the name of a file
    monkeypatch.setattr(sys, "stdin", io.StringIO("end\n1\n" * 12 + "end\n" * 40 + "quit\n"))
    status, out, _ = orbita(
        "play", "voyager", "--seed", "5", "--lang", lang, "--seats", "human,random", "--option", "pack=short"
    )
    assert status == 0
    for one in words:
        assert one in out
    assert max(map(len, out.splitlines())) <= 100


@pytest.mark.parametrize(("lang", "words"), [("pl", "`leć mars/3`"), ("en", "`move mars/3`")])
def test_the_help_lists_the_moves(orbita, monkeypatch, lang, words):
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nquit\n"))
    assert words in orbita("play", "voyager", "--seed", "5", "--lang", lang)[1]


@pytest.mark.parametrize(("lang", "words"), [("pl", "Twoja tura"), ("en", "Your turn")])
def test_the_rules_are_told_in_both_languages(orbita, lang, words):
    status, out, _ = orbita("rules", "voyager", "--lang", lang)
    assert (status, f"## {words}" in out) == (0, True)


def test_fuzz_finds_nothing(orbita):
    status, out, _ = orbita("fuzz", "voyager", "--moves", "400", "--seed", "3")
    assert status == 0
    assert "nothing broke" in out
