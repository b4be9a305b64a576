"""Everything printed in the box, as data: for the content the options choose, in one language."""

from typing import Any, Final, Literal, get_args

import msgspec

from orbita.core.contract import OptionEntry, OptionValue
from orbita.core.lang import say
from orbita.core.option_texts import YES_NO
from orbita.games.space_alert.catalogue_types import (
    CardEntry,
    HalfEntry,
    MissionEntry,
    PhaseEntry,
    RoleEntry,
    SpaceAlertCatalogue,
    StartEntry,
    StationEntry,
    SystemEntry,
    ThreatEntry,
    TokenEntry,
    TrackEntry,
    TraitEntry,
    ZoneEntry,
)
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.content.read import Threat, Trajectory, content
from orbita.games.space_alert.missions import scripts
from orbita.games.space_alert.missions.model import LEVELS
from orbita.games.space_alert.names import (
    ACTION_NAMES,
    SEAT_NAMES,
    STATION_CODES,
    STATION_NAMES,
    SYSTEMS,
    TOKEN_NAMES,
    ZONE_NAMES,
)
from orbita.games.space_alert.notation import kind_text
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import TOKENS_A_ZONE, Box
from orbita.games.space_alert.shown_types import ShownMark
from orbita.games.space_alert.state import ACTION_KINDS, first_slot, last_slot
from orbita.games.space_alert.texts import catalogue_box as words
from orbita.games.space_alert.texts import catalogue_names as names
from orbita.games.space_alert.texts.brief import brief_text
from orbita.games.space_alert.texts.catalogue_threats import TRAITS
from orbita.games.space_alert.texts.threats import action_text, lasting_texts, name_text, place_text
from orbita.games.space_alert.vocabulary import STATIONS, UPPER_WHITE, ZONES

Letter = Literal["A", "B", "C"]
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
SPACES_A_DISTANCE: Final = 5
FARTHEST: Final = 3  # however long a trajectory is


def catalogue(options: Options, lang: str) -> SpaceAlertCatalogue:
    """Open the box."""
    box, printed = box_for(options), content()
    return SpaceAlertCatalogue(
        options=tuple(option_entry(field, lang) for field in msgspec.structs.fields(Options)),
        threats=tuple(threat_entry(box, card, lang) for card in range(len(printed.threats))),
        traits=tuple(TraitEntry(trait, say(pair, lang)) for trait, pair in TRAITS.items()),
        tracks=tuple(track_entry(track) for track in printed.ship.trajectory),
        zones=tuple(zone_entry(box, zone, lang) for zone in range(ZONES)),
        stations=tuple(station_entry(box, station, lang) for station in range(STATIONS)),
        start=StartEntry(
            station=STATION_NAMES[UPPER_WHITE],
            squads=options.carried.squads,
            fuel_capsules=box.fuel,
            rockets=box.rockets,
        ),
        phases=tuple(
            PhaseEntry(phase, first_slot(box, phase), last_slot(box, phase), check)
            for phase, check in enumerate(printed.ship.phases.checks, 1)
        ),
        confirmation=printed.ship.visual_confirmation.points,
        halves=tuple(
            HalfEntry(half, say(names.HALVES[half], lang), say(words.HALVES_ABOUT[half], lang))
            for half in ACTION_NAMES[1:]
        ),
        cards=tuple(card_entry(box, kind) for kind in range(len(box.card_copies))),
        tokens=tuple(
            TokenEntry(token, say(names.TOKENS[token], lang), say(words.TOKENS_ABOUT[token], lang))
            for token in TOKEN_NAMES
        ),
        roles=tuple(
            RoleEntry(seat, say(names.SEATS[seat], lang), say(words.ROLES_ABOUT[seat], lang))
            for seat in SEAT_NAMES
        ),
        levels=LEVELS,
        missions=mission_entries(lang),
    )


# Threats


def threat_entry(box: Box, card: int, lang: str) -> ThreatEntry:
    """A card, with the speed the options choose."""
    threat = content().threats[card]
    return ThreatEntry(
        id=threat.id,
        code=threat.code,
        name=name_text(threat, lang),
        kind=threat.kind,
        kind_name=say(words.THREAT_KINDS[threat.kind], lang),
        is_serious=threat.serious,
        level=threat.level,
        hit_points=threat.hp,
        shield=threat.shield,
        speed=box.speed[card],
        points_survived=threat.points[0],
        points_destroyed=threat.points[1],
        stations=threat.stations,
        fought_with=threat.fought_with,
        place=place_text(threat, lang) if threat.stations else "",
        x=action_text(threat.x, lang),
        y=action_text(threat.y, lang),
        z=action_text(threat.z, lang),
        x_brief=brief_text(threat.x, lang),
        y_brief=brief_text(threat.y, lang),
        z_brief=brief_text(threat.z, lang),
        traits=traits_of(threat),
        rules=tuple(lasting_texts(threat, lang)),
    )


def traits_of(threat: Threat) -> tuple[str, ...]:
    """The ids of its traits."""
    return (*threat.traits, "fights_back") if threat.fights_back else threat.traits


def track_entry(track: Trajectory) -> TrackEntry:
    """A trajectory with its marks, from far to near."""
    marks = [ShownMark(track.x, "X"), *(ShownMark(space, "Y") for space in track.y), ShownMark(1, "Z")]
    return TrackEntry(
        id=track.id,
        spaces=track.spaces,
        marks=tuple(sorted(marks, key=lambda mark: -mark.space)),
        distances=tuple(
            min(-(-space // SPACES_A_DISTANCE), FARTHEST) for space in range(1, track.spaces + 1)
        ),
    )


# The ship


def zone_entry(box: Box, zone: int, lang: str) -> ZoneEntry:
    """A zone."""
    return ZoneEntry(
        id=ZONE_NAMES[zone],
        name=say(names.ZONES_IN_FULL[ZONE_NAMES[zone]], lang),
        reactor_capacity=box.reactor_capacity[zone],
        reactor_start=box.reactor_start[zone],
        shield_capacity=box.shield_capacity[zone],
        shield_start=box.shield_start[zone],
        tokens=TOKENS_A_ZONE,
    )


def station_entry(box: Box, station: int, lang: str) -> StationEntry:
    """A station with what A, B and C do there."""
    name = STATION_NAMES[station]
    return StationEntry(
        id=name,
        code=STATION_CODES[station],
        name=say(names.STATIONS[name], lang),
        zone=ZONE_NAMES[station % ZONES],
        deck="upper" if station < ZONES else "lower",
        systems=tuple(
            system_entry(box, letter, system, station, lang)
            for letter, system in zip(LETTERS, SYSTEMS[name], strict=True)
        ),
    )


def system_entry(box: Box, letter: Letter, system: str, station: int, lang: str) -> SystemEntry:
    """What a letter uses; a damaged laser is weaker, a damaged pulse cannon only reaches less far."""
    strength = damaged = None
    if system in ("heavy_laser", "light_laser"):
        strength = box.heavy_laser[station % ZONES] if system == "heavy_laser" else box.light_laser
        damaged = strength - 1
    elif system == "pulse_cannon":
        strength = damaged = box.pulse_cannon
    about = system_text(box, system, station, lang)
    return SystemEntry(letter, system, say(words.SYSTEMS[system], lang), about, strength, damaged)


def system_text(box: Box, system: str, station: int, lang: str) -> str:
    """What a system does, with the numbers of the box."""
    strengths = {
        "heavy_laser": box.heavy_laser[station % ZONES],
        "light_laser": box.light_laser,
        "pulse_cannon": box.pulse_cannon,
        "rockets": box.rocket,
        "interceptors": box.interceptors_single,
    }
    reach = box.pulse_range if system == "pulse_cannon" else box.rocket_range
    several, strength = box.interceptors_several, strengths.get(system, 0)
    return say(words.SYSTEMS_ABOUT[system], lang, strength=strength, reach=reach, several=several)


def card_entry(box: Box, kind: int) -> CardEntry:
    """An action card."""
    return CardEntry(
        id=kind_text(box, kind),
        action=ACTION_NAMES[box.card_action[kind]],
        move=ACTION_NAMES[box.card_move[kind]],
        copies=box.card_copies[kind],
        is_heroic=kind >= ACTION_KINDS,
    )


# What is chosen


def mission_entries(lang: str) -> tuple[MissionEntry, ...]:
    """The scripts of the box, without what they say."""
    return tuple(
        MissionEntry(
            id=script.id,
            code=script.code,
            name=say((script.name.pl, script.name.en), lang),
            kind=script.kind,
            kind_name=say(words.MISSION_KINDS[script.kind], lang),
            phases=len(script.phase_ends),
        )
        for script in scripts.content().missions
    )


def option_entry(field: msgspec.structs.FieldInfo, lang: str) -> OptionEntry:
    """An option: what it is called, what it may be, and a sentence about it."""
    name, about = words.OPTIONS[field.name]
    default = msgspec.json.decode(msgspec.json.encode(field.default))
    return OptionEntry(field.name, say(name, lang), say(about, lang), default, option_values(field, lang))


def role_holder(seat: int, lang: str) -> str:
    """A seat that may have a role, or that none was chosen."""
    return say(words.AS_SEATED if seat < 0 else names.SEATS[SEAT_NAMES[seat]], lang)


def option_values(field: msgspec.structs.FieldInfo, lang: str) -> tuple[OptionValue, ...]:
    """The values of an option with their names; none for what a campaign carries over."""
    if field.name == "mission":
        random = OptionValue("random", say(words.RANDOM_MISSION, lang))
        return (random, *(OptionValue(entry.id, entry.name) for entry in mission_entries(lang)))
    if field.type is bool:
        return tuple(OptionValue(value, say(pair, lang)) for value, pair in YES_NO.items())
    values: tuple[Any, ...] = get_args(field.type)
    if field.name in ("android_places", "android_players"):
        return ()
    if field.name in ("heroic", "confirmation", "battlebots"):
        return tuple(OptionValue(use, say(words.IN_USE[use], lang)) for use in values)
    if field.name in ("communications", "security"):
        return tuple(OptionValue(seat, role_holder(seat, lang)) for seat in values)
    if field.name == "aids":
        return tuple(OptionValue(aid, say(words.AIDS[aid], lang)) for aid in values)
    if field.name in ("common", "serious"):
        return tuple(OptionValue(level, say(names.LEVELS[level], lang)) for level in values)
    return tuple(OptionValue(value, str(value)) for value in values)
