"""What core does for a small game: notation, positions, refusals, events, texts, from tables and classes."""

import pytest

from orbita.core.contract import CLOCK, Outcome, best_win
from orbita.core.errors import BadNotation, IllegalMove
from orbita.core.events import named_events
from orbita.core.lang import LANGS
from orbita.core.refusals import SENTENCES, why_not_act, why_not_listed
from orbita_nim.game import GAME as NIM

POSITION = """\
options: last_stone=wins
table: seats=2 turn=1 heaps=[3,0,5] tokens=[1,3] laid=[1,0]
"""


def table(text=POSITION):
    return NIM.notation.parse_position(text)


# Moves and positions


@pytest.mark.parametrize(
    ("text", "move"), [("take 1 2", 2), ("token 3", 200), ("weź 3 5", 205), ("ŻETON  1", 0), (" Take 1 1", 1)]
)
def test_a_move_is_read_as_it_is_printed_in_either_language(text, move):
    assert NIM.notation.parse_move(table(), 1, text) == move


@pytest.mark.parametrize("text", ["take 2 1", "take 1 4", "take", "", "token 4", "take 1 2 3", "x" * 500])
def test_what_is_not_one_of_the_moves_is_refused_without_repeating_all_of_it(text):
    with pytest.raises(BadNotation) as refused:
        NIM.notation.parse_move(table(), 1, text)
    assert refused.value.code == "notation/unknown"
    assert len(refused.value.message) < 100


def test_a_position_is_the_named_fields_of_the_class():
    assert NIM.notation.position_text(table()) == POSITION


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("options: last_stone=wins\n", "", id="no options"),
        pytest.param("last_stone=wins", "last_stone=maybe", id="an unknown option"),
        pytest.param("seats=2", "seats=1000000000", id="too many seats"),
        pytest.param("seats=2 ", "", id="no seats"),
        pytest.param("seats=2", "seats=true", id="seats that are no number"),
        pytest.param("turn=1", "turn=2", id="a turn of nobody"),
        pytest.param("turn=1", "turn=1.5", id="half a turn"),
        pytest.param("turn=1 ", "", id="a field missing"),
        pytest.param("turn=1", "turn=1 more=2", id="a field too many"),
        pytest.param("[3,0,5]", "[3,0]", id="a list too short"),
        pytest.param("[3,0,5]", "3", id="no list"),
        pytest.param("[3,0,5]", '[3,"0",5]', id="a word in a list"),
        pytest.param("[3,0,5]", "[3,-1,5]", id="what cannot lie on a table"),
        pytest.param("[3,0,5]", f"[3,{1 << 70},5]", id="a number too large"),
    ],
)
def test_a_position_that_is_none_is_refused(old, new):
    with pytest.raises(BadNotation) as refused:
        table(POSITION.replace(old, new))
    assert refused.value.code.startswith("notation/")


# Refusals


def test_at_the_door_everybody_is_refused_who_is_not_awaited():
    assert why_not_act((1,), 2, 1) is None
    assert why_not_act((1, CLOCK), 2, CLOCK) is None
    assert why_not_act((1,), 2, 0).code == "turn/not-yours"
    assert why_not_act((1,), 2, CLOCK).code == "turn/not-yours"
    assert why_not_act((1,), 2, 2).code == "seat/unknown"
    assert why_not_act((), 2, 0).code == "turn/game-over"


def test_a_move_that_is_not_listed_is_refused_and_a_listed_one_is_not():
    why_not = why_not_listed(NIM.awaited, NIM.legal)
    assert why_not(table(), 1, 2) is None
    assert why_not(table(), 1, 4).code == "move/not-now"
    assert why_not(table(), 0, 2).code == "turn/not-yours"


def test_what_every_game_refuses_is_said_in_both_languages():
    for code in SENTENCES:
        error = IllegalMove(code, "in English", text="weź")
        polish, english = (NIM.texts.refusal(error, lang) for lang in LANGS)
        assert polish
        assert english
        assert polish != english


# Events, texts, outcomes


def test_events_are_named_in_the_order_of_their_table():
    event_data = named_events({"begun": {}, "moved": {"seat": int, "to": int}})
    assert event_data(None, (0, 7, 8, 9)) == {"event": "begun"}
    assert event_data(None, (1, 7, 8, 9)) == {"event": "moved", "seat": 7, "to": 8}


@pytest.mark.parametrize(
    ("lang", "names", "sentence"),
    [
        ("pl", (), "Czarny: 3 kamienie ze stosu 2."),
        ("pl", ("", "Ala"), "Ala: 3 kamienie ze stosu 2."),
        ("en", ("Ala",), "Black takes 3 stones from heap 2."),
        ("en", ("Ala", "Ola"), "Ola takes 3 stones from heap 2."),
    ],
)
def test_a_sentence_names_the_person_where_known_and_counts_its_nouns(lang, names, sentence):
    data = {"event": "stones_taken", "seat": 1, "heap": 2, "stones": 3}
    assert NIM.texts.event(data, lang, names) == sentence


def test_an_event_without_words_is_not_told():
    assert NIM.texts.event({"event": "dust_settled"}, "en") is None


def test_a_move_is_said_without_its_effects_and_the_effects_by_themselves():
    s = table()
    view = NIM.view(s, 1)
    foreseen = [{"event": "token_laid", "seat": 1, "heap": 1, "stones": 3}]
    assert NIM.texts.move(view, "token 1", "en") == "Lay your token at heap 1"
    assert NIM.texts.effects(view, "token 1", foreseen, "pl") == "+3 kamienie"
    assert NIM.texts.effects(view, "take 1 1", [{"event": "stones_taken"}], "en") == ""


def test_the_help_is_the_last_chapter_of_the_rules():
    assert NIM.texts.help("en").startswith("Notation\n`take 1 2`")


def test_the_best_score_wins_and_a_tie_is_shared():
    assert best_win([3, 5, 5], "over") == Outcome(scores=(3, 5, 5), winners=(1, 2), reason="over")


def test_a_game_without_a_clock_or_secrets_in_events_need_not_say_so():
    assert NIM.wake_at(table()) == -1
    assert NIM.seen_by((1, 2, 3, 4), None) == (1, 2, 3, 4)
