import shutil
from array import array

import pytest

from orbita.cli.space_alert import mp3
from orbita.games.space_alert.missions.model import IncomingData, RadioSilence
from orbita.games.space_alert.tools.voice import soundtrack
from orbita.games.space_alert.tools.voice.pack import at_sample, pack, sound_file, tones
from orbita.games.space_alert.tools.voice.samples import peak_db, tone_samples
from tests.games.space_alert.missions.test_timeline import mission_with

needs_a_decoder = pytest.mark.skipif(
    not any(map(shutil.which, mp3.DECODERS)), reason="!! no program here reads MP3: nothing was recorded"
)
MISSION = mission_with(IncomingData(at=30), RadioSilence(at=50, seconds=20))
QUIET = 40  # of 32767: what an MP3 leaves between clips


def recorded(**more):
    return soundtrack.soundtrack(MISSION, pack("pl"), mp3.decoded(sound_file("pl")), **more)


@pytest.fixture(scope="module")
def heard():
    return recorded()


def first_heard(sound, second, until):
    """The moment in ms at which something is heard within some seconds; None: all is quiet."""
    start = at_sample(second * 1000)
    found = (n for n in range(start, at_sample(until * 1000)) if abs(sound[n]) > QUIET)
    at = next(found, None)
    return None if at is None else at * 1000 / 22_050


@needs_a_decoder
def test_an_announcement_is_heard_to_the_millisecond(heard):
    assert first_heard(heard, 10, 29.9) is None
    assert first_heard(heard, 29.9, 40) == pytest.approx(30_300, abs=1)


@needs_a_decoder
def test_a_count_is_heard_on_its_second(heard):
    assert first_heard(heard, 219, 221) == pytest.approx(220_000, abs=5)  # the first letter is soft
    for second in (221, 222, 223, 224):
        assert first_heard(heard, second - 0.1, second + 1) == pytest.approx(second * 1000, abs=25)


@needs_a_decoder
def test_noise_is_heard_exactly_while_communications_are_down(heard):
    start, end = at_sample(50_000), at_sample(70_000)
    assert max(map(abs, heard[start - at_sample(900) : start])) <= QUIET
    assert max(map(abs, heard[end : end + at_sample(250)])) <= QUIET  # then they are told to be back
    for at in range(50_000, 70_000, 500):
        assert peak_db(heard[at_sample(at) : at_sample(at + 500)]) > -40


@needs_a_decoder
def test_speech_lowers_the_noise_by_ten_decibels():
    sound = array("h", bytes(2 * at_sample(4000)))
    cue = soundtrack.Cue("silence", 1000, 1000, "said")
    soundtrack.make_noise(sound, 0, 3000, [cue])
    plain = soundtrack.noise()
    at = at_sample(1500)
    loudest = max(range(at, at + 1000), key=lambda n: abs(plain[n]))
    assert sound[loudest] / plain[loudest] == pytest.approx(10 ** (-10 / 20), abs=0.01)
    assert sound[at_sample(500)] == plain[at_sample(500)]


@needs_a_decoder
def test_a_count_in_comes_ten_seconds_before_the_mission(heard):
    counted = recorded(has_count_in=True)
    assert len(counted) - len(heard) == at_sample(10_000)
    assert first_heard(counted, 4.9, 6) == pytest.approx(5000, abs=5)
    assert counted[at_sample(39_000) : at_sample(50_000)] == heard[at_sample(29_000) : at_sample(40_000)]


def test_a_tone_is_as_long_as_its_notes():
    for tone in tones().values():
        assert len(tone_samples(tone)) == pytest.approx(at_sample(tone.length), abs=2)


def test_without_a_program_that_reads_mp3_one_is_asked_for(monkeypatch):
    monkeypatch.setattr(mp3.shutil, "which", lambda tool: None)
    with pytest.raises(mp3.NoTool) as refused:
        mp3.decoded(sound_file("en"))
    assert refused.value.code == "voice/no-decoder"
    with pytest.raises(mp3.NoTool) as refused:
        mp3.encoded(array("h", [0]))
    assert refused.value.code == "voice/no-encoder"


def test_both_languages_are_there():
    assert pack("pl").lang == "pl"
    assert pack("en").lang == "en"
