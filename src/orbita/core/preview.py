"""What a move is certain to bring about, as far as the seat that thinks of it can know.

The move is tried on tables that look alike to the seat. Listening stops at the first draw (`core.chance`) and
where two tables begin to tell different stories. Two tables do; but a move that turns something up, which
might by accident be alike on both, is tried on more.
"""

from collections.abc import Callable
from functools import partial
from itertools import takewhile
from typing import Any, Final

from orbita.core.chance import Event
from orbita.core.contract import Game

TABLES: Final = 2
TABLES_FOR_SECRETS: Final = 8
SEED: Final = 0x5EED0DD

Story = list[dict[str, Any]]  # events as `event_data` gives them


class Preview:
    """Tries moves on tables sampled once from a seat's view, for whoever asks about many moves."""

    def __init__(self, game: Game[Any], view: Any, seat: int) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self._tables: list[Any] = []

    def foresee(self, move: int | str) -> Story:
        """The events a legal move (a number, or in notation) is certain to bring, as its seat sees them."""
        return self._certain(lambda number: self._tried(number, move))

    def ways_on(self, move: int) -> dict[str, Story]:
        """Where a move stops for a choice that belongs to it: every way to go on, and what it surely brings.

        Any further choice of that kind is made as the game lists it first.
        """
        goes_on = self.game.goes_on
        if goes_on is None:
            return {}
        after, _, has_drawn = self._made(0, move)
        if has_drawn or not goes_on(after, self.seat):
            return {}
        ways = {self.game.notation.move_text(after, self.seat, way): way for way in self._legal(after)}
        return {text: self._certain(partial(self._went_on, move, way)) for text, way in ways.items()}

    def _certain(self, told: Callable[[int], tuple[Story, bool]]) -> Story:
        """What all tables tell alike; more are asked where something was turned up."""
        story, has_revealed = told(0)
        for number in range(1, TABLES_FOR_SECRETS):
            if number >= TABLES and not has_revealed:
                break
            other, revealed_there = told(number)
            has_revealed = has_revealed or revealed_there
            pairs = takewhile(lambda pair: pair[0] == pair[1], zip(story, other, strict=False))
            story = [certain for certain, _ in pairs]
        return story

    def _tried(self, number: int, move: int | str) -> tuple[Story, bool]:
        """What one of the tables tells, and whether something was turned up there."""
        after, events, _ = self._made(number, move)
        return self._story(after, events)

    def _went_on(self, move: int, way: int, number: int) -> tuple[Story, bool]:
        """What one of the tables tells of a way to go on after a move."""
        after, _, has_drawn = self._made(number, move)
        events: list[Event] = []
        while not has_drawn and way in self._legal(after):
            before = after.rng
            self.game.apply(after, self.seat, way, events)
            has_drawn = after.rng != before
            if not (self.game.goes_on and self.game.goes_on(after, self.seat)):
                break
            way = self._legal(after)[0]
        return self._story(after, events)

    def _made(self, number: int, move: int | str) -> tuple[Any, list[Event], bool]:
        """One of the tables after a move, what happened there, and whether chance had a say."""
        game, seat = self.game, self.seat
        after = game.copy(self._table(number))
        after.is_preview = True
        events: list[Event] = []
        before = after.rng
        chosen = game.notation.parse_move(after, seat, move) if isinstance(move, str) else move
        game.apply(after, seat, chosen, events)
        return after, events, after.rng != before

    def _legal(self, after: Any) -> list[int]:
        """The moves of the seat."""
        return list(self.game.legal(after, self.seat))

    def _story(self, after: Any, events: list[Event]) -> tuple[Story, bool]:
        """Events as the seat sees them, and whether one of them turned something up."""
        seen = (self.game.seen_by(event, self.seat) for event in events)
        story = [self.game.event_data(after, event) for event in seen if event is not None]
        return story, any(self.game.reveals(event) for event in events)

    def _table(self, number: int) -> Any:
        """One of the tables; those for secrets are laid when they are needed."""
        while len(self._tables) <= number:
            self._tables.append(self.game.sample(self.view, SEED + len(self._tables)))
        return self._tables[number]


def foresee(game: Game[Any], view: Any, seat: int, move: int | str) -> Story:
    """The events a legal move is certain to bring about, as its seat will see them."""
    return Preview(game, view, seat).foresee(move)
