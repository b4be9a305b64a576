"""Pictures of Space Alert to look at: every state in both languages, four sizes, dark and light.

python -m scripts.long.space_alert_pictures FOLDER
"""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect
from scripts.long.camera import Camera, take_all
from scripts.long.space_alert_after import box, crews, film, lessons, looking_back, of_crew
from scripts.long.studio import AT_ALL_SIZES, OF_A_PAGE, Show, Studio, after, opening
from tests.e2e.people import Person
from tests.e2e.planned import store_planned
from tests.server.servers import Served

PEOPLE = ("Aleksandra", "Olek", "Świętosława", "Jan")
PHASE_2 = ("phase_ended", 1)
HALVES = ("A", "C", "red", "deck", "bots")
TOLD = [f"1 tell: lay {turn} {half}" for turn, half in enumerate(HALVES, 4)]
SAID = ("2 word: hurry", "1 mark: take computer 5", "2 ask: who computer 5", "3 mark: take upper_red.A 4")
LAID = [f"{seat}: lay {turn}" for seat in range(4) for turn in (4, 5)]


class Planned(NamedTuple):
    """A moment of the planning round: up to which word, what was done then, and the table's options."""

    until: tuple[Any, ...]
    then: tuple[str, ...] = ()
    options: Mapping[str, Any] = MappingProxyType({})
    people: tuple[str, ...] = PEOPLE
    pace: str = "pausable"


MISSION_4 = {"mission": "mission_4"}
CADET = {"aids": "cadet"}
PLANNED = {
    "start": Planned(("mission_started",)),
    "threats": Planned((PHASE_2, ("threat", 4)), (*LAID, *TOLD, *SAID)),
    "cadet": Planned((PHASE_2, ("threat", 4)), (*LAID, *TOLD, *SAID), CADET),
    "last-minute": Planned((("warning", 1),), ("0: lay 1", "0: lay 2")),
    "last-seconds": Planned((("warning", 3),), ("0: lay 1",)),
    "silence": Planned((PHASE_2, "silence_started"), tuple(LAID), MISSION_4),
    "transfer": Planned(("transfer_started",), ("0: lay 1",), MISSION_4),
    "data": Planned((PHASE_2, ("incoming_data", 2)), tuple(LAID), MISSION_4),
    "votes": Planned((("phase_ended", 2),), ("1: end", "2: end")),
    "five": Planned((PHASE_2, ("threat", 4)), (*LAID, *TOLD), people=(*PEOPLE, "Maksymilian-Ferdynand")),
    "alone": Planned(("mission_started", ("threat", 2)), people=("Ala",)),
    "step": Planned(("mission_started", "threat"), pace="step"),
}


# Planning


def planning(studio: Studio) -> None:
    """The planning round from its first second to the votes, and what is opened on the way."""
    for name, wish in PLANNED.items():
        keys = store_planned(
            studio.camera.server.database,
            *wish.people,
            until=wish.until,
            then=wish.then,
            pace=wish.pace,
            **wish.options,
        )
        sit = sitting(f"/t/{keys.table}#{keys.seats['0']}")
        studio.take(f"planning-{name}", AT_ALL_SIZES, sit)
        if name == "threats":
            for opened, open_it in OPENED.items():
                studio.take(f"planning-{opened}", AT_ALL_SIZES, after(sit, open_it))
            studio.take("planning-back", AT_ALL_SIZES, after(sit, come_back))
            studio.take("screen", OF_A_PAGE, on_screen(f"/t/{keys.table}/screen#{keys.watch}"))
        if name == "alone":
            studio.take("planning-android", AT_ALL_SIZES, after(sit, lay_on_android))


def sitting(path: str) -> Show:
    """Sit down at a table whose clock stands."""

    def show(person: Person) -> Page:
        page: Page = person.visit(path).page
        expect(page.locator(".phase.now")).to_be_visible()
        page.wait_for_load_state("networkidle")
        return page

    return show


def open_threat(page: Page) -> None:
    """A threat's card, with all of it in sentences."""
    page.locator(".cards .threat").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def open_ask(page: Page) -> None:
    """What can be said about a threat."""
    page.locator(".cards .threat").first.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()


def hold_card(page: Page) -> None:
    """A card in the fingers: open turns say what it would do there."""
    page.locator(".playing .top").first.click()
    expect(page.locator(".slot.open .empty").first).to_be_visible()


def open_member(page: Page) -> None:
    """Somebody of the crew, with what they told."""
    page.locator("li.member", has_text="Olek").get_by_role("button").first.press("Enter")


def open_keys(page: Page) -> None:
    """The list of keys."""
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


OPENED: dict[str, Callable[[Page], None]] = {
    "threat-card": open_threat,
    "ask": open_ask,
    "card-held": hold_card,
    "member": open_member,
    "keys": open_keys,
}


def come_back(page: Page) -> None:
    """Somebody was away since the beginning."""
    page.evaluate(
        "Object.keys(localStorage).filter((name) => name.startsWith('orbita.seen.'))"
        ".forEach((name) => localStorage.setItem(name, '3'))"
    )
    page.reload()
    expect(page.locator(".phase.now")).to_be_visible()


def lay_on_android(page: Page) -> None:
    """An android's board in front, and a card in the fingers."""
    page.get_by_role("button", name=re.compile("Android 2")).first.click()
    page.locator(".playing .top").first.click()


def on_screen(path: str) -> Show:
    """The screen of a room."""

    def show(person: Person) -> Page:
        page: Page = person.visit(path).page
        expect(page.get_by_test_id("lane")).to_be_visible()
        return page

    return show


# Before the flight


def before(studio: Studio) -> None:
    """Set-up, lobby, the count, the curtain, the first page of each way to play."""
    server = studio.camera.server
    studio.take("set-up", AT_ALL_SIZES, opening("/new/space_alert", "[data-testid=androids]"))
    studio.take("day", OF_A_PAGE, opening("/daily/space_alert", ".code strong"))
    keys = server.lay("Ala", "Olek", "bot", game="space_alert", pace="pausable", start=False)
    for role in ("host", "0"):
        key = keys.host if role == "host" else keys.seats[role]
        studio.take(f"lobby-{role}", OF_A_PAGE, opening(f"/t/{keys.table}#{key}", "[data-testid=flight]"))
    studio.take("count", OF_A_PAGE, lambda person: count(person, server))
    keys = server.lay("Ala", "Olek", game="space_alert", pace="pausable")
    studio.take("curtain", OF_A_PAGE, of_crew(keys)("/t/{}", ".curtain button"))


def count(person: Person, server: Served) -> Page:
    """The last seconds before the start, for somebody who waited in the lobby."""
    keys = server.lay("Ala", "bot", game="space_alert", start=False)
    page = opening(f"/t/{keys.table}#{keys.seats['0']}", "[data-testid=flight]")(person)
    server.rest.start(keys.table, keys.host)
    expect(page.get_by_test_id("countdown")).to_be_visible()
    return page


def take(camera: Camera) -> None:
    """All pictures."""
    studio = Studio(camera)
    for part in (before, planning, film, looking_back, box, lessons, crews):
        part(studio)


if __name__ == "__main__":
    take_all(take)
