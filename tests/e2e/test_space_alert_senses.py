"""Whole missions of Space Alert without a pointer, and without a picture."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.flying import AHEAD, NEXT
from tests.e2e.reader import Reader

# What has the focus: its name, and the card it stands on.
FOCUSED = """() => {
  const { activeElement: here } = document;
  const name = here.ariaLabel || here.labels?.[0]?.textContent || here.textContent;
  const card = here.closest("article")?.querySelector("h2")?.textContent;
  return card ? `${card}: ${name.trim()}` : name.trim();
}"""
LAID = """(turn) => !document.querySelector(`.slot.open [data-slot="${turn}"].empty`)"""
MOST_TABS = 120


class Keyboard:
    """Somebody without a pointer: only keys are pressed, and only what has the focus is known by its name."""

    def __init__(self, person):
        self.page = person.page

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def go_to(self, pattern):
        """Press Tab until something called so has the focus."""
        for _ in range(MOST_TABS):
            self.press("Tab")
            if re.search(pattern, self.page.evaluate(FOCUSED)):
                return
        raise AssertionError(f"the keyboard does not reach {pattern}")

    def lay(self, card, flipped=False):
        """Lay a card by its letter on the next open turn; gives the turn, 0 if there is none."""
        turns = [slot["turn"] for slot in self.page.evaluate(NEXT)["empty"]]
        if not turns:
            return 0
        self.press(card, *([" "] if flipped else []), *str(turns[0]))
        self.page.wait_for_function(LAID, arg=turns[0])
        return turns[0]


def test_somebody_alone_flies_a_mission_by_keyboard_only(meet, swift):
    person = meet("en")
    person.address = swift.address
    page, keys = person.visit().page, Keyboard(person)
    expect(page.get_by_role("heading", name="Space Alert")).to_be_visible()
    keys.go_to("^Space Alert: Set up a table$")
    keys.press("Enter")
    keys.go_to("^Your name")
    page.keyboard.type("Ala")
    keys.go_to("^Alone, four androids")
    keys.press("Enter")
    keys.go_to("^real")
    keys.press(*["ArrowDown"] * 3)
    keys.go_to("^Start$")
    keys.press("Enter")
    expect(page.locator(".phase.now")).to_be_visible()
    keys.go_to("^Hold the clock$")  # so that no test is decided by how fast the machine is
    keys.press("Enter")
    first = keys.lay("q")
    keys.lay("w", flipped=True)
    keys.press(str(first), "Backspace")  # lifted, and back in the box
    page.wait_for_function(
        "(turn) => !document.querySelector(`[data-slot='${turn}']:not(.empty)`)", arg=first
    )
    keys.go_to("^Lay cards on Android 2's board$")
    keys.press("Enter")
    assert keys.lay("e") == first
    keys.go_to("^the bridge: ")
    keys.press("ArrowDown", "Enter")
    expect(page.get_by_role("dialog", name="lower white")).to_be_visible()
    keys.press("Escape", "?")
    expect(page.get_by_role("dialog")).to_contain_text("Q W E R T Y U I O P")
    keys.press("Escape")
    keys.go_to("^Go on$")
    keys.press("Enter")
    cards = 0
    while page.evaluate(NEXT)["isPlanning"]:
        cards += 1 if keys.lay("qwertyuiop"[cards % 10], flipped=cards % 3 == 0) else 0
    assert cards
    turn = 0
    while True:
        page.wait_for_function(AHEAD, arg=turn)
        if page.locator(".sheet").count():
            break
        trips = page.locator(".trip .go").count()
        turn = turn if trips else int(page.locator(".film").get_attribute("data-turn"))
        keys.press("Enter" if trips else "End")
    expect(page.locator("#ending")).to_be_focused()
    keys.go_to("^Debrief$")
    keys.press("Enter")
    expect(page).to_have_url(re.compile("/debrief$"))


WORDS = {
    "en": {
        "empty": r"^Turn (\d+): empty",
        "open": r"^Turn \d+: empty(?!.*later)",
        "up": "Turn {}: {} up",
        "below": ", below ",
        "would": "lay here: ",
        "vain": "no effect",
        "zones": ("red", "white", "blue"),
        "threat": r"^Threat \d+: ",
        "announced": "T+{} · threat · {} zone",
        "draw": "^Draw a card",
        "hold": "Hold the clock",
        "resume": "Go on",
        "ends": ("Jump complete", "Ship lost"),
        "destroyed": "Threats destroyed",
    },
    "pl": {
        "empty": r"^Tura (\d+): puste",
        "open": r"^Tura \d+: puste(?!.*później)",
        "up": "Tura {}: {} u góry",
        "below": ", na dole ",
        "would": "połóż tu: ",
        "vain": "bez efektu",
        "zones": ("czerwon", "biał", "niebiesk"),
        "threat": r"^Zagrożenie \d+: ",
        "announced": "T+{} · zagrożenie · sektor {}",
        "draw": "^Dobierz kartę",
        "hold": "Wstrzymaj zegar",
        "resume": "Dalej",
        "ends": ("Skok udany", "Statek stracony"),
        "destroyed": "Zniszczone zagrożenia",
    },
}
SIGNS = re.compile("[◀▲▶→×♥]")
ZONES = {"en": ("blue", "white", "red"), "pl": ("niebieski", "biały", "czerwony")}  # of the first test run


class Blind(Reader):
    """Somebody who plays by ear: what threatens which zone, what each half would do, the best of it."""

    def __init__(self, person, lang):
        super().__init__(person)
        self.words = WORDS[lang]

    def threatened(self):
        """The zones of the threats that are known, by the trajectories they are told under."""
        zones, zone = [], ""
        for node in self.tree():
            if node.role == "region":
                zone = next((zone for zone in self.words["zones"] if zone in node.name.lower()), "")
            elif re.search(self.words["threat"], node.name) and zone:
                zones.append(zone)
        return zones

    def worth(self, offer, zones):
        """How good it sounds: fire at a threat, go towards it, do something, do nothing."""
        if self.words["vain"] in offer or not offer:
            return 0
        return 1 + 2 * any(zone in offer for zone in zones) + (re.search(r"\d$", offer) is not None)

    def slot(self, turn):
        """What an empty turn is called now."""
        return next(name for name in self.names("button", self.words["empty"]) if f" {turn}:" in name)

    def offer(self, turn, half):
        """Take a half in the fingers and hear what it would do on a turn."""
        self.press("button", half)
        return self.slot(turn).partition(self.words["would"])[2].partition(";")[0]

    def plan(self):
        """Lay the best half on each turn that is open; gives what it does there, by turn."""
        zones, done = self.threatened(), {}
        assert zones
        for turn in [
            int(re.search(self.words["empty"], name)[1]) for name in self.names("button", self.words["open"])
        ]:
            halves = sorted(set(self.names("button", self.words["below"])))
            if not halves:
                break
            offers = {half: self.offer(turn, half) for half in halves}
            best = max(halves, key=lambda half: self.worth(offers[half], zones))
            if best != halves[-1]:
                self.press("button", best)
            self.press("button", self.slot(turn))
            up = best.partition(self.words["below"])[0]
            self.waits_for("button", re.escape(self.words["up"].format(turn, up)))
            done[turn] = offers[best]
        return done


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_mission_is_flown_by_roles_names_and_live_regions_alone(meet, swift, lang):
    words = WORDS[lang]
    options = {"mission": "test_run_1", "aids": "route"}
    crew = ("Ala", "bot", "bot", "bot")
    keys = swift.lay(*crew, game="space_alert", options=options, pace="pausable", start=False)
    person = meet(lang)
    person.address = swift.address
    blind = Blind(person, lang)
    person.visit(f"/t/{keys.table}#{keys.seats['0']}")
    blind.waits_for("heading", "Space Alert")
    swift.rest.start(keys.table, keys.host)
    blind.waits_for("button", words["threat"])
    blind.press("button", words["hold"])
    blind.waits_for("button", f"^{words['resume']}$")
    done = blind.plan()
    assert any(offer and words["vain"] not in offer for offer in done.values()), done
    assert not [node for node in blind.tree() if SIGNS.search(node.name)]
    blind.press("button", words["resume"])
    while not blind.names("button", "^4×$"):
        for name in blind.names("button", words["draw"]):
            blind.press("button", name)
    blind.press("button", "4×")
    while not (ends := [name for name in blind.names("heading") if name in words["ends"]]):
        blind.press("button", words["resume"])
    assert not [
        node for node in blind.tree() if SIGNS.search(node.name) and node.name not in ("½×", "1×", "2×", "4×")
    ]
    sheet = [(node.role, node.text) for node in blind.tree() if node.role in ("term", "definition")]
    assert ("term", words["destroyed"]) in sheet
    assert all(re.search(r"\d", text) for role, text in sheet if role == "definition")
    said = blind.said()
    for turn, zone in enumerate(ZONES[lang], 1):
        assert words["announced"].format(turn, zone) in said
    assert ends[0]
