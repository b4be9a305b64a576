"""`orbita mission ticker`: the mission computer in a terminal, live."""

import argparse
import contextlib
import select
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from orbita.cli.lang import add_lang
from orbita.cli.play import read_pace
from orbita.cli.space_alert.errors import told_in
from orbita.cli.space_alert.named import add_mission, named_mission
from orbita.cli.table.lines import CLEAR_LINE, is_terminal, terminal_restored
from orbita.core.lang import say
from orbita.games.space_alert.missions.card import clock
from orbita.games.space_alert.missions.model import Lang, Mission
from orbita.games.space_alert.missions.timeline import Announcement, announcements
from orbita.games.space_alert.missions.wording import announcement_text
from orbita.games.space_alert.texts.catalogue_tools import TICKER

LOOK_EVERY: Final = 0.1  # seconds

Keys = Callable[[float], str]  # the key pressed within so many seconds, if any


def add(actions: Any) -> None:
    """Describe the command line."""
    parser = actions.add_parser(
        "ticker",
        help="run a mission live: clock and announcements as they come",
        description="Run a mission live, to play it with the box. Space pauses, q or Ctrl-C ends.",
    )
    add_mission(parser)
    parser.add_argument(
        "--pace", type=pace, default=1.0, metavar="N", help="so many times as fast as real time (default: 1)"
    )
    add_lang(parser)
    parser.set_defaults(run=run)


def pace(text: str) -> float:
    """Read a pace; here the clock cannot stand still."""
    value = read_pace(text)
    if not value:
        raise argparse.ArgumentTypeError("above 0")
    return value


def run(args: argparse.Namespace) -> int:
    """Run the mission to its end, or until somebody has enough."""
    with told_in(args.lang), keys_read() as keys, contextlib.suppress(KeyboardInterrupt):
        Ticker(named_mission(args.mission), args.lang, args.pace, keys).run()
    return 0


class Ticker:
    """A mission whose clock runs: what was announced is printed, the clock stands below it."""

    def __init__(
        self,
        mission: Mission,
        lang: Lang,
        pace: float,
        keys: Keys,
        now: Callable[[], float] = time.monotonic,
        shows_clock: bool | None = None,
    ) -> None:
        self.mission = mission
        self.lang = lang
        self.pace = pace
        self.keys = keys
        self.now = now
        self.shows_clock = is_terminal() if shows_clock is None else shows_clock
        self.coming = list(announcements(mission))
        self.said: list[Announcement] = []
        self.ms = 0.0
        self.looked_at = now()
        self.is_paused = False

    def run(self) -> None:
        """Let the time pass; an announcement is printed at its moment."""
        if self.shows_clock:
            print(say(TICKER["keys"], self.lang))
        self.looked_at = self.now()
        while True:
            self.announce()
            if not self.coming:
                return
            self.show_clock()
            key = self.keys(self.seconds_to_wait())
            self.pass_time()
            if key == "q":
                return
            if key == " ":
                self.is_paused = not self.is_paused

    def pass_time(self) -> None:
        """Move the mission's clock on, unless it is paused."""
        before, self.looked_at = self.looked_at, self.now()
        if not self.is_paused:
            self.ms += (self.looked_at - before) * 1000 * self.pace

    def seconds_to_wait(self) -> float:
        """Until the next announcement, or until the clock shows something else."""
        if self.is_paused:
            return LOOK_EVERY
        left = max(0, self.coming[0].at_ms - self.ms) / 1000 / self.pace
        return min(left, LOOK_EVERY) if self.shows_clock else left

    def announce(self) -> None:
        """Print what was announced by now."""
        while self.coming and self.coming[0].at_ms <= self.ms:
            said = self.coming.pop(0)
            self.said.append(said)
            text = announcement_text(said, len(self.mission.phase_ends), self.lang)
            start = CLEAR_LINE if self.shows_clock else ""
            print(f"{start}{clock(said.at_ms // 1000):>6}  {text}", flush=True)

    def show_clock(self) -> None:
        """The clock, the phase, what is left of it once that was told, and what is going on."""
        if self.shows_clock:
            print(f"{CLEAR_LINE}{self.clock_text()}", end="", flush=True)

    def clock_text(self) -> str:
        """The line below the announcements."""
        ms = int(self.ms)
        phase = self.mission.phase_at(ms // 1000)
        parts = [clock(ms // 1000), say(TICKER["phase"], self.lang, phase=phase)]
        if self.is_warned(phase):
            left = self.mission.phase_ends[phase - 1] * 1000 - ms
            parts.append(say(TICKER["left"], self.lang, left=clock(-(-left // 1000))))
        parts += [say(TICKER[state], self.lang) for state in self.states()]
        return " · ".join(parts)

    def is_warned(self, phase: int) -> bool:
        """Nobody knows how long a phase lasts before its first warning."""
        return any(said.kind == "warning" and said.phase == phase for said in self.said)

    def states(self) -> Iterator[str]:
        """What lasts at this moment."""
        kinds = [said.kind for said in self.said]
        if kinds.count("silence_started") > kinds.count("silence_ended"):
            yield "silence"
        if kinds.count("transfer_started") > kinds.count("transfer_ended"):
            yield "transfer"
        if self.is_paused:
            yield "paused"


@contextlib.contextmanager
def keys_read() -> Iterator[Keys]:
    """Read keys as they are pressed, where somebody sits at a terminal; elsewhere only wait."""
    if not is_terminal():
        yield wait
        return
    try:
        import tty
    except ImportError:  # not on every platform
        yield wait
        return
    with terminal_restored():
        tty.setcbreak(sys.stdin)
        try:
            yield key_within
        finally:
            print()


def wait(seconds: float) -> str:
    """Nobody can press anything."""
    time.sleep(seconds)
    return ""


def key_within(seconds: float) -> str:
    """The key that is pressed before the time is up; none otherwise."""
    ready, _, _ = select.select([sys.stdin], [], [], seconds)
    return sys.stdin.read(1).lower() if ready else ""
