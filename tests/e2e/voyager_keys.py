"""Somebody at a table of Voyager who has a keyboard and no mouse, and does what was rehearsed."""

from playwright.sync_api import expect

from tests.e2e.voyager_play import Hands

IS_FOCUSED = "(element) => element === document.activeElement"
WHERE = "() => document.activeElement.dataset.space ?? ''"
POINTED = "addEventListener('pointerdown', () => { window.pointed = true; }, true)"
STOPS = 300  # more than a table has


class Keys(Hands):
    """Tab and Enter reach everything; at the table there are shorter ways."""

    def __init__(self, person):
        super().__init__(person, has_touch=False)
        person.context.add_init_script(POINTED)

    def key(self, *keys):
        for key in keys:
            self.presses += 1
            self.page.keyboard.press(key)

    def press(self, target):
        """Tab to something and press Enter."""
        self.press_on(target, "Enter")

    def press_on(self, target, key):
        expect(target).to_be_enabled()
        for _ in range(STOPS):
            if target.evaluate(IS_FOCUSED):
                return self.key(key)
            self.key("Tab")
        raise AssertionError(f"Tab does not reach {target}")

    def shortcut(self, target):
        """Press the number that a button says it has."""
        expect(target).to_be_enabled()
        number = target.get_attribute("aria-keyshortcuts")
        if number:
            self.key(number)
        else:  # beyond the ninth there are none
            self.press(target)

    def do_verb(self, deed):
        if deed.view.stage == "act":
            self.shortcut(self.page.locator(f"[data-verb][data-move='{deed.moves[0]}']"))
        else:
            self.press(self.move(deed.moves[0]))

    def do_develop(self, deed):
        if deed.view.stage == "act":
            self.shortcut(self.page.locator("[data-verb=develop]"))
        self.press(self.move(deed.moves[0]))

    def do_play(self, deed):
        self.key("h")
        super().do_play(deed)

    def do_end(self, deed):
        expect(self.page.locator("[data-end]")).to_be_enabled()
        self.key(*("e" for _ in range(2 if any(one.asks for one in deed.view.outlook.loose_ends) else 1)))

    def do_move(self, deed):
        """By arrows from the own rocket, or from one lit space to the next; aim, then fly."""
        expect(self.page.locator(f"[data-space='{deed.names[0]}']")).to_be_enabled()
        if deed.view.round % 2:
            self.walk(deed.names[0], deed.view)
        else:
            while self.focused_space() != deed.names[0]:
                self.key("t")
        self.key("Enter", "Enter")

    def walk(self, space, view):
        self.key("r")
        rings = [ring.spaces for ring in view.rings]
        ring_of = {one: n for n, ring in enumerate(rings) for one in ring}
        while (here := self.focused_space()) != space:
            ring, out = rings[ring_of[space]], ring_of[space] - ring_of[here]
            if out:
                self.key("ArrowUp" if out > 0 else "ArrowDown")
            else:
                is_left = 2 * ((ring.index(space) - ring.index(here)) % len(ring)) <= len(ring)
                self.key("ArrowLeft" if is_left else "ArrowRight")

    def toggle(self, row):
        self.press_on(row.get_by_role("checkbox"), "Space")

    def focused_space(self):
        return self.page.evaluate(WHERE)

    def has_pointed(self):
        return self.page.evaluate("window.pointed === true")
