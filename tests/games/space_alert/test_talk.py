"""Signs between people: what can be said by one tap, in either language, and what it says."""

import pytest

from orbita.core.errors import BadNotation
from orbita.core.lang import LANGS
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.talk import read_talk
from orbita.games.space_alert.texts.catalogue_talk import WORDS

PEOPLE = 3


@pytest.mark.parametrize(
    ("kind", "text", "about", "key"),
    [
        pytest.param("tell", "lay 4 A", "lay 4 A", "lay 4", id="an action in a turn"),
        pytest.param("tell", "LAY 04 a", "lay 4 A", "lay 4", id="however it is written"),
        pytest.param("tell", "lay 12 blue", "lay 12 blue", "lay 12", id="a movement"),
        pytest.param("tell", "lay 1 tur", "lay 1 tUR", "lay 1", id="a heroic move"),
        pytest.param("tell", "lay android1 4 deck", "lay android1 4 deck", "lay android1 4", id="an android"),
        pytest.param("tell", "lay 4 -", "lay 4 -", "lay 4", id="nothing there"),
        pytest.param("tell", "hand A/red b/DECK", "hand A/red B/deck", "hand", id="a hand"),
        pytest.param("tell", "hand -", "hand -", "hand", id="no hand any more"),
        pytest.param("mark", "take upper_red.A 5", "take upper_red.A 5", "take upper_red.A", id="a system"),
        pytest.param("mark", "take ur.a", "take upper_red.A", "take upper_red.A", id="by its station's code"),
        pytest.param("mark", "take threat7 5", "take threat7 5", "take threat7", id="a threat"),
        pytest.param("mark", "take computer 5", "take computer 5", "take computer", id="the computer"),
        pytest.param("mark", "take threat7 -", "take threat7 -", "take threat7", id="not any more"),
        pytest.param("mark", "careful threat7", "careful threat7", "", id="a warning"),
        pytest.param("ask", "who upper_red.A 8", "who upper_red.A 8", "", id="who, in a turn"),
        pytest.param("ask", "who threat12", "who threat12", "", id="who, whenever"),
        pytest.param("ask", "who slot 6", "who slot 6", "", id="who does what in a turn"),
        pytest.param("ping", "ping upper_red", "ping upper_red", "", id="a station"),
        pytest.param("ping", "lower_white.c", "ping lower_white.C", "", id="a system, without the word"),
        pytest.param("ping", "slot 4", "ping slot 4", "", id="a turn"),
        pytest.param("ping", "chief", "ping chief", "", id="a person"),
        pytest.param("ping", "android2", "ping android2", "", id="an android of three people's crew"),
        pytest.param("word", "thanks", "thanks", "", id="a word"),
    ],
)
def test_a_sign_is_read_and_written_in_one_way(kind, text, about, key):
    spoken = read_talk(PEOPLE, kind, text)
    assert (spoken.about, spoken.key) == (about, key)
    assert read_talk(PEOPLE, kind, spoken.about) == spoken


@pytest.mark.parametrize(
    ("kind", "polish", "about"),
    [
        ("tell", "kładę 4 A", "lay 4 A"),
        ("tell", "ręka A/red", "hand A/red"),
        ("mark", "biorę górna_czerwona.A 5", "take upper_red.A 5"),
        ("mark", "uwaga zagrożenie7", "careful threat7"),
        ("ask", "kto pole 6", "who slot 6"),
        ("ping", "mostek", "ping upper_white"),
        ("ping", "kapitan", "ping captain"),
        ("word", "dzięki", "thanks"),
        ("word", "czekaj", "wait"),
        ("word", "winda_zajęta", "lift_taken"),
    ],
)
def test_polish_words_mean_the_same_and_are_kept_in_english(kind, polish, about):
    assert read_talk(PEOPLE, kind, polish).about == about


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        pytest.param("tell", "", id="nothing"),
        pytest.param("tell", "lay", id="no turn"),
        pytest.param("tell", "lay 13 A", id="no such turn"),
        pytest.param("tell", "lay 0 A", id="turn zero"),
        pytest.param("tell", "lay 4 X", id="no such half"),
        pytest.param("tell", "lay captain 4 A", id="another person's board"),
        pytest.param("tell", "lay android3 4 A", id="an android who is not aboard"),
        pytest.param("tell", "hand A", id="half a card"),
        pytest.param("tell", "hand " + "A/red " * 21, id="more cards than there are"),
        pytest.param("tell", "take threat7", id="a mark that is told"),
        pytest.param("mark", "take", id="nothing to take"),
        pytest.param("mark", "take upper_red 5", id="a station without its letter"),
        pytest.param("mark", "take upper_red.D", id="no such letter"),
        pytest.param("mark", "take threat13", id="no such threat"),
        pytest.param("mark", "careful threat7 5", id="a warning has no turn"),
        pytest.param("ask", "who slot", id="which turn"),
        pytest.param("ask", "who threat7 -", id="a question cannot be taken back"),
        pytest.param("ping", "fifth", id="a person who is not here"),
        pytest.param("ping", "upper_red now", id="a word too many"),
        pytest.param("word", "hello", id="a word that is none of ours"),
        pytest.param("word", "take threat7", id="a mark that is a word"),
        pytest.param("shout", "ok", id="no such kind"),
    ],
)
def test_what_is_no_sign_is_refused_in_both_languages(kind, text):
    with pytest.raises(BadNotation) as caught:
        read_talk(PEOPLE, kind, text)
    english, polish = (GAME.texts.refusal(caught.value, lang) for lang in ("en", "pl"))
    assert english != polish


@pytest.mark.parametrize(
    ("kind", "about", "polish", "english"),
    [
        ("tell", "lay 4 red", "W turze 4 kładę: czerwona strzałka.", "In turn 4 I lay: red arrow."),
        ("tell", "lay 4 -", "W turze 4 nie kładę nic.", "In turn 4 I lay nothing."),
        ("tell", "lay android1 4 A", "Android 1, tura 4: A.", "Android 1, turn 4: A."),
        ("tell", "lay android1 4 -", "Android 1, tura 4: nic.", "Android 1, turn 4: nothing."),
        ("tell", "hand A/deck", "Mam na ręce: A / grawiwinda.", "I hold: A / gravolift."),
        ("tell", "hand -", "Moje karty: już nieaktualne.", "Forget what I said about my hand."),
        (
            "mark",
            "take upper_red.A 5",
            "Biorę A (górna czerwona) w turze 5.",
            "I take A (upper red) in turn 5.",
        ),
        ("mark", "take threat7 -", "Nie biorę już: zagrożenie T+7.", "I do not take threat T+7 any more."),
        ("mark", "careful threat7", "Uwaga na zagrożenie T+7!", "Careful with threat T+7!"),
        ("ask", "who computer", "Kto bierze komputer?", "Who takes the computer?"),
        ("ask", "who slot 6", "Kto co robi w turze 6?", "Who does what in turn 6?"),
        ("ping", "ping lower_white", "Patrzcie: dolna biała.", "Look: lower white."),
        ("ping", "ping slot 4", "Patrzcie: tura 4.", "Look: turn 4."),
        ("ping", "ping captain", "Patrzcie: Ala.", "Look: Ala."),
        ("word", "hurry", "Szybciej!", "Hurry up!"),
    ],
)
def test_a_sign_says_what_its_giver_means(kind, about, polish, english):
    assert GAME.talk is not None
    assert tuple(GAME.talk.text(kind, about, lang, ("Ala", "", "")) for lang in LANGS) == (polish, english)


def test_every_quick_word_differs_in_its_languages():
    assert all(polish != english for polish, english in WORDS.values())
