"""Several people at one keyboard in a game with secrets: the screen is hidden when somebody else is asked."""

from typing import Any

import msgspec

from orbita.cli import terminal
from orbita.cli.lang import phrase
from orbita.cli.table import narration
from orbita.cli.table.local import COMMANDS, LocalTable
from orbita.core.chance import Event
from orbita.core.contract import Game
from orbita.core.match import Match


def has_secrets(game: Game[Any], state: Any, seats: int) -> bool:
    """Tell whether a seat sees something that a spectator does not."""
    watched = game.view(state, None)
    views = (game.view(state, seat) for seat in range(seats))
    return any(msgspec.structs.replace(view, seat=None) != watched for view in views)


class SharedTable(LocalTable):
    """A table whose people hand over the keyboard, and are told what happened since they had it."""

    def __init__(self, match: Match[Any], players: tuple[str, ...], lang: str, save_to: str | None) -> None:
        super().__init__(match, players, lang, save_to)
        self.reader: int | None = None  # who sits at the keyboard
        self.story: list[str] = []  # all that happened, as everybody may know it
        self.heard = [0] * len(players)  # how much of the story each seat knows

    def serve(self, seat: int) -> None:
        """Ask a person for a line, once that person sits at the keyboard."""
        if seat != self.reader:
            self.hand_over(seat)
        if self.has_left:
            return
        super().serve(seat)
        self.heard[seat] = len(self.story)

    def hand_over(self, seat: int) -> None:
        """Hide what the last one saw, wait for the next, and tell what that one has missed."""
        if self.reader is not None:
            terminal.clear_screen()
        line = self.ask(phrase("hand-over", self.lang, seat=self.game.texts.seat(seat, self.lang)))
        if COMMANDS.get(line.lower()) == "quit":
            self.quit(seat, "")
            return
        self.reader, self.shown_moves = seat, -1
        if self.story[self.heard[seat] :]:
            print(terminal.passage(self.story[self.heard[seat] :]))

    def tell(self, events: list[Event]) -> None:
        """Tell what happened as whoever reads it saw it, and remember it as everybody did."""
        state = self.match.state
        self.story += narration.sentences(self.game, state, events, None, self.lang)
        told = narration.sentences(self.game, state, events, self.reader, self.lang)
        if told:
            print(terminal.passage(told))

    def undo(self, seat: int, rest: str) -> None:
        """Take back a move; the others will hear of it."""
        standing = self.match.standing()
        super().undo(seat, rest)
        if self.match.standing() < standing:
            self.story.append(phrase("undone", self.lang, seat=self.game.texts.seat(seat, self.lang)))
