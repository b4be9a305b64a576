"""The sentences of the game: all in one place, in both languages, with values that can be filled in."""

import re
import string
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import orbita.games.voyager.game as voyager
from orbita.core.contract import Outcome
from orbita.core.errors import IllegalMove
from orbita.core.record import read_record
from orbita.core.replay import steps
from orbita.games.voyager.event_data import EVENT_TYPES, FIELD_TYPES
from orbita.games.voyager.game import GAME
from orbita.games.voyager.notation import BUILDINGS, SEAT_NAMES
from orbita.games.voyager.options import Options
from orbita.games.voyager.position import STAGES
from orbita.games.voyager.refusals import REASONS
from orbita.games.voyager.texts import catalogue, clauses
from orbita.games.voyager.vocabulary import (
    COIN_SOURCES,
    CONDITIONS,
    DECKS,
    DRAW_SOURCES,
    EFFECTS,
    PER,
    PERKS,
    ROLLS,
    SOURCES,
    TALLIES,
)

PACKAGE = Path(voyager.__file__).parent
GOLDEN = Path(__file__).parents[2] / "golden" / "voyager"
RAISED = re.compile(
    r'\b(?!Missing)(?:refused|unreadable|[A-Z]\w+)\(\s*(?:\w+, REFUSALS, )?f?"([a-z]+/[a-z{}-]+)"'
)

MISSING = re.compile(r'\bMissing\(\s*f?"([a-z]+/[^"]+)"')
ELSEWHERE = ("mission/", "agency/", "landing/", "move/")  # refusals of what no verb or card is


def fields_of(template):
    return {field for _, field, _, _ in string.Formatter().parse(template) if field}


@pytest.mark.parametrize("group", catalogue.WORDS)
def test_both_languages_fill_in_the_same_values(group):
    for key, (polish, english) in catalogue.WORDS[group].items():
        assert fields_of(polish) == fields_of(english), key


def test_every_code_that_can_be_raised_has_its_words_in_both_languages():
    codes = set(REASONS.values())
    for module in (*PACKAGE.rglob("*.py"), *(PACKAGE.parents[1] / "cli" / "voyager").glob("*.py")):
        codes |= set(RAISED.findall(module.read_text(encoding="utf-8")))
    kinds = {"notation/{kind}": ("card", "mission", "body", "agency", "technology", "achievement")}
    kinds["windows/{name}"] = ("round", "launches", "steps")
    known = {code.partition("{")[0] + kind for code in codes & set(kinds) for kind in kinds[code]}
    codes = (codes - set(kinds)) | known
    assert {"notation/space", "turn/wrong-step", "options/unknown-pack", "windows/from"} <= codes
    assert codes - {"file/unwritable"} <= set(catalogue.REFUSALS)  # files are the command line's own


def test_every_reason_why_something_is_not_open_has_its_words():
    told = {code for code in REASONS.values() if not code.startswith(ELSEWHERE)}
    for module in (PACKAGE / "outlook").glob("*.py"):
        told |= set(MISSING.findall(module.read_text(encoding="utf-8")))
    assert {"when/{name}", "per/{PER[per]}", "coins/too-few", "deck/empty"} <= told
    told -= {"when/{name}", "per/{PER[per]}", "card/within-limit"}
    told |= {f"when/{name}" for name in CONDITIONS} | {f"per/{name}" for name in PER if name}
    assert told <= set(catalogue.MISSING)
    assert tuple(catalogue.WORDS["tallies"]) == TALLIES


def test_every_event_stage_option_and_source_has_its_words():
    assert set(catalogue.EVENTS) == set(EVENT_TYPES)
    assert set(catalogue.NEEDED) == set(STAGES)
    assert tuple(catalogue.SEATS) == SEAT_NAMES
    assert tuple(catalogue.DECKS) == tuple(catalogue.DECK_CARDS) == DECKS
    assert tuple(catalogue.BUILDINGS) == tuple(catalogue.BUILT) == BUILDINGS[1:]
    for field in Options.__struct_fields__:
        assert {field, f"{field}.about"} <= set(catalogue.OPTIONS)
    for field in ("agencies", "start"):
        values = get_args(Options.__annotations__[field])
        assert {f"{field}.{value}" for value in values} <= set(catalogue.OPTIONS)


def test_every_word_of_content_files_has_its_clause():
    assert tuple(clauses.EFFECTS) == EFFECTS
    assert tuple(clauses.PER) == PER
    assert {*clauses.CONDITIONS, "count"} == set(CONDITIONS)
    assert tuple(clauses.PERKS) == PERKS
    assert tuple(clauses.ROLLS) == ROLLS
    assert tuple(clauses.TALLIES) == tuple(clauses.ONCE) == TALLIES


def test_the_types_of_events_know_all_words_of_the_vocabulary():
    assert get_args(FIELD_TYPES["deck"]) == DECKS
    assert get_args(FIELD_TYPES["source"]) == SOURCES
    assert get_args(FIELD_TYPES["building"]) == BUILDINGS[1:]
    assert get_args(FIELD_TYPES["roll"]) == ROLLS
    assert get_args(EVENT_TYPES["coins_gained"]["source"]) == COIN_SOURCES == tuple(catalogue.COIN_SOURCES)
    assert get_args(EVENT_TYPES["card_drawn"]["source"]) == DRAW_SOURCES == tuple(catalogue.DRAW_SOURCES)
    assert tuple(catalogue.PURPOSES) == ROLLS


def test_events_carry_exactly_the_values_their_types_tell_to_whoever_sees_them():
    for file in sorted(GOLDEN.glob("*.txt")):
        for _, match, events in steps(read_record(file.read_bytes()), GAME):
            for event in events:
                for watcher in (None, 0, 1):
                    data = GAME.event_data(match.state, GAME.seen_by(event, watcher))
                    types = EVENT_TYPES[data.pop("event")]
                    assert set(data) == set(types)
                    for field, value in data.items():
                        assert msgspec.convert(value, types[field], strict=True) == value


# People by name


EVENT = {"event": "building_taken", "pack": "standard", "seat": 1, "owner": 0, "body": "mars"}


@pytest.mark.parametrize(
    ("names", "polish"),
    [
        ((), "Żółty przejmuje budowlę na Marsie. Traci ją Czerwony."),
        (("", "Ala"), "Ala przejmuje budowlę na Marsie. Traci ją Czerwony."),
        (("Olek", "Ala"), "Ala przejmuje budowlę na Marsie. Traci ją Olek."),
    ],
)
def test_a_sentence_names_the_person_where_the_name_is_known(names, polish):
    assert GAME.texts.event(EVENT, "pl", names) == polish


def test_the_winner_is_named_as_well():
    ended = Outcome(scores=(41, 38), winners=(0,), reason="goal-reached")
    polish = "Wyścig kosmiczny wygrywa: Ala. Punkty: Ala 41, Żółty 38."
    assert GAME.texts.outcome(ended, "pl", ("Ala",)) == polish
    assert GAME.texts.outcome(ended, "en") == "Red wins the space race. Points: Red 41, Yellow 38."


def test_an_english_refusal_does_not_repeat_the_move():
    error = IllegalMove("rocket/none", "You have no rocket.", move="launch")
    assert GAME.texts.refusal(error, "en") == "You have no rocket."
    assert GAME.texts.refusal(error, "pl") == "Nie masz rakiety."


def test_a_refusal_of_another_turn_says_whom_the_table_waits_for():
    error = IllegalMove("turn/not-yours", "The table waits for yellow.", turn="yellow")
    assert GAME.texts.refusal(error, "pl") == "Teraz decyduje Żółty."
    assert GAME.texts.refusal(error, "pl", ("Ala", "Ola")) == "Teraz decyduje Ola."
