"""A connection to one client: what it was told so far, and a bounded number of notes that wait for it."""

import asyncio
from typing import Final

from orbita.server import words
from orbita.server.socket import protocol as wire
from orbita.server.table.commands import Who
from orbita.server.table.show import Wanted

MAX_NOTES: Final = 64


class Connection:
    """The table's side of a connection; updates are made when they are sent, so a slow reader gets fewer."""

    def __init__(self, who: Who, hello: wire.Hello) -> None:
        self.who = who
        self.lang = hello.lang
        self.wanted = Wanted(hello.lang, hello.effects, hello.board)
        self.sent = hello.since  # the last seq this client was told
        self.info: wire.TableInfo | None = None  # as it was told
        self.leader: int | None = None
        self.has_sound = False  # as this client says
        self.present: wire.Presence | None = None
        self.notes: list[wire.ServerMessage] = []
        self.news = asyncio.Event()
        self.farewell: wire.Bye | None = None

    def wake(self) -> None:
        """There is something to send."""
        self.news.set()

    def note(self, message: wire.ServerMessage) -> None:
        """Queue an answer; a client that does not read its answers is sent away."""
        if len(self.notes) >= MAX_NOTES:
            self.dismiss("client/too-slow", "too many answers wait to be read", again=True)
            return
        self.notes.append(message)
        self.wake()

    def dismiss(self, code: str, message: str, *, again: bool) -> None:
        """Close this connection, with a reason."""
        if self.farewell is None:
            self.farewell = wire.Bye(code, words.farewell(code, message, self.lang), again)
        self.wake()
