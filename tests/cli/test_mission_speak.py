import shutil
import subprocess
import wave

import pytest

from orbita.cli.space_alert import mission as command
from orbita.cli.space_alert import mp3
from tests.cli.command import runner

needs_a_decoder = pytest.mark.skipif(
    not any(map(shutil.which, mp3.DECODERS)), reason="!! no program here reads MP3: nothing was recorded"
)


@pytest.fixture
def run(capsys):
    return runner(command, capsys)


@needs_a_decoder
@pytest.mark.parametrize(("lang", "told"), [("pl", "nagranie misji, 7:0"), ("en", "the mission, 7:0")])
def test_a_mission_is_recorded_as_one_file(run, tmp_path, lang, told):
    file = tmp_path / "lot.wav"
    result = run("mission", "speak", "S1-1", "--lang", lang, "--out", str(file))
    assert (result.status, told in result.out) == (0, True)
    with wave.open(str(file)) as heard:
        assert (heard.getnchannels(), heard.getframerate()) == (1, 22_050)
        assert 420 < heard.getnframes() / 22_050 < 425  # the jump is at 7:00


@needs_a_decoder
def test_a_recording_without_a_name_is_called_after_its_mission_and_language(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run("mission", "speak", "S1-1", "--lang", "pl").status == 0
    assert [file.name for file in tmp_path.iterdir()] == ["S1-1-pl.wav"]


@needs_a_decoder
def test_a_mission_file_is_recorded_as_well(run, tmp_path):
    own, file = str(tmp_path / "own.json"), tmp_path / "own.wav"
    run("mission", "new", "--seed", "7", "--json", "--out", own)
    assert run("mission", "speak", own, "--count-in", "--out", str(file)).status == 0
    with wave.open(str(file)) as heard:
        assert heard.getnframes() / 22_050 > 620  # ten seconds of count before 610 of the mission


@pytest.mark.skipif(not shutil.which("lame"), reason="!! no lame here: no MP3 was written")
def test_an_mp3_is_written_where_the_name_ends_so(run, tmp_path):
    file = tmp_path / "lot.MP3"
    assert run("mission", "speak", "S1-1", "--out", str(file)).status == 0
    heard = subprocess.run(
        ["lame", "--quiet", "--decode", "-t", str(file), "-"], capture_output=True, check=True
    )
    assert len(heard.stdout) / 2 / 22_050 > 420


@pytest.mark.parametrize(
    ("lang", "told"), [("pl", "kończy się na .wav albo .mp3"), ("en", "ends in .wav or .mp3")]
)
def test_other_kinds_of_files_are_refused(run, tmp_path, lang, told):
    result = run("mission", "speak", "S1-1", "--lang", lang, "--out", str(tmp_path / "lot.ogg"))
    assert (result.code, told in result.error) == ("voice/suffix", True)
    assert not list(tmp_path.iterdir())


@needs_a_decoder
def test_a_file_that_is_there_is_left_alone(run, tmp_path):
    file = tmp_path / "lot.wav"
    file.write_text("dear diary")
    assert run("mission", "speak", "S1-1", "--out", str(file)).code == "file/exists"
    assert file.read_text() == "dear diary"


@pytest.mark.parametrize(
    ("lang", "told"), [("pl", "Zainstaluj jeden z: lame"), ("en", "Install one of: lame")]
)
def test_without_the_tools_the_reader_is_told_what_to_install(run, tmp_path, monkeypatch, lang, told):
    monkeypatch.setattr(mp3.shutil, "which", lambda tool: None)
    result = run("mission", "speak", "S1-1", "--lang", lang, "--out", str(tmp_path / "lot.wav"))
    assert (result.code, told in result.error) == ("voice/no-decoder", True)


def test_a_mission_that_is_not_there(run, tmp_path):
    assert run("mission", "speak", "S9-9", "--out", str(tmp_path / "x.wav")).code == "mission/unknown"
