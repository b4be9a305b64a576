"""How often a crew of bots brings its ship home, row by row, and what it has to think for that.

python -m scripts.long.crews [--games 100] [--rows white-4,yellow-5] [--seed 1] [--out crews.jsonl]

Missions are random scripts nobody knows. Everybody sees the own view and hears what is said, and
nothing else; bots act as soon as something has happened, so that the rate of the clock does not matter as
long as they think less than an announcement takes. The same seed flies the same missions; what the file has
is not flown again. Thinking is processor time a phase and bot, of a bot that is alone in its process.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

import msgspec

from orbita.arena.play import derive_seed, play_game
from orbita.arena.report import wilson
from orbita.bots.bot import Act, Bot, Heard
from orbita.bots.find import find_bot
from orbita.bots.space_alert import agreement, gifts
from orbita.bots.space_alert.agreement import Agreed, improved
from orbita.bots.space_alert.known import Known
from orbita.core.build import is_compiled
from orbita.core.contract import Moves
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.moves import GO
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import NOBODY
from orbita.games.space_alert.state import PLANNING, State
from orbita.games.space_alert.view import View

IDLE: Final = "idle"
PHASES: Final = 3
MOST: Final = 3.0  # seconds of one core a phase


class Row(NamedTuple):
    """Who flies what, and which share of the ships should come home."""

    level: Any
    crew: tuple[str, ...]
    wanted: float


def rows(bot: str) -> dict[str, Row]:
    """All rows, flown by one kind of bot."""
    return {
        "white-1": Row("white", (bot,), 0.8),
        "white-2": Row("white", (bot,) * 2, 0.65),
        "white-3": Row("white", (bot,) * 3, 0.65),
        "white-4": Row("white", (bot,) * 4, 0.8),
        "white-5": Row("white", (bot,) * 5, 0.8),
        "white-5-idle": Row("white", (bot, bot, IDLE, bot, bot), 0.5),
        "yellow-4": Row("yellow", (bot,) * 4, 0.65),
        "yellow-5": Row("yellow", (bot,) * 5, 0.5),
    }


class Flown(msgspec.Struct, frozen=True):
    """A mission, how it ended, and how long its bots thought in each phase."""

    row: str
    number: int
    survived: bool
    score: int
    lost_to: str
    turn: int
    thought: tuple[float, ...]  # by phase: the bot that thought longest


class Idle:
    """Somebody who lays nothing and says nothing."""

    def choose(self, view: View, seat: int, moves: Moves, seed: int) -> int | None:
        """Let time pass."""
        return GO if view.stage != PLANNING else None


class Watch:
    """What every bot has thought in each phase, as if it were alone in its process.

    Bots of one process share the plans they have worked out; each is charged for those it asks for.
    """

    def __init__(self, seats: int) -> None:
        self.thought = [[0.0] * PHASES for _ in range(seats)]
        self.costs: dict[Any, float] = {}
        self.asked: set[Any] = set()
        self.seat = self.phase = 0
        self.planning = 0.0  # what plans have cost since the seat was asked

    def improved(self, known: Known, before: Agreed, work: int) -> Agreed:
        """A plan, and its price."""
        key = known, before, work
        began = process_time()
        agreed = improved(*key)
        took = process_time() - began
        self.planning += took
        cost = self.costs.setdefault(key, took)
        if (self.seat, key) not in self.asked:
            self.asked.add((self.seat, key))
            self.thought[self.seat][self.phase] += cost
        return agreed


class Timed:
    """A bot that talks, with a watch."""

    def __init__(self, bot: Any, watch: Watch) -> None:
        self.bot, self.watch = bot, watch

    def choose(self, view: View, seat: int, moves: Moves, seed: int) -> int | None:
        """Choose, and look at the watch."""
        return self.act(view, seat, moves, Heard(), seed).move

    def act(self, view: View, seat: int, moves: Moves, heard: Heard, seed: int) -> Act:
        """Act, and look at the watch."""
        watch = self.watch
        watch.seat, watch.phase, watch.planning = seat, view.phase - 1, 0.0
        began = process_time()
        done: Act = self.bot.act(view, seat, moves, heard, seed)
        watch.thought[seat][watch.phase] += process_time() - began - watch.planning
        return done

    def advise(self, view: View, seat: int, moves: Moves, heard: Heard, seed: int) -> int | None:
        """Nobody asks for a hint here."""
        raise NotImplementedError


def fly(name: str, row: Row, seed: int, number: int) -> Flown:
    """Fly a mission of a row; nothing is left in mind of those before."""
    improved.cache_clear()
    watch = Watch(len(row.crew))
    agreement.improved = gifts.improved = watch.improved  # type: ignore[assignment]
    bots: Sequence[Bot] = [
        Idle() if member == IDLE else Timed(find_bot(GAME.name, member), watch) for member in row.crew
    ]
    options = Options(common=row.level, serious=row.level)
    match = play_game(GAME, options, bots, derive_seed(seed, name, number))
    outcome, state = match.outcome(), match.state
    assert outcome is not None
    return Flown(
        row=name,
        number=number,
        survived=bool(outcome.winners),
        score=outcome.scores[0],
        lost_to="" if outcome.winners else lost_to(state),
        turn=state.ship.turn,
        thought=tuple(round(max(seconds), 3) for seconds in zip(*watch.thought, strict=True)),
    )


def lost_to(state: State) -> str:
    """The threat that dealt the last blow."""
    culprit = state.ship.culprit
    return "nobody" if culprit == NOBODY else content().threats[state.ship.flight.card[culprit]].id


def flown_before(file: Path) -> dict[tuple[str, int], Flown]:
    """What a file has; a line that was cut short is flown again."""
    found = {}
    for line in file.read_bytes().splitlines() if file.exists() else []:
        try:
            flown = msgspec.json.decode(line, type=Flown)
        except msgspec.DecodeError:
            continue
        found[flown.row, flown.number] = flown
    return found


def told(name: str, row: Row, missions: list[Flown]) -> str:
    """A line of the table."""
    home = wilson(sum(flown.survived for flown in missions), len(missions))
    phases = [seconds for flown in missions for seconds in flown.thought]
    lost = Counter(flown.lost_to for flown in missions if not flown.survived)
    verdict = "reached" if home.share >= row.wanted else "missed"
    return (
        f"{name}: {home.wins:.0f} of {home.games} home ({home.low:.0%} to {home.high:.0%}), wanted"
        f" {row.wanted:.0%}: {verdict}; thought a phase: median {median(phases):.2f} s, longest"
        f" {max(phases):.2f} s; lost to {', '.join(f'{what} {count}' for what, count in lost.most_common(5))}"
    )


def main(arguments: list[str]) -> int:
    """Fly all rows; 1 if a phase took too long."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rows", default="")
    parser.add_argument("--bot", default="crewmate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=None)
    asked = parser.parse_args(arguments)
    all_rows = rows(asked.bot)
    names = asked.rows.split(",") if asked.rows else list(all_rows)
    known = flown_before(asked.out) if asked.out else {}
    if not is_compiled():
        say("the rules are not compiled: thinking takes some twenty times as long as the figures wanted")
    longest = 0.0
    for name in names:
        missions = []
        for number in range(asked.games):
            flown = known.get((name, number)) or fly(name, all_rows[name], asked.seed, number)
            missions.append(flown)
            if asked.out and (name, number) not in known:
                with asked.out.open("ab") as file:
                    file.write(msgspec.json.encode(flown) + b"\n")
            sys.stderr.write(f"\r{name}: {sum(done.survived for done in missions)} of {number + 1} home ")
        sys.stderr.write("\r")
        say(told(name, all_rows[name], missions))
        longest = max(longest, *(seconds for flown in missions for seconds in flown.thought))
    return int(longest > MOST and is_compiled())


def say(line: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
