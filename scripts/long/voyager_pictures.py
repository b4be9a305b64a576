"""Sixty pictures of Voyager to look at: stages, languages, looks, sizes, five seats, a crowded Jupiter.

python -m scripts.long.voyager_pictures FOLDER
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from tests.e2e.conftest import ARGUMENTS, DESKTOP, PATIENCE, PHONE
from tests.e2e.people import Person
from tests.e2e.positions import NAMES
from tests.e2e.voyager_screens import SCREENS, Looker
from tests.e2e.voyager_script import Script, is_full, rehearsed
from tests.server.servers import Served

LONG = (
    "Aleksandra Wyszomirska",
    "Maksymilian-Ferdynand W.",
    "Przemysława Gżegżółkowa",
    "Bo",
    "Świętosława Ćwiklińska",
)
FIVE = 5
CROWD = 3  # rockets in Jupiter's space
TWO = (("pl", PHONE, "dark"), ("en", PHONE, "light"), ("en", DESKTOP, "dark"), ("pl", DESKTOP, "light"))
SIZES: dict[str, ViewportSize] = {
    "small": {"width": 320, "height": 640},
    "flat": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "large": {"width": 1920, "height": 1080},
}
SETTLED = "() => document.getAnimations().every(one => one.playState === 'finished')"


class Camera:
    """Meets people of every kind, and keeps what they see."""

    def __init__(self, browser: Browser, server: Served, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder

    def looker(
        self, script: Script, lang: str, size: ViewportSize, look: Any, names: tuple[str, ...] = NAMES
    ) -> Looker:
        """Somebody new with a screen of this size."""
        is_phone = size["width"] < DESKTOP["width"]
        context = self.browser.new_context(
            locale="pl-PL" if lang == "pl" else "en-GB",
            viewport=size,
            reduced_motion="reduce",
            color_scheme=look,
            has_touch=is_phone,
        )
        context.set_default_timeout(PATIENCE)
        return Looker(Person(context, self.server.address, lang), self.server, script, is_phone, names)

    def keep(self, looker: Looker, *about: str) -> None:
        """The screen as it stands."""
        looker.page.wait_for_function(SETTLED)
        name = "-".join(part.replace(" ", "-").replace("'", "") for part in about)
        looker.page.screenshot(path=self.folder / f"{name}.png")


def crowded(deed: Any) -> Any:
    """A turn while Jupiter's space is full of rockets."""
    jupiter = next(body.space for body in deed.view.bodies if body.id == "jupiter")
    there = [seat for seat in deed.view.seats if seat.rocket and seat.rocket.space == jupiter]
    return deed.view.stage == "act" and len(there) >= CROWD


def take_two(camera: Camera) -> None:
    """Every stage with two seats, in both languages and looks, on phone and desktop."""
    script = rehearsed(is_full)
    for lang, size, look in TWO:
        kind = "phone" if size is PHONE else "desktop"
        looker = camera.looker(script, lang, size, look)
        for name, place in SCREENS.items():
            if name != "spectator":
                looker.go(*place)
                camera.keep(looker, "two", kind, lang, look, name)
        looker.go(*SCREENS["turn"])
        looker.open_technologies()
        camera.keep(looker, "two", kind, lang, look, "technologies")
        looker.page.keyboard.press("Escape")
        looker.open_windows()
        camera.keep(looker, "two", kind, lang, look, "windows")
        looker.go_to_end()
        camera.keep(looker, "two", kind, lang, look, "end")
        looker.person.context.close()


def take_five(camera: Camera) -> None:
    """Five seats with long names: both sizes, a crowded Jupiter, and screens of other sizes."""
    script = rehearsed(lambda deeds: any(crowded(deed) for deed in deeds), FIVE)
    for lang, size in (("pl", PHONE), ("en", DESKTOP)):
        kind = "phone" if size is PHONE else "desktop"
        looker = camera.looker(script, lang, size, "dark", LONG)
        for name, place in (
            ("turn", SCREENS["turn"]),
            ("another's turn", SCREENS["another's turn"]),
            ("crowded", (crowded, "own")),
        ):
            looker.go(*place)
            camera.keep(looker, "five", kind, lang, name)
        looker.go_to_end()
        camera.keep(looker, "five", kind, lang, "end")
        looker.person.context.close()
    for kind, size in SIZES.items():
        looker = camera.looker(script, "pl", size, "dark", LONG)
        looker.go(crowded, "own")
        camera.keep(looker, "five", kind, "pl", "crowded")
        looker.person.context.close()


def main() -> None:
    """A server of our own, a browser, and all pictures."""
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    served = Served(f"sqlite:///{folder}/orbita.db", folder)
    try:
        with sync_playwright() as playwright:
            chromium = shutil.which("chromium") or shutil.which("google-chrome")
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            camera = Camera(browser, served, target)
            take_two(camera)
            take_five(camera)
            browser.close()
    finally:
        served.stop()
        shutil.rmtree(folder)
    sys.stdout.write(f"{len(list(target.glob('*.png')))} pictures in {target}\n")


if __name__ == "__main__":
    main()
