"""After a mission of Space Alert: the debrief, how it would have been, and both rounds watched again."""

import re
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.flown import store_flown
from tests.e2e.people import Person
from tests.e2e.test_pages import findings
from tests.games.space_alert.inquiry.flying import flown
from tests.server.servers import Served

LANDSCAPE = {"width": 844, "height": 390}
LARGE = {"width": 1920, "height": 1080}
CREW = ("Ala", "Olek", "Iza", "Kuba")
OTHERS = ("Ewa", "Jan", "Zoe", "Max")
LOST, WON = 66, 120  # saved by one card that is turned over; home with a point less than none


@pytest.fixture(scope="module")
def flights(tmp_path_factory):
    """A server with a lost mission, flown by two crews, and one that came home."""
    folder = tmp_path_factory.mktemp("flown")
    database = f"sqlite:///{folder}/orbita.db"
    lost, won = (flown(4, seed, hurry=0.22) for seed in (LOST, WON))
    keys = store_flown(database, (lost, CREW), (lost, OTHERS), (won, CREW))
    served = Served(database, folder)
    yield served, keys[0], keys[2]
    served.stop()


@pytest.fixture
def come(browser, flights):
    """Somebody of the crew of the lost mission, or of the one that came home, opens a page of theirs."""
    people = []
    served, lost, won = flights

    def arrive(path="/t/{}/debrief", lang="en", size=DESKTOP, look="dark", is_won=False):
        keys = won if is_won else lost
        context = browser.new_context(
            locale="pl-PL" if lang == "pl" else "en-GB",
            viewport=size,
            reduced_motion="reduce",
            color_scheme=look,
        )
        person = Person(context, served.address, lang)
        people.append(person)
        person.visit("/settings")
        for seat, key in keys.seats.items():
            person.page.evaluate(
                "([k, v]) => localStorage.setItem(k, v)", [f"orbita.table.{keys.table}.{seat}", key]
            )
        person.visit(path.format(keys.table))
        return person.page

    yield arrive
    for person in people:
        faults = person.faults
        person.context.close()
        assert not faults, faults


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
