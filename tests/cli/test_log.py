import csv
import io
import json
import os
from pathlib import Path

import pytest

from orbita.cli.space_alert import star_log as command
from orbita.core.record import read_record
from orbita.games.space_alert.content.read import content
from tests.cli.command import runner

ENTRY = [
    *("log", "add", "--crew", "Ola,Jan,Ewa,android"),
    *("--captain", "Ola", "--communications", "Jan", "--security", "Ewa"),
    *("--mission", "mission_3", "--common", "white", "--serious", "both", "--date", "2026-11-15"),
]
POINTS = ["--survived", "4", "--destroyed", "16", "--penalty", "3", "--confirmation", "2"]


@pytest.fixture
def file(tmp_path, monkeypatch):
    path = tmp_path / "starlog.jsonl"
    monkeypatch.setenv("ORBITA_STARLOG", str(path))
    return path


@pytest.fixture
def run(capsys, file):
    return runner(command, capsys)


# add


def test_an_added_mission_is_shown_and_kept(run, file):
    added = run(*ENTRY, *POINTS)
    assert (added.status, added.out.splitlines()[0]) == (0, "no 1")
    assert "total:                  19" in added.out
    assert json.loads(file.read_text()) == {
        "format": 1,
        "date": "2026-11-15",
        "crew": [
            {"name": "Ola", "roles": ["captain"]},
            {"name": "Jan", "roles": ["communications"]},
            {"name": "Ewa", "roles": ["security"]},
            {"name": "android"},
        ],
        "mission": "mission_3",
        "common": "white",
        "serious": "both",
        "result": {"type": "survived", "survived": 4, "destroyed": 16, "penalty": 3, "confirmation": 2},
    }


def test_a_lost_mission_names_its_threat(run):
    run(*ENTRY, "--lost-to", "Nemesis")
    assert "ship lost: Nemesis" in run("log", "list").out


def test_points_that_are_not_given_are_none(run):
    assert "total:                  12" in run(*ENTRY, "--destroyed", "12").out


def test_adding_never_changes_what_is_there(run, file):
    run(*ENTRY, *POINTS)
    before = file.read_bytes()
    run(*ENTRY, "--lost-to", "Nemesis")
    assert file.read_bytes().startswith(before)
    assert file.read_bytes().count(b"\n") == 2


def test_a_last_line_without_its_end_does_not_swallow_the_next(run, file):
    run(*ENTRY, *POINTS)
    file.write_bytes(file.read_bytes().rstrip(b"\n"))
    assert run(*ENTRY, *POINTS).out.splitlines()[0] == "no 2"
    assert len(json.loads(run("log", "list", "--json").out)) == 2


def test_without_a_date_it_is_today(run):
    asked = [word for word in ENTRY if word not in ("--date", "2026-11-15")]
    assert run(*asked, *POINTS).status == 0


def test_the_file_may_be_named(run, tmp_path, file):
    other = tmp_path / "other.jsonl"
    run(*ENTRY, *POINTS, "--file", str(other))
    assert other.exists()
    assert not file.exists()


@pytest.mark.parametrize(
    ("more", "code", "polish"),
    [
        pytest.param([], "log/no-result", "Podaj punkty", id="no result"),
        pytest.param([*POINTS, "--lost-to", "Nemesis"], "log/lost-has-points", "Stracony statek", id="both"),
        pytest.param(
            [*POINTS, "--captain", "Iga"], "log/unknown-holder", "W załodze nie ma Iga", id="a stranger"
        ),
        pytest.param(["--survived", "-1"], "log/entry", "Wpis jest niepoprawny", id="negative points"),
        pytest.param([*POINTS, "--crew", "Ola,Jan,Ewa"], "log/entry", "Wpis jest", id="three"),
        pytest.param([*POINTS, "--date", "yesterday"], "log/entry", "Wpis jest", id="no date"),
    ],
)
def test_what_is_refused_is_not_written(run, file, more, code, polish):
    assert (run(*ENTRY, *more).status, run(*ENTRY, *more).code) == (2, code)
    assert run(*ENTRY, *more, "--lang", "pl").error.startswith(polish)
    assert not file.exists()


def test_a_campaign_takes_three_missions(run, file):
    for _ in range(3):
        assert run(*ENTRY, *POINTS, "--campaign", "Orion").status == 0
    before = file.read_bytes()
    refused = run(*ENTRY, *POINTS, "--campaign", "Orion", "--lang", "pl")
    assert (refused.code, refused.error) == ("log/campaign-full", "Kampania Orion ma już komplet misji.")
    assert file.read_bytes() == before


# Damaged files


@pytest.fixture
def damaged(run, file):
    run(*ENTRY, *POINTS)
    good = file.read_bytes()
    file.write_bytes(good + b"{broken\n" + good)
    return file


def test_a_damaged_log_is_listed_as_far_as_it_can_be_read(run, damaged):
    listed = run("log", "list")
    assert listed.out.count("Mission 3") == 2
    assert (listed.status, listed.code) == (2, "log/damaged")
    assert listed.error.startswith(f"The log {damaged} is damaged:\n  line 2: ")


def test_a_damaged_log_is_told_in_polish(run, damaged):
    error = run("log", "list", "--lang", "pl").error
    assert error.startswith(f"Uszkodzone linie w pliku {damaged}: 2.")


def test_nothing_is_added_to_a_damaged_log_and_nothing_in_it_is_lost(run, damaged):
    before = damaged.read_bytes()
    assert run(*ENTRY, *POINTS).code == "log/damaged"
    assert damaged.read_bytes() == before


def test_a_file_that_is_no_log_is_left_alone(run, file):
    file.write_text("dear diary\n")
    assert run(*ENTRY, *POINTS).code == "log/damaged"
    assert file.read_text() == "dear diary\n"


def test_the_other_lines_of_a_damaged_log_can_be_shown(run, damaged):
    assert run("log", "show", "3").out.splitlines()[0] == "no 3"
    assert run("log", "show", "2").code == "log/damaged"


def test_a_damaged_log_is_not_exported_in_part(run, damaged, tmp_path):
    out = tmp_path / "log.csv"
    assert run("log", "export", "--out", str(out)).code == "log/damaged"
    assert not out.exists()


def test_a_full_disk_leaves_the_log_as_it_was(run, file, monkeypatch):
    run(*ENTRY, *POINTS)
    before = file.read_bytes()
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, line: write(handle, line[:20]))
    refused = run(*ENTRY, *POINTS)
    assert refused.code == "file/unwritable"
    assert "the disk is full" in refused.error
    assert file.read_bytes() == before


def test_a_log_that_cannot_be_written_is_told(run, tmp_path):
    assert run(*ENTRY, *POINTS, "--file", str(tmp_path / "nowhere" / "log")).code == "file/unwritable"
    assert run("log", "list", "--file", str(tmp_path)).code == "file/unreadable"


# list, show, export


def test_a_log_that_was_never_written_is_empty(run, file):
    assert run("log", "list").out == "The log is empty.\n"
    assert run("log", "list", "--json").out == "[]\n"
    assert not file.exists()


def test_the_list_for_programs_has_the_numbers(run):
    run(*ENTRY, *POINTS)
    [entry] = json.loads(run("log", "list", "--json").out)
    assert (entry["number"], entry["mission"]) == (1, "mission_3")


@pytest.mark.parametrize("number", ["0", "2", "-1"])
def test_an_entry_that_is_not_there_is_told(run, number):
    run(*ENTRY, *POINTS)
    refused = run("log", "show", "--lang", "pl", "--", number)
    assert (refused.code, refused.error) == ("log/no-entry", f"W dzienniku nie ma wpisu nr {number}.")


def test_the_export_is_csv(run, tmp_path):
    run(*ENTRY, *POINTS)
    out = tmp_path / "log.csv"
    run("log", "export", "--out", str(out))
    text = out.read_text(encoding="utf-8")
    assert text == run("log", "export").out
    [row] = csv.DictReader(io.StringIO(text))
    assert (row["mission"], row["total"]) == ("Mission 3", "19")


def test_the_export_in_polish(run):
    run(*ENTRY, *POINTS)
    [row] = csv.DictReader(io.StringIO(run("log", "export", "--lang", "pl").out))
    assert (row["misja"], row["wynik"]) == ("Misja 3", "19")


# From a finished mission

FLIGHT = """
tracks = { red = "T3", white = "T2", blue = "T4", internal = "T7" }
threats = ["T+1 red Fighter"]
seed = 5
[[players]]
name = "Ola"
[[players]]
name = "Jan"
[[players]]
name = "Ewa"
[[players]]
name = "android"
"""
GOLDEN = Path(__file__).parents[1] / "golden" / "space_alert"


def test_a_flight_file_tells_result_and_crew(run, file, tmp_path):
    (tmp_path / "flight.toml").write_text(FLIGHT)
    flight = ["--flight", str(tmp_path / "flight.toml"), "--captain", "Ola"]
    assert run("log", "add", *flight).code == "log/missing"
    assert (
        run("log", "add", *flight, "--mission", "mission_1", "--common", "white", "--serious", "white").status
        == 0
    )
    entry = json.loads(file.read_text())
    assert [member["name"] for member in entry["crew"]] == ["Ola", "Jan", "Ewa", "android"]
    assert (entry["result"]["survived"], entry["result"]["destroyed"]) == (2, 0)
    assert entry["result"]["penalty"] == 5 + 5


def test_a_flight_that_is_drawn_anew_each_time_is_refused(run, file, tmp_path):
    (tmp_path / "flight.toml").write_text(FLIGHT.replace("seed", "# seed"))
    refused = run(*ENTRY, "--flight", str(tmp_path / "flight.toml"), "--lang", "pl")
    assert (refused.code, file.exists()) == ("flight/no-seed", False)
    assert "ani ziarna" in refused.error


def test_a_record_tells_result_script_and_levels(run, file):
    crew = ["--crew", "Ola,Jan,Ewa,android"]
    assert run("log", "add", *crew, "--record", str(GOLDEN / "3-seats.txt")).status == 0
    entry = json.loads(file.read_text())
    assert (entry["mission"], entry["common"], entry["serious"]) == ("random", "white", "white")
    score = read_record((GOLDEN / "3-seats.txt").read_bytes()).outcome.scores[0]
    parts = entry["result"]
    assert parts["survived"] + parts["destroyed"] - parts["penalty"] + parts["confirmation"] == score
    assert run("log", "add", "--record", str(GOLDEN / "3-seats.txt")).code == "log/missing"


def test_the_record_of_a_lost_ship_names_the_threat_in_the_language_of_the_reader(run, file):
    lost = ["--record", str(GOLDEN / "5-seats.txt"), "--crew", "Ola,Jan,Ewa,Iga,Kuba"]
    polish = run("log", "add", *lost, "--lang", "pl").out
    english = run("log", "add", *lost, "--lang", "en").out
    threats = [json.loads(line)["result"]["to"] for line in file.read_text().splitlines()]
    names = [(threat.name.pl, threat.name.en) for threat in content().threats]
    assert tuple(threats) in names
    assert threats[0] in polish
    assert threats[1] in english


def test_a_result_is_given_one_way_only(run, file):
    both = run(*ENTRY, *POINTS, "--record", str(GOLDEN / "3-seats.txt"), "--lang", "pl")
    assert (both.code, file.exists()) == ("log/two-results", False)
    assert both.error.startswith("Podaj wynik na jeden sposób")
