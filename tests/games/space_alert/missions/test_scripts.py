import pytest

from orbita.core.errors import BadContent
from orbita.games.space_alert.missions import scripts
from orbita.games.space_alert.missions.model import BadMission, DataTransfer, IncomingData, RadioSilence
from orbita.games.space_alert.missions.scripts import DEFAULT, content, find_mission, read

# id, code, ends of phases, threat points for five and for four, threats, transfers, incoming, silences
BOX = """
test_run_1             S1-1  250,420      3 3   3 3 1 0
test_run_2             S1-2  220,420      3 3   3 2 2 0
simulation_1           S1-3  220,450,600  6 5   4 4 2 2
simulation_2           S1-4  220,450,600  6 5   4 4 2 3
simulation_3           S1-5  240,450,600  6 5   5 4 2 4
advanced_simulation_1  S1-6  240,450,600  6 5   5 4 2 3
advanced_simulation_2  S1-7  250,450,600  6 5   4 4 2 3
advanced_simulation_3  S1-8  250,460,600  6 5   5 3 2 4
mission_1              S2-1  225,450,600  8 7   6 4 2 4
mission_2              S2-2  240,465,620  8 7   7 4 3 2
mission_3              S2-3  230,450,600  8 7   6 4 2 4
mission_4              S2-4  225,440,580  8 7   5 3 3 4
mission_5              S2-5  230,450,600  8 7   6 4 2 3
mission_6              S2-6  230,465,620  8 7   7 3 3 3
mission_7              S2-7  220,450,600  8 7   6 3 3 4
mission_8              S2-8  205,435,580  8 7   5 3 2 5
"""


def row_of(mission):
    def count(kind):
        return sum(isinstance(event, kind) for event in mission.events)

    ends = ",".join(map(str, mission.phase_ends))
    points = [mission.threat_points(5), mission.threat_points(4)]
    counts = [len(mission.threats), count(DataTransfer), count(IncomingData), count(RadioSilence)]
    return [mission.id, mission.code, ends, *map(str, points + counts)]


def test_the_sixteen_scripts_of_the_box():
    assert [row_of(mission) for mission in content().missions] == [
        line.split() for line in BOX.strip().splitlines()
    ]


def test_every_name_is_in_both_languages_and_its_own():
    for lang in ("pl", "en"):
        assert len({mission.name[lang] for mission in content().missions}) == 16


@pytest.mark.parametrize(
    ("mission", "at", "expected"),
    [
        pytest.param("mission_3", 410, DataTransfer(at=410), id="mission 3 transfers at 410 s"),
        pytest.param("mission_1", 230, IncomingData(at=230), id="mission 1 gets data at 230 s, not 235 s"),
        pytest.param("advanced_simulation_2", 120, RadioSilence(at=120, seconds=15), id="silence at 120 s"),
        pytest.param("mission_5", 500, RadioSilence(at=500, seconds=20), id="mission 5: 20 s, not 10 s"),
        pytest.param("mission_8", 530, RadioSilence(at=530, seconds=20), id="mission 8: at 530 s, not 520 s"),
    ],
)
def test_slips_of_other_transcriptions_are_not_repeated(mission, at, expected):
    assert [event for event in find_mission(mission).events if event.at == at] == [expected]


def test_t7_of_mission_3_is_in_the_blue_zone():
    assert {t.turn: t.where for t in find_mission("mission_3").threats}[7] == "blue"


def test_only_missions_of_the_full_game_have_internal_threats_and_test_runs_nothing_serious():
    for mission in content().missions:
        has_internal = any(threat.is_internal for threat in mission.threats)
        assert has_internal == (mission.kind in ("advanced_simulation", "mission"))
        assert any(threat.serious for threat in mission.threats) == (mission.kind != "test_run")


@pytest.mark.parametrize("name", ["mission_8", "S2-8", "s2_8", "Mission 8", " mission-8 "])
def test_a_script_is_found_by_id_or_code(name):
    assert find_mission(name).id == "mission_8"


def test_an_unknown_script_is_refused_and_the_known_ones_are_named():
    with pytest.raises(BadMission, match=r"test_run_1, .*mission_8") as refused:
        find_mission("mission_9")
    assert refused.value.code == "mission/unknown"


# Content with faults


def faults_of(change):
    text = DEFAULT.read_text()
    changed = change(text)
    assert changed != text
    with pytest.raises(BadContent) as refused:
        read(changed.encode(), "missions.toml")
    return [str(fault) for fault in refused.value.faults]


def test_all_faults_are_told_at_once_with_file_entry_and_field():
    def change(text):
        text = text.replace("phase_ends = [250, 420]", "phase_ends = [250]")
        return text.replace("turn = 4, where", "turn = 9, where", 1).replace("max_per_zone = 2", "")

    faults = faults_of(change)
    assert len(faults) == 3
    assert any("[generator]" in fault and "max_per_zone" in fault for fault in faults)
    assert "missions.toml: [mission test_run_1] phase_ends: a mission has 2 or 3 phases, not 1" in faults
    assert any("[mission test_run_2] events[4].turn" in fault for fault in faults)


def test_an_unknown_field_is_a_fault():
    [fault] = faults_of(lambda text: text.replace("grid_seconds = 5", "grid_seconds = 5\ncolour = 1"))
    assert "colour" in fault


def test_an_unknown_table_is_a_fault():
    assert faults_of(lambda text: text + "\n[extras]\n") == ["missions.toml: [extras] -: unknown table"]


def test_two_scripts_with_one_id_are_a_fault():
    [fault] = faults_of(lambda text: text.replace('"test_run_2"', '"test_run_1"'))
    assert fault == "missions.toml: [mission test_run_1] id: two missions have this id"


def test_a_file_without_scripts_is_a_fault():
    faults = faults_of(lambda text: "")
    assert "missions.toml: [mission] -: there is no mission" in faults


@pytest.mark.parametrize(("raw", "field"), [(b"[[mission]", "syntax"), (b"\xff\xfe", "encoding")])
def test_a_file_that_is_no_toml_is_a_fault(raw, field):
    with pytest.raises(BadContent, match=rf"missions.toml: \[file\] {field}"):
        read(raw, "missions.toml")


def test_an_owner_may_check_a_file_of_their_own(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text(DEFAULT.read_text())
    scripts.check_content(str(own))
    scripts.check_content()
    own.write_text(DEFAULT.read_text().replace("at = 15,", "at = -15,", 1))
    with pytest.raises(BadContent, match=r"own\.toml"):
        scripts.check_content(str(own))
