"""Lessons are annotated records: they replay under the installed rules, and every step fits its move."""

import json
from pathlib import Path

import pytest

from orbita.core.record import read_record
from orbita.core.replay import steps
from orbita.registry import find_game

LESSONS = sorted((Path(__file__).parents[2] / "web/src/lib/games").glob("*/lessons/*.json"))
TAUGHT = {
    "basic": {"place", "move", "mine", "shoot", "buy", "pay", "missile"},
    "advanced": {"move", "buy", "pay", "boost"},
}


def load(path):
    lesson = json.loads(path.read_text())
    record = read_record(lesson["record"].encode())
    return lesson["steps"], record


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_the_record_of_a_lesson_is_a_legal_game(path):
    _, record = load(path)
    assert len(list(steps(record, find_game(record.game)))) == len(record.moves) + 1


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_steps_go_on_and_ask_only_for_the_readers_moves(path):
    annotated, record = load(path)
    reader = record.seats[0]
    made = 0
    for step in annotated:
        assert step["after"] >= made, "steps go forward, and none asks for a move twice"
        made = step["after"]
        if step["play"]:
            assert record.moves[made].seat == reader
            made += 1
    assert made == len(record.moves)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_every_step_speaks_both_languages(path):
    for step in load(path)[0]:
        assert step["pl"].strip()
        assert step["en"].strip()
        assert step["pl"] != step["en"]


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_makes_the_reader_do_what_it_teaches(path):
    annotated, record = load(path)
    verbs = {record.moves[step["after"]].move.split()[0] for step in annotated if step["play"]}
    assert verbs >= TAUGHT[path.stem]


def test_both_lessons_are_there():
    assert {path.stem for path in LESSONS} == set(TAUGHT)
