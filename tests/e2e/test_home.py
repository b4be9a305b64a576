"""The first page, its weight, and what leads from it: cards, lessons, the same again, the lobby."""

import json
import re

import pytest
from playwright.sync_api import expect

from orbita.server.http.bodies import NewTable, SeatWish
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_pages import LESSONS, choose, findings

MAX_FIRST_PAGE = {"en": 160_000, "pl": 190_000}  # bytes as they travel, fonts and all
POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–…"
WIDTH = (
    "([face, letter]) => ['monospace', 'serif'].map(other => {"
    "  const pen = document.createElement('canvas').getContext('2d');"
    "  pen.font = `600 64px ${face}, ${other}`;"
    "  return pen.measureText(letter).width; })"
)


def options(person):
    """The options of the table somebody sits at, as the server tells them."""
    return person.page.evaluate("code => fetch(`/api/tables/${code}`).then(a => a.json())", person.table())[
        "options"
    ]


def test_a_game_is_two_presses_away_from_the_address(meet):
    person = meet()
    person.play_against_bots()  # one
    person.fly("10/4")  # two
    expect(person.space("10/4")).to_have_attribute("aria-label", re.compile("red fighter"))


def test_every_game_starts_by_every_button_of_its_card(meet, server):
    person = meet()
    for game in server.rest.call("GET", "/api/games", kind=list):
        card = person.visit().page.get_by_role("article").filter(has_text=game["name"]["en"])
        expect(card.locator("svg").first).to_be_visible()
        buttons = card.get_by_role("button")
        for number in range(buttons.count()):
            person.visit()
            card.get_by_role("button").nth(number).click()
            person.page.wait_for_url(re.compile("/t/"))
            expect(person.page.get_by_test_id("turn")).not_to_be_empty()


def test_the_advanced_variant_is_one_press_away(meet):
    person = meet().visit()
    person.press_button("Advanced variant, with bots")
    person.waits_for_turn()
    assert options(person)["variant"] == "advanced"


def test_a_picture_moves_while_its_card_is_pointed_at_and_not_otherwise(meet):
    page = meet(motion="no-preference").visit().page
    card = page.get_by_role("article").first
    alive = card.locator(".alive").first
    state = "one => getComputedStyle(one).animationPlayState"
    expect(alive).to_be_visible()
    page.mouse.move(0, 0)
    assert alive.evaluate(state) == "paused"
    card.hover()
    assert alive.evaluate(state) == "running"
    page.mouse.move(0, 0)
    card.get_by_role("button").first.focus()
    assert alive.evaluate(state) == "running"


def test_a_picture_stands_still_for_whoever_wants_that(meet):
    page = meet(motion="reduce").visit().page
    card = page.get_by_role("article").first
    card.hover()
    expect(card.locator(".alive").first).to_have_css("animation-name", "none")


def test_the_same_table_is_laid_again_at_a_press(meet):
    person = meet()
    page = person.visit("/new/guardians").page
    expect(page.get_by_label("Same again")).to_have_count(0)
    page.get_by_label("Your name").fill("Ala")
    person.press_button("3 seats")
    page.get_by_label("Who sits at Yellow").select_option("hot_seat")
    page.get_by_label("Name at the seat Yellow").fill("Olek")
    page.get_by_label("Who sits at Green").select_option("bot")
    person.press_button("advanced")
    person.press_button("Start")
    person.waits_for_turn()
    first = person.table()
    again = person.visit().page.get_by_role("region", name="Same again")
    for text in ("Guardians of Space", "advanced", "Olek", "easy bot"):
        expect(again).to_contain_text(text)
    person.press_button("Same again")
    page.wait_for_url(re.compile(f"/t/(?!{first})"))
    person.waits_for_turn()
    expect(page.get_by_text("Olek").first).to_be_visible()
    assert options(person)["variant"] == "advanced"


@pytest.mark.parametrize("lesson", ["basic", "advanced"])
def test_after_a_lesson_its_own_variant_is_played(meet, lesson):
    person = meet()
    page = person.visit(f"/learn/guardians/{lesson}").page
    for step in json.loads((LESSONS / f"{lesson}.json").read_text())["steps"]:
        expect(page.get_by_text(step["en"])).to_be_visible()
        if step["play"]:
            choose(page)
        else:
            person.press_button("Go on")
    person.sees("Well done!")
    person.press_button("Play with bots")
    person.waits_for_turn()
    assert options(person)["variant"] == lesson


def test_a_lesson_goes_back_a_step_and_shows_the_points(meet):
    steps = json.loads((LESSONS / "basic.json").read_text())["steps"]
    person = meet()
    page = person.visit("/learn/guardians/basic").page
    expect(page.get_by_role("button", name="One step back")).to_have_count(0)
    person.press_button("Go on")
    choose(page)
    expect(page.get_by_text(steps[2]["en"])).to_be_visible()
    expect(page.locator(".guide li").first).to_have_text(re.compile("0 points"))
    choose(page)
    expect(page.get_by_text(steps[3]["en"])).to_be_visible()
    expect(page.locator(".guide li").first).to_have_text(re.compile("5 points"))
    person.press_button("One step back")
    expect(page.get_by_text(steps[2]["en"])).to_be_visible()
    expect(page.locator(".guide li").first).to_have_text(re.compile("0 points"))
    choose(page)
    expect(page.get_by_text(steps[3]["en"])).to_be_visible()


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("pl", PHONE)], ids=["en-desktop", "pl-phone"])
def test_the_lobby_says_what_is_played_by_whom_and_what_is_missing(meet, server, axe, lang, size):
    chosen = {"variant": "advanced", "comeback_level": "lost"}
    laid = server.rest.new_table(
        NewTable(
            "guardians", (SeatWish("me", "Ala"), SeatWish("open"), SeatWish("bot", level="easy")), chosen
        )
    )
    host = meet("en", DESKTOP)
    page = host.visit(f"/t/{laid.table}#{laid.host}").page
    expect(page.locator(".seat")).to_have_count(3)
    host.visit().visit(f"/t/{laid.table}#{laid.seats['0']}")
    play = page.get_by_role("button", name="Start the game")
    expect(page.get_by_role("heading", level=1)).to_have_text("Guardians of Space")
    expect(page.get_by_role("region", name="What we play")).to_contain_text("advanced")
    expect(page.locator("dl > div")).to_have_count(2)  # the variant, and the one house rule that differs
    expect(page.locator(".seat").filter(has_text="Ala")).to_contain_text("you")
    expect(play).to_be_disabled()
    expect(play).to_have_accessible_description("Free seats: 1. Send the link, or let a bot play.")
    assert play.evaluate("one => getComputedStyle(one).backgroundColor") == "rgba(0, 0, 0, 0)"
    strength = page.get_by_role("combobox", name="How strong the bot at Green is")
    for level, meant in {"easy": "for first games", "normal": "after a few games"}.items():
        expect(strength.locator(f"option[value={level}]")).to_have_text(f"{level} – {meant}")
    expect(strength.locator("option")).to_have_count(5)
    strength.select_option("hard")
    bot = server.rest.call("GET", f"/api/tables/{laid.table}", kind=dict)["seats"][2]
    for text in (bot["player"], bot["about"]["en"], "Green · hard bot"):
        expect(page.locator(".seat").nth(2)).to_contain_text(text)
    expect(page.get_by_text("hard bot: ")).to_contain_text("sees only what its seat sees")

    guest = meet(lang, size)
    guest.visit(f"/t/{laid.table}")
    expect(guest.page.locator("dl")).to_contain_text("advanced" if lang == "en" else "zaawansowany")
    guest.page.locator("input").first.fill("Olek")
    guest.page.locator("form button").click()
    own = guest.page.locator(".seat").filter(has_text="Olek")
    expect(own).to_contain_text("you" if lang == "en" else "ty")
    expect(play).to_have_accessible_description("Not ready yet: Olek.")
    chat = guest.page.get_by_role("region", name="Log and chat" if lang == "en" else "Przebieg i rozmowa")
    chat.get_by_role("textbox").fill("Ahoy!")
    chat.get_by_role("button").last.click()
    expect(page.get_by_role("region", name="Log and chat")).to_contain_text("Ahoy!")
    assert findings(guest, axe) == []
    assert not guest.overflows()
    own.get_by_role("button").first.click()
    expect(play).to_be_enabled()
    expect(play).to_have_accessible_description("Everybody else is ready.")
    assert findings(host, axe) == []
    play.click()
    host.waits_for_turn()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_nothing_is_cut_in_the_lists_of_a_new_table(meet, lang, size):
    person = meet(lang, size)
    page = person.visit("/new/guardians").page
    lists = page.locator(".seat select")
    lists.nth(1).select_option("bot")
    expect(lists).to_have_count(3)
    expect(page.locator(".seat .about")).not_to_be_empty()
    cut = page.evaluate("""() => [...document.querySelectorAll(".seat select")].flatMap(list => {
        const pen = document.createElement("canvas").getContext("2d"), look = getComputedStyle(list);
        pen.font = look.font;
        const room = list.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight) - 20;
        return [...list.options].map(one => one.text).filter(text => pen.measureText(text).width > room);
    })""")
    assert cut == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_first_page_is_light_with_its_fonts(meet, lang):
    person = meet(lang)
    person.visit().page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    sizes = person.page.evaluate("""() => [
        ...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource"),
    ].map(one => [one.name, one.encodedBodySize])""")
    assert len([name for name, _ in sizes if name.endswith(".woff2")]) == {"en": 2, "pl": 4}[lang], sizes
    assert sum(size for _, size in sizes) <= MAX_FIRST_PAGE[lang], sizes


@pytest.mark.parametrize("face", ["'Inter'", "'Exo 2'"])
def test_every_polish_letter_is_drawn_from_our_own_faces(meet, face):
    """A letter a face does not have would be as wide as that of the face named after it."""
    page = meet("pl").visit().page
    page.evaluate("([face, text]) => document.fonts.load(`600 64px ${face}`, text)", [face, POLISH])
    missing = []
    for letter in POLISH:
        one, other = page.evaluate(WIDTH, [face, letter])
        if one != other:
            missing.append(letter)
    assert missing == []
    one, other = page.evaluate(WIDTH, ["'No such face'", "ł"])
    assert one != other


def test_a_card_shows_what_its_game_looks_like_when_asked_and_fetches_nothing_before(meet):
    person = meet()
    fetched = []
    person.page.on("request", lambda asked: fetched.append(asked.url))
    page = person.visit().page
    cards = page.get_by_role("article")
    expect(cards).to_have_count(3)
    page.wait_for_load_state("networkidle")
    assert not [url for url in fetched if url.endswith((".png", ".webp"))]
    for card in cards.all():
        card.get_by_text("What it looks like").click()
        picture = card.get_by_role("img", name="as it is played here").last
        expect(picture).to_be_visible()
        page.wait_for_function(
            "picture => picture.complete && picture.naturalWidth > 300", arg=picture.element_handle()
        )
    assert [url for url in fetched if url.endswith(".webp")], "one has a film"
