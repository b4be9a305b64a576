"""A simulation as a picture: who wins, with how many points, how long games last and why they end."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from orbita.arena.report import Report, Standing, scores_of
from orbita.arena.simulate import Result
from orbita.core.errors import BadOptions

SUFFIXES: Final = (".png", ".svg")
BINS: Final = 30


def check_plot(path: Path) -> None:
    """Refuse, before anything is played, a picture that could not be drawn."""
    if path.suffix.lower() not in SUFFIXES:
        raise BadOptions(
            "plot/suffix", f"a plot is a file that ends with {' or '.join(SUFFIXES)}, not {path.name}"
        )
    if not path.parent.is_dir():
        raise BadOptions("plot/folder", f"there is no folder {path.parent} for the plot")
    pyplot()


def pyplot() -> Any:
    """Load the drawing library, which is an extra."""
    try:
        import matplotlib
    except ImportError as error:
        raise BadOptions(
            "plot/no-matplotlib", "plots need matplotlib: install orbita with the extra 'plot'"
        ) from error
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot


def draw(report: Report, results: Sequence[Result], path: Path) -> None:
    """Draw four panels into a file."""
    plt = pyplot()
    figure, ((wins, scores), (lengths, endings)) = plt.subplots(2, 2, figsize=(11, 8), layout="constrained")
    seats = len(report.bots)
    figure.suptitle(
        f"{report.game}, {seats} seats: {report.games} games, {report.decided} decided, seed {report.seed}"
    )
    draw_wins(wins, report)
    draw_scores(scores, report, results)
    draw_lengths(lengths, results)
    draw_endings(endings, report)
    try:
        figure.savefig(path)
    except OSError as error:
        raise BadOptions("plot/unwritable", f"cannot write {path}: {error.strerror}") from error
    finally:
        plt.close(figure)


def draw_wins(axes: Any, report: Report) -> None:
    """Shares of the decided games with their confidence intervals, by seat and by bot."""
    rows = [*report.by_seat, *report.by_bot]
    for place, row in enumerate(rows):
        colour = "C0" if place < len(report.by_seat) else "C1"
        error = [[row.wins.share - row.wins.low], [row.wins.high - row.wins.share]]
        axes.bar(place, row.wins.share, yerr=error, capsize=4, color=colour)
    axes.set_xticks(range(len(rows)), [label(row) for row in rows])
    axes.set_ylim(0, 1.05)
    axes.set_ylabel("share of decided games")
    axes.set_title("Wins by seat and by bot (95 % interval)")


def label(row: Standing) -> str:
    """A seat with whoever sits there, or a bot."""
    return row.name if row.bots == (row.name,) else f"{row.name}\n{'/'.join(row.bots)}"


def draw_scores(axes: Any, report: Report, results: Sequence[Result]) -> None:
    """Scores of each bot in the decided games."""
    highest = max((row.scores.most for row in report.by_bot if row.scores), default=1)
    for row in report.by_bot:
        scores = scores_of(results, row.name)
        axes.hist(scores, bins=BINS, range=(0, highest), histtype="step", linewidth=1.5, label=row.name)
    axes.legend()
    axes.set_xlabel("points")
    axes.set_ylabel("scores")
    axes.set_title("Scores in decided games")


def draw_lengths(axes: Any, results: Sequence[Result]) -> None:
    """How many moves the games took."""
    axes.hist([result.moves for result in results], bins=BINS, color="C2")
    axes.set_xlabel("moves")
    axes.set_ylabel("games")
    axes.set_title("Length")


def draw_endings(axes: Any, report: Report) -> None:
    """How many games ended for which reason."""
    names = [reason.replace("-", " ") for reason in report.endings]
    bars = axes.barh(names, list(report.endings.values()), color="C3")
    axes.bar_label(bars, padding=3)
    axes.margins(x=0.15)
    axes.set_xlabel("games")
    axes.set_title("Causes of end")
