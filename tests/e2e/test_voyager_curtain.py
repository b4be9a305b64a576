"""Several people at one screen of Voyager: an iris closes at every pass and hides what is nobody else's."""

import json
import urllib.request
from functools import cache

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.positions import NAMES, lay_seats
from tests.e2e.test_pages import findings
from tests.e2e.voyager_games import asked_about, played_until

HOLD = 600  # ms
SIGN = ".curtain .hub button"
BOTH = pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("pl", PHONE)], ids=["desktop", "phone"])
SINCE = {"en": "Since your turn", "pl": "Od twojej tury"}


def is_attack(shown):
    """An attacker decides, and the owner's hand may hold."""
    roll = shown.roll
    if roll is None or roll.kind != "attack" or not roll.enough or roll.reply is None:
        return False
    return sum(shown.seats[roll.owner].cards.values()) > 2


def has_cards(shown):
    """A turn begins in which everybody holds cards."""
    begins = shown.stage == "act" and shown.actions_left == 2
    return begins and all(sum(seat.cards.values()) > 1 for seat in shown.seats)


@cache
def game_of_three(wish):
    return played_until(wish, seats=3)


class Shared:
    """Three people at one screen."""

    def __init__(self, person, server, record=None):
        self.person, self.page, self.server = person, person.page, server
        self.calls, self.seats = self.lay(record)
        person.visit()
        for role, (code, key) in self.seats.items():
            kept = [f"orbita.table.{code}.{role}", key]
            self.page.evaluate("([name, key]) => localStorage.setItem(name, key)", kept)
        person.visit(f"/t/{self.code}")
        expect(self.page.locator(SIGN)).to_be_visible()

    def lay(self, record):
        """A new table, or one that stands where a record ends; gives all its keys by role."""
        if record is None:
            keys = self.server.lay(*NAMES[:3], game="voyager")
            self.code = keys.table
            texts = {**keys.seats, "watch": keys.watch}
        else:
            [found] = lay_seats(self.server.database, [(record, len(record.moves))])
            self.code = found[0].partition(".")[0]
            texts = {**{str(seat): text for seat, text in enumerate(found[:-1])}, "watch": found[-1]}
        return texts, {role: (self.code, text) for role, text in texts.items() if role != "watch"}

    def view(self, role):
        """How the table looks to a key now."""
        asked = urllib.request.Request(
            f"{self.server.address}/api/tables/{self.code}/frames?last=1",
            headers={"Authorization": f"Bearer {self.calls[role]}"},
        )
        with urllib.request.urlopen(asked) as answer:
            return json.load(answer)["frames"][-1]["view"]

    def names(self):
        """By id: how cards and missions are called, in both languages."""
        found = {}
        for lang in ("en", "pl"):
            with urllib.request.urlopen(
                f"{self.server.address}/api/games/voyager/catalogue?lang={lang}"
            ) as answer:
                printed = json.load(answer)
            for entry in printed["cards"] + printed["missions"]:
                found.setdefault(entry["id"], []).append(entry["name"])
        return found

    def secrets(self):
        """Ids of all cards and missions in hands, but for those that lie open as well."""
        views = [self.view(role) for role in self.seats]
        held = {card for view in views for card in view["hand"]}
        held |= {mission["id"] for view in views for mission in view["missions"]}
        public = json.dumps(self.view("watch"))
        return {secret for secret in held if f'"{secret}"' not in public}

    def hides(self):
        """Shut, the page has none of it: in no text, in no attribute, by no name and by no id."""
        expect(self.page.locator(SIGN)).to_be_visible()
        secrets, names = self.secrets(), self.names()
        whole = self.page.content() + self.page.title()
        for secret in secrets:
            assert f'"{secret}"' not in whole, secret
            assert f" {secret}" not in self.page.evaluate("document.body.innerText"), secret
            for name in names[secret]:
                assert name not in whole, name
        expect(self.page.locator("[data-card], [data-mission], [data-move], [data-hand]")).to_have_count(0)
        return secrets

    def is_called(self):
        return self.page.locator(f"{SIGN} .name").inner_text()

    def open(self):
        """Hold the sign; gives whose it was."""
        name = self.is_called()
        press_for(self.page, HOLD + 100)
        expect(self.page.locator(".curtain")).to_have_count(0)
        expect(self.page.locator(".voyager")).to_be_visible()
        return name


def press_for(page, milliseconds):
    """Keep the mouse down on the sign for so long."""
    sign = page.locator(SIGN).bounding_box()
    page.mouse.move(sign["x"] + sign["width"] / 2, sign["y"] + sign["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(milliseconds)
    page.mouse.up()


def end_turn(page):
    """End a turn, whatever is lost by that, until the screen passes on."""
    for _ in range(40):
        if page.locator(".curtain").count():
            return
        for way in (
            "[data-end][aria-disabled=false]",
            "[data-decide=stand]",
            ".tidy label:not(:has(:checked))",
        ):
            if page.locator(way).count():
                page.locator(way).first.click()
                break
        if page.locator(".tidy .primary[aria-disabled=false]").count():
            page.locator(".tidy .primary").click()
        page.wait_for_timeout(150)
    raise AssertionError("the turn does not end")


def test_through_the_whole_set_up_of_three_nothing_hidden_is_in_the_page(meet, server):
    shared = Shared(meet(), server)
    page, called = shared.page, []
    for _ in range(3):
        shared.hides()
        called.append(shared.open())
        page.locator("button[data-move^='agency ']:not([aria-disabled=true])").first.click()
    assert sorted(called) == sorted(NAMES[:3])
    for _ in range(3):
        assert len(shared.hides()) >= 3
        shared.open()
        if page.locator("button[data-move^=develop]").count():
            page.locator("button[data-move^=develop]").first.click()
        page.locator("[data-return]").first.click()
        page.locator("[data-move^=return]").click()
    for _ in range(3):
        if shared.page.locator(SIGN).count() == 0:
            expect(page.locator(SIGN)).to_be_visible()
        assert len(shared.hides()) >= 9
        shared.open()
        expect(page.locator("[data-mission]").first).to_be_visible()
        end_turn(page)
    shared.hides()


def test_turns_with_cards_pass_on_and_what_happened_is_told_without_them(meet, server):
    shared = Shared(meet(), server, game_of_three(has_cards))
    for turn in range(4):
        assert len(shared.hides()) >= 12
        if turn == 3:
            expect(shared.page.locator(".sheet h2")).to_have_text(SINCE["en"])
            expect(shared.page.locator("[data-news=turns] li")).to_have_count(2)
        shared.open()
        expect(shared.page.locator("[data-card]").first).to_be_visible()
        end_turn(shared.page)


@BOTH
def test_a_defence_closes_it_as_well(meet, server, axe, lang, size):
    record = game_of_three(is_attack)
    roll = asked_about(record).roll
    shared = Shared(meet(lang=lang, size=size), server, record)
    assert findings(shared.person, axe) == []
    assert not shared.person.overflows()
    shared.hides()
    shared.open()
    shared.page.locator(f"[data-total='{roll.needed}']").click()
    shared.page.locator("[data-decide=go]").click()
    expect(shared.page.locator(SIGN)).to_be_visible()
    shared.hides()
    assert shared.is_called() == NAMES[roll.owner]
    assert findings(shared.person, axe) == []
    shared.open()
    expect(shared.page.locator("[data-duel=defence]")).to_be_visible()


def test_the_moves_are_shown_on_everybodys_board_and_it_closes_again(meet, server):
    shared = Shared(meet(motion="no-preference"), server, game_of_three(has_cards))
    page = shared.page
    for _ in range(3):
        shared.open()
        end_turn(page)
        expect(page.locator(SIGN)).to_be_visible()
    page.get_by_role("button", name="Show the moves").click()
    expect(page.locator(SIGN)).to_have_count(0)
    secrets, names = shared.secrets(), shared.names()
    whole = page.content()
    assert not [name for secret in secrets for name in names[secret] if name in whole]
    expect(page.locator(SIGN)).to_be_visible()
    shared.hides()


def test_a_short_press_opens_nothing_but_a_second_one_does(meet, server):
    shared = Shared(meet(), server, game_of_three(has_cards))
    press_for(shared.page, HOLD // 3)
    expect(shared.page.locator(f"{SIGN} .how")).to_have_text("Press once more")
    shared.hides()
    shared.page.wait_for_timeout(HOLD)
    shared.hides()
    press_for(shared.page, HOLD // 6)
    expect(shared.page.locator(".voyager")).to_be_visible()


def test_a_key_opens_it_when_it_is_held_and_two_presses_of_a_screen_reader_do(meet, server):
    shared = Shared(meet(), server, game_of_three(has_cards))
    page = shared.page
    expect(page.locator(SIGN)).to_be_focused()
    page.keyboard.down("Enter")
    page.wait_for_timeout(HOLD + 100)
    page.keyboard.up("Enter")
    expect(page.locator(".voyager")).to_be_visible()
    shared.person.press_button("Cover")
    for _ in range(2):
        expect(page.locator(SIGN)).to_be_visible()
        page.locator(SIGN).dispatch_event("click")
        page.wait_for_timeout(HOLD // 2 + 50)
    expect(page.locator(".voyager")).to_be_visible()


def test_a_key_that_is_still_down_from_the_turn_before_opens_nothing(meet, server):
    shared = Shared(meet(), server, game_of_three(has_cards))
    page = shared.page
    shared.open()
    page.get_by_role("button", name="Cover", exact=True).focus()
    page.keyboard.down("Enter")
    expect(page.locator(SIGN)).to_be_focused()
    for _ in range(8):
        page.keyboard.down("Enter")  # it repeats
        page.wait_for_timeout(HOLD // 6)
    shared.hides()
    page.keyboard.up("Enter")
    shared.hides()


def test_a_finger_opens_it_by_holding(meet, server):
    shared = Shared(meet(size=PHONE, has_touch=True), server, game_of_three(has_cards))
    page = shared.page
    sign = page.locator(SIGN).bounding_box()
    point = {"x": sign["x"] + sign["width"] / 2, "y": sign["y"] + sign["height"] / 2}
    finger = shared.person.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(HOLD + 100)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".voyager")).to_be_visible()


def test_bots_do_not_close_it(meet, server):
    keys = server.lay("Ala", "bot", "Olek", game="voyager")
    person = meet()
    person.visit()
    for role, key in keys.seats.items():
        kept = [f"orbita.table.{keys.table}.{role}", key]
        person.page.evaluate("([name, key]) => localStorage.setItem(name, key)", kept)
    person.visit(f"/t/{keys.table}")
    page, called = person.page, []
    for _ in range(2):
        expect(page.locator(SIGN)).to_be_visible()
        called.append(page.locator(f"{SIGN} .name").inner_text())
        press_for(page, HOLD + 100)
        page.locator("button[data-move^='agency ']:not([aria-disabled=true])").first.click()
    assert sorted(called) == ["Ala", "Olek"]


def test_reduced_motion_moves_no_blade(meet, server):
    moving = Shared(meet(motion="no-preference"), server, game_of_three(has_cards))
    still = Shared(meet(motion="reduce"), server, game_of_three(has_cards))
    asked = "getComputedStyle(document.querySelector('.stage path[fill^=url]')).transitionDuration"
    assert moving.page.evaluate(asked) == "0.42s"
    assert float(still.page.evaluate(asked).removesuffix("s")) < 0.01
