"""Games without a board of their own: played on the generic one, by everybody, in both languages."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from orbita.registry import GAMES
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.drill import DRILL, VOYAGE, server
from tests.e2e.test_frame import in_sight
from tests.e2e.test_pages import findings

__all__ = ["server"]  # the tests below are served by it

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests/golden/voyager/2-seats.txt"
BOARDS = {path.parent.name for path in (ROOT / "web/src/lib/games").glob("*/index.ts")}
DRAWN = [*sorted(set(GAMES) - BOARDS), VOYAGE]
SIZES = {"phone": PHONE, "landscape": {"width": 844, "height": 390}, "desktop": DESKTOP}
WORDS = {
    "en": {"board": "The board, drawn as text", "name": "Your name", "start": "Start", "mine": "Your turn"},
    "pl": {
        "board": "Plansza narysowana tekstem",
        "name": "Twoje imię",
        "start": "Zaczynamy",
        "mine": "Twój ruch",
    },
}
FOLDED = ".controls .fold[aria-expanded=false]"
CHOICES = f".controls [data-move], {FOLDED}"


def lay_with_a_bot(person, game, lang):
    """A table of two, set up in the browser: somebody and a bot that does not think long."""
    page = person.visit(f"/new/{game}").page
    page.get_by_label(WORDS[lang]["name"]).fill("Ala")
    page.locator("fieldset .seat select").nth(1).select_option("bot")
    page.locator("fieldset .seat select").nth(2).select_option("easy")
    person.press_button(WORDS[lang]["start"])
    expect(page.get_by_label(WORDS[lang]["board"])).to_be_visible()


# Looking and pressing are one step of the page: an update between the two may bring other choices. It is done
# again until the log has gone on: what is pressed while the connection is made anew is refused.
PLAYED_A_CHOICE = """([number, seq]) => {
    if (document.querySelector("main").dataset.seq * 1 > seq) return true;
    if (!document.querySelector(".choices[aria-busy=false]")) return false;
    const found = document.querySelectorAll(".controls [data-move]:enabled");
    const folds = document.querySelectorAll(".controls .fold[aria-expanded=false]");
    (found[number % found.length] ?? folds[folds.length - 1])?.click();
    return false;
}"""


def unfold(person):
    """Open groups until a choice is in sight."""
    page = person.page
    expect(page.locator(CHOICES).first).to_be_visible()
    while page.locator(".controls [data-move]").count() == 0:
        page.evaluate("folds => [...document.querySelectorAll(folds)].at(-1)?.click()", FOLDED)


def play_some(person, moves):
    """Press a choice so many times, whenever there is one; each is seen in the table's log."""
    page = person.page
    for number in range(moves):
        expect(page.locator(CHOICES).first).to_be_visible()
        page.wait_for_function(PLAYED_A_CHOICE, arg=[number, person.seq()])


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("game", DRAWN)
def test_a_table_is_set_up_and_played_by_clicking(meet, axe, game, lang):
    person = meet(lang)
    lay_with_a_bot(person, game, lang)
    play_some(person, 5)
    expect(person.page.locator("aside.right li.move").first).to_be_visible()
    assert findings(person, axe) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", DRAWN)
def test_the_board_scrolls_inside_itself_and_never_the_page(meet, axe, game, size):
    person = meet("pl", SIZES[size])
    lay_with_a_bot(person, game, "pl")
    play_some(person, 1)
    assert not person.overflows()
    assert findings(person, axe) == []
    board, bar = person.page.locator(".board").bounding_box(), person.page.locator(".bar").bounding_box()
    is_beside = size == "landscape"
    assert board["x"] + board["width"] <= bar["x"] if is_beside else board["y"] + board["height"] <= bar["y"]
    assert bar["y"] + bar["height"] <= SIZES[size]["height"] or is_beside


@pytest.mark.parametrize("game", DRAWN)
def test_a_game_is_played_by_keyboard_alone(meet, game):
    person = meet()
    lay_with_a_bot(person, game, "en")
    page = person.page
    for _ in range(3):
        expect(page.locator(CHOICES).first).to_be_visible()
        before = person.seq()
        while person.seq() == before:  # an update may take the focused choice away: then on to the next one
            page.keyboard.press("Tab")
            if page.evaluate("found => document.activeElement.matches(found)", CHOICES):
                page.keyboard.press("Enter")


def test_groups_of_choices_have_different_names(meet, server):
    keys = server.lay("Ala", "Olek", game=DRILL)
    person = meet()
    page = person.visit(f"/t/{keys.table}#{keys.seats['0']}").page
    page.locator(".controls .fold").first.click()
    expect(page.locator(".members .fold").first).to_be_visible()
    names = page.locator(".members .fold span").all_inner_texts()
    assert {"1 …", "Android 1 …", "Android 2 …"} <= {*names}
    assert len({*names}) == len(names)


@pytest.mark.parametrize("size", SIZES)
def test_what_was_refused_is_told_without_covering_a_button(meet, server, size):
    keys = server.lay("Ala", "Olek", game=DRILL)
    person = meet("en", SIZES[size])
    person.visit().remembers("settings", {"commandLine": True})
    page = person.visit(f"/t/{keys.table}#{keys.seats['0']}").page
    expect(page.locator(CHOICES).first).to_be_visible()
    page.get_by_label("Command line").fill("nonsense")
    page.keyboard.press("Enter")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("nonsense")
    page.locator(".controls [data-move=take]").click()
    expect(told).to_have_count(0)


def test_the_name_of_a_seat_is_never_cut_off(meet, server):
    keys = server.lay("Ala", "bot", game=DRILL)
    person = meet()
    page = person.visit(f"/t/{keys.table}#{keys.seats['0']}").page
    name = page.locator("aside.left strong", has_text="Communications officer")
    expect(name).to_be_visible()
    column, box = page.locator("aside.left").bounding_box(), name.bounding_box()
    assert box["x"] + box["width"] <= column["x"] + column["width"]
    assert name.evaluate("e => e.scrollWidth <= e.clientWidth")


def test_on_a_phone_on_its_side_the_board_stays_in_sight_while_choices_scroll(meet, server):
    keys = server.lay("Ala", "Olek", game=DRILL)
    person = meet("en", SIZES["landscape"])
    page = person.visit(f"/t/{keys.table}#{keys.seats['0']}").page
    page.locator(".controls .fold").first.click()
    last = page.locator(".controls button").last
    last.scroll_into_view_if_needed()
    assert page.locator(".bar").evaluate(
        "e => [e, ...e.querySelectorAll('*')].some(one => one.scrollTop > 0)"
    )
    box, height = page.locator(".board").bounding_box(), SIZES["landscape"]["height"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height
    assert last.bounding_box()["y"] + last.bounding_box()["height"] <= height


def test_many_choices_are_found_by_typing(meet):
    person = meet()
    lay_with_a_bot(person, DRILL, "en")
    page = person.page
    field = page.get_by_label("Find among")
    expect(field).to_be_visible()
    unfold(person)
    label = page.locator(".controls [data-move]").last.get_attribute("aria-label")
    field.fill(label.upper())
    expect(page.locator(".controls [data-move]").first).to_have_attribute("aria-label", label)
    field.fill("nothing is called so")
    expect(page.locator(".controls [data-move]")).to_have_count(0)
    person.sees("No move has all these words.")


def test_the_clock_of_a_game_runs_while_nobody_moves(meet, server):
    keys = server.lay("Ala", "Olek", game=DRILL)
    person = meet()
    person.visit(f"/t/{keys.table}#{keys.seats['0']}")
    clock = person.page.get_by_role("timer")
    expect(clock).to_be_visible()
    told = clock.inner_text()
    expect(clock).not_to_have_text(told)


def test_several_who_are_awaited_are_all_named(meet, server):
    keys = server.lay("Ala", "Olek", "Iza", game=DRILL)
    ala, watcher = meet(), meet()
    ala.visit(f"/t/{keys.table}#{keys.seats['0']}").sees("Also playing: Olek and Iza")
    watcher.visit(f"/t/{keys.table}#{keys.watch}").sees("Ala, Olek and Iza are playing")


def test_a_hint_lights_its_button(meet, server):
    laid = server.lay("Ala", "bot", game=VOYAGE)
    person = meet()
    person.visit(f"/t/{laid.table}#{laid.seats['0']}")
    expect(person.page.locator(".controls button").first).to_be_visible()
    expect(person.page.get_by_label("The board, drawn as text")).not_to_be_empty()  # by a new connection
    person.page.keyboard.press("h")
    expect(person.page.locator(".controls .hinted")).to_have_count(1)
    assert in_sight(person, person.page.locator(".bar"))


@pytest.mark.parametrize("game", DRAWN)
def test_its_other_pages_lead_nowhere_false(meet, game):
    person = meet()
    person.visit(f"/learn/{game}/basic").sees("There is nothing at this address.")
    person.visit(f"/rules/{game}").sees("Rules:")
    expect(person.page.get_by_role("link", name="Learn by playing")).to_have_count(0)


def test_its_record_is_drawn_and_told_move_by_move(meet, axe, tmp_path):
    person = meet()
    page = person.visit("/replay").page
    record = tmp_path / "voyage.txt"
    record.write_text(GOLDEN.read_text().replace("game: voyager", f"game: {VOYAGE}", 1))
    page.locator("input[type=file]").set_input_files(record)
    drawing = page.get_by_role("group", name="The board, drawn as text")
    first = drawing.inner_text()
    person.press_button("To the end")
    expect(drawing).not_to_have_text(first, use_inner_text=True)
    expect(page.locator(".texts p")).not_to_have_count(0)
    assert findings(person, axe) == []
