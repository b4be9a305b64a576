"""How smoothly Voyager's rings turn in a browser whose processor is four times as slow, at a phone's size.

python -m scripts.long.rotation [throttling] [turns]
"""

import shutil
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.e2e.conftest import ARGUMENTS, PHONE
from tests.e2e.positions import lay_seats
from tests.e2e.voyager_games import asked_about, played_until
from tests.server.servers import Served

RATE = 4
TURNS = 3
SEATS = 5
WANTED = 55  # frames a second
# The moments of the frames in which the rings stand between two spaces.
WATCH = """() => {
  window.frames_seen = [];
  const look = now => {
    if (document.querySelector('svg[role=group] g[transform^=rotate]')) window.frames_seen.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
IS_OVER = """() => {
  const seen = window.frames_seen;
  return seen.length > 1 && performance.now() - seen[seen.length - 1] > 600;
}"""


def turns_the_rings(shown) -> bool:
    """Ending this turn ends the round at once: no roll, no cards to lay down, pieces everywhere."""
    if shown.stage != "act" or shown.round < 6 or shown.last is not None:
        return False
    loose = {one.what for one in shown.outlook.loose_ends}
    return shown.asked == shown.rings_turn_after and not loose & {"belt", "limit"}


def turn(page: Page, rate: float) -> list[float]:
    """End a turn on a slow processor; the moments of the frames of the rotation, in ms."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.evaluate(WATCH)
    end = page.locator("[data-end]")
    while end.get_attribute("data-move") is None:
        end.click()
    end.click()
    page.wait_for_function(IS_OVER)
    return page.evaluate("window.frames_seen")


def main(rate: float = RATE, turns: int = TURNS) -> int:
    """Measure some turns of the same game, each in a page of its own."""
    record = played_until(turns_the_rings, SEATS)
    folder = Path(tempfile.mkdtemp())
    served = Served(f"sqlite:///{folder}/orbita.db", folder)
    slowest = float("inf")
    try:
        laid = lay_seats(served.database, [(record, len(record.moves))] * turns)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
            for keys in laid:
                key = keys[asked_about(record).asked]
                page = browser.new_context(viewport=PHONE, reduced_motion="no-preference").new_page()
                page.goto(f"{served.address}/t/{key.partition('.')[0]}#{key}")
                page.locator("[data-end][aria-disabled=false]").wait_for()
                seen = turn(page, rate)
                gaps = [after - before for before, after in pairwise(seen)]
                frames = 1000 * len(gaps) / sum(gaps)
                slowest = min(slowest, frames)
                sys.stdout.write(
                    f"rotation at {rate:g}x: {len(seen)} frames in {sum(gaps):.0f} ms,"
                    f" {frames:.0f} a second, longest gap {max(gaps):.0f} ms\n"
                )
                page.context.close()
            browser.close()
    finally:
        served.stop()
    return int(slowest < WANTED)


if __name__ == "__main__":
    sys.exit(main(*(float(one) for one in sys.argv[1:2]), *(int(one) for one in sys.argv[2:3])))
