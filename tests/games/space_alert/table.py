"""A table in the planning round, played in notation through the door."""

from orbita.core.contract import CLOCK
from orbita.core.match import Match
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.names import SEAT_NAMES
from orbita.games.space_alert.notation import back_text, kind_text
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.state import PLANNING


class Table:
    """A match with names instead of numbers."""

    def __init__(self, seats, seed=1, started=True, **options):
        self.match = Match(GAME, Options(**options), seats, seed)
        self.heard = []
        if started:
            self.tick()

    @property
    def state(self):
        return self.match.state

    def tick(self):
        """Let the clock strike once."""
        events = self.match.play(CLOCK, GAME.wake_at(self.state))
        self.heard += [GAME.event_data(self.state, event) for event in events]
        return self

    def until(self, name, **values):
        """Let the clock strike until something is announced."""
        count = len(self.said(name, **values))
        while len(self.said(name, **values)) == count:
            self.tick()
        return self

    def plan_nothing(self):
        """Let the time of the planning round run out."""
        while self.state.stage == PLANNING:
            self.tick()
        return self

    def play(self, line):
        """Play a move given as `seat: move`."""
        name, text = line.split(": ")
        self.events = self.match.play_text(SEAT_NAMES.index(name), text)
        self.heard += [GAME.event_data(self.state, event) for event in self.events]
        return self

    def noticed_by(self, seat):
        """What a seat saw of the last move that was played."""
        seen = [GAME.seen_by(event, SEAT_NAMES.index(seat)) for event in self.events]
        return [GAME.event_data(self.state, event) for event in seen if event is not None]

    def said(self, name, **values):
        return [
            data
            for data in self.heard
            if data["event"] == name and all(data.get(field) == value for field, value in values.items())
        ]

    def hand(self, seat):
        """The cards of a hand, in notation."""
        first = SEAT_NAMES.index(seat) * KINDS
        return [
            kind_text(self.state.box, kind)
            for kind in range(KINDS)
            for _ in range(self.state.hand[first + kind])
        ]

    def ordinary(self, seat):
        """A card of a hand that is not heroic."""
        return next(card for card in self.hand(seat) if not card.startswith("H"))

    def different(self, seat):
        """Two ordinary cards of a hand that are not alike."""
        first, second, *_ = dict.fromkeys(card for card in self.hand(seat) if not card.startswith("H"))
        return first, second

    def heroic(self, seat):
        """The heroic card of a hand."""
        return next(card for card in self.hand(seat) if card.startswith("H"))

    def view(self, seat):
        """What a seat (None: a spectator) sees."""
        return GAME.view(self.state, None if seat is None else SEAT_NAMES.index(seat))

    def board(self, member, seen_by):
        """A board as a seat sees it, without its empty slots."""
        plan = self.view(seen_by).members[member].plan
        return {turn: back_text(card) for turn, card in enumerate(plan, 1) if card}
