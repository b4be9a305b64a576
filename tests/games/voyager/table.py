"""A table for rules tests: the rulebook's players by name, moves in notation, dice and draws given.

    table = Table(wiktoria="rocket=mars/3 levels=[1,0,0]", pawel="coins=4", buildings="venus=pawel/hotel")
    table.play("wiktoria: move mars/5")

Whoever is named first has the first seat. What is not said is nothing: no coins, no rocket, no cards. The
agencies are ones without a lasting bonus as long as they last.
"""

import re
from itertools import count

from orbita.core.chance import generator_key
from orbita.core.errors import OrbitaError
from orbita.games.voyager.game import GAME
from orbita.games.voyager.invariants import invariants
from orbita.games.voyager.notation import ids
from orbita.games.voyager.vocabulary import SOURCES

COLOURS = GAME.seat_names
QUIET_AGENCIES = ("china", "russia", "japan", "europe", "usa")


class Table:
    """A game in the middle of a turn, with two actions left."""

    def __init__(
        self,
        *,
        turn=None,
        first=None,
        bodies="",
        buildings="",
        discards="",
        achievements="",
        actions=2,
        goes_on="",
        options="",
        **players,
    ):
        self.names = list(players)
        chosen = {name: re.search(r"agency=(\w+)", line) for name, line in players.items()}
        free = [a for a in QUIET_AGENCIES if a not in [found[1] for found in chosen.values() if found]]
        lines = [
            f"bodies: {bodies}",
            f"buildings: {self.coloured(buildings)}",
            f"discards: {discards}",
            f"achievements: {self.coloured(achievements)}",
            f"options: {options}",
        ]
        for name, line in players.items():
            agency = "" if chosen[name] else f"agency={free.pop(0)} "
            points = re.search(r"points=(\d+)", line)
            earned = f' earned={{"landing":{points[1]}}}' if points else ""
            lines.append(f"{self.colour(name)}: {agency}{line}{earned}")
        now = self.colour(turn or self.names[0])
        start = self.colour(first or self.names[0])
        lines.append(f"turn: seat={now} first={start} actions={actions} {self.coloured(goes_on)}")
        self.lay(GAME.notation.parse_position("\n".join(" ".join(line.split()) for line in lines)))

    @classmethod
    def fresh(cls, *names, seed=1, **options):
        """A new game before anybody has chosen anything."""
        table = cls.__new__(cls)
        table.names = list(names)
        table.lay(GAME.new(GAME.read_options(options), len(names), generator_key(seed, 0)))
        return table

    def lay(self, state):
        self.state = state
        self.events = []
        self.check()

    def colour(self, name):
        return COLOURS[self.names.index(name)]

    def coloured(self, text):
        for name in self.names:
            text = re.sub(rf"\b{name}\b", self.colour(name), text)
        return text

    def seat(self, name):
        return self.names.index(name)

    def check(self):
        assert invariants(self.state) == []

    def play(self, text, dice=None, draws=None):
        """One move: `wiktoria: research`; every die and every card drawn must be given."""
        name, _, move = text.partition(": ")
        seat = self.seat(name)
        number = GAME.notation.parse_move(self.state, seat, move)
        refusal = GAME.why_not(self.state, seat, number)
        if refusal is not None:
            raise refusal
        for key in count(1):
            state, events = GAME.copy(self.state), []
            state.rng = generator_key(12345, key)
            GAME.apply(state, seat, number, events)
            self.heard = [GAME.event_data(state, event) for event in events]
            if self.rolled() == (dice or []) and (draws is None or self.drawn() == draws):
                break
            assert key < 200_000, f"rolled {self.rolled()}, drew {self.drawn()}: not as given"
        self.state = state
        self.events += self.heard
        self.check()

    def rolled(self):
        return [event["die"] for event in self.heard if event["event"] == "die_rolled"]

    def drawn(self):
        return [event["card"] for event in self.heard if event["event"] == "card_drawn"]

    def refuse(self, text):
        """The code with which a move is refused; the table stays as it is."""
        name, _, move = text.partition(": ")
        seat, before = self.seat(name), GAME.pack(self.state)
        try:
            refusal = GAME.why_not(self.state, seat, GAME.notation.parse_move(self.state, seat, move))
        except OrbitaError as error:
            refusal = error
        assert refusal is not None, f"{text} is allowed"
        assert GAME.pack(self.state) == before
        return refusal.code

    def moves(self, name):
        """What somebody may do now, in notation."""
        seat = self.seat(name)
        return [GAME.notation.move_text(self.state, seat, move) for move in GAME.legal(self.state, seat)]

    def happened(self, event):
        """The events of a kind since the start, without their kind and pack."""
        return [
            {key: value for key, value in data.items() if key not in ("event", "pack")}
            for data in self.events
            if data["event"] == event
        ]

    def awaited(self):
        return [self.names[seat] for seat in GAME.awaited(self.state)]

    def line(self, name):
        """What somebody has, as the position writes it."""
        lines = GAME.notation.position_text(self.state).splitlines()
        return next(line for line in lines if line.startswith(f"{self.colour(name)}:"))

    def value(self, name, field):
        return re.search(rf"\b{field}=(\S+)", self.line(name))[1]

    def coins(self, name):
        return self.state.coins[self.seat(name)]

    def points(self, name):
        return self.state.points[self.seat(name)]

    def points_from(self, name, source):
        return self.state.earned[self.seat(name) * len(SOURCES) + SOURCES.index(source)]

    def rocket(self, name):
        return self.value(name, "rocket")

    def levels(self, name):
        return self.value(name, "levels")

    def hand(self, name):
        return self._listed(name, "card", self.state.hand)

    def missions(self, name):
        return self._listed(name, "mission", self.state.held)

    def _listed(self, name, kind, amounts):
        known = ids(self.state.box, kind)
        start = self.seat(name) * len(known)
        return [card for at, card in enumerate(known) for _ in range(amounts[start + at])]

    def building(self, body):
        """Who has what on a body: `pawel/hotel`, or nothing."""
        at = ids(self.state.box, "body").index(body)
        owner = self.state.owner[at]
        return "" if owner < 0 else f"{self.names[owner]}/{('', 'hotel', 'base')[self.state.building[at]]}"

    def place(self, body):
        lines = GAME.notation.position_text(self.state).splitlines()
        return re.search(rf"\b{body}=(\S+)", next(line for line in lines if line.startswith("bodies:")))[1]

    def achiever(self, achievement):
        at = ids(self.state.box, "achievement").index(achievement)
        owner = self.state.achiever[at]
        return None if owner < 0 else self.names[owner]

    @property
    def is_over(self):
        return not GAME.awaited(self.state)

    @property
    def winners(self):
        return [self.names[seat] for seat in GAME.outcome(self.state).winners]
