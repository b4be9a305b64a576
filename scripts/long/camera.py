"""People with screens of every kind at a server of their own, and pictures of what they see."""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.e2e.conftest import ARGUMENTS, DESKTOP, PATIENCE
from tests.e2e.people import Person
from tests.server.servers import Served

SETTLED = "() => document.getAnimations().every(one => one.playState === 'finished')"


class Camera:
    """Meets people of every kind, and keeps what they see."""

    def __init__(self, browser: Browser, server: Served, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder

    def person(self, lang: str, size: ViewportSize, look: Any) -> Person:
        """Somebody new with a screen of this size."""
        context = self.browser.new_context(
            locale="pl-PL" if lang == "pl" else "en-GB",
            viewport=size,
            reduced_motion="reduce",
            color_scheme=look,
            has_touch=is_small(size),
        )
        context.set_default_timeout(PATIENCE)
        return Person(context, self.server.address, lang)

    def keep(self, page: Page, *about: str) -> None:
        """The screen as it stands."""
        page.wait_for_function(SETTLED)
        name = "-".join(part.replace(" ", "-").replace("'", "") for part in about)
        page.screenshot(path=self.folder / f"{name}.png")


def is_small(size: ViewportSize) -> bool:
    """Whether it is held in a hand."""
    return size["width"] < DESKTOP["width"]


def take_all(take: Callable[[Camera], None], *serving: str) -> None:
    """Start a server and a browser, and take all pictures into the folder that was named."""
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    served = Served(f"sqlite:///{folder}/orbita.db", folder, *serving)
    try:
        with sync_playwright() as playwright:
            chromium = shutil.which("chromium") or shutil.which("google-chrome")
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            take(Camera(browser, served, target))
            browser.close()
    finally:
        served.stop()
        shutil.rmtree(folder)
    sys.stdout.write(f"{len(list(target.glob('*.png')))} pictures in {target}\n")
