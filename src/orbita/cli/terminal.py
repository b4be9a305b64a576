"""Where people read and write: colours only where they show, and input that cannot crash."""

import contextlib
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import Final

NUMBER_STYLE: Final = "\x1b[1;36m{}\x1b[0m"
CLEAR_SCREEN: Final = "\x1b[2J\x1b[3J\x1b[H"  # with what has scrolled away


def prepare() -> None:
    """Replace letters a terminal cannot show or send, and give people a line they can edit."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):  # not on every platform
            import readline  # noqa: F401


def has_colour() -> bool:
    """Plain text when piped, on a dumb terminal, or where NO_COLOR is set."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"


def width() -> int:
    """How many letters fit on a line."""
    return max(40, shutil.get_terminal_size().columns)


def ask(prompt: str) -> str:
    """Read a line; EOFError when there are no more. Lines from a pipe are shown: a log stays readable."""
    line = input(prompt).strip()
    if not sys.stdin.isatty():
        print(line)
    return line


def clear_screen() -> None:
    """Hide everything that was shown, where somebody sits in front of it."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        print(CLEAR_SCREEN, end="")


def wrapped(text: str) -> str:
    """Break the lines of a text at the terminal's width."""
    lines = text.splitlines()
    return "\n".join(
        textwrap.fill(line, width(), subsequent_indent="  ", break_on_hyphens=False) for line in lines
    )


def paragraph(sentences: Sequence[str]) -> str:
    """Set sentences as a paragraph of the terminal's width."""
    text = " ".join(sentences)
    return textwrap.fill(text, width(), initial_indent="  ", subsequent_indent="  ")


def passage(texts: Sequence[str]) -> str:
    """Set sentences as a paragraph; but texts that are lines, without a full stop, each on its own."""
    if all(text.endswith((".", "!", "?")) for text in texts):
        return paragraph(texts)
    return "\n".join(f"  {text}" for text in texts)


def columns(items: Sequence[tuple[int, str]]) -> str:
    """Set numbered items row by row, in as many columns as fit."""
    for count in range(len(items), 0, -1):
        widths = [max(len(text) for _, text in items[at::count]) for at in range(count)]
        if sum(widths) + 6 * count <= width():
            break
    style = NUMBER_STYLE if has_colour() else "{}"
    if count == 1:
        rows = ((number, textwrap.wrap(text, width() - 5, break_on_hyphens=False)) for number, text in items)
        return "\n".join(f"{style.format(f'{number:3}')} " + "\n    ".join(row) for number, row in rows)
    cells = [
        f"{style.format(f'{number:3}')} {text:<{widths[at % count]}}  "
        for at, (number, text) in enumerate(items)
    ]
    lines = ("".join(cells[at : at + count]) for at in range(0, len(cells), count))
    return "\n".join(line.rstrip() for line in lines)


# What a page of rules has for one reader only: pictures for the browser, fenced notes for the terminal.
PICTURE: Final = re.compile(r"^!\[.*\]\(.*\)\n\n?", re.MULTILINE)
NOTE: Final = re.compile(r"^```terminal\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def print_markdown(text: str) -> None:
    """Print Markdown: set on a terminal, as it stands otherwise."""
    text = NOTE.sub(r"\1", PICTURE.sub("", text))
    if not has_colour():
        print(text.rstrip())
        return
    from rich.console import Console  # slow to import, and seldom needed
    from rich.markdown import Markdown

    Console(width=min(width(), 100)).print(Markdown(text))
