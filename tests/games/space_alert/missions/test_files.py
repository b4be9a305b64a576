import json

import pytest

from orbita.games.space_alert.missions.files import MAX_BYTES, read_json, write_json
from orbita.games.space_alert.missions.model import BadMission
from orbita.games.space_alert.missions.scripts import content, find_mission


@pytest.mark.parametrize("mission", content().missions, ids=lambda mission: mission.id)
def test_every_script_survives_json(mission):
    assert read_json(write_json(mission).encode()) == mission


def plain():
    return json.loads(write_json(find_mission("mission_1")))


def refusal(mission):
    with pytest.raises(BadMission) as refused:
        read_json(json.dumps(mission).encode())
    return refused.value


def test_a_threat_that_is_announced_twice_is_refused():
    mission = plain()
    mission["events"][1]["turn"] = 2
    error = refusal(mission)
    assert error.code == "mission/faults"
    assert "events[1].turn: T+2 is announced twice" in error.message


def test_events_out_of_order_are_refused():
    mission = plain()
    mission["events"].reverse()
    assert "keep events in the order of time" in refusal(mission).message


def test_a_turn_that_is_already_closed_cannot_be_announced():
    mission = plain()
    assert mission["events"][7] == {"type": "threat", "at": 240, "turn": 5, "where": "internal"}
    mission["events"][7]["turn"] = 1
    assert "T+1 is announced in phase 2, when it is already closed" in refusal(mission).message


def test_turn_4_may_still_be_announced_in_phase_2():
    mission = json.loads(write_json(find_mission("test_run_2")))
    assert read_json(json.dumps(mission).encode()).threats[2].turn == 4


def test_two_phases_have_no_turn_8():
    mission = json.loads(write_json(find_mission("test_run_2")))
    mission["events"][4]["turn"] = 8
    assert "a mission of 2 phases has no T+8" in refusal(mission).message


@pytest.mark.parametrize(
    ("ends", "message"),
    [
        pytest.param([600], "2 or 3 phases, not 1", id="one phase"),
        pytest.param([100, 200, 300, 400], "2 or 3 phases, not 4", id="four phases"),
        pytest.param(
            [225, 285, 600], "phase 2 lasts 60 s; it needs more than 60 s", id="no room for warnings"
        ),
        pytest.param([450, 225, 600], "phase 2 lasts -225 s", id="backwards"),
    ],
)
def test_phases_that_make_no_sense_are_refused(ends, message):
    mission = plain()
    mission["phase_ends"] = ends
    assert message in refusal(mission).message


@pytest.mark.parametrize(
    ("event", "message"),
    [
        pytest.param(
            {"type": "radio_silence", "at": 555, "seconds": 45}, "over before the mission", id="silence"
        ),
        pytest.param({"type": "data_transfer", "at": 590}, "over before the mission", id="transfer"),
        pytest.param(
            {"type": "incoming_data", "at": 600}, "over before the mission", id="data at the very end"
        ),
    ],
)
def test_nothing_outlasts_the_mission(event, message):
    mission = plain()
    mission["events"][-1] = event
    assert message in refusal(mission).message


def test_a_silence_within_a_silence_is_refused():
    mission = plain()
    mission["events"][-1:] = [
        {"type": "radio_silence", "at": 550, "seconds": 20},
        {"type": "radio_silence", "at": 565, "seconds": 5},
    ]
    assert "the previous one of its kind still lasts" in refusal(mission).message


def test_a_transfer_may_follow_another_at_the_beep_but_not_before():
    mission = plain()
    mission["events"][-1:] = [{"type": "data_transfer", "at": 550}, {"type": "data_transfer", "at": 560}]
    read_json(json.dumps(mission).encode())
    mission["events"][-1]["at"] = 559
    assert "still lasts" in refusal(mission).message


@pytest.mark.parametrize("name", ["", "two\nlines", "x" * 81])
def test_names_are_one_short_line(name):
    mission = plain()
    mission["name"]["pl"] = name
    assert "name.pl: 1 to 80 printable signs" in refusal(mission).message


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"{", id="cut off"),
        pytest.param(b"[]", id="a list"),
        pytest.param(b"\xff", id="no text"),
        pytest.param(b'{"id": "x"}', id="fields missing"),
        pytest.param(b"[" * 100_000, id="nested too deep"),
    ],
)
def test_what_is_no_mission_is_refused(raw):
    with pytest.raises(BadMission) as refused:
        read_json(raw)
    assert refused.value.code == "mission/bad-json"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", 0),
        ("turn", 9),
        ("where", "green"),
        ("type", "party"),
        ("at", -5),
        ("at", 10.5),
        ("colour", 1),
    ],
)
def test_a_wrong_field_is_named(field, value):
    mission = plain()
    mission["events"][0][field] = value
    error = refusal(mission)
    assert error.code == "mission/bad-json"
    assert "events[0]" in error.message


def test_a_file_of_another_size_altogether_is_not_even_read():
    with pytest.raises(BadMission) as refused:
        read_json(b" " * (MAX_BYTES + 1))
    assert refused.value.code == "mission/too-large"
