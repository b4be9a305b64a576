"""Voyager's board in the browser and what stands around it: plans, last turns, income, signs, seats."""

from functools import cache

import pytest
from playwright.sync_api import expect

from orbita.games.voyager.game import GAME
from orbita.games.voyager.tools.plan import plan
from orbita.games.voyager.tools.plan_types import PlanAsked
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.people import NEXT_PICTURE
from tests.e2e.positions import NAMES, lay_seats
from tests.e2e.test_pages import findings
from tests.e2e.voyager_games import asked_about, begins_a_turn, played_until

SIZES = {"phone": PHONE, "desktop": DESKTOP}
BOTH = pytest.mark.parametrize(("lang", "size"), [("pl", "phone"), ("en", "desktop")])


def may_launch(shown):
    """A whole turn is left to a rocket on Earth, some world is out of reach, and others end the rounds."""
    if shown.stage != "act" or shown.actions_left != 2 or shown.last is not None or shown.round < 4:
        return False
    if shown.rings_turn_after == shown.asked:
        return False
    own = shown.seats[shown.asked]
    is_home = own.rocket is not None and own.rocket.body == "earth" and own.coins > 0
    return is_home and any(world.flights is None for world in shown.outlook.worlds)


def has_window(match):
    """A turn begins, and some flight of more than three steps begins in it with two of its own."""
    if not begins_a_turn(match):
        return False
    planned = planned_in(match)
    flights = [next(filter(None, world.flights), None) for world in planned.worlds]
    return any(flight and begins_now(flight, planned.round) for flight in flights)


def can_set_out(match):
    """Whether a rocket could still leave."""
    return bool(planned_in(match).launches)


def planned_in(match):
    """What the planner tells whoever is asked."""
    return plan(GAME.view(match.state, GAME.awaited(match.state)[0]), PlanAsked())


def begins_now(flight, now):
    """Launch and fly in the same round, and more to come."""
    own = [step for step in flight.steps[:2] if step.kind != "turn" and step.round == now]
    return len(own) == 2 and len(flight.steps) > 3


def is_last_turn(shown):
    """A first of several last turns, which ends when its player says so; buildings bring something."""
    if shown.stage != "act" or shown.asked not in shown.last_turns or len(shown.last_turns) < 2:
        return False
    has_room = all(one.what != "limit" for one in shown.outlook.loose_ends)
    return has_room and shown.outlook.income.coins > 0


def has_reached_the_goal(shown):
    """Whoever plays has reached it in this turn and has no other."""
    return shown.stage == "act" and shown.last == shown.asked


def is_risky(shown):
    """Nothing would be lost that is worth a second tap; a rocket in the belt and a building are at risk."""
    loose = shown.outlook.loose_ends if shown.stage == "act" and shown.outlook else ()
    return {"belt", "attack"} <= {one.what for one in loose} and not any(one.asks for one in loose)


CELLS_DIFFER = """bare => {
  const told = [...document.querySelectorAll('.windows td')].map(one => one.innerText);
  return JSON.stringify(told) !== JSON.stringify(bare);
}"""
# The middle of the smallest space that is lit.
SMALLEST_LIT = """() => {
  const boxes = [...document.querySelectorAll('.cell.open')].map(one => one.getBoundingClientRect());
  const { x, y, width, height } = boxes.sort((a, b) => a.width * a.height - b.width * b.height)[0];
  return [x + width / 2, y + height / 2];
}"""
WISHES = {
    "launch": (may_launch, 3, has_window),
    "last": (is_last_turn, 3, can_set_out),
    "goal": (has_reached_the_goal, 3, lambda match: not can_set_out(match)),
    "risky": (is_risky, 3),
    "defence": (lambda shown: shown.stage == "defend", 3),
}


@cache
def game_at(name):
    return played_until(*WISHES[name])


class Sitting:
    """Somebody who is asked at a table that stands where a wish came true."""

    def __init__(self, meet, server, name, lang, size, **more):
        record = game_at(name)
        self.view = asked_about(record)
        self.lang, self.size = lang, size
        self.catalogue = GAME.catalogue(GAME.read_options(record.options), lang)
        [self.keys] = lay_seats(server.database, [(record, len(record.moves))])
        self.meet = meet
        self.person = self.sit(self.view.asked, lang, size, **more)
        self.page = self.person.page

    def sit(self, seat, lang, size, **more):
        person = self.meet(lang, SIZES[size] if isinstance(size, str) else size, **more)
        key = self.keys[seat]
        person.visit(f"/t/{key.partition('.')[0]}#{key}")
        expect(person.page.locator("[data-game=voyager]").first).to_be_visible()
        return person

    def open_windows(self):
        if self.size == "phone":
            self.page.locator("[data-tab=windows]").click()
        else:
            self.page.locator(".planner").click()
        expect(self.page.locator("table td button").first).to_be_visible()

    def close_windows(self):
        if self.size == "phone":
            self.page.locator("[data-tab=move]").click()
        else:
            self.page.keyboard.press("Escape")
        expect(self.page.locator("table td button")).to_have_count(0)

    def plays(self, move):
        seq = self.person.seq()
        self.page.locator(f".bar [data-move='{move}']").first.click()
        self.waits(seq)

    def end_turn(self):
        """Say so as often as the table asks."""
        seq = self.person.seq()
        end = self.page.locator("[data-end]")
        while end.get_attribute("data-move") is None:
            end.click()
        end.click()
        self.waits(seq)

    def small_texts(self):
        """What is written with less than 11 px, once everything has found its size."""
        self.page.evaluate(NEXT_PICTURE)
        return self.page.evaluate(TOO_SMALL, 11)

    def again(self):
        """Come back to the table from another page."""
        key = self.keys[self.view.asked]
        self.person.visit(f"/t/{key.partition('.')[0]}#{key}")
        expect(self.page.locator("svg[role=group] [data-space]").first).to_be_visible()

    def waits(self, seq):
        self.page.wait_for_function("seq => document.querySelector('main').dataset.seq * 1 > seq", arg=seq)


@pytest.fixture
def sit_at(meet, server):
    def sit(name, lang="en", size="desktop", **more):
        return Sitting(meet, server, name, lang, size, **more)

    return sit


def choose_flight_now(sitting):
    """Look at a flight of more than three steps that flies in this round; gives its world and its steps."""
    page, now = sitting.page, f" {sitting.view.round}"
    for row in page.locator("table tbody tr").all():
        row.locator("button").first.click()
        more = page.locator("[data-flight] [aria-expanded=false]")
        if more.count():
            more.click()
        steps = page.locator("[data-flight] ol > li")
        own = page.locator("[data-flight] ol > li:not(.turn):nth-child(-n + 2)")
        rounds = own.locator(".round").all_inner_texts()
        if len(rounds) == 2 and steps.count() > 3 and all(one.endswith(now) for one in rounds):
            return page.locator("[data-flight]").get_attribute("data-flight"), steps.count()
    raise AssertionError("no flight begins with two steps now")


@BOTH
def test_a_kept_plan_stays_on_the_board_until_it_is_flown_or_dropped(sit_at, lang, size):
    sitting = sit_at("launch", lang, size)
    page = sitting.page
    beads = page.locator("svg[role=group] [data-beads]")
    expect(beads).to_have_count(0)
    sitting.open_windows()
    world, steps = choose_flight_now(sitting)
    name = next(body.name for body in sitting.catalogue.bodies if body.id == world)
    page.locator("[data-keep]").click()
    sitting.close_windows()
    expect(beads).to_have_attribute("data-beads", str(steps))
    expect(page.locator(f"[data-plan={world}]")).to_contain_text(name)

    sitting.plays("launch")
    expect(beads).to_have_attribute("data-beads", str(steps - 1))
    sitting.plays("funds")  # no action is left to fly with
    expect(beads).to_have_count(0)
    seq = sitting.person.seq()
    page.keyboard.press("u")
    sitting.waits(seq)
    expect(beads).to_have_attribute("data-beads", str(steps))
    page.locator("[data-plan]").click()
    expect(beads).to_have_count(0)


@BOTH
def test_the_windows_show_rounds_to_come_and_what_another_level_would_change(sit_at, lang, size):
    sitting = sit_at("launch", lang, size)
    page, now = sitting.page, sitting.view.round
    sitting.open_windows()
    slider, board = page.get_by_role("slider"), page.locator(".future svg").first
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value(str(now))
    today = board.inner_html()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".future label b")).to_have_text(str(now + 2))
    expect(page.locator(".future label")).to_contain_text("6")  # months
    assert board.inner_html() != today
    page.keyboard.press("Home")
    expect(page.locator(".future label b")).to_have_text(str(now))
    assert board.inner_html() == today

    arrivals = page.locator(".windows td")
    bare = arrivals.all_inner_texts()
    as_now, another = page.locator(".switch button").first, page.locator(".switch button").nth(1)
    another.click()
    expect(another).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(CELLS_DIFFER, arg=bare)
    as_now.click()
    expect(as_now).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(f"bare => !({CELLS_DIFFER})(bare)", arg=bare)


def test_a_finger_on_a_small_space_opens_the_loupe_and_its_arrows_go_through_what_is_lit(sit_at):
    sitting = sit_at("launch", "pl", "phone", has_touch=True)
    page = sitting.page
    expect(page.locator(".loupe")).to_have_count(0)
    sitting.plays("launch")
    expect(page.locator(".cell.open").first).to_be_attached()
    middle = page.evaluate(SMALLEST_LIT)
    page.touchscreen.tap(*middle)
    expect(page.locator(".loupe")).to_be_visible()
    aim = page.locator(".offers .go[data-move]")
    first = aim.get_attribute("data-move")
    assert first.startswith("move ")
    page.get_by_role("button", name="Następne podświetlone pole").tap()
    expect(aim).not_to_have_attribute("data-move", first)
    page.get_by_role("button", name="Poprzednie podświetlone pole").tap()
    expect(aim).to_have_attribute("data-move", first)
    seq = sitting.person.seq()
    aim.tap()
    sitting.waits(seq)
    expect(page.locator(".loupe")).to_have_count(0)


@BOTH
def test_the_planner_of_a_world_out_of_reach_opens_on_that_world(sit_at, lang, size):
    sitting = sit_at("launch", lang, size)
    page = sitting.page
    world = next(world.id for world in reversed(sitting.view.outlook.worlds) if world.flights is None)
    if size == "phone":
        page.locator(f"[data-world={world}]").click()
    else:
        body = next(body for body in sitting.view.bodies if body.id == world)
        page.locator(f"[data-space='{body.space}']").focus()
        page.keyboard.press("Enter")
    expect(page.locator(f"[data-flight={world}]")).to_be_visible()
    name = next(body.name for body in sitting.catalogue.bodies if body.id == world)
    chosen = page.locator("table").get_by_role("row", name=name).locator("button[aria-pressed=true]")
    expect(chosen).to_have_count(1)


@BOTH
def test_whoever_has_no_other_turn_is_told_that_no_flight_begins_any_more(sit_at, axe, lang, size):
    sitting = sit_at("goal", lang, size)
    page = sitting.page
    page.locator("[data-tab=windows]" if size == "phone" else ".planner").click()
    told = {"pl": "Przed końcem gry nie ma już kiedy wystartować.", "en": "No turn is left to set out in."}
    expect(page.get_by_role("status").filter(has_text=told[lang])).to_be_visible()
    expect(page.locator(".windows table")).to_have_count(0)
    assert sitting.small_texts() == []
    assert findings(sitting.person, axe) == []


def counted_in_polish(count):
    return {1: "została", 2: "zostały", 3: "zostały", 4: "zostały"}.get(count, "zostało")


@BOTH
def test_a_banner_counts_the_last_turns_and_seats_that_are_done_are_dimmed(sit_at, axe, lang, size):
    sitting = sit_at("last", lang, size)
    page, view = sitting.page, sitting.view
    left = len(view.last_turns)
    banner = page.locator("[data-last-turns]")
    told = {
        "pl": f"Ostatnie tury: {counted_in_polish(left)} {left}",
        "en": f"Last turns: {left} to play",
    }
    expect(banner).to_contain_text(told[lang])
    expect(banner.locator("svg[viewBox='0 0 24 24']")).to_have_count(left + 1)  # the sign and who is left
    done = [seat for seat in range(len(view.seats)) if seat not in (view.turn, *view.last_turns)]
    expect(page.locator("li.done")).to_have_count(len(done))
    assert done
    assert findings(sitting.person, axe) == []
    sitting.end_turn()
    expect(banner).to_have_attribute("data-last-turns", str(left - 1))
    expect(page.locator("li.done")).to_have_count(len(done) + 1)


@BOTH
def test_the_next_income_is_told_beside_this_one(sit_at, lang, size):
    sitting = sit_at("last", lang, size)
    income = sitting.view.outlook.income
    chip = sitting.page.locator("[data-next-income]")
    expect(chip).to_contain_text({"pl": "następna tura", "en": "next turn"}[lang])
    for count in (income.coins, income.cards):
        if count:
            expect(chip).to_contain_text(f"+{count}")


@BOTH
def test_chips_say_whose_turn_it_is_and_who_defends_in_it(sit_at, lang, size):
    sitting = sit_at("defence", lang, size)
    roles = {"pl": ("tura", "obrona"), "en": ("turn", "defence")}[lang]
    view = sitting.view
    expect(sitting.page.locator(f"[data-role='{view.turn}']")).to_have_text(roles[0])
    expect(sitting.page.locator(f"[data-role='{view.asked}']")).to_have_text(roles[1])
    expect(sitting.page.locator("[data-role]")).to_have_count(2)


@BOTH
def test_the_worlds_are_a_table_and_lead_where_a_tap_on_the_board_does(sit_at, axe, lang, size):
    sitting = sit_at("launch", lang, size)
    page, worlds = sitting.page, sitting.view.outlook.worlds
    table = page.get_by_role("table", name={"pl": "Światy", "en": "Worlds"}[lang])
    expect(table.get_by_role("columnheader")).to_have_count(4)
    names = {body.id: body.name for body in sitting.catalogue.bodies}
    for world in worlds:
        row = table.get_by_role("row", name=names[world.id])
        expect(row.get_by_role("rowheader")).to_have_count(1)
        expect(row.get_by_role("cell").first).to_contain_text(f"+{world.stars}★")
    assert findings(sitting.person, axe) == []
    near = next(world for world in worlds if world.flights is not None)
    button = table.locator(f"[data-world={near.id}]")
    button.focus()
    expect(button).to_be_in_viewport(ratio=1)
    button.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".go[data-move]")).to_be_visible()


def test_what_happened_since_the_own_last_turn_is_told_turn_by_turn(sit_at):
    sitting = sit_at("launch")
    box = sitting.page.get_by_role("region", name="Since your last turn")
    others = [seat for seat in range(len(sitting.view.seats)) if seat != sitting.view.asked]
    expect(box.locator("[data-turn]")).to_have_count(len(others))
    for seat in others:
        expect(box.locator(f"[data-turn='{seat}']")).to_contain_text(NAMES[seat])
    expect(box).to_contain_text("The rings have turned.")
    watcher = sitting.sit(-1, "en", "desktop")
    expect(watcher.page.get_by_role("region", name="Log")).to_be_visible()


@BOTH
def test_what_ends_the_turn_with_a_loss_is_tapped_twice(sit_at, lang, size):
    sitting = sit_at("launch", lang, size)
    end = sitting.page.locator("[data-end]")
    expect(end).to_contain_text({"pl": "2 akcje przepadną", "en": "2 actions are lost"}[lang])
    seq = sitting.person.seq()
    end.click()
    expect(end).to_contain_text({"pl": "Jeszcze raz", "en": "Tap again"}[lang])
    assert sitting.person.seq() == seq
    end.click()
    sitting.waits(seq)


@BOTH
def test_what_is_at_risk_stands_beside_the_end_of_the_turn_and_takes_no_second_tap(sit_at, axe, lang, size):
    sitting = sit_at("risky", lang, size)
    page = sitting.page
    loose = {one.what: one for one in sitting.view.outlook.loose_ends}
    odds = loose["belt"].odds
    belt = page.locator("[data-loose=belt]")
    expect(belt).to_contain_text(f"{odds.needed}+: {odds.bare}%")
    expect(belt).to_contain_text(f"{odds.with_cards}%")
    name = next(body.name for body in sitting.catalogue.bodies if body.id == loose["attack"].of)
    expect(page.locator("[data-loose=attack]").first).to_contain_text(name)
    for one in page.locator("[data-loose]").all():
        expect(one).to_be_in_viewport(ratio=1)
    assert findings(sitting.person, axe) == []
    seq = sitting.person.seq()
    page.locator("[data-end]").click()
    sitting.waits(seq)


@BOTH
def test_signs_of_seats_are_enlarged_on_white_where_the_device_is_set_so(sit_at, lang, size):
    sitting = sit_at("last", lang, size)
    page, view = sitting.page, sitting.view
    board = page.locator("svg[role=group]")
    signs = board.locator("[data-large-sign]")
    expect(board.locator("[data-space]").first).to_be_visible()
    expect(signs).to_have_count(0)
    sitting.person.visit("/settings")
    page.get_by_role("checkbox", name={"pl": "Duże znaki", "en": "Large seat signs"}[lang]).check()
    sitting.again()
    pieces = [seat.rocket for seat in view.seats if seat.rocket] + [
        body.building for body in view.bodies if body.building
    ]
    expect(signs).to_have_count(len(pieces) + len(view.seats))


@BOTH
def test_every_sign_is_listed_with_its_sentence(sit_at, axe, lang, size):
    sitting = sit_at("launch", lang, size)
    page = sitting.page
    name = {"pl": "Znaki", "en": "Signs"}[lang]
    if size == "phone":
        sitting.person.press_button("Menu")
    page.get_by_role("button", name=name).first.click()
    rows = page.get_by_role("dialog", name=name).locator("li")
    expect(rows).to_have_count(19)
    for row in rows.all():
        expect(row.locator(".picture > svg")).to_have_count(1)
    assert findings(sitting.person, axe) == []
    assert not sitting.person.overflows()


TOO_SMALL = """(least) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility()) continue;
    if (parent.closest('.hidden, option, style, script')) continue;
    const scale = parent.ownerSVGElement ? Math.abs(parent.getScreenCTM().a) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < least) found.push(`${size.toFixed(1)} ${node.data.trim().slice(0, 30)}`);
  }
  return [...new Set(found)];
}"""
WINDOWS = {"phone": PHONE, "desktop": DESKTOP, "small": {"width": 320, "height": 640}}


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("name", ["launch", "risky", "defence", "last"])
def test_no_text_is_small(sit_at, name, size):
    sitting = sit_at(name, "pl", WINDOWS[size])
    page = sitting.page
    expect(page.locator("svg[role=group] [data-space]").first).to_be_visible()
    assert sitting.small_texts() == []
    if size == "desktop" and sitting.view.stage == "act":
        page.locator(".planner").click()
        expect(page.locator(".windows td").first).to_be_visible()
        assert sitting.small_texts() == []
    for tab in page.locator("[data-tab]").all():
        tab.click()
        if tab.get_attribute("data-tab") == "windows":
            expect(page.locator(".windows td").first).to_be_visible()
        assert sitting.small_texts() == []
        assert not sitting.person.overflows()
