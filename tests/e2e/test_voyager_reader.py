"""Somebody who cannot see the page plays Voyager with what a screen reader is given, and nothing else."""

import re
from contextlib import suppress

from playwright.sync_api import TimeoutError as Gone

from tests.e2e.reader import BRIEFLY, Reader

# What somebody reads for, part by part of the page, in the order in which they would rather do it.
BAR, BOARD, HAND, MISSIONS = "^What to do$", "^The Solar System$", "^Your hand$", "^Your missions$"
DECISIONS = (
    ("", r"^(Discard|Use) .+ and (land|fly on|hold)|^Strike with"),
    ("", r"^Let \d+ stand|^Give the .+ up"),
    ("", r": Take it$|: Develop for (\d+ coins?|free)$"),  # on the technology board
)
ACTIONS = (
    (MISSIONS, r"^Reveal "),
    (BAR, r"^Land .*★"),
    (BAR, r"^(Take over|Base|Hotel)\b"),
    (BOARD, r"Chosen: Enter makes the move"),
    (BOARD, r" [1-9]\d* stars?.*\. In reach"),
    (BAR, r"^Launch\b"),
    (BAR, r"^Build a rocket "),
    (HAND, r"^Play "),
    (BAR, r"^(Develop|Research|Funds)\b"),
    (BAR, r"^(End turn|Tap again to end)"),
)
PARTS = ("region", "complementary")
STARS = re.compile(r" (\d+) stars?")
MOST_STEPS = 1500
A_MOMENT = 50  # ms, between two looks at a page that is as it was


class VoyagerReader(Reader):
    """Reads everything, presses one thing, and reads again."""

    def look(self):
        self.nodes = self.tree()

    def is_there(self, role, name):
        return any(node.role == role and re.search(name, node.name) for node in self.nodes)

    def part(self, name):
        """What stands in a part of the page, up to the next part."""
        begin = next((n for n, node in enumerate(self.nodes) if re.search(name, node.name)), len(self.nodes))
        inside = self.nodes[begin + 1 :]
        end = next((n for n, node in enumerate(inside) if node.role in PARTS), len(inside))
        return inside[:end]

    def buttons(self, name):
        """What can be pressed in a part of the page; without a name, anywhere."""
        nodes = self.part(name) if name else self.nodes
        return [node.name for node in nodes if node.role == "button" and "disabled" not in node.states]

    def first(self, *wishes):
        """The button for the first wish that anything fulfils; of several the one with most stars."""
        for part, pattern in wishes:
            if found := [name for name in self.buttons(part) if re.search(pattern, name)]:
                return max(found, key=lambda name: int((STARS.search(name) or [0, 0])[1]))
        return ""

    def press(self, role, name):
        """Press without a pointer; it may be gone by now."""
        with suppress(Gone):
            found = self.page.get_by_role(role, name=name, exact=True).first
            found.dispatch_event("click", timeout=BRIEFLY)

    def plays_to_the_end(self):
        """Press what leads on; wait where nothing can be pressed."""
        for _ in range(MOST_STEPS):
            self.look()
            if self.is_there("region", "^Game over$"):
                return
            if name := self.next():
                self.press("button", name)
            else:
                self.page.wait_for_timeout(A_MOMENT)
        raise AssertionError("the game does not end")

    def next(self):
        """The button to press; empty where there is none yet."""
        if agencies := self.buttons("^Choose your agency$"):
            return agencies[0]
        if missions := self.buttons(r"^Keep \d+ missions$"):
            return self.first(("", "^Return ")) or missions[0]
        if self.is_there("region", "^Too many cards$"):
            return self.first(("", r"^Discard \d+ cards?$")) or self.tick()
        if found := self.first(*DECISIONS):
            return found
        return self.first(*ACTIONS) if self.first(ACTIONS[-1]) else ""

    def tick(self):
        """One card more goes; the button counts."""
        boxes = [node for node in self.nodes if node.role == "checkbox" and "checked" not in node.states]
        if boxes:
            self.press("checkbox", boxes[0].name)
        return ""


def test_a_whole_game_is_played_by_what_a_screen_reader_reads(meet):
    person = meet("en")
    reader = VoyagerReader(person)
    person.visit()
    reader.waits_for("button", "^A duel with one bot$")
    reader.press("button", "A duel with one bot")
    reader.plays_to_the_end()
    said = reader.said()
    assert "Your turn" in said
    assert [line for line in said if re.search(r"^Pilot .*Pilot lands on .+ Pilot scores \d+ point", line)]
    assert any("The game is over." in line for line in said)
