"""Space Alert in pictures: the action round, what comes after it, the box, the lessons."""

import re
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import FilePayload, Page, expect
from scripts.long.camera import Camera
from scripts.long.studio import AT_ALL_SIZES, OF_A_PAGE, Show, Studio, after, opening
from tests.e2e.flown import store_flown
from tests.e2e.looking_back import CREW, OTHERS, lost_flight, won_flight
from tests.e2e.people import Person
from tests.e2e.test_box import PLAN, TRACKS
from tests.e2e.test_space_alert_crew import crew_with_a_flight, fly
from tests.server.servers import Served

from orbita.arena.play import play_game
from orbita.bots.space_alert.greedy import GreedyBot
from orbita.core.record import write_text
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.options import Options

GOLDEN = Path(__file__).parents[2] / "tests/golden/space_alert"
LESSONS = ("basic", "silence")


class Moment(NamedTuple):
    """A moment of a film: its record, its turn, and what is told then in one of both languages."""

    record: str
    turn: int
    told: str


BY_BOTS = "bots"
FILM = {
    "interceptors": Moment(BY_BOTS, 8, r"myśliwce atakują|interceptors attack"),
    "intruder": Moment(BY_BOTS, 11, r"droidy atakują|squad attacks"),
    "fires": Moment("4-seats", 1, r"siła|strength|−"),
    "rocket": Moment("4-seats", 6, r"rakieta startuje|rocket takes off"),
    "knock-out": Moment("4-seats", 7, r"ogłuszenie|knocked out"),
    "damage": Moment("4-seats", 8, r"[Uu]szkodzen|damage"),
    "battlebots": Moment("3-seats", 7, r"droidy bojowe|battlebots"),
}
MOST_STEPS = 80
DEBRIEFED = ".tip"


@cache
def record(name: str) -> bytes:
    """A golden record, or one of bots who send the interceptors out."""
    if name != BY_BOTS:
        return (GOLDEN / f"{name}.txt").read_bytes()
    flown = play_game(GAME, Options(), [GreedyBot(steps=6000)] * 4, 2)
    return write_text(flown.record()).encode()


def film(studio: Studio) -> None:
    """Turns that are worth a look, and both ends."""
    for name, moment in FILM.items():
        studio.take(f"film-{name}", AT_ALL_SIZES, at_moment(moment))
    for name, record in (("lost", "4-seats"), ("won", "4-seats-campaign-won")):
        studio.take(f"film-{name}", AT_ALL_SIZES, after(at_moment(Moment(record, 1, "")), to_the_end))


def at_moment(moment: Moment) -> Show:
    """The film of a record, stopped where something is told."""

    def show(person: Person) -> Page:
        page: Page = person.visit("/replay").page
        file: FilePayload = {"name": "r.txt", "mimeType": "text/plain", "buffer": record(moment.record)}
        page.set_input_files("input[type=file]", file)
        page.locator(".rounds button").nth(1).click()
        page.locator(".time ol button").nth(moment.turn - 1).click()
        told = page.locator(".film > [aria-live=polite]")
        for _ in range(MOST_STEPS if moment.told else 0):
            if re.search(moment.told, told.inner_text()):
                break
            page.keyboard.press("ArrowRight")
        return page

    return show


def to_the_end(page: Page) -> None:
    """The sheet of the end."""
    page.keyboard.press("End")
    expect(page.locator(".sheet")).to_be_visible()


def looking_back(studio: Studio) -> None:
    """End, debrief, workbench and replay of flights that two crews flew."""
    flights = ((lost_flight(), CREW), (lost_flight(), OTHERS), (won_flight(), CREW))
    lost, _, won = store_flown(studio.camera.server.database, *flights)
    for name, keys in (("lost", lost), ("won", won)):
        come = of_crew(keys)
        studio.take(f"end-{name}", AT_ALL_SIZES, come("/t/{}", ".sheet"))
        studio.take(f"debrief-{name}", AT_ALL_SIZES, come("/t/{}/debrief", DEBRIEFED))
    come = of_crew(lost)
    bench = after(come("/t/{}/debrief", DEBRIEFED), open_bench)
    studio.take("workbench", AT_ALL_SIZES, bench)
    studio.take("replay", AT_ALL_SIZES, come("/replay/{}#t=245", ".crew"))
    studio.take("replay-all-hands", AT_ALL_SIZES, after(come("/replay/{}#t=320", ".crew"), all_hands))
    studio.take("replay-film", OF_A_PAGE, come("/replay/{}#turn=6", ".film"))


def of_crew(keys: Any) -> Callable[[str, str], Show]:
    """Somebody of a crew opens a page of theirs."""

    def come(path: str, seen: str) -> Show:
        def show(person: Person) -> Page:
            person.visit("/settings")
            for seat, key in keys.seats.items():
                person.page.evaluate(
                    "([name, key]) => localStorage.setItem(name, key)",
                    [f"orbita.table.{keys.table}.{seat}", key],
                )
            return opening(path.format(keys.table), seen)(person)

        return show

    return come


def open_bench(page: Page) -> None:
    """The workbench with the change that saves the ship."""
    page.get_by_role("button", name=re.compile("workbench|warsztacie")).click()
    expect(page.locator(".bench [role=status]")).to_have_attribute("aria-busy", "false")


def all_hands(page: Page) -> None:
    """What everybody held."""
    page.locator("header select").select_option("all")
    expect(page.locator(".hand")).to_have_count(len(CREW))


# The box, lessons


def box(studio: Studio) -> None:
    """The mission computer from the choice to the debrief."""
    choose = opening("/box?rate=60", "[data-mission]")
    fly = after(choose, start_box)
    over = after(fly, lambda page: expect(page.locator(".fly[data-state=over]")).to_be_visible())
    cards = after(over, tap_cards)
    threats = after(cards, lambda page: page.locator(".whole .primary").click())
    told = after(threats, carry_out)
    for name, show in {"choose": choose, "fly": fly, "over": over, "cards": cards, "told": told}.items():
        studio.take(f"box-{name}", OF_A_PAGE, show)


def start_box(page: Page) -> None:
    """A mission that is being announced."""
    page.locator("[data-mission=mission_3]").click()
    page.locator(".bottom .primary").click()
    expect(page.locator(".history li[data-kind=threat]").first).to_be_visible()


def tap_cards(page: Page) -> None:
    """All cards of four."""
    page.locator(".end .primary").click()
    for row in PLAN:
        for half in row.split():
            page.locator(f'[data-key="{half}"]').first.click()


def carry_out(page: Page) -> None:
    """The mission of the box, resolved."""
    page.locator("[data-threat]").first.click()
    while page.locator("[data-card]").count():
        page.locator("[data-card]").first.click()
    page.locator(".threats summary").click()
    for zone, track in TRACKS.items():
        page.locator(f'[data-track="{zone}.{track}"]').click()
    page.locator(".go").click()
    expect(page.locator(".told")).to_be_visible()


def lessons(studio: Studio) -> None:
    """How a lesson begins."""
    for name in LESSONS:
        studio.take(f"lesson-{name}", OF_A_PAGE, opening(f"/learn/space_alert/{name}", ".strip .text"))


# Crews and days


def crews(studio: Studio) -> None:
    """A crew's star log and campaign, and the results of a day, from flights that were flown."""
    folder = Path(tempfile.mkdtemp())
    served = Served(f"sqlite:///{folder}/orbita.db", folder, "--clock-rate", "500")
    camera = studio.camera
    try:
        there = Studio(Camera(camera.browser, served, camera.folder))
        there.take("crew", AT_ALL_SIZES, opening(crew_with_a_flight(served, camera.browser), "tbody tr"))
        guest = served.rest.call("POST", "/api/guests", {"nickname": "Ala"}, kind=dict)["key"]
        served.rest.guest = guest
        fly(served, camera.browser, sealed="daily")
        there.take("day-flown", AT_ALL_SIZES, lambda person: own_day(person, guest))
    finally:
        served.stop()
        shutil.rmtree(folder)


def own_day(person: Person, guest: str) -> Page:
    """The day's page for a guest who has flown its mission."""
    person.visit("/settings").remembers(f"guest.{guest}", {"nickname": "Ala", "at": 0})
    return opening("/daily/space_alert", "tbody tr")(person)
