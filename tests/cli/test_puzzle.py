"""`orbita puzzle make`: puzzles out of games between bots, into a file that grows."""

import msgspec
import pytest

from orbita.arena import puzzle
from orbita.arena.puzzle_model import LOST, Puzzles
from orbita.bots.find import searcher_of

MAKE = ("puzzle", "make", "guardians", "--walks", "24", "--lang", "en", "--games", "1")


@pytest.fixture
def quick(monkeypatch):
    """A first look of few walks."""
    monkeypatch.setattr(puzzle, "searcher_of", lambda game: searcher_of(game).with_walks(12))


def read(path):
    return msgspec.json.decode(path.read_bytes(), type=Puzzles)


def test_puzzles_are_added_to_the_file_and_come_out_alike(orbita, quick, tmp_path):
    file, other = tmp_path / "found.json", tmp_path / "other.json"
    status, out, err = orbita(*MAKE, "--seed", "2", "--out", file)
    found = read(file)
    assert (status, out, err) == (0, f"{len(found.puzzles)}\n", "")
    assert (found.game, found.walks) == ("guardians", 24)
    [one] = found.puzzles
    assert one.turns[0].chance - one.find(one.greedy).chance >= LOST - 0.001
    orbita(*MAKE, "--seed", "2", "--out", other)
    assert other.read_bytes() == file.read_bytes()
    orbita(*MAKE, "--seed", "3", "--out", file)
    assert len(read(file).puzzles) == 2
    assert read(file).puzzles[0] == one


def test_a_file_of_something_else_is_left_alone(orbita, quick, tmp_path):
    file = tmp_path / "found.json"
    for content in ("no puzzles", '{"game":"voyager","rules":1,"walks":24,"puzzles":[]}'):
        file.write_text(content)
        status, _, err = orbita(*MAKE, "--out", file)
        assert status == 2
        assert "has no puzzles like these" in err
        assert file.read_text() == content


def test_a_game_nobody_can_judge_is_refused(orbita, tmp_path):
    status, _, err = orbita("puzzle", "make", "space_alert", "--lang", "pl", "--out", tmp_path / "found.json")
    assert status == 2
    assert "nie można jej ocenić" in err
