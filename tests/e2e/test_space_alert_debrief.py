"""After a mission of Space Alert: the debrief, how it would have been, and both rounds watched again."""

import re
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.looking_back import come, flights
from tests.e2e.test_pages import findings

__all__ = ["come", "flights"]  # the tests below look back at these

LANDSCAPE = {"width": 844, "height": 390}
LARGE = {"width": 1920, "height": 1080}
BECOME_A_GUEST = """async () => {
  const headers = { "Content-Type": "application/json" };
  const asked = { method: "POST", headers, body: '{"nickname": "Ala"}' };
  const { key, nickname } = await (await fetch("/api/guests", asked)).json();
  localStorage.setItem("orbita.guest." + key, JSON.stringify({ nickname, at: Date.now() }));
}"""


def debriefed(page):
    """Wait until the computer has found out."""
    expect(page.locator(".middle")).to_be_visible()
    expect(page.locator(".timeline .turns li")).to_have_count(13)
    return page


def test_the_end_of_a_table_leads_to_its_debrief(come):
    page = come("/t/{}")
    page.get_by_role("link", name="Debrief").click()
    expect(page).to_have_url(re.compile(r"/t/\w+/debrief$"))
    debriefed(page)


@pytest.mark.parametrize(
    ("lang", "title", "cause", "change"),
    [
        pytest.param(
            "en", "The ship is lost", "Silent: blue heavy laser", "Iza: flip the card of turn 5", id="English"
        ),
        pytest.param(
            "pl",
            "Statek stracony",
            "Milczy niebieskie ciężkie działo",
            "Iza: obróć kartę z tury 5",
            id="Polish",
        ),
    ],
)
def test_a_lost_ship_is_explained_from_the_card_to_the_end(come, lang, title, cause, change):
    page = debriefed(come(lang=lang))
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    chain = page.locator(".left ol").first.locator("li")
    expect(chain).to_have_count(4)
    expect(chain.nth(0)).to_contain_text("6:51")  # when the card was laid
    expect(chain.nth(1)).to_contain_text(cause)
    assert chain.last.get_attribute("data-kind") == "loss"
    expect(page.locator(".middle h3").first).to_have_text(change)
    expect(page.locator(".found")).to_have_text(re.compile(r"3 (of|z) 394"))


def test_what_did_not_decide_stands_apart_and_unfolds(come):
    page = debriefed(come())
    apart = page.locator(".dashed li")
    expect(apart).to_have_count(2)
    page.get_by_role("button", name="4 more").click()
    expect(apart).to_have_count(6)


def test_a_change_is_shown_before_and_after_with_what_was_known(come):
    page = debriefed(come())
    before, after = page.locator("figure.before li.changed"), page.locator("figure.after li.changed")
    expect(before).to_have_count(1)
    expect(before).to_contain_text("turn 5: battlebots, below blue arrow")
    expect(after).to_contain_text("turn 5: blue arrow, below battlebots")
    expect(page.get_by_text("known since 0:55")).to_be_visible()


def test_another_way_home_takes_the_place_of_the_first(come):
    page = debriefed(come())
    page.get_by_role("button", name=re.compile("Ala, turn 2")).click()
    expect(page.locator(".middle h3").first).to_contain_text("Ala, turn 2")
    expect(page.locator("figure.after li.changed")).to_contain_text("turn 2: blue arrow")


def test_one_sees_how_it_would_have_been_and_the_ship_comes_home(come):
    page = debriefed(come())
    page.get_by_role("button", name="See how it would have been").click()
    film = page.get_by_role("dialog")
    expect(film.locator(".film")).to_be_visible()
    page.keyboard.press("End")
    expect(film.locator(".film")).to_have_attribute("data-turn", "13")
    expect(film.get_by_role("heading", name="Jump complete")).to_be_visible()
    page.keyboard.press("Escape")
    expect(film).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_results_of_other_crews_stand_beside_ones_own(come):
    page = debriefed(come())
    expect(page.get_by_text("2 crews, 0 came home")).to_be_visible()
    own = page.locator(".bars li", has=page.locator(".own"))
    expect(own).to_contain_text("lost: 2 crews")


def test_a_challenge_is_taken_elsewhere_as_a_file(come):
    page = debriefed(come())
    with page.expect_download() as file:
        page.get_by_role("button", name=re.compile("Challenge file")).click()
    assert re.fullmatch(r"orbita-\w\w-\w\w\.json", file.value.suggested_filename)


def test_the_own_star_log_is_kept_as_a_file(come, flights, tmp_path):
    page = come("/settings")
    page.evaluate(BECOME_A_GUEST)
    page.goto(f"{flights[0].address}/t/{flights[1].table}/debrief")
    debriefed(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="My star log as a file").click()
    download.value.save_as(tmp_path / "log.jsonl")
    assert download.value.suggested_filename == "orbita-star-log.jsonl"


def test_the_debrief_ends_in_one_tip(come):
    expect(debriefed(come()).locator(".tip")).to_be_visible()


def test_the_same_mission_is_laid_again(come):
    page = debriefed(come())
    page.get_by_role("button", name="The same mission again").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))


def test_a_ship_that_came_home_is_told_where_its_points_went(come):
    page = debriefed(come(is_won=True))
    expect(page.get_by_role("heading", level=1)).to_contain_text("The ship is home")
    lines = page.locator(".left li")
    assert lines.count() > 0
    assert all("−" in line for line in lines.locator("strong").all_inner_texts())


def test_a_debrief_that_does_not_come_can_be_asked_for_again(come, flights):
    page = come("/settings")
    page.route("**/inquiry", lambda route: route.abort())
    page.goto(f"{flights[0].address}/t/{flights[1].table}/debrief")
    expect(page.get_by_role("alert")).to_contain_text("The debrief did not come.")
    page.unroute("**/inquiry")
    page.get_by_role("button", name="Try again").click()
    debriefed(page)


@pytest.mark.parametrize(
    "size", [DESKTOP, PHONE, LANDSCAPE, LARGE], ids=["desktop", "phone", "landscape", "large"]
)
@pytest.mark.parametrize("look", ["dark", "light"])
def test_everybody_can_read_it_on_every_screen(come, axe, size, look):
    page = debriefed(come(lang="pl", size=size, look=look))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(SimpleNamespace(page=page), axe) == []
    small = """[...document.querySelectorAll("main *")].filter((e) =>
        [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) && e.getClientRects().length
        && parseFloat(getComputedStyle(e).fontSize) < 11).map((e) => e.textContent)"""
    assert page.evaluate(small) == []


def test_a_moment_of_the_timeline_leads_into_the_replay(come):
    page = debriefed(come())
    page.locator(".turns a").nth(4).click()
    expect(page).to_have_url(re.compile(r"/replay/\w+#turn=5$"))
    expect(page.locator(".film")).to_have_attribute("data-turn", "5")


def test_planning_is_watched_again_from_a_second_on_and_ends_in_the_film(come):
    page = come("/replay/{}#t=411")
    expect(page.get_by_role("status", name="Mission clock")).to_have_text("6:51")
    eyes = page.get_by_label("Seen by")
    exchanged = page.locator(".log li", has_text=re.compile("^6:51Iza"))  # only Iza could see which cards
    expect(exchanged).to_have_count(0)
    eyes.select_option(label="all hands")
    expect(exchanged).to_have_count(1)
    page.get_by_role("button", name="8×").click()
    slider = page.get_by_role("slider", name="Moment of the planning round")
    slider.press("End")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("status", name="Mission clock")).not_to_have_text("6:51")
    page.get_by_role("button", name="Action round").click()
    expect(page.locator(".film")).to_have_attribute("data-turn", "1")


def test_hands_are_hidden_from_a_spectator_and_open_to_whoever_asks_after_the_end(come):
    page = come("/replay/{}#t=30")
    eyes = page.get_by_label("Seen by")
    expect(page.locator(".hand")).to_have_count(0)
    eyes.select_option(label="Olek")
    expect(page.locator(".hand")).to_have_count(1)
    eyes.select_option(label="all hands")
    expect(page.locator(".hand")).to_have_count(4)
    for hand in page.locator(".hand").all():
        expect(hand.locator("li").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_everybody_can_watch_the_planning_again(come, axe, size):
    page = come("/replay/{}#t=200", lang="pl", size=size)
    page.get_by_label("Oczami").select_option(label="wszystkie ręce")
    expect(page.locator(".hand")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(SimpleNamespace(page=page), axe) == []


# The workbench


class Bench:
    """The workbench of the lost mission, opened with the change that saves the ship."""

    def __init__(self, page, lang="en"):
        self.page = debriefed(page)
        names = {"en": "Try it on the workbench", "pl": "Wypróbuj na warsztacie"}
        page.get_by_role("button", name=names[lang]).click()
        self.end = page.locator(".bench [role=status]")

    def slot(self, turn, member="captain"):
        return self.page.locator(f"[data-member={member}][data-turn='{turn}']")

    def ends(self, text):
        expect(self.end).to_contain_text(text)
        expect(self.end).to_have_attribute("aria-busy", "false")


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("pl", PHONE)], ids=["desktop", "phone"])
def test_on_the_workbench_cards_are_changed_and_the_end_is_told_at_once(come, axe, lang, size):
    home, lost = {"en": ("Home", "Lost in turn"), "pl": ("Powrót", "Strata w turze")}[lang]
    undo, reset, film = {
        "en": ("One step back", "As it was flown", "See that flight"),
        "pl": ("Krok wstecz", "Tak jak w locie", "Obejrzyj ten lot"),
    }[lang]
    page = come(lang=lang, size=size)
    bench = Bench(page, lang)
    bench.ends(home)
    expect(page.locator(".bench .changed")).to_have_count(1)
    press = page.locator(".bench").get_by_role
    press("button", name=reset).click()
    bench.ends(lost)
    expect(page.locator(".bench .changed")).to_have_count(0)
    press("button", name=undo).click()
    bench.ends(home)
    bench.slot(2).click()
    expect(page.locator(".tray .offer button").first).to_be_visible()
    assert findings(SimpleNamespace(page=page), axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    press("button", name=film).click()
    expect(page.locator("dialog .film")).to_be_visible()


def test_what_was_not_in_hand_is_refused_in_words_and_springs_back(come):
    page = come()
    bench = Bench(page)
    bench.ends("Home")
    told = bench.end.inner_text()
    for early in (1, 2, 3):
        for late in (8, 11, 12):
            before = [bench.slot(turn).get_attribute("aria-label") for turn in (early, late)]
            bench.slot(early).click()
            bench.slot(late).click()
            expect(bench.end).to_have_attribute("aria-busy", "false")
            if page.locator(".bench [role=alert]").count():
                expect(page.locator(".bench [role=alert]")).to_have_text(
                    re.compile(r"^Turn \d+: the card \S+ was not in hand then\.$")
                )
                after = [bench.slot(turn).get_attribute("aria-label") for turn in (early, late)]
                assert after == before
                assert bench.end.inner_text() == told
                return
            page.locator(".bench").get_by_role("button", name="One step back").click()
            expect(bench.end).to_have_attribute("aria-busy", "false")
    pytest.fail("every card was in hand from the beginning")


def test_the_workbench_works_by_keyboard(come):
    page = come()
    bench = Bench(page)
    bench.ends("Home")
    bench.slot(1).focus()
    page.keyboard.press("ArrowRight")
    expect(bench.slot(2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(bench.slot(2, "officer")).to_be_focused()
    page.keyboard.press("ArrowUp")
    before = bench.slot(2).get_attribute("aria-label")
    page.keyboard.press("Enter")
    expect(bench.slot(2)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("f")
    expect(bench.slot(2)).not_to_have_attribute("aria-label", before)
    expect(bench.end).to_have_attribute("aria-busy", "false")
    page.keyboard.press("Backspace")
    expect(bench.slot(2)).to_have_attribute("aria-label", re.compile("^turn 2: empty"))
    page.keyboard.press("Escape")
    expect(bench.slot(2)).to_have_attribute("aria-pressed", "false")
