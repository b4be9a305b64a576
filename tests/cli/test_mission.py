import json

import pytest

from orbita.cli.space_alert import mission as command
from orbita.games.space_alert.missions.card import card, timeline
from orbita.games.space_alert.missions.files import read_json
from orbita.games.space_alert.missions.generator import new_mission
from orbita.games.space_alert.missions.scripts import content, find_mission
from tests.cli.command import runner


@pytest.fixture
def run(capsys):
    return runner(command, capsys)


ASKED = ("mission", "new", "--crew", "4", "--common", "white", "--serious", "yellow", "--seed", "7")
MADE = new_mission(4, "white", "yellow", 7)


# new


def test_a_new_mission_is_printed_as_a_card(run):
    assert run(*ASKED).out == card(MADE, "en")
    assert run(*ASKED, "--lang", "pl").out == card(MADE, "pl")


def test_a_new_mission_as_a_timeline(run):
    assert run(*ASKED, "--timeline", "--lang", "pl").out == timeline(MADE, "pl")


def test_a_new_mission_as_json_reads_back(run):
    assert read_json(run(*ASKED, "--json").out.encode()) == MADE


def test_every_announcement_as_json(run):
    said = json.loads(run(*ASKED, "--json", "--timeline").out)
    assert said[0] == {"at_ms": 0, "kind": "mission_started", "phase": 1}
    assert said[1] == {"at_ms": 20000, "kind": "threat", "phase": 1, "turn": 1, "where": "red"}
    assert said[-1] == {"at_ms": 610000, "kind": "mission_ended", "phase": 3}


def test_without_a_seed_one_is_drawn_and_told(run):
    mission = json.loads(run("mission", "new", "--json").out)
    seed = mission["setup"]["seed"]
    assert json.loads(run("mission", "new", "--json", "--seed", str(seed)).out) == mission


def test_a_new_mission_goes_to_a_file_that_can_be_shown(run, tmp_path):
    file = str(tmp_path / "own.json")
    assert run(*ASKED, "--json", "--out", file).out == ""
    assert run("mission", "show", file).out == card(MADE, "en")


def test_a_file_that_is_there_is_left_alone(run, tmp_path):
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    refused = run(*ASKED, "--out", str(file))
    assert (refused.status, refused.code) == (2, "file/exists")
    assert file.read_text() == "dear diary"


def test_a_folder_that_is_not_there_is_told(run, tmp_path):
    refused = run(*ASKED, "--out", str(tmp_path / "nowhere" / "x.txt"))
    assert refused.code == "file/unwritable"


@pytest.mark.parametrize(
    "wrong", [("--crew", "3"), ("--common", "red"), ("--serious", "1"), ("--seed", "seven"), ("--lang", "de")]
)
def test_what_the_command_line_does_not_know_ends_with_status_2(run, wrong, capsys):
    with pytest.raises(SystemExit) as ended:
        run("mission", "new", *wrong)
    assert ended.value.code == 2
    assert wrong[0] in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "The seed of a mission is a whole number from 0 to 9007199254740991."),
        ("pl", "Numer losowania to liczba całkowita od 0 do 9007199254740991."),
    ],
)
def test_a_negative_seed_is_refused_in_the_readers_language(run, lang, message):
    refused = run("mission", "new", "--seed", "-1", "--lang", lang)
    assert (refused.code, refused.error) == ("mission/seed", message)


# list


def test_the_list_has_a_line_for_each_script(run):
    lines = run("mission", "list").out.splitlines()
    assert len(lines) == 16
    assert lines[8] == "mission_1              S2-1  Mission 1                 7/8  3:45 7:30 10:00"


def test_the_list_in_polish(run):
    assert "Pierwszy lot testowy" in run("mission", "list", "--lang", "pl").out


def test_the_list_as_json_holds_the_whole_scripts(run):
    assert [entry["id"] for entry in json.loads(run("mission", "list", "--json").out)] == [
        mission.id for mission in content().missions
    ]


# show


@pytest.mark.parametrize("mission", content().missions, ids=lambda mission: mission.id)
def test_every_script_can_be_shown(run, mission):
    assert run("mission", "show", mission.id).out == card(mission, "en")
    assert run("mission", "show", mission.code, "--timeline").out == timeline(mission, "en")
    assert read_json(run("mission", "show", mission.id, "--json").out.encode()) == mission


def test_an_unknown_script_is_refused(run):
    refused = run("mission", "show", "mission_9", "--lang", "pl")
    assert (refused.status, refused.code) == (2, "mission/unknown")
    assert refused.error.startswith("Nie ma misji „mission_9”: są test_run_1, ")


def test_a_file_that_is_not_there_is_told(run):
    assert run("mission", "show", "nowhere.json").code == "file/unreadable"


def test_a_mission_that_cannot_be_played_is_refused(run, tmp_path):
    file = tmp_path / "own.json"
    mission = json.loads(run("mission", "show", "mission_1", "--json").out)
    mission["phase_ends"] = [600]
    file.write_text(json.dumps(mission))
    assert "a mission has 2 or 3 phases, not 1" in run("mission", "show", str(file)).error
    refused = run("mission", "show", str(file), "--lang", "pl")
    assert (refused.code, refused.error) == (
        "mission/faults",
        "Tej misji nie da się rozegrać: phase_ends: misja ma 2 albo 3 fazy, a nie 1.",
    )


def test_a_file_that_is_no_mission_is_refused(run, tmp_path):
    file = tmp_path / "own.json"
    file.write_text("{")
    assert run("mission", "show", str(file), "--lang", "pl").error.startswith(
        "To nie jest misja w formacie JSON"
    )


def test_a_card_can_be_written_to_a_file_as_it_is_printed(run, tmp_path):
    file = tmp_path / "card.txt"
    run("mission", "show", "mission_2", "--lang", "pl", "--out", str(file))
    assert file.read_text(encoding="utf-8") == card(find_mission("mission_2"), "pl")
