"""Somebody at a table of Voyager who does with mouse or finger what was rehearsed."""

import json
import re
from collections import Counter

from playwright.sync_api import expect

from tests.e2e.people import NEXT_PICTURE

# The place in a shape that is furthest from its edges, on the screen: where somebody would press it.
DEEPEST = """(shape) => {
  const length = shape.getTotalLength(), around = shape.getBBox();
  const edge = Array.from({ length: 80 }, (_, n) => shape.getPointAtLength((length * n) / 80));
  let best = null, most = -1;
  for (let n = 0; n < 21 * 21; n++) {
    const at = new DOMPoint(
      around.x + (around.width * (n % 21)) / 20, around.y + (around.height * Math.floor(n / 21)) / 20);
    const far = Math.min(...edge.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
    if (far > most && shape.isPointInFill(at)) [best, most] = [at, far];
  }
  const { x, y } = best.matrixTransform(shape.getScreenCTM());
  return [x, y];
}"""
SHOWN = "(seq) => document.querySelector('main').dataset.seq * 1 >= seq"
MORE = re.compile("^(More|Więcej)$")
TIDY = re.compile("^(Too many cards|Za dużo kart)$")
A_MOMENT = 5  # ms


class Hands:
    """On a desktop with a mouse, on a phone with a finger; every press is counted."""

    def __init__(self, person, has_touch):
        self.person = person
        self.page = person.page
        self.has_touch = has_touch
        self.presses = 0
        self.unanswered = set()
        self.page.on("websocket", self._listen)

    def _listen(self, socket):
        socket.on("framesent", self._asked)
        socket.on("framereceived", self._answered)

    def _asked(self, frame):
        message = json.loads(frame)
        if message["type"] == "move":
            self.unanswered.add(message["id"])

    def _answered(self, frame):
        self.unanswered.discard(json.loads(frame).get("id"))

    def sit(self, key):
        self.person.visit(f"/t/{key.partition('.')[0]}#{key}")
        expect(self.page.locator("main[data-game=voyager]")).to_be_visible()
        return self

    def press(self, target):
        self.presses += 1
        if self.has_touch:
            target.tap()
        else:
            target.click()

    def do(self, deed):
        """Make the moves of a deed; gives the table's entry they are."""
        seq = self.person.seq()
        stage = deed.view.stage
        if stage in ("raise", "attack", "defend"):
            self.decide(deed)
        elif stage == "tidy":
            self.tidy(deed)
        else:
            getattr(self, f"do_{deed.verb}", self.do_verb)(deed)
        self.has_made(seq + 1)
        return self.person.seq()

    def sees(self, seq):
        """Wait until the table is shown as it stood after an entry."""
        self.page.wait_for_function(SHOWN, arg=seq)

    def has_made(self, seq):
        """The same after a move of one's own: until that is answered, nothing else can be pressed."""
        self.sees(seq)
        while self.unanswered:
            self.page.wait_for_timeout(A_MOMENT)
        self.page.evaluate(NEXT_PICTURE)

    def go_to(self, tab):
        """On a phone hand and missions have tabs of their own."""
        found = self.page.locator(f"[data-tab={tab}]")
        if self.has_touch and found.get_attribute("aria-pressed") != "true":
            self.press(found)

    def move(self, text):
        """The button that makes a move; what is aimed at has one as well."""
        return self.page.locator(f"button[data-move='{text}']:not(.go)")

    def do_verb(self, deed):
        if deed.view.stage == "act":
            self.go_to("move")
        self.press(self.move(deed.moves[0]))

    def do_return(self, deed):
        self.press(self.page.locator(f"[data-return='{deed.names[0]}']"))
        self.press(self.move(deed.moves[0]))

    def do_develop(self, deed):
        if deed.view.stage == "act":
            self.go_to("move")
            self.press(self.page.locator("[data-verb=develop]"))
        self.press(self.move(deed.moves[0]))

    def do_play(self, deed):
        self.go_to("hand")
        self.press(self.page.locator(f"[data-card='{deed.names[0]}']").first.locator("[data-move]"))

    def do_mission(self, deed):
        self.go_to("missions")
        self.press(self.move(deed.moves[0]))

    def do_end(self, deed):
        self.go_to("move")
        for _ in range(2 if any(loose.asks for loose in deed.view.outlook.loose_ends) else 1):
            self.press(self.page.locator("[data-end]"))

    def do_destroy(self, deed):
        self.go_to("move")
        self.press(self.page.get_by_role("button", name=MORE))
        self.press(self.move("destroy"))

    def do_move(self, deed):
        """Fly: a mouse presses the space; a finger aims at it and presses once more."""
        self.go_to("move")
        space = self.page.locator(f"[data-space='{deed.names[0]}']")
        expect(space).to_have_attribute("aria-disabled", "false")
        at = space.evaluate(DEEPEST)
        if not self.has_touch:
            self.presses += 1
            self.page.mouse.click(*at)
            return
        self.touch(at)
        self.touch(at)

    def touch(self, at):
        self.presses += 1
        self.page.touchscreen.tap(*at)

    def decide(self, deed):
        """Tick just these cards, and say so."""
        expect(self.page.locator("[data-decide=stand]")).to_be_enabled()
        self.tick(deed)
        self.press(self.page.locator(f"[data-decide={'stand' if deed.verb == 'stand' else 'go'}]"))

    def tick(self, deed):
        wanted = Counter(deed.names)
        for row in self.page.locator("[data-row]").all():
            name = row.get_attribute("data-row")
            box = row.get_by_role("checkbox")
            wanted[name] -= 1
            if (wanted[name] >= 0) != box.is_checked():
                self.toggle(row)

    def toggle(self, row):
        self.press(row.locator("label"))

    def tidy(self, deed):
        done = self.page.get_by_role("region", name=TIDY).locator("button:not([data-move])")
        expect(done).to_be_visible()
        self.tick(deed)
        self.press(done)
