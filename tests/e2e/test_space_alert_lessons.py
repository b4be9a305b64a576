"""The lessons of Space Alert in a browser: the reader lays the cards asked for, watches, and answers."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from orbita.core.record import read_record
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_pages import findings

FOLDER = Path(__file__).parents[2] / "web/src/lib/games/space_alert/lessons"
LESSONS = ("basic", "energy", "shields", "computer", "intruders", "silence", "androids")
MOVES = ("red", "blue", "deck")
NEXT = {"en": "Go on", "pl": "Dalej"}
SHOW = {"en": "Show me", "pl": "Pokaż mi"}
BACK = {"en": "One step back", "pl": "Krok wstecz"}
TO_QUESTION = {"en": "To the question", "pl": "Do pytania"}
FINISH = {"en": "Finish the lesson", "pl": "Zakończ lekcję"}
NEXT_LESSON = {"en": "Next lesson", "pl": "Następna lekcja"}
TEST_RUN = {"en": "First test run", "pl": "Pierwszy lot testowy"}


class Reader:
    """Somebody who takes a lesson."""

    def __init__(self, person, lang, name):
        self.person = person.visit(f"/learn/space_alert/{name}")
        self.page = person.page
        self.lang = lang
        lesson = json.loads((FOLDER / f"{name}.json").read_text())
        self.steps, self.question = lesson["steps"], lesson["question"]
        self.moves = [entry.move for entry in read_record(lesson["record"].encode()).moves]
        self.guide = self.page.locator(".strip")

    def press(self, names):
        self.guide.get_by_role("button", name=names[self.lang]).click()

    def reads(self, step):
        expect(self.guide.locator(".text")).to_have_text(step[self.lang])

    def take(self, card):
        """Take a card with its first half up."""
        up, down = card.split("/")
        kind = f"{down}/{up}" if up in MOVES else card
        half = ".bottom" if up in MOVES else ".top"
        self.page.locator(f'.playing[data-card="{kind}"]').first.locator(half).click()

    def make(self, move):
        """Do what a step asks for, by taps."""
        verb, *words = move.split()
        if verb == "draw":
            self.page.keyboard.press("d")
        elif verb == "give":
            self.take(words[1])
            self.page.locator(f'.member[data-part="{words[0]}"] button').click()
        elif len(words) == 3:
            self.lay_for(*words)
        else:
            self.take(words[1])
            self.page.locator(f'[data-slot="{words[0]}"]').click()

    def lay_for(self, android, turn, card):
        """For an android: its board in front, and a yes before the first card."""
        if turn == "1":
            self.page.locator(f'.member[data-part="{android}"] button').click()
        self.take(card)
        self.page.locator(f'[data-slot="{turn}"]').click()
        if turn == "1":
            self.page.get_by_role("alertdialog").get_by_role("button").first.click()

    def plan(self):
        """All steps up to the film."""
        for step in self.steps:
            self.reads(step)
            if step.get("film"):
                return
            if step["play"]:
                self.make(self.moves[step["after"]])
            else:
                self.press(NEXT)

    def answer(self):
        """The question: every wrong answer is explained, the right one ends the lesson."""
        for answer in sorted(self.question["answers"], key=lambda one: one.get("right", False)):
            self.guide.get_by_role("button", name=answer[self.lang], exact=True).click()
            expect(self.guide.get_by_role("status")).to_contain_text(answer[f"why_{self.lang}"])
        self.press(FINISH)


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("pl", PHONE)], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_taken_to_its_end(meet, axe, name, lang, size):
    reader = Reader(meet(lang=lang, size=size), lang, name)
    reader.plan()
    assert findings(reader.person, axe) == []
    film = reader.page.locator(".film[data-turn]")
    expect(film).to_be_visible()
    reader.press(TO_QUESTION)
    assert findings(reader.person, axe) == []
    reader.answer()
    expect(reader.guide.get_by_role("button", name=TEST_RUN[lang])).to_be_visible()
    if name != LESSONS[-1]:
        expect(reader.guide.get_by_role("link", name=NEXT_LESSON[lang])).to_be_visible()


def test_another_card_springs_back_with_a_word_and_the_lesson_can_show_it(meet):
    reader = Reader(meet(), "en", "basic")
    reader.press(NEXT)
    reader.press(NEXT)
    reader.take("A/red")
    reader.page.locator('[data-slot="1"]').click()
    expect(reader.page.get_by_role("alert").filter(has_text="Not this one")).to_be_visible()
    reader.reads(reader.steps[2])
    reader.press(SHOW)
    reader.reads(reader.steps[3])


def test_one_can_step_back_and_lay_the_card_again(meet):
    reader = Reader(meet(), "en", "basic")
    reader.press(NEXT)
    reader.press(NEXT)
    reader.make(reader.moves[reader.steps[2]["after"]])
    reader.reads(reader.steps[3])
    reader.press(BACK)
    reader.reads(reader.steps[2])
    reader.make(reader.moves[reader.steps[2]["after"]])
    reader.reads(reader.steps[3])


def test_a_lesson_can_be_taken_by_keyboard(meet):
    reader = Reader(meet(), "en", "basic")
    reader.press(NEXT)
    reader.press(NEXT)
    hand = reader.page.locator(".playing").evaluate_all("cards => cards.map(card => card.dataset.card)")
    for key in ("qwerty"[hand.index("A/blue")], " ", "1"):
        reader.page.keyboard.press(key)
    reader.reads(reader.steps[3])


def test_from_the_first_page_to_lesson_one_and_on_to_a_test_run_with_cadet_aids(meet):
    person = meet()
    person.visit().page.locator('[data-game="space_alert"] a[href="/learn/space_alert/basic"]').click()
    reader = Reader(person, "en", "basic")
    reader.plan()
    reader.press(TO_QUESTION)
    reader.answer()
    reader.press(TEST_RUN)
    person.page.wait_for_url("**/t/*")
    expect(person.page.locator(".mission")).to_contain_text("First test run")
