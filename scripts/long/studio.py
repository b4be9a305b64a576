"""States of a game, each shown by somebody new on the next few kinds of screens."""

from collections.abc import Callable
from itertools import cycle, islice

from playwright.sync_api import Page, ViewportSize, expect
from scripts.long.camera import Camera
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.people import Person

FLAT: ViewportSize = {"width": 844, "height": 390}
LARGE: ViewportSize = {"width": 2560, "height": 1440}
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "desktop": DESKTOP, "flat": FLAT, "large": LARGE}
EVERYWHERE = (
    ("pl", "phone", "dark"),
    ("en", "desktop", "dark"),
    ("en", "flat", "light"),
    ("pl", "large", "light"),
    ("en", "phone", "light"),
    ("pl", "desktop", "light"),
    ("pl", "flat", "dark"),
    ("en", "large", "dark"),
)  # fmt: skip
AT_ALL_SIZES, OF_A_PAGE = 4, 2  # pictures of a state

Show = Callable[[Person], Page]


class Studio:
    """Takes a state in the next few kinds of screens."""

    def __init__(self, camera: Camera) -> None:
        self.camera = camera
        self.kinds = cycle(EVERYWHERE)

    def take(self, name: str, times: int, show: Show) -> None:
        """Let somebody new show the state, on so many kinds of screens."""
        for lang, size, look in islice(self.kinds, times):
            person = self.camera.person(lang, SIZES[size], look)
            self.camera.keep(show(person), name, size, lang, look)
            person.context.close()


def after(show: Show, deed: Callable[[Page], None]) -> Show:
    """The same, and something is done there."""

    def and_do(person: Person) -> Page:
        page = show(person)
        deed(page)
        return page

    return and_do


def opening(path: str, seen: str) -> Show:
    """Open a page and wait for something on it."""

    def show(person: Person) -> Page:
        page: Page = person.visit(path).page
        expect(page.locator(seen).first).to_be_visible()
        return page

    return show
