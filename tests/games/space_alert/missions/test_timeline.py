import msgspec
import pytest

from orbita.games.space_alert.missions import timeline
from orbita.games.space_alert.missions.model import (
    WHERE,
    DataTransfer,
    IncomingData,
    Mission,
    Names,
    RadioSilence,
    Threat,
)
from orbita.games.space_alert.missions.scripts import content, find_mission
from orbita.games.space_alert.missions.timeline import KIND_NAMES, announcements, flat


def mission_with(*events, phase_ends=(225, 450, 600)):
    return Mission(id="own", kind="custom", name=Names(pl="W", en="O"), phase_ends=phase_ends, events=events)


def at(mission, second):
    return [entry for entry in announcements(mission) if entry.at_ms == second * 1000]


def test_an_empty_mission_still_has_its_start_its_warnings_and_its_ends():
    said = [
        (entry.at_ms // 1000, entry.kind, entry.phase, entry.seconds)
        for entry in announcements(mission_with())
    ]
    assert said == [
        (0, "mission_started", 1, 0),
        (165, "warning", 1, 60),
        (205, "warning", 1, 20),
        (220, "warning", 1, 5),
        (225, "phase_ended", 1, 0),
        (390, "warning", 2, 60),
        (430, "warning", 2, 20),
        (445, "warning", 2, 5),
        (450, "phase_ended", 2, 0),
        (540, "warning", 3, 60),
        (580, "warning", 3, 20),
        (595, "warning", 3, 5),
        (600, "mission_ended", 3, 0),
    ]


def test_a_test_run_has_two_phases_and_ends_with_the_second():
    kinds = [entry.kind for entry in announcements(find_mission("test_run_1"))]
    assert (kinds.count("phase_ended"), kinds.count("mission_ended"), kinds.count("warning")) == (1, 1, 6)


def test_a_threat_tells_turn_place_and_marks():
    mission = mission_with(Threat(at=10, turn=3, where="blue", serious=True, unconfirmed=True))
    [said] = at(mission, 10)
    assert (said.kind, said.turn, said.where, said.serious, said.unconfirmed) == (
        "threat",
        3,
        "blue",
        True,
        True,
    )


def test_a_data_transfer_stays_open_for_ten_seconds():
    mission = mission_with(DataTransfer(at=90))
    assert [entry.kind for entry in at(mission, 90)] == ["transfer_started"]
    assert at(mission, 90)[0].seconds == 10
    assert [entry.kind for entry in at(mission, 100)] == ["transfer_ended"]
    assert at(mission, 99) == []


def test_radio_silence_begins_and_ends():
    mission = mission_with(RadioSilence(at=100, seconds=15))
    assert [entry.kind for entry in at(mission, 100)] == ["silence_started"]
    assert [entry.kind for entry in at(mission, 115)] == ["silence_ended"]


def test_what_ends_at_a_moment_ends_before_anything_begins():
    mission = mission_with(
        DataTransfer(at=90),
        RadioSilence(at=100, seconds=125),
        IncomingData(at=225),
        phase_ends=(225, 450, 600),
    )
    assert [entry.kind for entry in at(mission, 100)] == ["transfer_ended", "silence_started"]
    assert [entry.kind for entry in at(mission, 225)] == ["silence_ended", "phase_ended", "incoming_data"]


def test_what_is_announced_when_a_phase_ends_belongs_to_the_next():
    mission = mission_with(IncomingData(at=224), IncomingData(at=225))
    assert at(mission, 224)[0].phase == 1
    assert [entry.phase for entry in at(mission, 225)] == [1, 2]  # the end of phase 1, then the data


# Flat, for the planning round


def test_the_flat_form_of_every_kind():
    mission = mission_with(
        Threat(at=10, turn=1, where="red"),
        Threat(at=40, turn=3, where="internal", serious=True),
        Threat(at=70, turn=4, where="blue", unconfirmed=True),
        IncomingData(at=100),
        DataTransfer(at=120),
        RadioSilence(at=140, seconds=5),
    )
    assert flat(mission)[:13] == [
        (0, timeline.MISSION_STARTED, 1, 0),
        (10_000, timeline.THREAT, 1, 0),
        (40_000, timeline.THREAT, 3, 3 | timeline.SERIOUS),
        (70_000, timeline.THREAT, 4, 2 | timeline.UNCONFIRMED),
        (100_000, timeline.INCOMING_DATA, 0, 0),
        (120_000, timeline.TRANSFER_STARTED, 0, 10_000),
        (130_000, timeline.TRANSFER_ENDED, 0, 0),
        (140_000, timeline.SILENCE_STARTED, 0, 5_000),
        (145_000, timeline.SILENCE_ENDED, 0, 0),
        (165_000, timeline.WARNING, 1, 60),
        (205_000, timeline.WARNING, 1, 20),
        (220_000, timeline.WARNING, 1, 5),
        (225_000, timeline.PHASE_ENDED, 1, 0),
    ]
    assert flat(mission)[-1] == (600_000, timeline.MISSION_ENDED, 3, 0)


def test_the_numbers_of_kinds_are_the_places_of_their_names():
    for number, name in enumerate(KIND_NAMES):
        assert getattr(timeline, name.upper()) == number


@pytest.mark.parametrize("mission", content().missions, ids=lambda mission: mission.id)
def test_flat_and_spelled_out_tell_the_same(mission):
    entries, said = flat(mission), announcements(mission)
    assert [(entry.at_ms, KIND_NAMES.index(entry.kind)) for entry in said] == [entry[:2] for entry in entries]
    threats = [entry for entry in entries if entry[1] == timeline.THREAT]
    assert [
        (
            at // 1000,
            turn,
            WHERE[detail & timeline.WHERE_MASK],
            bool(detail & timeline.SERIOUS),
            bool(detail & timeline.UNCONFIRMED),
        )
        for at, _, turn, detail in threats
    ] == [(t.at, t.turn, t.where, t.serious, t.unconfirmed) for t in mission.threats]


@pytest.mark.parametrize("mission", content().missions, ids=lambda mission: mission.id)
def test_every_silence_and_transfer_of_the_box_ends_before_the_next_begins(mission):
    open_kinds = set()
    for _, kind, _, _ in flat(mission):
        if kind in (timeline.TRANSFER_STARTED, timeline.SILENCE_STARTED):
            assert not open_kinds
            open_kinds.add(kind)
        if kind in (timeline.TRANSFER_ENDED, timeline.SILENCE_ENDED):
            open_kinds.remove(
                {
                    timeline.TRANSFER_ENDED: timeline.TRANSFER_STARTED,
                    timeline.SILENCE_ENDED: timeline.SILENCE_STARTED,
                }[kind]
            )
    assert not open_kinds


def test_announcements_survive_json():
    said = announcements(find_mission("mission_4"))
    raw = msgspec.json.encode(said)
    assert msgspec.json.decode(raw, type=tuple[timeline.Announcement, ...]) == said
