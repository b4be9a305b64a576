"""A simulation as a picture: who wins, with how many points, how long games last and why they end."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from orbita.arena.report import Report, scores_of
from orbita.arena.simulate import Result
from orbita.cli.report_words import ending_name, games_text, seat_name, word
from orbita.core.errors import BadOptions

SUFFIXES: Final = (".png", ".svg")
BINS: Final = 30


def check_plot(path: Path) -> None:
    """Refuse, before anything is played, a picture that could not be drawn."""
    if path.suffix.lower() not in SUFFIXES:
        raise BadOptions(
            "plot/suffix",
            f"a plot is a file that ends with {' or '.join(SUFFIXES)}, not {path.name}",
            allowed=", ".join(SUFFIXES),
            file=path.name,
        )
    if not path.parent.is_dir():
        raise BadOptions(
            "plot/folder", f"there is no folder {path.parent} for the plot", folder=str(path.parent)
        )
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


def draw(report: Report, results: Sequence[Result], path: Path, lang: str) -> None:
    """Draw four panels into a file."""
    plt = pyplot()
    figure, ((wins, scores), (lengths, endings)) = plt.subplots(2, 2, figsize=(11, 8), layout="constrained")
    figure.suptitle(
        word(
            "picture",
            lang,
            game=report.game,
            seats=len(report.bots),
            games=games_text(report.games, lang),
            decided=report.decided,
            seed=report.seed,
        )
    )
    draw_wins(wins, report, lang)
    draw_scores(scores, report, results, lang)
    draw_lengths(lengths, results, lang)
    draw_endings(endings, report, lang)
    save(figure, path)


def save(figure: Any, path: Path) -> None:
    """Write a picture, or say why it cannot be written."""
    try:
        figure.savefig(path)
    except OSError as error:
        raise BadOptions(
            "plot/unwritable", f"cannot write {path}: {error.strerror}", file=str(path)
        ) from error
    finally:
        pyplot().close(figure)


def draw_wins(axes: Any, report: Report, lang: str) -> None:
    """Shares of the decided games with their confidence intervals, by seat and by bot."""
    rows = [*report.by_seat, *report.by_bot]
    for place, row in enumerate(rows):
        colour = "C0" if place < len(report.by_seat) else "C1"
        error = [[row.wins.share - row.wins.low], [row.wins.high - row.wins.share]]
        axes.bar(place, row.wins.share, yerr=error, capsize=4, color=colour)
    seats = [f"{seat_name(report.game, row.name, lang)}\n{'/'.join(row.bots)}" for row in report.by_seat]
    axes.set_xticks(range(len(rows)), [*seats, *(row.name for row in report.by_bot)])
    axes.set_ylim(0, 1.05)
    axes.set_ylabel(word("share-of-decided", lang))
    axes.set_title(word("wins-by", lang))


def draw_scores(axes: Any, report: Report, results: Sequence[Result], lang: str) -> None:
    """Scores of each bot in the decided games."""
    highest = max((row.scores.most for row in report.by_bot if row.scores), default=1)
    for row in report.by_bot:
        scores = scores_of(results, row.name)
        axes.hist(scores, bins=BINS, range=(0, highest), histtype="step", linewidth=1.5, label=row.name)
    axes.legend()
    axes.set_xlabel(word("points", lang))
    axes.set_ylabel(word("scores", lang))
    axes.set_title(word("scores-of-decided", lang))


def draw_lengths(axes: Any, results: Sequence[Result], lang: str) -> None:
    """How many moves the games took."""
    axes.hist([result.moves for result in results], bins=BINS, color="C2")
    axes.set_xlabel(word("moves", lang))
    axes.set_ylabel(word("games", lang))
    axes.set_title(word("length", lang))


def draw_endings(axes: Any, report: Report, lang: str) -> None:
    """How many games ended for which reason."""
    names = [ending_name(report.game, reason, lang) for reason in report.endings]
    bars = axes.barh(names, list(report.endings.values()), color="C3")
    axes.bar_label(bars, padding=3)
    axes.margins(x=0.15)
    axes.set_xlabel(word("games", lang))
    axes.set_title(word("causes", lang))
