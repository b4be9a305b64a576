"""Lines typed by people while time goes on: a thread reads, the table waits for it as long as it can."""

import contextlib
import queue
import sys
import threading
from collections.abc import Iterator
from typing import Final

CLEAR_LINE: Final = "\r\x1b[K"


class Lines:
    """Reads one line at a time, on demand; what is typed is kept while other things are printed."""

    def __init__(self) -> None:
        self.prompts: queue.Queue[str] = queue.Queue()
        self.answers: queue.Queue[str | None] = queue.Queue()
        self.prompt: str | None = None  # of the line that is being typed
        threading.Thread(target=self._read, daemon=True).start()

    def ask(self, prompt: str, seconds: float | None = None) -> str | None:
        """Wait for a line, at most so long (None: for ever); None if the time is up. EOFError at the end."""
        if self.prompt is None:
            self.prompt = prompt
            self.prompts.put(prompt)
        elif seconds is None and prompt != self.prompt:  # another question, while a line is being typed
            self.interrupt()
            print(prompt, end="", flush=True)
        try:
            line = self.answers.get(timeout=seconds)
        except queue.Empty:
            return None
        self.prompt = None
        if line is None:
            raise EOFError
        if not sys.stdin.isatty():
            print(line)  # lines from a pipe are shown: a log stays readable
        return line.strip()

    def interrupt(self) -> None:
        """Make room for other text where somebody may be typing."""
        if self.prompt is not None:
            print(CLEAR_LINE if is_terminal() else "\n", end="", flush=True)

    def resume(self, prompt: str) -> None:
        """Show the prompt again, with what has been typed so far."""
        if self.prompt is None:
            return
        if len(prompt) == len(self.prompt):  # else the line editor would lose its place
            self.prompt = prompt
        print(self.prompt + typed_so_far(), end="", flush=True)

    def _read(self) -> None:
        """Read a line for each prompt, up to the end of the input."""
        while True:
            prompt = self.prompts.get()
            try:
                self.answers.put(input(prompt))
            except (EOFError, ValueError):  # closed, or taken away
                self.answers.put(None)


def is_terminal() -> bool:
    """Whether somebody sits in front of it."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def typed_so_far() -> str:
    """What stands behind the prompt already, where the line can be edited."""
    with contextlib.suppress(ImportError):  # not on every platform
        import readline

        if is_terminal():
            return readline.get_line_buffer()
    return ""


@contextlib.contextmanager
def terminal_restored() -> Iterator[None]:
    """Leave the terminal as it was: a line that was never finished leaves it without echo."""
    if not is_terminal():
        yield
        return
    try:
        import termios
    except ImportError:  # not on every platform
        yield
        return
    before = termios.tcgetattr(sys.stdin)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
