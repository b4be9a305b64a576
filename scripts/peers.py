"""Orbita beside OpenSpiel's breakthrough, in one run: alternating rounds, medians, ratios.

Both are driven the same way from Python (ask for the moves, choose one at random, apply it, to the end of
the game), both play whole random games inside their own compiled code, and both search: OpenSpiel's MCTSBot
judges a table by one random game, which costs about what our walk spends on its judgement and the liking
of moves. Orbita also runs uncompiled.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from orbita.arena.measure import SEED, bulk_per_second, driven_per_second, per_second
from orbita.cli.bench import measure
from orbita.registry import find_game

SOURCE = Path(__file__).parent.parent / "src"
ROLLOUTS = 200  # inside one call, so that the call itself costs nothing
CLONES = 1_000
WALKS = 500  # of a search

Figures = dict[str, float]
Contestants = dict[str, Callable[[float], Figures]]


def main() -> None:
    """Measure in alternating rounds and print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each figure and round")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    contestants: Contestants = {"orbita": orbita, "orbita_uncompiled": orbita_uncompiled}
    try:
        import pyspiel
    except ImportError:
        sys.stderr.write("open_spiel is not installed (extra 'peers'): only orbita's own figures\n")
    else:
        contestants["open_spiel"] = lambda seconds: open_spiel(pyspiel, seconds)
    figures = medians(contestants, args.rounds, args.seconds)
    ratios = compare(figures)
    if args.json:
        sys.stdout.write(json.dumps({"figures": figures, "ratios": ratios}, indent=2) + "\n")
    else:
        show(figures, ratios)


def medians(contestants: Contestants, rounds: int, seconds: float) -> dict[str, Figures]:
    """Each contestant once per round, so that a slow moment of the machine hits all of them."""
    measured: dict[str, list[Figures]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, contestant in contestants.items():
            measured[name].append(contestant(seconds))
    return {
        name: {figure: median(run[figure] for run in runs) for figure in runs[0]}
        for name, runs in measured.items()
    }


def numbers(figures: dict[str, Any]) -> Figures:
    """The measured figures without names and versions."""
    return {name: value for name, value in figures.items() if isinstance(value, float)}


def orbita(seconds: float) -> Figures:
    """Guardians as installed (3 seats, basic rules), and what the other games do in their place."""
    voyager, space_alert = find_game("voyager"), find_game("space_alert")
    missions = bulk_per_second(space_alert, space_alert.read_options({}), 4, seconds)
    return {
        **numbers(measure(find_game("guardians"), seconds)),
        "voyager_driven_actions_per_s": driven_per_second(voyager, voyager.read_options({}), 3, seconds),
        "space_alert_missions_per_s": missions["missions_per_s"],
    }


def orbita_uncompiled(seconds: float) -> Figures:
    """The same from the source, in a process of its own."""
    program = "import sys; from orbita.cli.main import main; sys.exit(main(sys.argv[1:]))"
    arguments = ["bench", "guardians", "--json", "--seconds", str(seconds)]
    finished = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        check=True,
    )
    figures = json.loads(finished.stdout)
    assert not figures["compiled"], "the source must not have compiled modules beside it"
    return numbers(figures)


def open_spiel(pyspiel: Any, seconds: float) -> Figures:
    """Breakthrough, a C++ game of similar size: 8 x 8, some 20 to 30 moves to choose from."""
    game = pyspiel.load_game("breakthrough")
    dice = Random(SEED)
    length = sum(driven_game(game, dice) for _ in range(ROLLOUTS)) / ROLLOUTS
    # One simulation of this bot is nothing but the rollouts of its evaluator, all in C++.
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, SEED, False)
    start = game.new_initial_state()

    def rollouts() -> int:
        bot.mcts_search(start)
        return ROLLOUTS

    searcher = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, SEED), 1.0, WALKS, 100, False, SEED, False
    )

    def search() -> int:
        searcher.mcts_search(start)
        return WALKS

    def clones() -> int:
        for _ in range(CLONES):
            start.clone()
        return CLONES

    return {
        "driven_actions_per_s": per_second(lambda: driven_game(game, dice), seconds),
        "bulk_actions_per_s": per_second(rollouts, seconds) * length,
        "copy_ns": 1e9 / per_second(clones, seconds),
        "walks_per_s": per_second(search, seconds),
    }


def driven_game(game: Any, dice: Random) -> int:
    """Play a random game from Python, as `orbita.arena.measure.driven_game` does; count the moves."""
    random = dice.random
    state = game.new_initial_state()
    count = 0
    while not state.is_terminal():
        moves = state.legal_actions()
        state.apply_action(moves[int(random() * len(moves))])
        count += 1
    return count


def compare(figures: dict[str, Figures]) -> Figures:
    """How many times as fast; above one is in favour of the first named."""
    ours, pure, peer = figures["orbita"], figures["orbita_uncompiled"], figures.get("open_spiel")
    ratios = {
        "driven: orbita / uncompiled": ours["driven_actions_per_s"] / pure["driven_actions_per_s"],
        "bulk: orbita / uncompiled": ours["bulk_actions_per_s"] / pure["bulk_actions_per_s"],
    }
    if peer is not None:
        ratios["driven: orbita / open_spiel"] = ours["driven_actions_per_s"] / peer["driven_actions_per_s"]
        ratios["bulk: orbita / open_spiel"] = ours["bulk_actions_per_s"] / peer["bulk_actions_per_s"]
        driven = peer["driven_actions_per_s"]
        ratios["driven: voyager / open_spiel"] = ours["voyager_driven_actions_per_s"] / driven
        ratios["missions of space_alert / driven actions of open_spiel"] = (
            ours["space_alert_missions_per_s"] / driven
        )
        ratios["walks: orbita / open_spiel"] = ours["walks_per_s"] / peer["walks_per_s"]
        ratios["copy: open_spiel / orbita"] = peer["copy_ns"] / ours["copy_ns"]
    return ratios


def show(figures: dict[str, Figures], ratios: Figures) -> None:
    """Print two tables."""
    console = Console(highlight=False)
    table = Table(title="Medians, on one core", title_justify="left")
    table.add_column("figure", overflow="fold")
    for name in figures:
        table.add_column(name, justify="right")
    for figure in figures["orbita"]:
        cells = [f"{run[figure]:,.0f}" if figure in run else "" for run in figures.values()]
        table.add_row(figure, *cells)
    console.print(table)
    table = Table(title="How many times as fast", title_justify="left", show_header=False)
    for name, ratio in ratios.items():
        table.add_row(name, f"{ratio:.2f}")
    console.print(table)


if __name__ == "__main__":
    main()
