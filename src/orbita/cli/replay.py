"""`orbita replay`: watch a recorded game, step by step or all at once."""

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from orbita.cli import terminal
from orbita.cli.lang import add_lang, errors_in, phrase
from orbita.cli.table import narration
from orbita.cli.table.saving import read_file
from orbita.core.chance import Event
from orbita.core.contract import Game
from orbita.core.errors import BadOptions
from orbita.core.record import Record, Step
from orbita.core.replay import replay, steps
from orbita.registry import find_game

FOLLOW_EVERY: Final = 0.5  # seconds


class Frame(NamedTuple):
    """The table after an entry of the record (none: the start), and what happened."""

    entry: Step | None
    state: Any
    events: list[Event]


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser("replay", help="watch a recorded game again")
    parser.add_argument("file", metavar="FILE", help="a record, as text or JSON")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--at", type=int, metavar="N", help="only show the position after move N")
    how.add_argument("--print", action="store_true", help="print the whole game")
    how.add_argument(
        "--follow", action="store_true", help="print it, and go on as moves are added to the file"
    )
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the record in the way that was asked for; into a pipe, all of it."""
    terminal.prepare()
    with errors_in(args.lang):
        record = read_file(args.file)
        film = Film(record, args.lang)
        if args.at is not None:
            film.show(film.check_number(args.at))
        elif args.follow:
            follow(args.file, args.lang, time.sleep)
        elif args.print or (sys.stdin.isatty() and not sys.stdout.isatty()):
            film.print_from(0)
        else:
            film.step_through()
    return 0


class Film:
    """A record as a row of frames; a damaged one is refused before anything is shown."""

    def __init__(self, record: Record, lang: str) -> None:
        self.game: Game[Any] = find_game(record.game)
        self.lang = lang
        self.outcome = replay(record, self.game).outcome()
        self.frames = [Frame(entry, match.state, events) for entry, match, events in steps(record, self.game)]
        self.last = len(self.frames) - 1

    def check_number(self, number: int) -> int:
        """Refuse a move the record does not have."""
        if not 0 <= number <= self.last:
            raise BadOptions("replay/no-such-move", f"the record has moves 0 to {self.last}", last=self.last)
        return number

    def tell(self, number: int) -> None:
        """Tell what a move did."""
        frame = self.frames[number]
        if frame.entry is not None:
            print(f"{number}. {frame.entry.seat}: {frame.entry.move}")
            told = narration.entry_sentences(
                self.game, frame.entry, frame.state, frame.events, None, self.lang
            )
            if told:
                print(terminal.passage(told))

    def draw(self, number: int) -> None:
        """Draw the board after a move, and tell the outcome after the last one."""
        view = self.game.view(self.frames[number].state, None)
        print(self.game.texts.board(view, self.lang, terminal.has_colour()))
        if number == self.last and self.outcome is not None:
            print(self.game.texts.outcome(self.outcome, self.lang))

    def show(self, number: int) -> None:
        """Tell a move and draw the board after it."""
        self.tell(number)
        self.draw(number)

    def print_from(self, first: int) -> None:
        """Print everything from a move on, with a board whenever the turn passes."""
        for number in range(first, self.last + 1):
            self.tell(number)
            if number in (0, self.last) or self.turn_passes(number):
                self.draw(number)
                print()

    def turn_passes(self, number: int) -> bool:
        """Tell whether a move made the table wait for others than before."""
        before, after = self.frames[number - 1].state, self.frames[number].state
        return self.game.awaited(before) != self.game.awaited(after)

    def step_through(self) -> None:
        """Let somebody walk through the game; a closed input ends it."""
        at = 0
        self.show(at)
        while True:
            try:
                line = terminal.ask(phrase("replay-prompt", self.lang, at=at, last=self.last)).lower()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            if line in ("q", "quit", "koniec"):
                return
            at = self.step(at, line)

    def step(self, at: int, line: str) -> int:
        """Go where a line says and show it; say so if there is no such place."""
        is_number = line.isascii() and line.isdigit() and len(line) < 9
        wanted = int(line) if is_number else {"": at + 1, "b": at - 1, "w": at - 1}.get(line)
        if wanted is not None and 0 <= wanted <= self.last:
            self.show(wanted)
            return wanted
        key = {"": "replay-end", "b": "replay-start", "w": "replay-start"}.get(line, "replay-unknown")
        print(phrase(key, self.lang, last=self.last))
        return at


def follow(file: str, lang: str, sleep: Callable[[float], None]) -> None:
    """Print a record that is still growing, until its game ends or somebody interrupts."""
    shown = 0
    while True:
        film = Film(read_file(file), lang)
        if film.last >= shown:
            film.print_from(shown)
            shown = film.last + 1
        if film.outcome is not None:
            return
        try:
            sleep(FOLLOW_EVERY)
        except KeyboardInterrupt:
            return
