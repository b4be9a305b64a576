"""What lies on the table in the action round, as plain records."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

import orbita.games.space_alert

CONTENT = Path(orbita.games.space_alert.__file__).parent / "content"
THREATS = tomllib.loads((CONTENT / "threats.toml").read_text("utf-8"))["threat"]
CARDS = {card["code"]: card for card in THREATS}
SHIP = tomllib.loads((CONTENT / "ship.toml").read_text("utf-8"))
TRACKS = {track["id"]: track for track in SHIP["trajectory"]}

ZONES = ("red", "white", "blue")
ZONE_OF = {"R": "red", "W": "white", "B": "blue"}
STATIONS = ("UR", "UW", "UB", "LR", "LW", "LB")
STATION_NAMES = {
    f"{deck}_{zone}": deck[0].upper() + zone[0].upper() for deck in ("upper", "lower") for zone in ZONES
}
BRIDGE = "UW"
SPACE = "SPACE"
LAST_TURN = 12
CLOSING_TURN = 13

DEFAULT_READINGS = {
    "stealth_fighter_speed": 3,
    "heroic_move_uses_lift": False,
    "pulse_opens_raised_shields": False,
    "dying_marauder_raises_shields": True,
    "knocked_out_figures_count": True,
    "knocked_out_pilot_returns": True,
}


class ShipLost(Exception):
    """The mission ended at this moment."""

    def __init__(self, threat, zone=None):
        super().__init__(threat.card["name"]["en"])
        self.threat = threat
        self.zone = zone


@dataclass
class Member:
    """A crew member with the cards still to be played, by turn."""

    plan: dict[int, str]
    station: str = BRIDGE
    bots: str = "none"
    knocked_out_turn: int | None = None

    @property
    def is_up(self):
        return self.knocked_out_turn is None

    @property
    def is_on_ship(self):
        return self.station != SPACE


@dataclass
class Zone:
    """A third of the ship."""

    name: str
    stack: list[str]
    reactor: int
    reactor_cap: int
    shield: int
    shield_cap: int
    tokens: list[str] = field(default_factory=list)
    is_cracked: bool = False  # structural damage from an earlier mission

    @property
    def damage(self):
        return len(self.tokens)


@dataclass
class Threat:
    """A threat card, its token on the trajectory and, inside, its tokens in the stations."""

    number: int
    zone: str
    card: dict
    hp: int
    shield: int
    speed: int
    traits: set[str]
    fights_back: bool
    status: str = "not_appeared"
    space: int = 0
    stations: list[str] = field(default_factory=list)
    offspring: list[str] = field(default_factory=list)  # of a Slime
    counts: dict[str, int] = field(default_factory=lambda: {"x": 0, "y": 0, "z": 0})
    destroyed_turn: int | None = None
    z_turn: int | None = None
    taken: int = 0  # damage taken in this step of computing damage
    repaired_at: list[str] = field(default_factory=list)  # this turn, one entry per repair action

    @property
    def is_external(self):
        return self.card["kind"] == "external"

    @property
    def is_in_play(self):
        return self.status == "on_track"

    @property
    def full_hp(self):
        return self.card["hp"]

    @property
    def tokens(self):
        """The stations it is in."""
        return self.stations + self.offspring

    @property
    def distance(self):
        return 1 if self.space <= 5 else 2 if self.space <= 10 else 3


@dataclass
class Table:
    """Everything."""

    members: list[Member]
    zones: dict[str, Zone]
    threats: list[Threat]  # as in the row
    tracks: dict[str, dict]
    readings: dict
    turn: int = 0
    fuel: int = SHIP["stores"]["fuel_capsules"]
    rockets: int = SHIP["stores"]["rockets"]
    stored: dict[str, str] = field(default_factory=lambda: {"UB": "active", "LR": "active"})
    rocket_launched: bool = False  # on the first space of the rocket track
    rocket_arriving: bool = False  # on the second
    maintained: set[int] = field(default_factory=set)  # phases
    confirmed: list[int] = field(default_factory=lambda: [0, 0, 0])
    shots: dict[str, int] = field(default_factory=dict)  # station -> extra strength, this turn
    used_lifts: set[str] = field(default_factory=set)  # zones, this turn
    at_window: int = 0  # members who looked out, this turn
    flight: int | None = None  # extra strength of the interceptors that attack this turn
    lethal: set[str] = field(default_factory=set)  # stations the Contamination keeps
    old_slime: set[str] = field(default_factory=set)  # stations a Slime keeps after its Z

    def in_order(self):
        """Threats in play, lowest number first, external before internal."""
        found = [threat for threat in self.threats if threat.is_in_play]
        return sorted(found, key=lambda threat: (threat.number, not threat.is_external))

    def in_space(self):
        return [member for member in self.members if member.station == SPACE]


def phase_of(turn):
    """Turns 1-3, 4-7, 8-12 as 0, 1, 2."""
    return 0 if turn <= 3 else 1 if turn <= 7 else 2


def zone_of(station):
    return ZONE_OF[station[1]]


def lay_out(row, readings):
    """The table before turn 1."""
    return Table(
        members=[
            Member({turn: card for turn, card in enumerate(player["actions"], 1) if card})
            for player in row["players"]
        ],
        zones={name: new_zone(row, place, name) for place, name in enumerate(ZONES)},
        threats=[new_threat(given, readings) for given in row["threats"]],
        tracks={zone: TRACKS[track] for zone, track in row["tracks"].items()},
        readings=readings,
    )


def new_zone(row, place, name):
    """As printed; tokens carried over from an earlier mission lie there already and cost a cube each."""
    printed = SHIP["zones"]
    stack, carried = row["damage_tokens"][name], row.get("carried", {}).get(name, 0)
    tokens = stack[:carried]
    return Zone(
        name,
        stack[carried:],
        printed["reactor_start"][place] - tokens.count("Reactor"),
        printed["reactor_capacity"][place] - tokens.count("Reactor"),
        printed["shield_start"][place] - tokens.count("Shield"),
        printed["shield_capacity"][place] - tokens.count("Shield"),
        tokens,
        "Structural" in tokens,
    )


def new_threat(given, readings):
    card = CARDS[given["code"]]
    threat = Threat(
        given["turn"],
        given["zone"],
        card,
        card["hp"],
        card.get("shield", 0),
        card["speed"],
        set(card.get("traits", [])),
        card.get("fights_back", False),
    )
    if "first_printing_speed" in card:
        threat.speed = readings["stealth_fighter_speed"]
    return threat
