"""The content files as typed records: threats, trajectories, cards, ship. All faults are told at once."""

import hashlib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from orbita.core.content import read_toml
from orbita.core.errors import BadContent, Fault
from orbita.core.faults import Complaint, complaint, of_type
from orbita.games.space_alert.missions import scripts
from orbita.games.space_alert.names import FoughtWith
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.texts.catalogue_content import FAULTS

FOLDER: Final = resources.files("orbita.games.space_alert") / "content"
FILES: Final = ("threats.toml", "ship.toml", "cards.toml", "missions.toml")

StationName = Literal["upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue"]
ZoneWord = Literal["own", "all", "others", "red_blue", "white", "red", "each_token_zone"]
Who = Literal[
    "zone",
    "ship",
    "station",
    "its_stations",
    "not_on_bridge",
    "leading_active_bots",
    "station_not_leading_active_bots",
]
Do = Literal[
    "attack",
    "damage",
    "heal",
    "speed",
    "shield_add",
    "shield_set",
    "self_damage",
    "reveal",
    "start_fighting_back",
    "lose",
    "drain_shields",
    "drain_reactor",
    "move",
    "delay",
    "knock_out",
    "raise_attacks",
    "raise_shields",
    "advance_others",
    "destroy_rocket",
    "disable_stored_bots",
    "spread",
    "lose_fuel",
    "double_damage",
    "seek",
    "overflow_reactor_into_shield",
    "leak_shield",
    "leak_reactors",
    "stay_lethal",
]
Amount = (
    int | Literal["hp", "2*hp", "3*hp", "players_in_station", "central_reactor_energy", "half_floor", "all"]
)
Trait = Literal[
    "hidden",
    "hidden_far",
    "no_rockets",
    "no_heavy_lasers",
    "rocket_decoy",
    "rocket_magnet",
    "hardened_by_rockets",
    "cryoshield",
    "pulse_opens_shield",
    "one_damage_a_turn",
    "close_combat",
    "retaliates",
    "counts_rockets",
    "slime",
    "burns_engineers",
    "takes_its_killer",
    "cleaned_by_station",
    "three_at_once",
]
Action = Literal["A", "B", "C", "bots"]
HeroicAction = Literal["HA", "HB", "Hbots"]
HeroicMove = Literal["tUR", "tUW", "tUB", "tLR", "tLW", "tLB"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a content file."""


class Name(Entry, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    pl: str
    en: str


class Effect(Entry, frozen=True, forbid_unknown_fields=True):
    """One thing an action of a threat does."""

    do: Do
    n: Amount = 0
    zones: ZoneWord = "own"
    mode: Literal["normal", "double_through", "ignore_shields"] = "normal"
    when: Literal["always", "damaged", "undamaged"] = "always"
    unless_damage: int = 0
    else_damage: int = 0
    to: Literal["left", "right", "deck"] = "left"
    who: Who = "ship"


class Threat(Entry, frozen=True, forbid_unknown_fields=True):
    """A threat card."""

    id: str
    code: str
    name: Name
    kind: Literal["external", "malfunction", "intruder"]
    serious: bool
    level: Literal["white", "yellow"]
    hp: int
    speed: int
    points: tuple[int, int]  # survived, destroyed
    shield: int = 0
    first_printing_speed: int = 0
    stations: tuple[StationName, ...] = ()
    repair: Literal["", "B", "C", "space"] = ""
    fights_back: bool = False
    x: tuple[Effect, ...] = ()
    y: tuple[Effect, ...] = ()
    z: tuple[Effect, ...] = ()
    traits: tuple[Trait, ...] = ()
    debris: int = 0
    explosion: int = 0
    bonus: int = 0

    @property
    def fought_with(self) -> FoughtWith:
        """What destroys or repairs it."""
        if self.kind == "external":
            return "weapons"
        if self.repair == "space":
            return "interceptors"
        return self.repair or "battlebots"


class Trajectory(Entry, frozen=True, forbid_unknown_fields=True):
    """A trajectory board; spaces are counted from the ship, space 1 is Z."""

    id: str
    spaces: int
    x: int
    y: tuple[int, ...]


ByZone = tuple[int, int, int]


class Zones(Entry, frozen=True, forbid_unknown_fields=True):
    """What each zone of the ship holds."""

    reactor_capacity: ByZone
    reactor_start: ByZone
    shield_capacity: ByZone
    shield_start: ByZone
    tokens: Literal[6]


class Weapons(Entry, frozen=True, forbid_unknown_fields=True):
    """Strengths and ranges."""

    heavy_laser: ByZone
    light_laser: int
    pulse_cannon: int
    pulse_range: int
    rocket: int
    rocket_range: int
    interceptors_single: int
    interceptors_several: int
    interceptors_close_combat: int


class Stores(Entry, frozen=True, forbid_unknown_fields=True):
    """What the ship has at the start."""

    fuel_capsules: int
    rockets: int


class Confirmation(Entry, frozen=True, forbid_unknown_fields=True):
    """Points by the number of players at the window."""

    points: tuple[int, int, int, int, int, int]


class Phases(Entry, frozen=True, forbid_unknown_fields=True):
    """The last turn of each phase, and the turns after which the computer is checked."""

    ends: tuple[int, int, Literal[12]]
    checks: tuple[int, int, int]


class ShipFile(Entry, frozen=True, forbid_unknown_fields=True):
    """The file ship.toml."""

    zones: Zones
    weapons: Weapons
    stores: Stores
    visual_confirmation: Confirmation
    phases: Phases
    trajectory: tuple[Trajectory, ...]


class Heroic(Entry, frozen=True, forbid_unknown_fields=True):
    """A heroic card."""

    action: HeroicAction
    move: HeroicMove


class CardsFile(Entry, frozen=True, forbid_unknown_fields=True):
    """The file cards.toml."""

    action: dict[Action, int]
    dealing: dict[str, ByZone]
    heroic: tuple[Heroic, ...]


class Content(msgspec.Struct, frozen=True):
    """Everything that came out of the box."""

    threats: tuple[Threat, ...]
    ship: ShipFile
    cards: CardsFile

    def find(self, code: str) -> int | None:
        """Find a threat by its printed code or its id."""
        for number, threat in enumerate(self.threats):
            if code in (threat.code, threat.id):
                return number
        return None


T = TypeVar("T")
Files = dict[str, Traversable]


@cache
def content() -> Content:
    """The content that is installed."""
    return read_files(files_of(None))


@cache
def content_hash(options: Options) -> str:
    """Identify the content files; all options share them."""
    digest = hashlib.blake2b(digest_size=4)
    for file in FILES:
        digest.update((FOLDER / file).read_bytes())
    return digest.hexdigest()


def check_content(path: str | None = None) -> None:
    """Raise BadContent with all faults of the files of a folder, or of one file among the installed ones."""
    files = files_of(path)
    faults: list[Fault] = []
    for check in (read_files, read_missions):
        try:
            check(files)
        except BadContent as error:
            faults += error.faults
    if faults:
        raise BadContent(faults)


def files_of(path: str | None) -> Files:
    """Where each file is: installed, in a folder, or one of them elsewhere."""
    files: Files = {name: FOLDER / name for name in FILES}
    if path is None:
        return files
    given = Path(path)
    if given.is_dir():
        return {name: given / name for name in FILES}
    given.stat()  # says what is wrong with a path that is not there
    if given.name not in FILES:
        wrong = complaint("file_name", FAULTS, known=", ".join(FILES))
        raise BadContent([Fault(given.name, "file", "name", wrong)])
    return {**files, given.name: given}


def read_missions(files: Files) -> None:
    """Check the scripts; they are read where they are used."""
    file = files["missions.toml"]
    try:
        scripts.read(file.read_bytes(), file.name)
    except OSError as error:
        raise BadContent([Fault(file.name, "file", "-", no_file(error))]) from error


def read_files(files: Files) -> Content:
    """Read and check the files."""
    faults: list[Fault] = []
    threats = read_threats(files["threats.toml"], faults)
    ship = read_file(files["ship.toml"], ShipFile, faults)
    cards = read_file(files["cards.toml"], CardsFile, faults)
    if ship is not None:
        faults += [fault for entry in ship.trajectory for fault in trajectory_faults(entry)]
        if len(ship.trajectory) != 7:
            faults.append(Fault("ship.toml", "trajectory", "-", complaint("trajectories", FAULTS)))
    if faults or ship is None or cards is None:
        raise BadContent(faults)
    return Content(threats, ship, cards)


def parse(file: Traversable, faults: list[Fault]) -> dict[str, Any]:
    """Read a file as TOML."""
    try:
        return read_toml(file.read_bytes(), file.name)
    except OSError as error:
        faults.append(Fault(file.name, "file", "-", no_file(error)))
    except BadContent as error:
        faults += error.faults
    return {}


def no_file(error: OSError) -> Complaint:
    """Why a file is not even there to be read."""
    if isinstance(error, FileNotFoundError):
        return complaint("file_missing")
    return complaint("file_unreadable", reason=error.strerror)


def read_file(file: Traversable, kind: type[T], faults: list[Fault]) -> T | None:
    """Read a file that is one record."""
    raw = parse(file, faults)
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        faults.append(Fault(file.name, "file", *of_type(error)))
        return None


def read_threats(file: Traversable, faults: list[Fault]) -> tuple[Threat, ...]:
    """Read the threats one by one, so that every faulty one is named."""
    threats: list[Threat] = []
    for number, raw in enumerate(parse(file, faults).get("threat", []), 1):
        name = raw.get("id", f"threat {number}") if isinstance(raw, dict) else f"threat {number}"
        try:
            threats.append(msgspec.convert(raw, Threat))
        except msgspec.ValidationError as error:
            faults.append(Fault("threats.toml", str(name), *of_type(error)))
    for threat in threats:
        faults += threat_faults(threat)
    codes = [threat.code for threat in threats]
    again = [code for code in codes if codes.count(code) > 1]
    faults += [Fault("threats.toml", code, "code", complaint("used_twice")) for code in again]
    return tuple(threats)


def threat_faults(threat: Threat) -> list[Fault]:
    """What no type can say about a threat."""
    found = []
    if not 1 <= threat.hp <= 20 or not 1 <= threat.speed <= 6:
        found.append(("hp, speed", complaint("hp_speed", FAULTS)))
    if threat.kind == "external" and (threat.stations or threat.repair):
        found.append(("stations", complaint("external", FAULTS)))
    if threat.kind != "external" and not threat.stations:
        found.append(("stations", complaint("internal", FAULTS)))
    if (threat.kind == "malfunction") != bool(threat.repair):
        found.append(("repair", complaint("repair", FAULTS)))
    return [Fault("threats.toml", threat.id, field, wrong) for field, wrong in found]


def trajectory_faults(entry: Trajectory) -> list[Fault]:
    """Marks lie on the board, above Z."""
    if 6 <= entry.spaces <= 16 and all(1 < space <= entry.spaces for space in (entry.x, *entry.y)):
        return []
    return [Fault("ship.toml", entry.id, "spaces", complaint("trajectory", FAULTS))]
