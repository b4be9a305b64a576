"""Links and codes, as people paste and open them; addresses that lead nowhere; a server that is away."""

import re

import pytest
from playwright.sync_api import expect

from orbita.server.http.bodies import NewTable, SeatWish
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_pages import finish_a_game
from tests.server.servers import Served


def paste(person, text):
    """Put something into the field for codes, as one does."""
    person.visit().page.get_by_label("Code or link").fill(text)
    person.press_button("Join")


SHAPES = {
    "code": "{code}",
    "capitals": "  {CODE} ",
    "address": "{home}/t/{code}",
    "slash": "{home}/t/{code}/",
    "question": "{home}/t/{code}?x=1",
    "path": "/t/{code}/?from=mail",
    "capital address": "{HOME}/T/{CODE}",
    "in a sentence": "Come and play: {home}/t/{code}. See you!",
    "from a picture": "URL:{home}/t/{code}\n",
}


@pytest.fixture(scope="module")
def waiting(server):
    """A table with an open seat."""
    return server.rest.new_table(NewTable("guardians", (SeatWish("me", "Ala"), SeatWish("open"))))


@pytest.mark.parametrize("shape", SHAPES)
def test_what_a_friend_sent_leads_to_the_table(meet, server, waiting, shape):
    code, home = waiting.table, server.address
    person = meet()
    paste(person, SHAPES[shape].format(code=code, CODE=code.upper(), home=home, HOME=home.upper()))
    person.page.wait_for_url(f"{home}/t/{code}")
    expect(person.page.get_by_role("button", name="Take a seat")).to_be_visible()


@pytest.mark.parametrize(
    "path", ["/t/{code}/", "/t/{code}?x=1", "/t/{CODE}", "/T/{CODE}/", "/t/%20{code}%20"]
)
def test_an_address_leads_to_the_table_however_it_is_written(meet, waiting, path):
    code = waiting.table
    person = meet().visit(path.format(code=code, CODE=code.upper()))
    expect(person.page.get_by_role("button", name="Take a seat")).to_be_visible()


@pytest.mark.parametrize(
    "shape", ["{home}/replay/{code}", "{home}/replay/{code}/?x=1#move-3", "/REPLAY/{CODE}#move-3"]
)
def test_the_link_of_a_replay_is_understood_too(meet, server, shape):
    person = meet()
    finish_a_game(person)
    code = person.table()
    text = shape.format(home=server.address, code=code, CODE=code.upper())
    paste(person, text)
    expect(person.page.get_by_text("Move 3 of 7" if "#" in text else "Move 0 of 7")).to_be_visible()


@pytest.mark.parametrize("path", ["/t/%E0%A4%A", "/rules/100%", "/replay/%FF"])
def test_an_address_that_is_no_text_shows_that_nothing_is_there(meet, path):
    person = meet()
    person.visit(path).sees("There is nothing at this address.")
    person.press_button("Back to the start page")
    person.sees("A table among the stars")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(
    ("text", "told"),
    [("hello world", "This is no code or link of a table."), ("zzzzzzzzzz", "There is no such table.")],
)
def test_a_bad_code_is_told_beside_the_field(meet, size, text, told):
    page = meet(size=size).visit().page
    field = page.get_by_label("Code or link")
    field.fill(text)
    field.press("Enter")
    message = page.get_by_role("alert").filter(has_text=told)
    expect(message).to_be_in_viewport()
    expect(field).to_be_focused()
    expect(field).to_have_value(text)
    above, below = field.bounding_box(), message.bounding_box()
    assert 0 <= below["y"] - (above["y"] + above["height"]) < 40
    page.get_by_role("button", name="Join").click()
    expect(field).to_be_focused()


@pytest.mark.parametrize("start", ["/new/guardians", "/"])
def test_a_double_click_lays_one_table(meet, start):
    person = meet()
    laid = []
    person.page.on("request", lambda asked: laid.append(asked.url) if is_laying(asked) else None)
    page = person.visit(start).page
    if start == "/":
        page.get_by_role("button", name="Play with bots").first.dblclick()
    else:
        page.get_by_label("Your name").fill("Ala")
        page.get_by_role("button", name="Set up the table").dblclick()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_load_state("networkidle")
    assert len(laid) == 1


def is_laying(asked):
    return asked.method == "POST" and asked.url.endswith("/api/tables")


@pytest.fixture
def fragile(tmp_path):
    """A server that may go away and come back."""
    served = Served(f"sqlite:///{tmp_path}/orbita.db", tmp_path)
    yield served
    served.stop()


def test_while_the_server_is_away_pages_say_so_and_go_on_when_it_is_back(browser, meet, fragile):
    person = meet()
    person.address = fragile.address
    page = person.visit().page
    expect(page.locator("article[data-game=guardians]").get_by_role("link", name="Tutorial")).to_be_visible()
    fragile.stop()
    page.locator("article[data-game=guardians]").get_by_role("link", name="Tutorial").click()
    person.sees("No connection to the server.")
    assert page.url.endswith("/learn/guardians/basic")
    person.press_button("Try again")
    person.sees("No connection to the server.")
    fragile.start()
    person.press_button("Try again")
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_page_opened_before_the_server_went_away_has_its_heading_and_tries_again(meet, fragile):
    person = meet()
    person.address = fragile.address
    page = person.visit("/settings").page
    fragile.stop()
    go = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
    for path, heading in (("/new/guardians", "Set up a table"), ("/", "A table among the stars")):
        page.evaluate(go, path)
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        expect(page.get_by_role("alert").filter(has_text="No connection")).to_be_visible()
    fragile.start()
    person.press_button("Try again")
    expect(page.get_by_role("article").first).to_be_visible()


def test_an_old_page_is_loaded_again_once_when_the_server_has_a_newer_one(meet, server):
    """The parts are gone, and the server's page begins with another script, whatever is loaded."""
    person = meet()
    loads = []
    person.page.on("framenavigated", lambda frame: loads.append(frame.url))
    page = person.visit().page
    expect(page.locator("article[data-game=guardians]").get_by_role("link", name="Tutorial")).to_be_visible()
    page.route(re.compile(r"/assets/(guardians|basic)-.*\.js"), lambda route: route.fulfill(status=404))
    newer = '<script src="/assets/index-newer.js"></script>'
    page.route(f"{server.address}/", lambda route: route.fulfill(content_type="text/html", body=newer))
    with page.expect_event("load"):  # renewed
        page.locator("article[data-game=guardians]").get_by_role("link", name="Tutorial").click()
    person.sees("No connection to the server.")
    with page.expect_response(f"{server.address}/"):  # looked for once more, and left at that
        page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    page.wait_for_load_state("networkidle")
    person.sees("No connection to the server.")
    assert loads.count(f"{server.address}/learn/guardians/basic") == 2  # the way there, and one renewal
