"""People in front of a browser: what they see and do, in the words of the page."""

import json
import random
import re

from playwright.sync_api import expect

WORDS = {
    "en": {"bots": "Play with bots", "over": "Game over"},
    "pl": {"bots": "Zagraj z botami", "over": "Koniec gry"},
}
EXPECTED = re.compile(
    r"WebSocket|ERR_CONNECTION|ERR_INTERNET|Failed to load resource"
)  # when the server is gone
NEXT_PICTURE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
CHOICES = "g.target, .controls [data-move], .controls ul button"


class Person:
    def __init__(self, context, address, lang):
        self.context = context
        self.address = address
        self.words = WORDS[lang]
        self.faults = []
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message):
        if message.type == "error" and not EXPECTED.search(message.text):
            self.faults.append(message.text)

    def visit(self, path="/"):
        self.page.goto(self.address + path)
        return self

    def remembers(self, name, value):
        """Put something where the page keeps what it knows; it is read at the next load."""
        kept = [f"orbita.{name}", json.dumps(value)]
        self.page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", kept)

    def sees(self, text):
        expect(self.page.get_by_text(text).first).to_be_visible()

    def press_button(self, name):
        self.page.get_by_role("button", name=name).first.click()

    def press_if_there(self, name):
        """Found and pressed in one step: an update may take the button away at any moment."""
        self.page.get_by_role("button", name=name).evaluate_all("found => found[0]?.click()")

    def space(self, place):
        return self.page.locator(f'[data-space="{place}"]')

    def play_against_bots(self):
        self.visit()
        self.press_button(self.words["bots"])
        self.waits_for_turn()

    def waits_for_turn(self):
        expect(self.page.get_by_test_id("turn")).not_to_be_empty()
        expect(self.page.locator(CHOICES).first).to_be_visible()

    def fly(self, place):
        """Tap a lit space."""
        self.waits_for_turn()
        self.space(place).click()

    def is_over(self):
        return self.page.get_by_role("region", name=self.words["over"]).count() > 0

    def play_any(self, dice: random.Random):
        """Make some legal move, on the board or by a button."""
        found = self.page.locator(CHOICES)
        count = found.count()
        if count:
            found.nth(dice.randrange(count)).click()

    def play_to_the_end(self, seed=1, moves=900):
        """Play anything legal until the game is over; wait while others think."""
        dice = random.Random(seed)
        for _ in range(moves):
            self.page.wait_for_function(
                "([choices, over]) => document.querySelector(choices) "
                "|| document.querySelector(`section[aria-label='${over}']`)",
                arg=[CHOICES, self.words["over"]],
            )
            if self.is_over():
                return
            before = self.seq()
            self.play_any(dice)
            self.page.wait_for_function(
                "seq => document.querySelector('main').dataset.seq * 1 > seq", arg=before
            )
        raise AssertionError("the game does not end")

    def seq(self):
        """How far the table's log has been shown."""
        return int(self.page.locator("main").get_attribute("data-seq"))

    def table(self):
        return re.search(r"/t/([a-z0-9]+)", self.page.url)[1]

    def kept(self, start=""):
        """What this browser keeps under names that begin so."""
        items = self.page.evaluate("({...localStorage})").items()
        return {name: text for name, text in items if name.startswith(f"orbita.{start}")}

    def forgets(self, *but):
        """Lose everything this browser keeps, but for some."""
        for name in self.kept():
            if not name.startswith(tuple(f"orbita.{start}" for start in but)):
                self.page.evaluate("name => localStorage.removeItem(name)", name)

    def keyring(self):
        """The keys this browser keeps of the table it is at."""
        start = f"table.{self.table()}."
        roles = {name.removeprefix(f"orbita.{start}"): key for name, key in self.kept(start).items()}
        named = {role: roles.pop(role, "") for role in ("host", "watch")}
        return {**named, "seats": roles}

    def drawn_box(self, selector):
        """Where something is in the next picture: sizes taken from a container lag behind until then."""
        self.page.evaluate(NEXT_PICTURE)
        return self.page.locator(selector).bounding_box()

    def overflows(self):
        return self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
