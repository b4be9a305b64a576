"""Sixty pictures of Voyager to look at: stages, languages, looks, sizes, five seats, a crowded Jupiter.

python -m scripts.long.voyager_pictures FOLDER
"""

from typing import Any

from playwright.sync_api import ViewportSize
from scripts.long.camera import Camera, is_small, take_all
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.positions import NAMES
from tests.e2e.voyager_screens import SCREENS, Looker
from tests.e2e.voyager_script import Script, is_full, rehearsed

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


def looker(
    camera: Camera, script: Script, lang: str, size: ViewportSize, look: Any, names: tuple[str, ...] = NAMES
) -> Looker:
    """Somebody new at that game, with a screen of this size."""
    return Looker(camera.person(lang, size, look), camera.server, script, is_small(size), names)


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
        one = looker(camera, script, lang, size, look)
        for name, place in SCREENS.items():
            if name != "spectator":
                one.go(*place)
                camera.keep(one.page, "two", kind, lang, look, name)
        one.go(*SCREENS["turn"])
        one.open_technologies()
        camera.keep(one.page, "two", kind, lang, look, "technologies")
        one.page.keyboard.press("Escape")
        one.open_windows()
        camera.keep(one.page, "two", kind, lang, look, "windows")
        one.go_to_end()
        camera.keep(one.page, "two", kind, lang, look, "end")
        one.person.context.close()


def take_five(camera: Camera) -> None:
    """Five seats with long names: both sizes, a crowded Jupiter, and screens of other sizes."""
    script = rehearsed(lambda deeds: any(crowded(deed) for deed in deeds), FIVE)
    for lang, size in (("pl", PHONE), ("en", DESKTOP)):
        kind = "phone" if size is PHONE else "desktop"
        one = looker(camera, script, lang, size, "dark", LONG)
        for name, place in (
            ("turn", SCREENS["turn"]),
            ("another's turn", SCREENS["another's turn"]),
            ("crowded", (crowded, "own")),
        ):
            one.go(*place)
            camera.keep(one.page, "five", kind, lang, name)
        one.go_to_end()
        camera.keep(one.page, "five", kind, lang, "end")
        one.person.context.close()
    for kind, size in SIZES.items():
        one = looker(camera, script, "pl", size, "dark", LONG)
        one.go(crowded, "own")
        camera.keep(one.page, "five", kind, "pl", "crowded")
        one.person.context.close()


def take(camera: Camera) -> None:
    """All pictures."""
    take_two(camera)
    take_five(camera)


if __name__ == "__main__":
    take_all(take)
