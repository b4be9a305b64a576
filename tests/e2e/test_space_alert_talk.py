"""Talk at a table of Space Alert: pointed at, told, asked and agreed on by people on phones and at desks."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.planned import store_planned
from tests.e2e.planning import Plan
from tests.e2e.test_pages import findings

LANDSCAPE = {"width": 844, "height": 390}
LARGE = {"width": 2560, "height": 1440}
PHASE_2 = (("phase_ended", 1),)
# Everything written on the page, drawn or not, that is smaller than 11 px as it is rendered.
SMALL = """() => [...document.querySelectorAll('.planning *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => one.checkVisibility() && !one.closest('.hidden'))
  .map((one) => [one, (one.getScreenCTM?.().a ?? 1) * parseFloat(getComputedStyle(one).fontSize)])
  .filter(([, size]) => size < 10.99)
  .map(([one, size]) => `${one.tagName} ${one.textContent.trim()} ${size}`)"""


class Mate(Plan):
    """Somebody of the crew, at a page of their own."""

    def member(self, name):
        return self.page.locator("li.member", has_text=name)

    def part(self, name):
        return self.page.locator(f'[role=grid] [data-part="{name}"]')

    def threat(self, number):
        return self.page.locator(f'.cards li:has([data-part="threat{number}"])')

    def hold(self, target):
        """Press and wait, as a finger does."""
        box = target.bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.page.mouse.up()
        return self.page.get_by_role("dialog")

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=isinstance(name, str)).first.click()

    def told(self, name, turn):
        """What somebody's board says of a turn."""
        return self.member(name).locator(".mini li").nth(turn - 1)

    def opens_talk(self):
        self.press(re.compile("^Log and chat"))
        return self.page.get_by_role("dialog", name="Log and chat")


@pytest.fixture
def crew(meet, server):
    """Lay a table whose clock stands in the planning round; everybody of it who is awaited comes."""

    def gather(*people, size=DESKTOP, sizes=(), lang="en", comes=None, look="dark", **table):
        keys = store_planned(server.database, *people, **table)
        mates = []
        for seat in range(len(people)) if comes is None else comes:
            person = meet(lang, dict(enumerate(sizes)).get(seat, size), look=look)
            person.visit(f"/t/{keys.table}#{keys.seats[str(seat)]}")
            expect(person.page.locator(".phase.now")).to_be_visible()
            mates.append(Mate(person))
        return mates

    return gather


# Pointing, asking, taking


def test_a_long_press_on_a_letter_takes_it_in_a_turn_for_all_to_see(crew):
    ala, olek = crew("Ala", "Olek", sizes=(DESKTOP, PHONE))
    menu = ala.hold(ala.part("upper_red.A").first)
    menu.get_by_role("combobox").select_option("2")
    menu.get_by_role("button", name="I do").click()
    for mate in (ala, olek):
        expect(mate.page.locator(".ring text")).to_have_text("I do turn 2")
        expect(mate.page.locator(".flag text")).to_have_text("A2")
    expect(olek.page.locator(".ring")).to_have_count(0)  # gone after four seconds
    expect(olek.page.locator(".flag text")).to_have_text("A2")
    ala.hold(ala.part("upper_red.A").first).get_by_role("button", name="Not me after all").click()
    expect(olek.page.locator(".flag")).to_have_count(0)


def test_threats_slots_and_people_are_ringed_where_they_are_drawn(crew):
    ala, olek = crew("Ala", "Olek", until=("mission_started", "threat"), sizes=(DESKTOP, PHONE))
    card = ala.page.locator(".cards .threat").first
    number = int(card.get_attribute("data-part").removeprefix("threat"))
    ala.hold(card).get_by_role("button", name="Who takes it?").click()
    for mate in (ala, olek):
        expect(mate.threat(number)).to_have_attribute("data-ring", re.compile("^Who takes it?"))
    olek.hold(olek.slot(2)).get_by_role("button", name="Who takes it?").click()
    expect(ala.page.locator(".place[data-ring]")).to_have_attribute("data-ring", "Who takes it?")
    ala.hold(ala.member("Olek")).get_by_role("button", name="Look here").click()
    expect(ala.member("Olek")).to_have_attribute("data-ring", "Look here")
    expect(olek.page.locator(".pawn.lit")).to_have_count(1)  # one's own card is not on a phone
    expect(ala.page.locator("[data-ring]")).to_have_count(0)


def test_i_do_about_a_threat_stays_on_its_card(crew):
    ala, olek = crew("Ala", "Olek", until=("mission_started", "threat"))
    card = ala.page.locator(".cards .threat").first
    card.click(button="right")
    ala.page.get_by_role("dialog").get_by_role("combobox").select_option("3")
    ala.press("I do")
    expect(olek.page.locator(".cards .flag")).to_have_text("A3")
    expect(olek.page.locator("[data-ring]")).to_have_count(0)
    expect(olek.page.locator(".cards .flag")).to_have_text("A3")


def test_quick_words_stand_beside_who_says_them_and_in_the_log(crew):
    ala, olek = crew("Ala", "Olek")
    expect(olek.page.locator(".quick").get_by_role("button", name="Thanks")).to_have_count(0)
    olek.press("More words")
    olek.press("Thanks")
    expect(ala.member("Olek")).to_have_attribute("data-ring", "Thanks")
    expect(ala.page.locator(".comms li.chat")).to_contain_text("Thanks!")


# Telling


def test_what_is_laid_is_told_unless_one_chose_not_to_and_the_choice_is_kept(crew):
    ala, olek = crew("Ala", "Olek")
    half = olek.lay(1)
    expect(ala.told("Olek", 1)).to_have_attribute("aria-label", f"turn 1: says {half}")
    tell = olek.page.get_by_role("button", name=re.compile("^Say what I lay"))
    tell.click()
    expect(tell).to_have_attribute("aria-pressed", "false")
    olek.lay(2)
    expect(ala.told("Olek", 2)).to_have_attribute("aria-label", re.compile("^turn 2: (action|move)$"))
    olek.page.reload()
    expect(tell).to_have_attribute("aria-pressed", "false")


def test_a_hand_is_told_and_stands_on_the_card_of_who_told_it(crew):
    ala, olek = crew("Ala", "Olek", until=PHASE_2)
    cards = olek.size()
    olek.press("Tell my cards")
    expect(ala.page.locator(".comms li.chat")).to_contain_text("I hold:")
    expect(ala.member("Olek").locator(".speech")).to_be_visible()
    ala.member("Olek").click()
    sheet = ala.page.get_by_role("dialog", name="Olek")
    expect(sheet).to_contain_text(re.compile(r"Cards in hand, as told at \d:\d\d"))
    expect(sheet.get_by_role("listitem")).to_have_count(cards)


def test_what_is_laid_in_silence_survives_a_reload_and_is_told_at_once_afterwards(crew):
    ala, olek = crew(
        "Ala", "Olek", until=(*PHASE_2, ("silence_started", 1)), mission="mission_4", sizes=(DESKTOP, PHONE)
    )
    page = olek.page
    half = olek.lay(5)
    olek.lay(6)
    later = page.locator(".buttons .later")
    expect(later).to_contain_text("I'll tell everything afterwards")
    expect(later).to_contain_text("to tell: 2 cards")
    assert later.bounding_box()["width"] > 120
    expect(page.locator(".big.take")).to_be_enabled()
    expect(page.get_by_test_id("lane")).to_contain_text("The call too.")
    page.reload()
    expect(page.locator(".buttons .later")).to_contain_text("to tell: 2 cards")
    expect(ala.told("Olek", 5)).to_have_attribute("aria-label", re.compile("(action|move)$"))
    ala.press("Go on")
    olek.press("Tell what I laid in silence")
    expect(ala.told("Olek", 5)).to_have_attribute("aria-label", f"turn 5: says {half}")
    expect(ala.told("Olek", 6)).to_have_attribute("aria-label", re.compile("says"))
    expect(page.get_by_role("button", name="Telling")).to_be_visible()


def test_an_event_is_told_once_and_people_stand_out_from_the_computer(crew):
    ala, _ = crew("Ala", "Olek", until=PHASE_2, then=("1 word: ok", "1 tell: lay 4 A"))
    log = ala.page.locator(".comms ol")
    expect(log.get_by_text("Phase 2 begins.")).to_have_count(1)
    expect(log.get_by_text("Phase 1 has ended.")).to_have_count(0)
    expect(log.locator("li.chat")).to_have_count(1)  # what is told of a turn is on the board
    people, computer = (
        log.locator(kind).first.evaluate("e => getComputedStyle(e).backgroundColor")
        for kind in ("li.chat", "li.computer")
    )
    assert people != computer


# Data, and the votes at the end


def test_data_that_came_in_is_drawn_and_everybody_sees_one_card_more(crew):
    ala, olek = crew("Ala", "Olek", until=(*PHASE_2, ("incoming_data", 2)), mission="mission_4")
    cards = ala.size()
    expect(olek.member("Ala")).to_contain_text(f"{cards} cards")
    ala.press(re.compile("^Draw a card"))
    expect(ala.page.locator(".playing")).to_have_count(cards + 1)
    expect(olek.member("Ala")).to_contain_text(f"{cards + 1} cards")


def test_a_card_is_handed_over_by_two_taps_and_lies_in_the_other_hand(crew):
    ala, olek = crew("Ala", "Olek", until=("transfer_started",), mission="mission_4", sizes=(PHONE, DESKTOP))
    before = [olek.page.locator(".playing").count(), ala.page.locator(".playing").count()]
    card = ala.page.locator(".playing").first.get_attribute("data-card")
    held = olek.page.locator(f'.playing[data-card="{card}"]').count()
    ala.take()
    expect(ala.member("Olek")).to_contain_text("hand over")
    ala.member("Olek").get_by_role("button").first.click()
    expect(olek.page.locator(".playing")).to_have_count(before[0] + 1)
    expect(ala.page.locator(".playing")).to_have_count(before[1] - 1)
    expect(olek.page.locator(f'.playing[data-card="{card}"]')).to_have_count(held + 1)
    expect(ala.page.locator(".transfer")).to_contain_text("handed over")


def test_in_the_last_phase_votes_stand_on_the_cards_and_all_together_jump(crew):
    ala, olek = crew("Ala", "Olek", until=(("phase_ended", 2),))
    expect(ala.page.locator(".big")).to_contain_text("0 of 2 ready")
    ala.press(re.compile("^Ready to jump"))
    expect(ala.page.locator(".big")).to_contain_text("Wait, not yet")
    expect(olek.page.locator(".big")).to_contain_text("1 of 2 ready")
    expect(olek.member("Ala").locator(".vote")).to_be_visible()
    ala.press(re.compile("^Wait, not yet"))
    expect(olek.member("Ala").locator(".vote")).to_have_count(0)
    ala.press(re.compile("^Ready to jump"))
    olek.press(re.compile("^Ready to jump"))
    for mate in (ala, olek):
        expect(mate.page.locator(".film")).to_be_visible()


def test_step_by_step_the_clock_waits_until_everybody_is_ready(crew):
    ala, olek = crew("Ala", "Olek", pace="step")
    clock = ala.page.get_by_role("timer", name="Mission clock")
    at = clock.text_content()
    ala.press("Ready: go on")
    expect(ala.page.get_by_role("button", name="waiting for: Olek")).to_be_disabled()
    expect(clock).to_have_text(at)
    olek.press("Ready: go on")
    expect(clock).not_to_have_text(at)
    expect(ala.page.get_by_role("button", name="Ready: go on")).to_be_enabled()


# Roles, hints, somebody who is away

CLASH = ("1 tell: lay 4 A", "2 tell: lay 4 A", "1 tell: lay 5 C")


def test_every_role_has_its_lens_and_the_captains_tells_what_does_not_agree(crew):
    ala, olek, iza = crew("Ala", "Olek", "Iza", until=(*PHASE_2, ("threat", 3)), then=CLASH)
    for mate, tab in ((ala, "Plans"), (olek, "Outside"), (iza, "Inside")):
        expect(mate.page.get_by_role("tab", selected=True)).to_have_text(tab)
    panel = ala.page.get_by_role("tabpanel")
    expect(panel).to_contain_text("Turn 4: Olek, Iza – heavy ▲")
    expect(panel).to_contain_text("Computer, turns 4–5: Olek, turn 5")
    olek.page.get_by_role("tab", name="Plans").click()
    expect(olek.page.get_by_role("tabpanel")).to_contain_text("Computer, turns 4–5: Olek, turn 5")
    expect(olek.page.get_by_role("tabpanel")).not_to_contain_text("heavy")  # cadets see it, and the captain


def test_cadets_see_all_what_does_not_agree_and_it_goes_as_soon_as_it_does(crew):
    _, olek = crew("Ala", "Olek", "Iza", until=PHASE_2, then=CLASH, aids="cadet", comes=(0, 1))
    olek.page.get_by_role("tab", name="Plans").click()
    panel = olek.page.get_by_role("tabpanel")
    expect(panel).to_contain_text("Turn 4: Olek, Iza – heavy ▲")
    olek.lay(4, place=1, half="bottom")  # and says so
    expect(panel).not_to_contain_text("Turn 4: Olek, Iza")


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("pl", PHONE)])
def test_a_hint_lights_what_it_means_and_says_why(crew, lang, size):
    (ala,) = crew("Ala", until=("mission_started", "threat"), lang=lang, size=size)
    page = ala.page
    if size is DESKTOP:
        page.keyboard.press("h")
    else:
        page.get_by_role("button", name="Podpowiedź").click()
    told = page.locator(".hint")
    expect(told).to_contain_text(re.compile("^(Lay on turn|Połóż na turę)"))
    expect(told).to_contain_text(" – ")
    expect(page.locator(".place.hinted")).to_have_count(1)
    expect(page.locator(".playing.hinted")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hint, .hinted")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_captain_may_let_a_bot_hold_the_place_of_somebody_who_is_away(crew, size):
    ala, iza = crew("Ala", "Olek", "Iza", comes=(0, 2), size=size)
    expect(ala.member("Olek")).to_contain_text(re.compile(r"away (for )?\d"))
    offer = partial(Mate.press, ala, "Let a bot play until Olek returns")
    offer()  # the offer comes after twenty seconds
    expect(ala.member("Olek")).to_contain_text("a bot stands in")
    expect(iza.page.get_by_role("button", name=re.compile("Let a bot"))).to_have_count(0)


# On every screen


def test_five_on_a_phone_tell_cards_absence_and_who_may_be_given_one(crew):
    ala, olek = crew("Ala", "Olek", "Iza", "Jan", "Ewa", until=("transfer_started",), mission="mission_4",
                     comes=(0, 1), size=PHONE)  # fmt: skip
    expect(ala.member("Olek").locator(".cards")).to_be_visible()
    expect(ala.member("Olek").locator(".cards")).to_have_text(str(olek.size()))
    expect(ala.member("Jan").locator(".line")).to_be_visible()
    expect(ala.member("Jan")).to_contain_text(re.compile(r"away (for )?\d"))
    ala.take()
    expect(ala.member("Olek").get_by_text("hand over")).to_be_visible()


@pytest.mark.parametrize(
    "size", [PHONE, LANDSCAPE, DESKTOP, LARGE], ids=["phone", "landscape", "desktop", "large"]
)
def test_no_text_is_smaller_than_eleven_pixels(crew, size):
    told = [f"1 tell: lay {turn} {half}" for turn, half in enumerate(("A", "HA", "tUR", "deck", "bots"), 3)]
    (ala,) = crew("Ala", "Olek", until=(*PHASE_2, ("threat", 4)), then=("0: lay 4", "1: lay 4", "1: lay 5",
                  *told, "1 mark: take computer 5"), aids="cadet", comes=(0,), size=size)  # fmt: skip
    expect(ala.page.locator(".cards .threat").first).to_be_visible()
    assert ala.page.evaluate(SMALL) == []


@pytest.mark.parametrize(("size", "lang", "look"), [(PHONE, "pl", "dark"), (DESKTOP, "en", "light")])
def test_silence_and_talk_are_open_to_everybody(crew, axe, size, lang, look):
    (ala,) = crew("Ala", "Olek", "Iza", "Jan", until=(*PHASE_2, ("silence_started", 1)), comes=(0,),
                  mission="mission_4", size=size, lang=lang, look=look)  # fmt: skip
    assert findings(ala.person, axe) == []
    assert not ala.person.overflows()


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_that_there_is_no_sound_yet_covers_neither_header_nor_cards(crew, size):
    (ala,) = crew("Ala", "Olek", comes=(0,), size=size)
    banner = ala.page.get_by_test_id("sound-banner").bounding_box()
    for part in ("header", "[data-testid=lane]", "[data-hand]", ".buttons", ".cards"):
        box = ala.page.locator(part).first.bounding_box()
        apart = banner["y"] >= box["y"] + box["height"] or banner["y"] + banner["height"] <= box["y"]
        beside = banner["x"] >= box["x"] + box["width"] or banner["x"] + banner["width"] <= box["x"]
        assert apart or beside, part
