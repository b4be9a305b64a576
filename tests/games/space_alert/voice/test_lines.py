import itertools

import pytest

from orbita.core.lang import LANGS
from orbita.games.space_alert.missions.generator import new_mission
from orbita.games.space_alert.missions.model import DataTransfer, IncomingData, RadioSilence, Threat
from orbita.games.space_alert.missions.scripts import content
from orbita.games.space_alert.missions.timeline import announcements
from orbita.games.space_alert.texts.catalogue_voice import VOICE
from orbita.games.space_alert.tools.voice.lines import SPEECH, plan
from orbita.games.space_alert.tools.voice.pack import pack, tones
from tests.games.space_alert.missions.test_timeline import mission_with

PL = pack("pl")
LONGEST_THREATS = (
    Threat(at=30, turn=7, where="blue", serious=True),
    Threat(at=30, turn=7, where="blue", unconfirmed=True),  # such reports are about common threats
    Threat(at=30, turn=7, where="internal", serious=True),
)


def heard(*events, phase_ends=(225, 450, 600), first=0, last=600):
    """What is heard from one second to another, moments in ms, tones left out."""
    cues = plan(mission_with(*events, phase_ends=phase_ends), PL)
    return [
        (cue.at, cue.id) for cue in cues if first * 1000 <= cue.at < last * 1000 and cue.id not in tones()
    ]


def names(*events, **more):
    return [name for _, name in heard(*events, **more)]


@pytest.mark.parametrize(
    ("threat", "said"),
    [
        pytest.param(Threat(at=30, turn=2, where="red"), ["t2", "threat", "red"], id="outside"),
        pytest.param(
            Threat(at=30, turn=3, where="white", serious=True), ["t3", "serious", "white"], id="serious"
        ),
        pytest.param(Threat(at=30, turn=4, where="internal"), ["t4", "internal"], id="on board"),
        pytest.param(
            Threat(at=30, turn=5, where="internal", serious=True),
            ["t5", "serious_internal"],
            id="serious on board",
        ),
        pytest.param(
            Threat(at=30, turn=6, where="blue", unconfirmed=True),
            ["t6", "threat", "blue"],
            id="unconfirmed",
        ),
    ],
)
def test_a_threat_is_said_twice(threat, said):
    once = ["unconfirmed"] if threat.unconfirmed else []
    assert names(threat, first=30, last=60) == [*once, *said, "again", *said]


@pytest.mark.parametrize("threat", LONGEST_THREATS)
@pytest.mark.parametrize("lang", LANGS)
def test_the_longest_threat_is_said_within_twelve_seconds(threat, lang):
    cues = [cue for cue in plan(mission_with(threat), pack(lang)) if 30_000 <= cue.at < 60_000]
    assert cues[-1].end - cues[1].at <= 11_700  # without the call
    assert cues[-1].end - 30_000 < content().figures.room.threat * 1000


def test_every_announcement_begins_300_ms_after_its_moment_with_a_call():
    cues = plan(mission_with(IncomingData(at=30)), PL)
    assert next((cue.at, cue.id) for cue in cues if 30_000 <= cue.at < 60_000) == (30_300, "call")


@pytest.mark.parametrize("lang", LANGS)
def test_the_transfer_sentence_ends_before_its_count(lang):
    cues = {cue.id: cue for cue in plan(mission_with(DataTransfer(at=30)), pack(lang)) if cue.at < 60_000}
    assert cues["transfer"].end < cues["n5"].at


def test_counts_fall_on_exact_seconds():
    assert [entry for entry in heard(DataTransfer(at=30), last=100) if entry[1].startswith("n")] == [
        (35_000, "n5"),
        (36_000, "n4"),
        (37_000, "n3"),
        (38_000, "n2"),
        (39_000, "n1"),
    ]


def test_the_end_of_a_phase_is_warned_about_counted_and_told():
    assert heard(first=160, last=240) == [
        (165_780, "p1_60"),
        (205_780, "p1_20"),
        (220_000, "n5"),
        (221_000, "n4"),
        (222_000, "n3"),
        (223_000, "n2"),
        (224_000, "n1"),
        (225_780, "p1_end"),
    ]


def test_in_the_last_phase_the_jump_is_warned_about_also_of_a_mission_with_two():
    assert names(phase_ends=(225, 450), first=380, last=470) == [
        "m_60",
        "m_20",
        *("n5", "n4", "n3", "n2", "n1"),
        "m_end",
    ]


def test_a_beep_closes_the_transfer_at_its_second():
    cues = plan(mission_with(DataTransfer(at=30)), PL)
    assert [cue.at for cue in cues if cue.id == "beep"] == [40_000]


def test_two_announcements_of_one_moment_are_said_one_after_the_other():
    cues = plan(mission_with(DataTransfer(at=30), RadioSilence(at=40, seconds=10)), PL)
    closed, silence = (next(cue for cue in cues if cue.id == name) for name in ("transfer_closed", "silence"))
    assert closed.end < silence.at


def test_a_repetition_gives_way_to_the_next_announcement():
    said = names(Threat(at=30, turn=2, where="red"), IncomingData(at=34), first=30, last=60)
    assert said == ["t2", "threat", "red", "data"]


def test_nobody_waits_longer_than_six_seconds():
    crowd = [IncomingData(at=30) for _ in range(4)]
    assert names(*crowd, first=30, last=60) == ["data", "data"]


def every_mission():
    random = [new_mission(4 + seed % 2, "white", "yellow", seed) for seed in range(20)]
    return [*content().missions, *random]


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_spoken_over_and_everything_is_said(lang):
    for mission in every_mission():
        cues = plan(mission, pack(lang))
        for before, after in itertools.pairwise(cues):
            assert before.end <= after.at, (mission.id, before, after)
        calls = sum(said.kind != "warning" or said.seconds > 5 for said in announcements(mission))
        assert [cue.id for cue in cues].count("call") == calls
        assert [cue.id for cue in cues].count("n1") == len(mission.phase_ends) + sum(
            isinstance(event, DataTransfer) for event in mission.events
        )


def test_only_clips_and_tones_that_exist_are_used():
    for mission in every_mission():
        for cue in plan(mission, PL):
            assert cue.id in VOICE or cue.id in tones()
            assert cue.part in (*SPEECH, "count")
