"""`orbita campaign`: a research campaign (6.) kept in one file, from the first mission to the star log."""

import io
import json
import sys

import pytest

from orbita.cli.lang import error_text
from orbita.cli.main import main
from orbita.cli.space_alert import campaign as command
from orbita.cli.space_alert import star_log
from orbita.cli.table.saving import read_file, write_file
from orbita.core.contract import CLOCK
from orbita.core.errors import OrbitaError
from orbita.core.match import Match
from orbita.core.record import write_text
from orbita.games.space_alert.game import GAME
from tests.cli.command import runner
from tests.contract.walks import walk

FLIGHT = """
tracks = { red = "T3", white = "T2", blue = "T4", internal = "T7" }
threats = ["T+1 red Fighter"]
damage = { red = "gravolift shield" }
[[players]]
name = "Ada"
[[players]]
[[players]]
[[players]]
"""
FIGHTER_UNHARMED = (2, 0, 0)  # survived, destroyed, confirmation


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("ORBITA_STARLOG", str(tmp_path / "starlog.jsonl"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(capsys, folder):
    """Run one action on the file of the campaign."""
    campaign = runner(command, capsys)

    def run(action, *arguments):
        return campaign("campaign", action, "orion.json", *arguments)

    run("new", "--crew", "Ada,Bo,Cy,R2", "--androids", "1", "--security", "Bo")
    return run


def kept(folder):
    return json.loads((folder / "orion.json").read_text())


def choose(run, *more):
    return run("next", "--common", "white", "--serious", "yellow", "--mission", "mission_3", *more)


def data(run):
    return json.loads(run("show", "--json").out)


# A new campaign


def test_a_new_campaign_names_its_crew_and_what_comes_next(run, folder):
    shown = run("show", "--lang", "en").out
    assert shown.splitlines()[:2] == ["orion", "Ada ★, Bo !, Cy, R2"]
    assert "orbita campaign next orion.json --common white" in shown
    assert kept(folder)["crew"][0] == {"name": "Ada", "roles": ["captain"]}


def test_a_file_that_is_there_is_left_alone(run, folder):
    before = (folder / "orion.json").read_bytes()
    assert run("new", "--crew", "Eva,Bo,Cy,R2").code == "file/exists"
    assert (folder / "orion.json").read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "code", "polish"),
    [
        pytest.param("--crew Ada,Bo", "campaign/file", "Plik kampanii jest niepoprawny", id="two"),
        pytest.param("--crew Ada,Bo,Cy,Ada", "campaign/file", "Plik kampanii", id="a name twice"),
        pytest.param("--crew A,B,C,D --androids 3", "campaign/file", "Plik kampanii", id="one person"),
        pytest.param("--crew A,B,C,D --androids 5", "campaign/file", "Plik kampanii", id="five of four"),
        pytest.param(
            "--crew A,B,C,D --security E", "campaign/unknown-member", "W załodze nie ma „E”", id="a stranger"
        ),
    ],
)
def test_a_crew_that_cannot_be_is_refused(capsys, folder, arguments, code, polish):
    refused = runner(command, capsys)("campaign", "new", "other.json", *arguments.split(), "--lang", "pl")
    assert (refused.code, refused.error[: len(polish)]) == (code, polish)
    assert not (folder / "other.json").exists()


# Choosing a mission


def test_the_most_cautious_proposal_wins(run):
    run("next", "--common", "yellow,both", "--serious", "yellow,white,both")
    chosen = data(run)["options"]
    assert (chosen["common"], chosen["serious"]) == ("both", "white")


def test_without_a_script_it_is_one_of_the_eight_missions(run):
    run("next", "--common", "white", "--serious", "white")
    assert data(run)["options"]["mission"] in [f"mission_{number}" for number in range(1, 9)]


def test_another_mission_may_be_chosen_before_one_is_flown(run):
    choose(run)
    assert choose(run, "--mission", "S2-1").status == 0
    assert data(run)["options"]["mission"] == "mission_1"


@pytest.mark.parametrize(
    ("more", "code", "polish"),
    [
        pytest.param(["--common", "red"], "campaign/level", "Poziom to white, both albo yellow", id="level"),
        pytest.param(["--mission", "mission_9"], "mission/unknown", "Nie ma misji", id="script"),
        pytest.param(["--squad", "lower_red"], "campaign/no-choice", "Kabinę wybiera się", id="two squads"),
    ],
)
def test_a_choice_that_cannot_be_is_refused(run, folder, more, code, polish):
    before = kept(folder)
    refused = choose(run, *more, "--lang", "pl")
    assert (refused.code, refused.error[: len(polish)]) == (code, polish)
    assert kept(folder) == before


def test_people_androids_and_start_are_given_to_programs_as_options(run):
    choose(run)
    told = data(run)
    assert (told["stage"], told["seats"]) == ("fly", 3)
    assert GAME.read_options(told["options"]).mission == "mission_3"


# Results


def test_a_result_is_typed_in_with_the_ship_as_it_lies_on_the_table(run, folder):
    choose(run)
    points = ["--survived", "4", "--destroyed", "12", "--confirmation", "3"]
    ship = [
        "--red",
        "osłona structural",
        "--blue",
        "gravolift",
        "--disabled-squads",
        "1",
        "--knocked-out",
        "Bo",
    ]
    assert run("result", *points, *ship, "--date", "2026-11-15").status == 0
    flown = kept(folder)["missions"][0]
    assert (flown["date"], flown["carried"]) == ("2026-11-15", {})
    assert flown["result"]["ship"] == {
        "knocked_out": [False, True, False, False],
        "tokens": [["shield", "structural"], [], ["gravolift"]],
        "squads_disabled": 1,
    }
    assert data(run)["score"] == 4 + 12 - (3 + 2 + 2 + 1) + 3


def test_a_result_is_taken_from_a_flight_file(run, folder):
    choose(run)
    (folder / "flight.toml").write_text(FLIGHT)
    run("result", "--flight", "flight.toml")
    result = kept(folder)["missions"][0]["result"]
    assert (result["survived"], result["destroyed"], result["confirmation"]) == FIGHTER_UNHARMED
    assert result["ship"]["tokens"][0][:2] == ["gravolift", "shield"]


def test_a_flight_without_damage_or_seed_settles_nothing(run, folder):
    choose(run)
    (folder / "flight.toml").write_text(FLIGHT.replace("damage", "# damage"))
    refused = run("result", "--flight", "flight.toml", "--lang", "pl")
    assert (refused.code, kept(folder)["missions"]) == ("flight/no-seed", [])
    assert refused.error.startswith("W pliku flight.toml nie ma")


def record_file(folder, options, seed=1, seats=3, is_over=True):
    """A game of these options, as a file."""
    match = Match(GAME, GAME.read_options(options), seats, seed)
    for _ in walk(GAME, match, seed):
        if not is_over and len(match.entries) > 30:
            break
    (folder / "record.txt").write_text(write_text(match.record()))
    return match


def test_a_result_is_taken_from_the_record_of_the_game(run, folder):
    choose(run)
    match = record_file(folder, data(run)["options"])
    assert run("result", "--record", "record.txt").status == 0
    result = kept(folder)["missions"][0]["result"]
    assert (result["type"] == "survived") is bool(match.outcome().winners)


def test_a_record_of_another_mission_is_refused(run, folder):
    choose(run)
    options = data(run)["options"]
    for field, other in (("mission", "mission_1"), ("common", "both"), ("carried", {"red": ["shield"]})):
        record_file(folder, {**options, field: other})
        refused = run("result", "--record", "record.txt", "--lang", "pl")
        assert (refused.code, refused.error) == (
            "campaign/other-mission",
            f"To inna misja niż wybrana: różni się {field}.",
        )


def test_the_program_keeps_the_words_of_the_game_for_a_code_it_shares(run, folder, capsys):
    choose(run)
    record_file(folder, data(run)["options"], is_over=False)
    assert main(["campaign", "result", "orion.json", "--record", "record.txt", "--lang", "pl"]) == 2
    assert capsys.readouterr().err == "orbita: Gra w pliku record.txt nie jest jeszcze skończona.\n"
    ours = error_text(OrbitaError("record/not-over", "the record is open when the game is over"), "pl")
    assert ours == "Ta gra nie jest jeszcze skończona."


def test_a_record_of_another_crew_or_of_an_unfinished_game_is_refused(run, folder):
    choose(run)
    record_file(folder, data(run)["options"], seats=5)
    assert run("result", "--record", "record.txt").code == "campaign/other-crew"
    record_file(folder, data(run)["options"], is_over=False)
    assert run("result", "--record", "record.txt").code == "record/not-over"
    assert kept(folder)["missions"] == []


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        pytest.param([], "campaign/no-result", id="nothing"),
        pytest.param(["--survived", "3", "--lost-to", "Nemesis"], "campaign/two-results", id="two"),
        pytest.param(["--red", "engine"], "campaign/token", id="no such token"),
        pytest.param(["--red", "shield shield"], "campaign/token", id="a token twice"),
        pytest.param(["--knocked-out", "Eva"], "campaign/unknown-member", id="a stranger"),
        pytest.param(["--disabled-squads", "3"], "campaign/result", id="three squads"),
        pytest.param(["--survived", "-1"], "campaign/result", id="negative points"),
        pytest.param(["--survived", "1", "--date", "today"], "campaign/result", id="no date"),
        pytest.param(["--lost-to", ""], "campaign/result", id="lost to nobody"),
    ],
)
def test_a_result_that_cannot_be_is_refused_in_both_languages(run, folder, arguments, code):
    choose(run)
    before = kept(folder)
    english, polish = run("result", *arguments, "--lang", "en"), run("result", *arguments, "--lang", "pl")
    assert (english.code, polish.code) == (code, code)
    assert english.error != polish.error
    assert kept(folder) == before


# From one mission to the next


@pytest.fixture
def damaged(run):
    """A campaign after its first mission, which goes on: repairs are due."""
    choose(run)
    ship = ["--red", "shield structural reactor", "--blue", "shield", "--disabled-squads", "1"]
    run("result", "--destroyed", "10", *ship, "--knocked-out", "Bo")
    run("decide", "go")
    return run


def test_repairs_go_round_from_the_captain(damaged):
    told = data(damaged)
    assert (told["stage"], told["member"]) == ("repair", "Ada")
    choices = ["red reactor", "red shield", "red structural", "blue shield", "squad", "rest"]
    assert told["recoveries"] == choices
    damaged("repair", "red", "shield")
    assert data(damaged)["recoveries"] == ["rest"]  # Bo was knocked out
    damaged("repair", "rest,", "czerwony", "reaktor,", "oddział")
    assert data(damaged)["stage"] == "prepare"


@pytest.mark.parametrize(
    ("words", "code", "polish"),
    [
        pytest.param("white shield", "campaign/no-token", "W tym sektorze nie ma takiego", id="not there"),
        pytest.param("rest, squad", "campaign/knocked-out", "Po ogłuszeniu można tylko", id="knocked out"),
        pytest.param(
            "red shield, rest, red reactor, red structural",
            "campaign/zone-limit",
            "W tym",
            id="third in a zone",
        ),
        pytest.param("squad, rest, squad", "campaign/no-squad", "Żaden oddział", id="a whole squad"),
        pytest.param(
            "red engine", "campaign/repair-unreadable", "Nie można odczytać „red engine”", id="word"
        ),
        pytest.param("rest, rest, rest, rest, rest", "campaign/waits-prepare", "Najpierw trzeba", id="fifth"),
    ],
)
def test_a_refused_repair_leaves_the_file_as_it_was(damaged, folder, words, code, polish):
    before = kept(folder)
    refused = damaged("repair", words, "--lang", "pl")
    assert (refused.code, refused.error[: len(polish)]) == (code, polish)
    assert damaged("repair", words, "--lang", "en").error != refused.error
    assert kept(folder) == before


def test_repair_without_a_word_tells_who_and_what(damaged, folder):
    before = kept(folder)
    assert "Ada repairs" in damaged("repair", "--lang", "en").out
    assert kept(folder) == before


def test_the_next_mission_starts_with_what_is_left(damaged):
    damaged("repair", "red shield, rest, red reactor, rest")
    assert choose(damaged).code == "campaign/choose-station"
    shown = choose(damaged, "--squad", "upper_blue", "--lang", "en").out
    assert data(damaged)["options"]["carried"] == {
        "red": ["structural"],
        "blue": ["shield"],
        "squads": ["upper_blue"],
    }
    assert "red: shield 1/2, reactor 2/3; damaged: structure (new damage counts double)" in shown
    assert "blue: shield 0/1, reactor 2/3; damaged: shield" in shown
    assert 'carried = { red = "structural", blue = "shield", squads = "upper_blue" }' in shown


def test_a_flight_starts_as_the_campaign_has_it_and_must_not_say_otherwise(damaged, folder):
    damaged("repair", "red shield, rest, red structural, squad")
    choose(damaged)
    (folder / "other.toml").write_text('carried = { red = "shield" }' + FLIGHT.replace(" shield", ""))
    assert damaged("result", "--flight", "other.toml").code == "campaign/other-mission"
    (folder / "flight.toml").write_text(FLIGHT)
    damaged("result", "--flight", "flight.toml")
    tokens = kept(folder)["missions"][1]["result"]["ship"]["tokens"]
    assert tokens[0][:3] == ["reactor", "gravolift", "shield"]
    assert tokens[2] == ["shield"]


def test_typed_damage_need_not_name_what_was_carried_over(damaged, folder):
    damaged("repair", "red shield, rest, red reactor, squad")
    choose(damaged)
    damaged("result", "--destroyed", "4", "--red", "shield")
    assert kept(folder)["missions"][1]["result"]["ship"]["tokens"] == [
        ["structural", "shield"],
        [],
        ["shield"],
    ]


# The end


def test_one_who_would_rather_stop_is_enough(run):
    choose(run)
    run("result", "--destroyed", "10", "--confirmation", "3")
    shown = run("decide", "go", "go", "stop", "--lang", "en").out
    assert "Score of the campaign: 13" in shown
    assert data(run)["stage"] == "over"


def test_a_lost_mission_loses_the_campaign(run):
    choose(run)
    shown = run("result", "--lost-to", "Nemesis", "--lang", "pl").out
    assert "Kampania przegrana." in shown
    assert data(run)["score"] is None
    assert run("decide", "go").code == "campaign/waits-over"


def test_three_missions_are_all_penalties_count_once_and_confirmation_is_averaged(run, folder, capsys):
    for confirmation in (3, 2, 3):
        choose(run)
        run("result", "--destroyed", "10", "--red", "shield", "--confirmation", str(confirmation))
        run("decide", "go")
        run("repair", "rest, rest, rest, rest")
    told = data(run)
    assert (told["stage"], told["score"]) == ("over", 30 - 2 + 8 // 3)
    assert run("decide", "go").code == run("next", "--common", "white", "--serious", "white").code


@pytest.mark.parametrize(
    ("arguments", "code", "polish"),
    [
        pytest.param(["result", "--survived", "1"], "campaign/waits-prepare", "wybrać", id="nothing to fly"),
        pytest.param(["decide", "go"], "campaign/waits-prepare", "wybrać", id="nothing to decide"),
        pytest.param(["repair", "rest"], "campaign/waits-prepare", "wybrać", id="nothing to repair"),
        pytest.param(["log"], "campaign/logged", "dzienniku", id="nothing to log"),
    ],
)
def test_everything_has_its_time(run, arguments, code, polish):
    refused = run(*arguments, "--lang", "pl")
    assert refused.code == code
    assert polish in refused.error


def test_an_answer_is_go_or_stop(run):
    choose(run)
    run("result", "--destroyed", "10")
    assert run("decide", "maybe").code == "campaign/wish"


def test_steps_are_taken_back_one_by_one(damaged, folder):
    stages = []
    for _ in range(3):
        stages.append(data(damaged)["stage"])
        damaged("undo")
    assert (stages, data(damaged)["stage"]) == (["repair", "decide", "fly"], "prepare")
    assert damaged("undo", "--lang", "pl").error == "Nie ma czego cofnąć."


def test_a_taken_back_repair_may_be_done_otherwise(damaged, folder):
    before = kept(folder)
    damaged("repair", "red shield")
    damaged("undo")
    assert kept(folder) == before


def test_a_result_in_the_star_log_stays(run, folder):
    choose(run)
    run("result", "--destroyed", "10")
    run("log")
    assert run("undo").code == "campaign/undo-logged"


# The star log


def test_missions_of_a_campaign_are_framed_together_in_the_star_log(run, capsys, folder):
    for _ in range(2):
        choose(run)
        run("result", "--destroyed", "10", "--confirmation", "3")
        run("decide", "go")
        run("repair", "rest, rest, rest, rest")
        assert run("log").status == 0
    assert run("log").code == "campaign/logged"
    listed = runner(star_log, capsys)("log", "list", "--lang", "en").out.splitlines()
    assert listed[0] == "Ada ★, Bo !, Cy, R2"
    assert [line[0] for line in listed[2:]] == ["│", "│", "└"]
    assert listed[-1] == "└ campaign orion: 23"


# Playing here


def test_a_finished_record_beside_the_campaign_is_its_result(run, folder):
    choose(run)
    record_file(folder, data(run)["options"])
    (folder / "record.txt").rename(folder / "orion-1.txt")
    assert run("play").status == 0
    assert len(kept(folder)["missions"]) == 1


def test_leaving_the_table_leaves_the_mission_to_be_flown(run, folder, monkeypatch):
    choose(run)
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n\n"))
    assert run("play", "--seed", "5").status == 0
    assert data(run)["stage"] == "fly"


def test_the_record_of_another_mission_is_not_gone_on_with(run, folder):
    choose(run)
    record_file(folder, {"mission": "mission_1"})
    refused = run("play", "--save", "record.txt", "--lang", "pl")
    assert (refused.code, refused.error[:10]) == ("campaign/other-record", "record.txt")


# Files


def test_a_file_is_checked_as_a_whole(damaged, folder):
    good = kept(folder)
    for change in (
        {"name": ""},
        {"format": 2},
        {"logged": 5},
        {"missions": good["missions"] * 2},
        {"missions": [{**good["missions"][0], "carried": {"red": ["shield"]}}]},
        {"missions": [{**good["missions"][0], "goes_on": None, "recoveries": [{"type": "rest"}]}]},
        {
            "missions": [
                {**good["missions"][0], "recoveries": [{"type": "token", "zone": 1, "token": "shield"}]}
            ]
        },
        {"more": 1},
    ):
        (folder / "orion.json").write_text(json.dumps({**good, **change}))
        assert damaged("show").code == "campaign/file"
    (folder / "orion.json").write_bytes(b"\xff{")
    assert damaged("show").code == "campaign/file"
    (folder / "orion.json").unlink()
    assert damaged("show").code == "file/unreadable"


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_step_is_told_in_both_languages(run, lang):
    told = [choose(run, "--lang", lang).out]
    told.append(run("result", "--destroyed", "10", "--red", "shield", "--lang", lang).out)
    told.append(run("decide", "go", "--lang", lang).out)
    told.append(run("repair", "rest, rest, rest, rest", "--lang", lang).out)
    polish = ["Rozegrajcie ją", "Lecicie dalej?", "Naprawia Ada", "Wybierzcie następną"]
    english = ["Fly it", "Do you go on?", "Ada repairs", "Choose the next"]
    for text, expected in zip(told, polish if lang == "pl" else english, strict=True):
        assert text.splitlines()[-1].startswith(expected)


def test_a_mission_with_carried_damage_is_saved_again_and_again(damaged, folder):
    damaged("repair", "red shield, rest, red reactor, squad")
    choose(damaged)
    match = Match(GAME, GAME.read_options(data(damaged)["options"]), 3, 1)
    for _ in range(2):
        match.play(CLOCK, GAME.wake_at(match.state))
        write_file("orion-2.txt", match.record())
    assert read_file("orion-2.txt") == match.record()
