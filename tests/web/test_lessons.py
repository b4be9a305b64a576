"""Lessons are annotated records: they replay under the installed rules, and every step fits its move."""

import importlib.machinery
import importlib.util
import json
import tomllib
from pathlib import Path

import pytest

from orbita.core.lang import LANGS
from orbita.core.record import read_record
from orbita.core.replay import steps
from orbita.registry import find_game
from orbita.server.rooms.replays import Wanted, make_replay

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "web/src/lib/games").glob("*/lessons/*.json"))
SCENARIOS = sorted((ROOT / "web/src/lib/games").glob("*/lessons/*.toml"))
TAUGHT = {
    "guardians/basic": {"place", "move", "mine", "shoot", "buy", "pay", "missile"},
    "guardians/advanced": {"move", "buy", "pay", "boost"},
    "space_alert/basic": {"place"},
    "space_alert/energy": {"place"},
    "space_alert/shields": {"place"},
    "space_alert/computer": {"place"},
    "space_alert/intruders": {"place"},
    "space_alert/silence": {"place", "draw", "give"},
    "space_alert/androids": {"place"},
    "voyager/basic": {"launch", "land", "move", "end"},
    "voyager/windows": {"funds", "launch", "move", "land", "end"},
    "voyager/cards": {"research", "play", "launch", "move", "land", "discard", "end"},
    "voyager/buildings": {"land", "hotel", "mission", "develop", "funds", "change", "end"},
    "voyager/sabotage": {"develop", "research", "takeover", "discard", "end"},
}
LONGEST_TEXT = 240
# By lesson of Voyager: what has to happen in it.
HAPPENS = {
    "basic": {"rocket_launched", "rocket_moved", "rocket_landed", "landing_failed", "rings_turned"},
    "windows": {"rocket_launched", "rocket_moved", "rocket_landed", "rings_turned"},
    "cards": {"card_drawn", "card_played", "help_used", "roll_raised", "belt_passed"},
    "buildings": {
        "building_built",
        "building_changed",
        "technology_developed",
        "mission_done",
        "coins_gained",
    },
    "sabotage": {"takeover_tried", "building_taken", "building_held", "roll_raised"},
}
# By lesson of Space Alert: what its film has to show.
SHOWN = {
    "basic": {"weapon_fired", "threat_destroyed"},
    "energy": {"weapon_fired", "reactor_filled", "threat_destroyed"},
    "shields": {"shield_filled", "shield_held", "shot_missed"},
    "computer": {"computer_maintained", "computer_checked", "delayed", "cards_pushed"},
    "intruders": {"bots_taken", "intruder_hit", "bots_disabled", "threat_destroyed"},
    "silence": {
        "data_came_in",
        "card_drawn",
        "silence_began",
        "silence_ended",
        "transfer_opened",
        "card_given",
    },
    "androids": {"android_card_placed", "threat_destroyed"},
}


def name_of(path):
    return f"{path.parent.parent.name}/{path.stem}"


def load(path):
    lesson = json.loads(path.read_text())
    return lesson, read_record(lesson["record"].encode())


def told(record):
    """Everything that happens in a record, by name."""
    game = find_game(record.game)
    return [
        game.event_data(match.state, event) for _, match, events in steps(record, game) for event in events
    ]


def has_seen(events, claim):
    return any(claim.items() <= event.items() for event in events)


def offered(record, lang):
    """What the reader could do after so many moves, in the words of a language."""
    replay = make_replay(record, find_game(record.game), Wanted(0, lang, choices=True))
    return [{choice.move: choice.text for choice in frame.choices} for frame in replay.frames]


each_lesson = pytest.mark.parametrize("path", LESSONS, ids=name_of)
each_question = pytest.mark.parametrize(
    "path", [path for path in LESSONS if path.parent.parent.name == "space_alert"], ids=name_of
)


each_of_voyager = pytest.mark.parametrize(
    "path", [path for path in LESSONS if path.parent.parent.name == "voyager"], ids=name_of
)


@each_lesson
def test_the_record_of_a_lesson_is_a_legal_game(path):
    _, record = load(path)
    assert len(list(steps(record, find_game(record.game)))) == len(record.moves) + 1


@each_lesson
def test_steps_go_on_and_ask_only_for_the_readers_moves(path):
    lesson, record = load(path)
    reader = record.seats[0]
    made = 0
    for step in lesson["steps"]:
        assert step["after"] >= made, "steps go forward, and none asks for a move twice"
        made = step["after"]
        if step["play"]:
            count = step.get("moves", 1)
            assert {entry.seat for entry in record.moves[made : made + count]} == {reader}
            made += count
        if step.get("film"):
            assert {entry.move for entry in record.moves[made:]} == {"go"}, "a film is the rest of the record"
            made = len(record.moves)
    assert made == len(record.moves)


@each_lesson
def test_every_step_speaks_both_languages(path):
    for step in load(path)[0]["steps"]:
        assert step["pl"].strip()
        assert step["en"].strip()
        assert step["pl"] != step["en"]


@each_lesson
def test_a_lesson_makes_the_reader_do_what_it_teaches(path):
    lesson, record = load(path)
    verbs = {record.moves[step["after"]].move.split()[0] for step in lesson["steps"] if step["play"]}
    assert verbs >= TAUGHT[name_of(path)]


def test_all_lessons_are_there():
    assert {name_of(path) for path in LESSONS} == set(TAUGHT)


@each_question
def test_the_right_answer_is_what_happened_and_no_other_is(path):
    lesson, record = load(path)
    events = told(record)
    answers = lesson["question"]["answers"]
    (right,) = [answer for answer in answers if answer.get("right")]
    assert has_seen(events, right["claim"])
    for answer in answers:
        if answer is not right and "claim" in answer:
            assert not has_seen(events, answer["claim"])


@each_question
def test_every_answer_is_given_a_reason_in_both_languages(path):
    question = load(path)[0]["question"]
    assert question["pl"] != question["en"]
    assert len({answer["en"] for answer in question["answers"]}) == len(question["answers"]) >= 3
    for answer in question["answers"]:
        assert all(answer[text].strip() for text in ("pl", "en", "why_pl", "why_en"))
        assert answer["why_pl"] != answer["why_en"]


@each_question
def test_the_film_shows_what_the_lesson_is_about(path):
    _, record = load(path)
    assert {event["event"] for event in told(record)} >= SHOWN[path.stem]


@each_question
def test_a_lesson_uses_only_the_rules_of_its_level(path):
    _, record = load(path)
    names = {event["event"] for event in told(record)}
    assert not names & {"heroic_revealed", "confirmed", "interceptors_out"}
    if path.stem != "intruders":
        assert not names & {"bots_taken", "intruder_hit", "intruder_moved"}
    levels = {"intruders": "advanced_simulation", "silence": "simulation"}
    assert record.options["mission"].startswith(levels.get(path.stem, "test_run"))


@each_of_voyager
@pytest.mark.parametrize("lang", LANGS)
def test_voyager_offers_every_move_that_is_asked_for_and_all_the_others(path, lang):
    lesson, record = load(path)
    choices = offered(record, lang)
    for step in lesson["steps"]:
        if not step["play"]:
            continue
        for made in range(step["after"], step["after"] + step.get("moves", 1)):
            assert choices[made][record.moves[made].move].strip()
        others = set(choices[step["after"]]) - {record.moves[step["after"]].move}
        assert others, "a lesson that leaves no choice teaches nothing"


@each_of_voyager
def test_what_is_said_to_other_moves_can_come_up_and_speaks_both_languages(path):
    lesson, record = load(path)
    choices = offered(record, "en")
    for step in lesson["steps"]:
        asked = record.moves[step["after"]].move if step["play"] else ""
        others = set(choices[step["after"]]) - {asked}
        for wrong in step.get("wrong", []):
            fits = {move for move in others if move.startswith(wrong["move"])}
            assert fits, wrong["en"]
            others -= fits
            assert wrong["pl"].strip() != wrong["en"].strip()


@each_of_voyager
def test_every_step_of_voyager_lights_something_and_the_lesson_ends_with_a_sentence(path):
    lesson, _ = load(path)
    assert all(step["light"] for step in lesson["steps"])
    assert lesson["end"]["pl"].strip() != lesson["end"]["en"].strip()
    texts = [step[lang] for step in lesson["steps"] for lang in LANGS]
    assert all(len(text) <= LONGEST_TEXT for text in texts), "a phone shows step and board at once"


@each_of_voyager
def test_what_a_lesson_is_about_happens_in_it(path):
    _, record = load(path)
    assert {event["event"] for event in told(record)} >= HAPPENS[path.stem]


@pytest.mark.parametrize("path", SCENARIOS, ids=name_of)
def test_a_lesson_is_what_its_scenario_makes(path):
    loader = importlib.machinery.SourceFileLoader("make_lessons", str(ROOT / "scripts/make-lessons"))
    maker = importlib.util.module_from_spec(importlib.util.spec_from_loader("make_lessons", loader))
    loader.exec_module(maker)
    scenario = tomllib.loads(path.read_text())
    seed, lesson = maker.make(find_game(path.parent.parent.name), scenario)
    assert seed == scenario["seed"], "run scripts/make-lessons"
    assert lesson == load(path.with_suffix(".json"))[0], "run scripts/make-lessons"
