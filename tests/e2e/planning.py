"""The planning round of Space Alert as somebody plays it: a board of twelve turns and a hand."""

import re

from playwright.sync_api import expect

OPEN = re.compile(r"^(Turn|Tura) \d+: (empty|puste)")


class Plan:
    """Somebody's board and hand, as the page shows them."""

    def __init__(self, person):
        self.person = person
        self.page = person.page

    def slot(self, turn):
        return self.page.locator(f'[data-slot="{turn}"]')

    def halves(self, place=0):
        """A card of the hand, as the names of its halves: the one that is up first."""
        label = self.page.locator(".playing").nth(place).locator(".top").get_attribute("aria-label")
        up, _, down = label.partition(", ")
        return up, re.sub(r"^(below|na dole) ", "", down).partition(";")[0]

    def take(self, place=0, half="top"):
        self.page.locator(".playing").nth(place).locator(f".{half}").click()

    def size(self):
        return self.page.locator(".playing").count()

    def lay(self, turn, place=0, half="top"):
        """Two taps; gives the name of the half that lies up."""
        up, down = self.halves(place)
        self.take(place, half)
        self.slot(turn).click()
        name = up if half == "top" else down
        self.lies(turn, name)
        return name

    def lies(self, turn, half):
        expect(self.slot(turn)).to_have_attribute(
            "aria-label", re.compile(rf"\d+: {re.escape(half)} (up|u góry)")
        )

    def is_empty(self, turn):
        expect(self.slot(turn)).to_have_attribute("aria-label", OPEN)

    def is_confirmed(self):
        """Everything pressed is in the table's log: a page opened anew shows the same."""
        shown = [self.slot(turn).get_attribute("aria-label") for turn in (1, 2, 3)]
        expect(self.page.locator("main")).to_have_attribute("data-under-way", "0")
        self.page.reload()
        for turn, label in zip((1, 2, 3), shown, strict=True):
            card = re.match(r"[^;]*", label)[0]
            expect(self.slot(turn)).to_have_attribute("aria-label", re.compile(f"^{re.escape(card)}"))
