"""Whatever is refused, is refused in both languages, and its English stands in one place."""

import re
import string
from pathlib import Path

import pytest

import orbita.cli.space_alert
import orbita.games.space_alert
from orbita.core.errors import BadNotation, IllegalMove
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.texts.catalogue import EVENTS, WORDS
from orbita.games.space_alert.texts.catalogue_flights import FAULTS
from orbita.games.space_alert.texts.catalogue_refusals import REFUSALS
from orbita.games.space_alert.texts.errors import refused
from tests.games.space_alert.table import Table

PACKAGES = (orbita.games.space_alert, orbita.cli.space_alert)
CODE = re.compile(r'"([a-z]+/[a-z-]+)"')
AREAS = {code.partition("/")[0] for code in REFUSALS}
ELSEWHERE = {"file/unwritable"}  # told with the other files of the command line

# Told by the server, in the log and the lane.
PLANNING = {
    "phase_began",
    "threat_announced",
    "report_ignored",
    "data_came_in",
    "transfer_opened",
    "transfer_closed",
    "silence_began",
    "silence_ended",
    "warned",
    "phase_ended",
    "planning_ended",
    "cards_taken",
    "card_drawn",
    "card_given",
    "card_placed",
    "android_card_placed",
    "card_removed",
    "cards_swapped",
    "card_flipped",
    "voted",
}


def sources():
    for package in PACKAGES:
        for path in sorted(Path(package.__path__[0]).rglob("*.py")):
            if not path.name.startswith("catalogue"):
                yield path, path.read_text(encoding="utf-8")


def values_of(template):
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def test_every_code_raised_anywhere_in_the_game_has_both_languages_and_no_other_has():
    found = {code for _, source in sources() for code in CODE.findall(source)}
    raised = {code for code in found if code.partition("/")[0] in AREAS | {"file"}}
    assert raised - ELSEWHERE == set(REFUSALS)


@pytest.mark.parametrize("pairs", [REFUSALS, FAULTS], ids=["refusals", "faults"])
def test_both_languages_are_sentences_that_differ(pairs):
    for code, (polish, english) in pairs.items():
        assert polish != english, code
        for text in (polish, english):
            assert text.endswith((".", "…")), code
            assert text[0].isupper() or text[0] in "{-'„", code


def test_no_faults_are_left_over():
    used = {fault for _, source in sources() for fault in FAULTS if f'"{fault}"' in source}
    assert used == set(FAULTS)


def test_no_other_place_has_words_of_its_own_for_errors():
    for path, source in sources():
        assert "POLISH_ERRORS" not in source, path
        assert not re.search(r"def (pick|column|phrase)\(", source), path


def test_the_message_of_an_error_is_the_english_of_the_catalogue():
    error = refused(BadNotation, "notation/slot", text="13")
    assert error.message == GAME.texts.refusal(error, "en") == "There is no turn '13': turns are 1 to 12."
    assert GAME.texts.refusal(error, "pl") == "Nie ma tury „13”: tury to 1–12."


def test_an_english_refusal_does_not_repeat_the_move():
    table = Table(4)
    hand = table.hand("captain")
    missing = next(card for card in ("A/red", "B/red", "C/red", "A/blue") if card not in hand)
    with pytest.raises(IllegalMove) as refusal:
        table.play(f"captain: place 2 {missing}")
    assert GAME.texts.refusal(refusal.value, "en") == "You do not have this card."
    assert GAME.texts.refusal(refusal.value, "pl") == "Tej karty nie ma na ręce."


def test_an_error_that_is_not_ours_is_told_in_its_own_words():
    assert GAME.texts.refusal(IllegalMove("elsewhere/code", "as it is"), "pl") == "as it is"


def test_the_browser_can_fill_in_every_sentence_it_gets():
    for group in WORDS.values():
        for pair in group.values():
            for template in pair:
                for _, name, form, conversion in string.Formatter().parse(template):
                    assert name is None or (name.isidentifier() and not form and not conversion), template


def test_both_languages_take_their_values_from_the_same_event():
    for name, (polish, english) in EVENTS.items():
        assert values_of(polish) == values_of(english), name


def test_the_browser_has_words_for_every_event_of_the_action_round():
    spoken = {*WORDS["events"], *WORDS["moments"], "computer_checked"}  # told as awake or asleep
    silent = {"turn_began", "step_began"}
    assert {*EVENTS} - spoken - silent == PLANNING
