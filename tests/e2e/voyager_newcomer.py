"""Somebody with a phone who plays Voyager against bots and knows nothing but what the page offers."""

import re

from tests.e2e.voyager_play import Hands

# What is asked now: nothing as long as others play or something is shown.
ASKED = """(over) => {
  const open = (selector) => document.querySelector(`${selector}:not([aria-disabled=true])`) !== null;
  if (document.querySelector(`section[aria-label='${over}']`)) return "over";
  if (open("[data-decide]")) return "decide";
  if (document.querySelector("section.tidy")) return "tidy";
  if (document.querySelector("[data-return]")) return "keep";
  if (open("button[data-move^='agency ']")) return "choose";
  if (open("[data-end]")) return "act";
  return open("button[data-move^='develop ']") ? "start" : "";
}"""
OUT_OF_REACH = re.compile("not this turn|no action to land|nie w tej turze|bez akcji na lądowanie")
BUILDING = ("takeover", "base", "hotel")
GATHERING = ("rocket", "develop", "research", "funds")
TABS = {"hand": "[data-move^='play '][aria-disabled=false]", "missions": "[data-move^='mission ']"}


class Newcomer(Hands):
    """Goes where the row of worlds leads, lands, builds, and takes whatever else is open."""

    def __init__(self, person):
        super().__init__(person, has_touch=True)
        self.looked = list(TABS)
        self.made = set()

    def asked(self):
        return self.page.wait_for_function(ASKED, arg=self.person.words["over"]).json_value()

    def plays_to_the_end(self):
        while (asked := self.asked()) != "over":
            getattr(self, asked)()

    def make(self, button, as_verb=""):
        """Press what makes a move, and wait until it is made."""
        seq = self.person.seq()
        self.made.add(as_verb or button.get_attribute("data-move").partition(" ")[0])
        self.press(button)
        self.has_made(seq + 1)

    def choose(self):
        self.make(self.page.locator("button[data-move^='agency '][aria-disabled=false]").last)

    def keep(self):
        self.press(self.page.locator("[data-return]").first)
        self.make(self.page.locator("[data-move^='return ']"))

    def start(self):
        self.make(self.page.locator("button[data-move^='develop ']").first)

    def decide(self):
        """Whatever is proposed."""
        go = self.page.locator("[data-decide=go][aria-disabled=false]")
        self.make(go if go.count() else self.page.locator("[data-decide=stand]"), "decide")

    def tidy(self):
        rows, done = self.page.locator("[data-row]"), self.page.locator("section.tidy > button")
        for place in range(rows.count()):
            if done.get_attribute("aria-disabled") == "false":
                break
            self.press(rows.nth(place).locator("label"))
        self.make(done, "tidy")

    def act(self):
        """Once a turn a look at the missions and the hand; then the board."""
        if self.looked:
            self.look(self.looked.pop())
        elif not (self.take(BUILDING) or self.fly() or self.take(GATHERING)):
            self.end()

    def look(self, tab):
        """Reveal a mission that is fulfilled, play a card that can be played."""
        self.go_to(tab)
        button = self.page.locator(TABS[tab]).first
        if button.count():
            self.make(button)
        self.go_to("move")

    def take(self, verbs):
        """Take the first action of these that is open; a technology comes from its board."""
        for verb in verbs:
            button = self.page.locator(f"[data-verb^='{verb}'][aria-disabled=false]").first
            if button.count() and verb == "develop":
                self.press(button)
                button = self.page.get_by_role("dialog").locator("[data-move]").first
            if button.count():
                self.make(button)
                return True
        return False

    def fly(self):
        """To a world that brings stars: tap it in the row, then the large button."""
        world = self.page.locator("[data-world]")
        rows = self.page.get_by_role("row").filter(has=world, has_text="★").filter(has_not_text=OUT_OF_REACH)
        if rows.count() == 0:
            return False
        self.press(rows.first.locator(world))
        self.make(self.page.locator("[data-move]:not([data-verb], [data-end])").first)
        return True

    def end(self):
        """What asks for a second tap gets it."""
        self.looked = list(TABS)
        end = self.page.locator("[data-end]")
        if end.get_attribute("data-move") is None:
            self.press(end)
        self.make(self.page.locator("[data-end][data-move]"))
