"""The shipped clips fit the sentences; where the tools are there, they are made once more."""

import filecmp
import os
import re
import runpy
import shutil
import subprocess
import sys
from array import array
from pathlib import Path

import msgspec
import pytest

from orbita.cli.space_alert.mp3 import DECODERS, decoded, output_of
from orbita.core.lang import LANGS
from orbita.games.space_alert.texts.catalogue_voice import SUBTITLES, VOICE
from orbita.games.space_alert.tools.voice import cases
from orbita.games.space_alert.tools.voice.pack import FOLDER, FULL, Pack, at_sample, pack, sound_file, tones
from orbita.games.space_alert.tools.voice.samples import Samples, aligned, marker_at, peak_db

ROOT = Path(__file__).parents[4]
SCRIPT = ROOT / "scripts/make-voice"
WEB = ROOT / "web/src/lib/games/space_alert"
TOOLS = ("espeak-ng", "sox", "lame")
MOST_BYTES = 600_000
EITHER_WAY = 60  # ms; other versions of the tools speak a little faster or slower

needs_a_decoder = pytest.mark.skipif(
    not any(map(shutil.which, DECODERS)),
    reason="!! no program here reads MP3: the clips were NOT listened to",
)
needs_the_tools = pytest.mark.skipif(
    not all(map(shutil.which, TOOLS)),
    reason=f"!! {', '.join(TOOLS)} are not all here: the voice was NOT made again (scripts/system-packages)",
)


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_has_a_clip_and_no_clip_is_left_over(lang):
    assert list(pack(lang).clips) == list(VOICE)
    assert list(SUBTITLES) == list(VOICE)


@pytest.mark.parametrize("lang", LANGS)
def test_clips_follow_each_other_within_the_file(lang):
    end = pack(lang).marker
    for clip in pack(lang).clips.values():
        assert end < clip.start
        end = clip.start + clip.length
    assert end <= pack(lang).length


@pytest.mark.parametrize("lang", LANGS)
def test_a_pack_is_at_most_600_kb(lang):
    assert sound_file(lang).stat().st_size <= MOST_BYTES


def test_browser_and_game_have_the_same_files():
    shipped = sorted(path.name for path in FOLDER.glob("*.mp3")) + sorted(
        path.name for path in FOLDER.glob("*.json")
    )
    assert shipped == ["en.mp3", "pl.mp3", "en.json", "pl.json", "tones.json"]
    assert sorted(path.name for path in (WEB / "voice").iterdir()) == sorted(shipped)
    for name in shipped:
        assert filecmp.cmp(FOLDER / name, WEB / "voice" / name, shallow=False), (
            f"{name}: run scripts/make-voice"
        )


def test_table_and_cases_are_those_of_the_shipped_clips():
    made = runpy.run_path(str(SCRIPT))
    assert made["TABLE"].read_text() == made["table_text"](), "run scripts/make-voice --table"
    assert made["CASES"].read_text() == cases.cases_text(), "run scripts/make-voice --table"


def test_sentences_are_plain_words_that_can_be_spoken():
    for polish, english in VOICE.values():
        assert re.fullmatch(r"[\w ,.?!]+", polish)
        assert re.fullmatch(r"[A-Za-z ,.?!]+", english)


def test_tones_are_short():
    assert {name: tone.length for name, tone in tones().items()} == {"call": 420, "klaxon": 1000, "beep": 250}


@needs_a_decoder
@pytest.mark.parametrize("lang", LANGS)
def test_every_clip_is_heard_where_the_index_says_and_as_loud(lang):
    heard = decoded(sound_file(lang))
    for name, clip in pack(lang).clips.items():
        sound = heard[at_sample(clip.start) : at_sample(clip.start + clip.length)]
        assert peak_db(sound) == pytest.approx(clip.peak, abs=0.2), name
        assert -4.5 <= clip.peak <= -2.5, name  # -3 before encoding
        assert abs(onset(sound)) <= 25, name
        gap = heard[at_sample(clip.start - 40) : at_sample(clip.start - 10)]
        assert peak_db(gap) < -30, name


def onset(sound: Samples) -> float:
    """When a clip begins to be heard, in ms."""
    least = 0.03 * max(map(abs, sound))
    return next(n for n, value in enumerate(sound) if abs(value) >= least) / at_sample(1)


@needs_a_decoder
def test_however_late_a_decoder_is_the_clips_are_where_they_belong():
    raws = (output_of(tool, command(str(sound_file("pl")))) for tool, command in DECODERS.items())
    heard = [aligned(array("h", raw[: len(raw) // 2 * 2])) for raw in raws]
    made = [one for one in heard if one is not None]
    for other in made[1:]:
        assert max(abs(a - b) for a, b in zip(made[0], other, strict=False)) < 0.01 * FULL


def test_something_else_than_clips_is_noticed():
    assert marker_at([0] * 22_050) is None
    assert aligned(array("h", [0] * 22_050)) is None


@needs_the_tools
def test_the_clips_can_be_made_again(tmp_path):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, str(SCRIPT), "--into", str(tmp_path)], check=True, env=environment)
    for lang in LANGS:
        again = msgspec.json.decode((tmp_path / f"{lang}.json").read_bytes(), type=Pack)
        assert list(again.clips) == list(VOICE)
        for name, clip in again.clips.items():
            assert clip.length == pytest.approx(pack(lang).clips[name].length, abs=EITHER_WAY), (lang, name)
