"""The helpers of Solar System Voyager: launch windows and a pack to begin with."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from orbita.core.errors import BadOptions
from orbita.games.voyager.options import Options
from orbita.games.voyager.tools.cards import find_card

PAGE = (Path(__file__).parents[2] / "docs" / "games" / "voyager-packs.md").read_text(encoding="utf-8")


GOLDEN = Path(__file__).parents[1] / "golden"


# Stories


@pytest.mark.parametrize(("lang", "words"), [("pl", "runda 1"), ("en", "round 1")])
def test_the_story_of_a_record_is_told_with_its_points(orbita, lang, words):
    status, out, _ = orbita(
        "voyager", "story", str(GOLDEN / "voyager" / "4-seats-greedy.txt"), "--lang", lang
    )
    assert status == 0
    moments, _, points = out.partition("\n\n")
    assert 5 <= len(moments.splitlines()) <= 7
    assert words in moments
    assert len(points.splitlines()) == 4


def test_the_story_is_data_for_programs(orbita):
    record = str(GOLDEN / "voyager" / "2-seats-greedy.txt")
    told = json.loads(orbita("voyager", "story", record, "--json")[1])
    assert len(told["race"]) == told["rounds"]


def test_the_story_of_another_game_is_refused(orbita):
    other = str(sorted((GOLDEN / "guardians").glob("*.txt"))[0])
    status, _, said = orbita("voyager", "story", other)
    assert (status, "not of voyager" in said) == (2, True)


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
        ("--from pluto", "There is no body “pluto”: there are mercury, venus"),
        ("--from jupiter", "No rocket ever stands on jupiter"),
        ("--pack nope", "There is no content pack “nope”"),
    ],
)
def test_windows_says_what_is_wrong_with_its_arguments(orbita, args, message):
    status, out, err = orbita("voyager", "windows", *args.split())
    assert (status, out) == (2, "")
    assert err.startswith(f"orbita: {message}")


# Cards


@pytest.mark.parametrize(
    "name",
    ["gravity-assist", "Gravity assist", "asysta grawitacyjna", "ASYSTA  Grawitacyjna", "gravity assist"],
)
def test_a_card_is_found_by_its_id_or_its_name_in_either_language(orbita, name):
    status, out, _ = orbita("voyager", "card", *name.split(), "--lang", "pl")
    assert status == 0
    assert out.startswith("Asysta grawitacyjna (gravity-assist)\nKarta badań: 2 sztuki.\n")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pl", ("ruch bez zużywania akcji", "Odrzucona do rzutu: 1 oczko.", "Historia: W lutym 1974 roku")),
        ("en", ("without spending an action", "Discarded for a roll: 1 pip.", "History: In February 1974")),
    ],
)
def test_a_card_tells_its_effect_its_pips_and_its_history(orbita, lang, words):
    out = orbita("voyager", "card", "gravity-assist", "--lang", lang)[1]
    for one in words:
        assert one in out


@pytest.mark.parametrize(
    ("name", "words"),
    [
        pytest.param("space-race", "Discarded for a roll: 1 pip, 2 pips in a takeover.", id="special pips"),
        pytest.param("technologie przyszlosci", "Technologies of the future", id="without diacritics"),
        pytest.param("MALY KROK", "Achievement: 1 point at the end of the game.", id="achievement"),
        pytest.param("asystent galileusza", "You own a building on Europa.", id="mission"),
    ],
)
def test_every_kind_of_card_is_shown(orbita, name, words):
    assert words in orbita("voyager", "card", *name.split(), "--lang", "en")[1]


def test_every_card_of_the_list_can_be_looked_up(orbita):
    out = orbita("voyager", "cards", "--lang", "pl")[1]
    ids = re.findall(r"^  \S[^(]*\(([a-z0-9-]+)\):", out, re.MULTILINE)
    assert len(ids) > 90
    assert len(set(ids)) == len(ids)
    for card in ids[::9]:
        assert f"({card})\n" in orbita("voyager", "card", card, "--lang", "en")[1]


def test_the_list_may_be_of_one_deck(orbita):
    out = orbita("voyager", "cards", "--deck", "mission", "--lang", "en")[1]
    assert out.startswith(
        "Missions\n  Galileo's assistant (galileos-assistant): You own a building on Europa."
    )
    assert "Gravity assist" not in out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ("asista --lang pl", "Nie ma karty „asista”: może Asysta grawitacyjna"),
        ("rover --lang en", "There is no card “rover”: perhaps Moon rover, A rover the size of a microwave."),
        ("qqqqq --lang pl", "Nie ma karty „qqqqq”: wszystkie wypisuje orbita voyager cards."),
        ("gravity-assist --pack nope --lang en", "There is no content pack “nope”."),
    ],
)
def test_a_card_that_is_not_there_brings_names_that_come_close(orbita, args, message):
    status, out, err = orbita("voyager", "card", *args.split())
    assert (status, out) == (2, "")
    assert err.startswith(f"orbita: {message}")


def test_an_unknown_card_is_refused_with_a_code():
    with pytest.raises(BadOptions) as refused:
        find_card(Options(), "", "en")
    assert refused.value.code == "card/unknown"


def test_a_card_of_one_s_own_pack_is_shown(orbita, tmp_path, monkeypatch):
    orbita("voyager", "new-pack", tmp_path / "mybox")
    research = tmp_path / "mybox" / "research.toml"
    research.write_text(research.read_text("utf-8").replace("Gravity assist", "Sling shot"), "utf-8")
    monkeypatch.setenv("ORBITA_PACKS", str(tmp_path))
    out = orbita("voyager", "card", "sling", "shot", "--pack", "mybox", "--lang", "en")[1]
    assert out.startswith("Sling shot (gravity-assist)\n")


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
    assert "missions.toml: [plik] -: brakuje tego pliku\n" in err
    assert "research.toml: [card 1] id: brakuje tego pola\n" in err
    _, _, err = orbita("play", "voyager", "--option", "pack=faulty", "--lang", "en")
    assert "missions.toml: [file] -: this file is missing\n" in err
    assert "research.toml: [card 1] id: this field is missing\n" in err


def test_what_to_do_with_a_new_pack_is_said_in_the_readers_language(orbita, tmp_path):
    folder = tmp_path / "nowy"
    _, out, _ = orbita("voyager", "new-pack", folder, "--lang", "pl")
    assert out == f"{folder}: zmień pliki, a potem: orbita check-content voyager --pack {folder}\n"
    assert "start w rundzie" in orbita("voyager", "windows", "--lang", "pl")[1]


# At the terminal


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "pl",
            (
                "Wybierz agencję.",
                "Poprowadź: Rosja",
                "Wybierz misję, którą zwracasz.",
                "end: Teraz nie można tego zrobić: ",
                "Rozwiń turystykę",
                "Tura: ",
                "technologie  lądowania  badania",
                "Celu nie osiągnięto, a to była ostatnia runda.",
            ),
        ),
        (
            "en",
            (
                "Choose an agency.",
                "Lead Russia",
                "Choose the mission you return.",
                "end: Not now: ",
                "Develop tourism",
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


@pytest.mark.parametrize(
    ("args", "polish"),
    [
        ("windows --round 0", "--round to liczba od 1 do 10000."),
        ("windows --from pluto", "Nie ma miejsca „pluto”: są Merkury, Wenus"),
        ("windows --from jupiter", "Tam (jupiter) nigdy nie stoi żadna rakieta."),
        ("windows --pack nope", "Nie ma zestawu kart „nope”."),
        ("new-pack UP", "Nazwa zestawu to małe litery, cyfry i łączniki, a nie „UP”."),
        ("new-pack there", "Nie można zapisać pliku there."),
    ],
)
def test_a_polish_system_is_refused_in_polish(orbita, args, polish, tmp_path, monkeypatch):
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    status, out, err = orbita("voyager", *args.split())
    assert (status, out) == (2, "")
    assert err.startswith(f"orbita: {polish}")
