"""Generations of learning, in small."""

import msgspec
import pytest

from orbita.arena.selfplay import Lesson, play_lesson, student
from orbita.arena.training import Course, check_course, generations
from orbita.core.errors import BadOptions

LESSON = Lesson("guardians", ({"variant": "basic"}, {"variant": "advanced"}), 6, 2, 3, 4)
COURSE = Course("guardians", ({},), generations=2, games=3, walks=1, tests=2, seed=3, units=4)


def quietly(what, steps, count):
    return steps


def learned(course, folder):
    return list(generations(course, folder, 1, quietly))


def test_a_game_teaches_what_became_of_its_tables():
    positions = play_lesson(LESSON, 0)
    assert positions == play_lesson(LESSON, 0)
    assert len(positions) > 30
    assert len({position.chances for position in positions}) == 1  # by hand: only the end counts
    inputs = student("guardians").mind.inputs
    assert all(len(position.features) == position.seats * inputs for position in positions)


def test_tables_take_turns_in_seats_and_options():
    tables = [LESSON.table(number) for number in range(6)]
    assert [seats for _, seats in tables] == [2, 3, 4, 2, 3, 4]
    assert [options["variant"] for options, _ in tables] == ["basic"] * 3 + ["advanced"] * 3


def test_what_was_learned_is_half_of_the_next_lesson():
    numbers = (0.0,) * ((student("guardians").mind.inputs + 3) * 4 + 2)
    positions = play_lesson(msgspec.structs.replace(LESSON, numbers=numbers), 0)
    assert len({position.chances for position in positions}) > 1
    assert all(0 <= chance <= 1 for position in positions for chance in position.chances)


def test_learning_goes_on_where_it_stopped(tmp_path):
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    at_once = learned(COURSE, whole)
    assert [len(weights.generations) for weights in at_once] == [1, 2]
    assert at_once[1].generations[1].tests == 2
    first = learned(msgspec.structs.replace(COURSE, generations=1), cut)
    before = {file: file.stat().st_mtime_ns for file in cut.rglob("*.*")}
    assert [*first, at_once[1]] == learned(COURSE, cut) == at_once
    assert {file: file.stat().st_mtime_ns for file in before} == before  # nothing is made twice


def test_a_generation_that_was_interrupted_keeps_its_games(tmp_path):
    whole = learned(msgspec.structs.replace(COURSE, generations=1), tmp_path)
    (tmp_path / "weights-1.json").unlink()
    (games,) = (tmp_path / "games-1").iterdir()
    before = games.stat().st_mtime_ns
    assert learned(msgspec.structs.replace(COURSE, generations=1), tmp_path) == whole
    assert games.stat().st_mtime_ns == before


def test_weights_of_another_seed_are_left_alone(tmp_path):
    learned(msgspec.structs.replace(COURSE, generations=1), tmp_path)
    with pytest.raises(BadOptions) as refused:
        learned(msgspec.structs.replace(COURSE, seed=4), tmp_path)
    assert refused.value.code == "train/other-course"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "space_alert"}, "train/game"),
        ({"games": 0}, "train/none"),
        ({"generations": 0}, "train/none"),
        ({"walks": 0}, "bot/walks"),
    ],
    ids=str,
)
def test_what_cannot_be_learned_is_refused(wrong, code):
    with pytest.raises(BadOptions) as refused:
        check_course(msgspec.structs.replace(COURSE, **wrong))
    assert refused.value.code == code
