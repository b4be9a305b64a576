"""Debriefs of many lost missions: every claim is judged; how many ships one card or two would have saved.

python -m scripts.long.debriefs [lost missions]
"""

import sys
from collections import Counter
from statistics import median
from time import process_time

from tests.games.space_alert.inquiry.flying import flown
from tests.games.space_alert.inquiry.judge import Judge

from orbita.arena.play import play_game
from orbita.bots.space_alert.greedy import GreedyBot
from orbita.core.record import Record
from orbita.games.space_alert.game import GAME, inquire
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.tools.inquiry.model import Inquiry

SECONDS = 1.5
AGAIN = 20  # of so many missions one is debriefed twice
HASTY = GreedyBot(steps=2000)
SCRIPTS = ("test_run_1", "test_run_2", "simulation_1", "random")


def mission(number: int) -> Record:
    """Every other one is flown by bots who think a little, the rest by people who lay anything anywhere."""
    seats = 1 + number // 2 % 5
    if number % 2:
        return flown(seats, number, mission=SCRIPTS[number // 10 % len(SCRIPTS)])
    options = Options(common="yellow", serious="yellow")
    return play_game(GAME, options, [HASTY] * seats, number).record()


def rescue(inquiry: Inquiry) -> str:
    """What it would have taken."""
    for size, kinds in (("one card", ("flip", "exchange", "other")), ("two cards", ("two",))):
        found = [change for change in inquiry.changes.found if change.kind in kinds]
        if any(change.known_in_time for change in found):
            return size
    if inquiry.changes.found:
        return "known too late"
    return "another plan" if inquiry.best.won else "none found"


def main(wanted: int) -> None:
    """Judge so many debriefs of lost missions, and those of the won ones on the way."""
    lost, won, rescues, times, resolved, links = 0, 0, Counter(), [], [], Counter()
    number = 0
    while lost < wanted:
        record = mission(number)
        start = process_time()
        inquiry = inquire(record, SECONDS)
        times.append(process_time() - start)
        resolved.append(inquiry.resolved)
        Judge(record).check(inquiry)
        if number % AGAIN == 0:
            assert inquire(record, SECONDS) == inquiry, f"mission {number}: another debrief"
        if inquiry.verdict.won:
            won += 1
        else:
            lost += 1
            rescues[rescue(inquiry)] += 1
            links.update(link.kind for link in inquiry.chain)
        number += 1
    tell(f"{lost} lost and {won} won missions debriefed, every claim judged")
    tell("would have saved: " + ", ".join(f"{what} {count}" for what, count in rescues.most_common()))
    tell("links: " + ", ".join(f"{kind} {count}" for kind, count in links.most_common()))
    tell(f"processor time: median {median(times):.2f} s, longest {max(times):.2f} s")
    tell(f"missions resolved in a second: {sum(resolved) / sum(times):.0f}")


def tell(line: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
