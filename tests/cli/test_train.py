"""`orbita train`: a bot learns from games against itself."""

import sys

import pytest

SMALL = ("--generations", "1", "--games", "2", "--walks", "1", "--test-games", "2", "--units", "4")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "of 2 against the judgement made by hand"),
        ("pl", "z 2 przeciw ocenie ułożonej ręcznie"),
    ],
)
def test_it_tells_what_came_of_each_generation(orbita, tmp_path, lang, told):
    status, out, err = orbita("train", "guardians", tmp_path, *SMALL, "--lang", lang)
    assert (status, err) == (0, "")
    assert told in out
    assert f"({tmp_path}/weights-1.json)" in out
    assert orbita("train", "guardians", tmp_path, *SMALL, "--lang", lang) == (0, out, "")


def test_a_game_without_a_bot_that_learns_is_refused(orbita, tmp_path):
    status, _, err = orbita("train", "space_alert", tmp_path / "x", *SMALL, "--lang", "en")
    assert status == 2
    assert "has no bot that learns" in err
    assert not (tmp_path / "x").exists()


def test_a_folder_that_cannot_be_made_is_told(orbita, tmp_path):
    (tmp_path / "file").write_text("")
    status, _, err = orbita("train", "guardians", tmp_path / "file" / "x", *SMALL, "--lang", "en")
    assert status == 2
    assert "cannot write" in err


def test_without_numpy_it_says_what_to_install(orbita, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    status, _, err = orbita("train", "guardians", tmp_path, *SMALL, "--lang", "en")
    assert status == 2
    assert "extra 'train'" in err
