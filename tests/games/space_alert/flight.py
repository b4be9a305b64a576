"""A mission as the rulebook pictures it: cards in columns, threats with their turns, then the board."""

from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.event_data import ship_event_data
from orbita.games.space_alert.names import (
    ACTION_NAMES,
    BOTS_NAMES,
    STATION_CODES,
    STATUS_NAMES,
    TOKEN_NAMES,
    ZONE_NAMES,
)
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import action_setup, scoring
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import GOING_ON, SLOTS, TURNS, UP, WON
from orbita.games.space_alert.tools.flights.file import Reader, lay_out

LONG = {"red": "T5", "white": "T6", "blue": "T7", "internal": "T4"}
ORDER = "structural gravolift lower_weapon upper_weapon shield reactor"


def without(stack, carried):
    """A stack of damage tokens without those that lie on the ship already."""
    return [token for token in stack.split() if token not in carried.split()]


class Flight:
    """The action round of one plan; members are numbered from 1, the captain.

    `carried` is what a campaign has left: tokens by zone, and the stations of its squads.
    """

    def __init__(self, *cards, threats=(), tracks=None, damage=ORDER, crew=4, carried=None, **options):
        crew = max(crew, len(cards))
        stacks = damage if isinstance(damage, dict) else dict.fromkeys(ZONE_NAMES[:3], damage)
        given = {
            "tracks": {**LONG, **(tracks or {})},
            "threats": list(threats),
            "damage": {zone: without(stack, (carried or {}).get(zone, "")) for zone, stack in stacks.items()},
            "carried": carried or {},
            "players": [{"cards": plan} for plan in (*cards, *[""] * (crew - len(cards)))],
        }
        reader = Reader("", "test")
        mission = lay_out(reader, given, 1).mission
        assert not [fault for fault in reader.faults if "used once" not in fault.message], reader.faults
        self.ship = action_setup.board(box_for(Options(**options)), mission)
        self.heard = []

    def play(self, turns=99):
        """Play so many turns, at most to the end."""
        for _ in range(turns):
            if self.ship.ending == GOING_ON:
                events = []
                self.ship.events = events
                action_round.play_turn(self.ship)
                self.ship.events = None
                self.heard += [ship_event_data(self.ship, event) for event in events]
        return self

    # the crew

    def station(self, member):
        return STATION_CODES[self.ship.station[member - 1]]

    def bots(self, member):
        return BOTS_NAMES[self.ship.bots[member - 1]]

    def is_out(self, member):
        return self.ship.knocked_out[member - 1] > 0

    def plan(self, member):
        first = (member - 1) * SLOTS + 1
        return " ".join(ACTION_NAMES[card & UP] for card in self.ship.plan[first : first + TURNS]).rstrip(
            " -"
        )

    # the ship

    def shield(self, zone):
        return self.ship.shield[ZONE_NAMES.index(zone)]

    def reactor(self, zone):
        return self.ship.reactor[ZONE_NAMES.index(zone)]

    def damage(self, zone):
        return self.ship.damage[ZONE_NAMES.index(zone)]

    def tokens(self, zone):
        first = ZONE_NAMES.index(zone) * 6
        return [TOKEN_NAMES[token] for token in self.ship.tokens[first : first + self.damage(zone)]]

    # the threats

    def threat(self, name):
        for place, card in enumerate(self.ship.flight.card[: self.ship.flight.threats]):
            threat = content().threats[card]
            if name in (threat.id, threat.code):
                return place
        raise KeyError(name)

    def hp(self, name):
        return self.ship.hit_points[self.threat(name)]

    def space(self, name):
        return self.ship.position[self.threat(name)]

    def status(self, name):
        return STATUS_NAMES[self.ship.status[self.threat(name)]]

    def places(self, name):
        mask = self.ship.place[self.threat(name)] | self.ship.brood[self.threat(name)]
        return {STATION_CODES[station] for station in range(6) if mask >> station & 1}

    # a picture that begins in the middle of a mission

    def weaken(self, name, left):
        """Leave a threat that is on its way so many hit points."""
        self.ship.hit_points[self.threat(name)] = left
        return self

    def put(self, name, space):
        """Move a threat that is on its way to a space."""
        self.ship.position[self.threat(name)] = space
        return self

    # the end

    @property
    def is_won(self):
        return self.ship.ending == WON

    @property
    def is_lost(self):
        return self.ship.ending > WON

    @property
    def killed_by(self):
        return content().threats[self.ship.flight.card[self.ship.culprit]].id

    @property
    def score(self):
        return scoring.score(self.ship)

    def said(self, name, **values):
        return [
            data
            for data in self.heard
            if data["event"] == name and all(data.get(field) == value for field, value in values.items())
        ]
