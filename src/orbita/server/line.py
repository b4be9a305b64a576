"""A line to one client: what it was told so far, and a bounded number of notes that wait for it."""

import asyncio
from typing import Final

from orbita.server import protocol as wire
from orbita.server.commands import Who

MAX_NOTES: Final = 64


class Line:
    """The table's side of a connection; updates are made when they are sent, so a slow reader gets fewer."""

    def __init__(self, who: Who, hello: wire.Hello) -> None:
        self.who = who
        self.lang = hello.lang
        self.effects = hello.effects
        self.sent = hello.since  # the last seq this client was told
        self.info: wire.TableInfo | None = None  # as it was told
        self.presence: wire.Presence | None = None
        self.notes: list[wire.ServerMessage] = []
        self.news = asyncio.Event()
        self.farewell: wire.Bye | None = None

    def wake(self) -> None:
        """There is something to send."""
        self.news.set()

    def note(self, message: wire.ServerMessage) -> None:
        """Queue an answer; who does not read its answers is left."""
        if len(self.notes) >= MAX_NOTES:
            self.dismiss("client/too-slow", "too many answers wait to be read", again=True)
            return
        self.notes.append(message)
        self.wake()

    def dismiss(self, code: str, message: str, *, again: bool) -> None:
        """Close this line, with a reason."""
        if self.farewell is None:
            self.farewell = wire.Bye(code, message, again)
        self.wake()
