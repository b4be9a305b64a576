"""Whole missions of Space Alert: cards laid by taps while the clock runs, and the film led to its end."""

import re

from playwright.sync_api import expect

from tests.e2e.planning import Plan

# What somebody could do next, and where on the screen: all of one moment, for the clock does not wait.
NEXT = """() => {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const turn = (one) => ({ turn: Number(one.dataset.slot), at: middle(one) });
  const slots = [...document.querySelectorAll(".slot.open button")];
  return {
    isPlanning: document.querySelector(".planning") !== null,
    draw: [...document.querySelectorAll(".buttons .glow")].map(middle),
    empty: slots.filter((one) => one.matches(".empty")).map(turn),
    laid: slots.filter((one) => !one.matches(".empty")).map(turn),
    halves: [...document.querySelectorAll(".playing button")].map(
      (one) => ({ name: one.ariaLabel, at: middle(one) })),
  };
}"""
SETTLED = """([turn, half]) => {
  const slot = document.querySelector(`.slot.open [data-slot="${turn}"]`);
  return !slot || slot.ariaLabel.includes(`: ${half} up`) || slot.ariaLabel.includes(`: ${half} u góry`);
}"""
PLANNED = """() => Object.fromEntries([...document.querySelectorAll("[data-slot]:not(.empty)")].map(
  (one) => [one.dataset.slot, one.ariaLabel.split(";")[0]]))"""
LIES = """(planned) => Object.entries(planned).every(([turn, label]) => {
  const slot = document.querySelector(`[data-slot="${turn}"]`);
  if (!slot) document.querySelector(".board .fold")?.click();
  return slot?.ariaLabel.startsWith(label);
})"""
SAID = "() => document.querySelectorAll('.comms li.computer').length"


AHEAD = """(turn) => document.querySelector(".sheet, .trip .go")
  || Number(document.querySelector(".film").dataset.turn) > turn"""


class Flyer(Plan):
    """Somebody of a crew, with a finger or a mouse."""

    def __init__(self, person, has_touch):
        super().__init__(person)
        pointer = self.page.touchscreen.tap if has_touch else self.page.mouse.click
        self.tap = lambda at: pointer(*at)

    def is_planning(self):
        return self.page.evaluate(NEXT)["isPlanning"]

    def place(self, dice, again=False):
        """Draw if there is something to draw; then lay a card on the next empty turn, or on another card."""
        seen = self.page.evaluate(NEXT)
        for at in seen["draw"][:1]:
            self.tap(at)
        slots = seen["empty"][:1] or (again and dice.sample(seen["laid"], min(1, len(seen["laid"]))))
        if not slots or not seen["halves"]:
            return False
        half = dice.choice(seen["halves"])
        self.tap(half["at"])
        self.tap(slots[0]["at"])
        name = half["name"].partition(",")[0]
        self.page.wait_for_function(SETTLED, arg=[slots[0]["turn"], name])
        return True

    def hears(self, count):
        """Wait until the log has so many words of the computer."""
        self.page.wait_for_function(f"(count) => ({SAID})() >= count", arg=count)

    def planned(self):
        """What lies on the turns that are shown, by turn."""
        return self.page.evaluate(PLANNED)

    def has(self, planned):
        """Everything that lay there lies there; turns that are folded up on a phone are unfolded to look."""
        self.page.wait_for_function(LIES, arg=planned)

    def sees_backs(self, name, turns):
        """Somebody else's cards lie on their turns."""
        board = self.page.get_by_role("list", name=re.compile("^(Crew|Załoga)$")).locator(
            "li.member", has_text=name
        )
        for turn in turns:
            back = board.locator(".mini li").nth(int(turn) - 1)
            expect(back).not_to_have_attribute("aria-label", re.compile("empty|puste"))

    def lead(self):
        """Lead the film to its end: each turn is shown to its end at once, and nobody waits for a trip."""
        turn = 0
        while True:
            self.page.wait_for_function(AHEAD, arg=turn)
            if self.page.locator(".sheet").count():
                return
            if self.page.locator(".trip .go").count():
                self.page.keyboard.press("Enter")
            else:
                turn = int(self.page.locator(".film").get_attribute("data-turn"))
                self.page.keyboard.press("End")

    def sheet(self):
        """How the mission ended, in figures: they are the same in every language."""
        expect(self.page.locator(".sheet")).to_be_visible()
        is_lost = self.page.locator(".sheet.lost").count() > 0
        return is_lost, [text.split("\n")[0] for text in self.page.locator(".sheet dd").all_inner_texts()]
