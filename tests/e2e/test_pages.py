"""Every page: usable by everybody, in both languages, light enough; replays and lessons."""

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE

PAGES = (
    "/", "/new/guardians", "/rules/guardians", "/settings", "/replay", "/learn/guardians/basic", "/nowhere",
    "/t/zzzzzzzzzz", "/device",
)  # fmt: skip
SIZES = {"phone": PHONE, "desktop": DESKTOP}
MAX_FIRST_LOAD = 150_000  # bytes of scripts and styles, gzip
GOLDEN = Path(__file__).parents[1] / "golden/guardians/3-seats-advanced.txt"
LESSONS = Path(__file__).parents[2] / "web/src/lib/games/guardians/lessons"


def findings(person, axe):
    """What axe finds serious, as text."""
    person.page.evaluate(axe)
    found = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary')}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_page_is_accessible_and_fits(meet, axe, lang, size):
    person = meet(lang, SIZES[size])
    for path in PAGES:
        person.visit(path).page.wait_for_load_state("networkidle")
        expect(person.page.locator("h1")).to_have_count(1)
        expect(person.page.locator("main")).to_have_count(1)
        assert findings(person, axe) == [], path
        assert not person.overflows(), path


@pytest.mark.parametrize("size", SIZES)
def test_a_table_is_accessible_from_the_lobby_to_the_end(meet, axe, size):
    person = meet("en", SIZES[size])
    page = person.visit("/new/guardians").page
    page.get_by_label("Your name").fill("Ala")
    page.get_by_label("Who sits at Yellow").select_option("hot_seat")
    person.press_button("Start")
    for place in ("10/1", "10/2", "8/1"):
        person.fly(place)
    person.waits_for_turn()
    assert findings(person, axe) == []
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings(person, axe) == []
    page.keyboard.press("Escape")
    person.press_button("Shoot from here")
    person.press_button("Keep it there")
    person.fly("9/1")
    person.press_button("Keep it there")
    person.sees("Everybody missed in a row")
    page.wait_for_function("() => document.getAnimations().every(one => one.playState === 'finished')")
    assert findings(person, axe) == []
    assert not person.overflows()


@pytest.mark.parametrize(("lang", "look", "size"), [("en", "dark", "phone"), ("pl", "light", "desktop")])
def test_the_way_to_a_table_and_its_dialogs_are_accessible(meet, server, axe, lang, look, size):
    laid = server.lay("Ala", "Olek", start=False)
    running = server.lay("Ala", "Olek")
    person = meet(lang, SIZES[size])
    person.visit("/settings").remembers("settings", {"theme": look})
    person.visit(f"/t/{laid.table}#{laid.host}")
    expect(person.page.get_by_text("Olek").first).to_be_visible()
    assert findings(person, axe) == []
    person.visit(f"/t/{running.table}#{running.seats['0']}").waits_for_turn()
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert findings(person, axe) == []
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("l")
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("My other device|Moje drugie urządzenie")).click()
    person.press_button(re.compile("Show the link|Pokaż link"))
    expect(person.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    assert findings(person, axe) == []
    person.visit("/replay").page.locator("input[type=file]").set_input_files(GOLDEN)
    expect(person.page.get_by_role("grid")).to_be_visible()
    assert findings(person, axe) == []
    assert not person.overflows()


def test_somebody_without_a_key_is_told_that_all_seats_are_taken(meet, server, axe):
    laid = server.lay("Ala", "Olek", start=False)
    stranger = meet()
    stranger.visit(f"/t/{laid.table}").sees("All seats are taken.")
    assert findings(stranger, axe) == []


def test_the_light_theme_is_accessible_as_well(meet, axe):
    person = meet()
    person.visit("/settings").page.get_by_label("Look").select_option("light")
    for path in PAGES:
        person.visit(path).page.wait_for_load_state("networkidle")
        assert person.page.evaluate("document.documentElement.dataset.theme") == "light"
        assert findings(person, axe) == [], path


@pytest.mark.parametrize("look", ["dark", "light"])
def test_a_button_that_cannot_be_pressed_now_stays_readable(meet, server, axe, look):
    """Accessibility checkers leave such buttons out, so their look is judged on plain text."""
    person = meet()
    person.visit("/settings").remembers("settings", {"theme": look})
    laid = server.lay("Ala", "Olek")
    person.visit(f"/t/{laid.table}#{laid.seats['0']}").waits_for_turn()
    person.page.locator("button:disabled").first.evaluate("""button => {
        const look = getComputedStyle(button), text = document.createElement("p");
        for (const part of ["color", "background", "opacity", "font"]) text.style[part] = look[part];
        text.textContent = button.textContent;
        button.replaceWith(text);
    }""")
    assert findings(person, axe) == []


def test_every_game_of_the_server_has_a_card_that_leads_somewhere(meet, server):
    person = meet().visit()
    cards = person.page.get_by_role("article")
    games = server.rest.call("GET", "/api/games", kind=list)
    expect(cards).to_have_count(len(games))
    for game in games:
        card = cards.filter(has_text=game["name"]["en"])
        expect(card.get_by_role("button", name="Play with bots")).to_be_visible()
        for way in ("new", "rules"):
            expect(card.locator(f"a[href='/{way}/{game['game']}']")).to_be_visible()
        lessons = (LESSONS.parents[1] / game["game"] / "lessons").is_dir()
        expect(card.get_by_role("link", name="Tutorial")).to_have_count(int(lessons))


def test_the_first_load_of_a_game_is_small(meet):
    person = meet()
    loaded = {}
    person.page.on(
        "response",
        lambda answer: loaded.update({answer.url: answer}) if re.search(r"\.(js|css)$", answer.url) else None,
    )
    person.play_against_bots()
    sizes = {url: len(gzip.compress(answer.body())) for url, answer in loaded.items()}
    assert len(sizes) >= 3
    assert sum(sizes.values()) <= MAX_FIRST_LOAD, sizes


def finish_a_game(person):
    """The shortest game there is: everybody shoots at the mine."""
    page = person.visit("/new/guardians").page
    page.get_by_label("Your name").fill("Ala")
    page.get_by_label("Who sits at Yellow").select_option("hot_seat")
    person.press_button("Start")
    for place in ("10/1", "10/2", "8/1"):
        person.fly(place)
    person.press_button("Shoot from here")
    person.press_button("Keep it there")
    person.fly("9/1")
    person.press_button("Keep it there")
    person.sees("Everybody missed in a row")


def test_a_finished_game_is_watched_again_shared_and_carried_away(meet, tmp_path):
    ala = meet()
    finish_a_game(ala)
    page = ala.page
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text("Move 0 of 7")).to_be_visible()
    ala.press_button("One step on")
    expect(page.get_by_text("Move 1 of 7")).to_be_visible()
    ala.sees("Ala took position at 10/1.")
    page.get_by_label("Position in the game").fill("4")
    ala.sees("Ala shot at the mine; nothing happened.")
    page.get_by_label("Seen by").select_option("1")
    expect(page.get_by_text("Move 4 of 7")).to_be_visible()
    ala.press_button("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Move 7 of 7")).to_be_visible()
    ala.press_button("One step back")
    ala.press_button("Copy a link to this move")
    friend = meet("pl")
    friend.page.goto(page.url)
    expect(friend.page.get_by_text("Ruch 6 z 7")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    friend.visit("/replay").page.locator("input[type=file]").set_input_files(file)
    expect(friend.page.get_by_text("Ruch 0 z 7")).to_be_visible()


def test_a_replay_moves_by_keys_from_anywhere_and_names_the_people(meet):
    person = meet()
    finish_a_game(person)
    page = person.page
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text("Move 0 of 7")).to_be_visible()
    page.locator("body").click(position={"x": 5, "y": 300})
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 7), ("Home", 0)):
        page.keyboard.press(key)
        expect(page.get_by_text(f"Move {at} of 7")).to_be_visible()
    page.keyboard.press("Space")
    expect(
        page.get_by_role("button", name="Pause").or_(page.get_by_text("Move 7 of 7")).first
    ).to_be_visible()
    expect(page.get_by_text("Move 7 of 7")).to_be_visible()
    expect(page.locator(".seats li").first).to_contain_text("Ala")
    expect(page.get_by_label("Seen by").locator("option")).to_have_text(["a spectator", "Ala", "Yellow"])
    page.get_by_label("Seen by").focus()
    page.keyboard.press("Home")  # belongs to the list
    expect(page.get_by_text("Move 7 of 7")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(meet, tmp_path):
    file = tmp_path / "no.txt"
    file.write_text("hello")
    person = meet()
    person.visit("/replay").page.locator("input[type=file]").set_input_files(file)
    expect(person.page.get_by_role("alert")).to_be_visible()


def choose(page):
    """Make the move a lesson asks for; the power-up is switched on first."""
    switch = page.locator(".guide button[aria-pressed=false]")
    if switch.count():
        switch.click()
    page.locator("g.target, .guide [data-move], .guide ul button").first.click()


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("lesson", ["basic", "advanced"])
def test_a_lesson_is_taken_to_its_end(meet, lang, lesson):
    person = meet(lang)
    page = person.visit(f"/learn/guardians/{lesson}").page
    steps = json.loads((LESSONS / f"{lesson}.json").read_text())["steps"]
    for step in steps:
        expect(page.get_by_text(step[lang])).to_be_visible()
        if step["play"]:
            choose(page)
        else:
            page.get_by_role("button", name="Dalej" if lang == "pl" else "Go on").click()
    person.sees("Brawo!" if lang == "pl" else "Well done!")


def test_a_lesson_does_not_take_another_move_than_the_one_it_teaches(meet):
    person = meet()
    page = person.visit("/learn/guardians/basic").page
    steps = json.loads((LESSONS / "basic.json").read_text())["steps"]
    first = next(number for number, step in enumerate(steps) if step["play"])
    for _ in range(first):
        page.get_by_role("button", name="Go on").click()
    expect(page.locator("g.target")).to_have_count(1)
    dark = page.locator("g[role=gridcell]:not(.target)").first
    dark.dispatch_event("click")
    expect(page.get_by_text(steps[first]["en"])).to_be_visible()
