"""6. The research campaign (Kampania badawcza): up to three missions on one ship, with repairs in between.

Plain data in, plain data out: the ship as a mission leaves it, the repairs of its crew, and how the next
mission starts. Zones are numbered red 0, white 1, blue 2; crew members by their place, the captain first.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from orbita.core.errors import IllegalMove
from orbita.games.space_alert.missions.model import LEVELS, ZONES, Level
from orbita.games.space_alert.options import SQUAD_STATIONS, TOKENS, Carried, SquadStation, Token
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.texts.errors import refused

MAX_MISSIONS: Final = 3
MAX_REPAIRS_PER_ZONE: Final = 2
SQUADS: Final = len(SQUAD_STATIONS)

Zones = tuple[tuple[Token, ...], tuple[Token, ...], tuple[Token, ...]]
UNDAMAGED: Final[Zones] = ((), (), ())


class Ship(msgspec.Struct, frozen=True):
    """A ship at the end of a mission: its damage, its disabled squads, and who was knocked out."""

    knocked_out: tuple[bool, ...]
    tokens: Zones = UNDAMAGED
    squads_disabled: int = 0


class Yard(msgspec.Struct, frozen=True):
    """The ship between two missions: what is still broken, what was repaired, and whose turn it is."""

    ship: Ship
    repaired: tuple[int, int, int] = (0, 0, 0)
    member: int = 0

    @property
    def is_done(self) -> bool:
        """Tell whether every crew member has had their turn."""
        return self.member == len(self.ship.knocked_out)


class RepairToken(msgspec.Struct, frozen=True, tag="token"):
    """Take one damage token off the ship."""

    zone: int
    token: Token


class RepairSquad(msgspec.Struct, frozen=True, tag="squad"):
    """Bring a disabled squad of battlebots back."""


class Rest(msgspec.Struct, frozen=True, tag="rest"):
    """Repair nothing; all that a knocked-out member can do, and how they recover."""


Recovery = RepairToken | RepairSquad | Rest


class Start(msgspec.Struct, frozen=True):
    """What the next mission takes over from the ones before it."""

    tokens: Zones
    squads: int  # on board; if only one, the crew chooses its station

    @property
    def chooses_squad_station(self) -> bool:
        """Tell whether the crew chooses where its only squad waits."""
        return self.squads == 1


class MissionResult(msgspec.Struct, frozen=True):
    """What one mission adds to the campaign; its penalty only counts if no other mission follows."""

    survived: int
    destroyed: int
    confirmation: int
    penalty: int
    is_lost: bool = False


# Repairs


def recoveries(yard: Yard) -> list[Recovery]:
    """Everything the next crew member may do, resting last."""
    if yard.is_done:
        return []
    asked: list[Recovery] = [
        RepairToken(zone, token)
        for zone, tokens in enumerate(yard.ship.tokens)
        for token in TOKENS
        if token in tokens
    ]
    asked += [RepairSquad(), Rest()]
    return [recovery for recovery in asked if why_not_recover(yard, recovery) is None]


def why_not_recover(yard: Yard, recovery: Recovery) -> IllegalMove | None:
    """Refuse what the next crew member may not do."""
    if yard.is_done:
        return refused(IllegalMove, "campaign/all-done")
    if isinstance(recovery, Rest):
        return None
    if yard.ship.knocked_out[yard.member]:
        return refused(IllegalMove, "campaign/knocked-out")
    if isinstance(recovery, RepairSquad):
        if yard.ship.squads_disabled:
            return None
        return refused(IllegalMove, "campaign/no-squad")
    return why_not_repair_token(yard, recovery)


def why_not_repair_token(yard: Yard, repair: RepairToken) -> IllegalMove | None:
    """A token that lies on the ship, and at most two in a zone."""
    if repair.zone not in range(len(ZONES)):
        return refused(IllegalMove, "campaign/no-zone", zone=repair.zone)
    zone = ZONES[repair.zone]
    if repair.token not in yard.ship.tokens[repair.zone]:
        return refused(IllegalMove, "campaign/no-token", zone=zone, token=repair.token)
    if yard.repaired[repair.zone] == MAX_REPAIRS_PER_ZONE:
        return refused(IllegalMove, "campaign/zone-limit", zone=zone, most=MAX_REPAIRS_PER_ZONE)
    return None


def recover(yard: Yard, recovery: Recovery) -> Yard:
    """Let the next crew member recover or repair, captain first."""
    refusal = why_not_recover(yard, recovery)
    if refusal is not None:
        raise refusal
    ship, repaired = yard.ship, list(yard.repaired)
    if isinstance(recovery, RepairSquad):
        ship = msgspec.structs.replace(ship, squads_disabled=ship.squads_disabled - 1)
    elif isinstance(recovery, RepairToken):
        tokens = list(ship.tokens)
        tokens[recovery.zone] = tuple(t for t in tokens[recovery.zone] if t != recovery.token)
        ship = msgspec.structs.replace(ship, tokens=_zones(tokens))
        repaired[recovery.zone] += 1
    red, white, blue = repaired
    return Yard(ship=ship, repaired=(red, white, blue), member=yard.member + 1)


def _zones(tokens: Sequence[tuple[Token, ...]]) -> Zones:
    red, white, blue = tokens
    return red, white, blue


# The next mission


def start_of(yard: Yard) -> Start:
    """What is left broken goes along; disabled squads stay off the ship; everybody is on their feet."""
    assert yard.is_done
    return Start(tokens=yard.ship.tokens, squads=SQUADS - yard.ship.squads_disabled)


def why_not_station(start: Start, station: SquadStation | None) -> IllegalMove | None:
    """A station is chosen for the only squad, and for no other."""
    if start.chooses_squad_station and station is None:
        return refused(IllegalMove, "campaign/choose-station")
    if station is not None and not start.chooses_squad_station:
        return refused(IllegalMove, "campaign/no-choice", squads=start.squads)
    return None


def carried_of(start: Start, station: SquadStation | None = None) -> Carried:
    """The start as an option of the next mission."""
    refusal = why_not_station(start, station)
    if refusal is not None:
        raise refusal
    red, white, blue = start.tokens
    if station is not None:
        return Carried(red=red, white=white, blue=blue, squads=(station,))
    return Carried(red=red, white=white, blue=blue, squads=SQUAD_STATIONS if start.squads else ())


def ship_after(start: Start, drawn: Zones, squads_disabled: int, knocked_out: tuple[bool, ...]) -> Ship:
    """Add what a mission did to what it started with; squads left behind are still disabled."""
    tokens = [carried + new for carried, new in zip(start.tokens, drawn, strict=True)]
    assert all(len(set(zone)) == len(zone) for zone in tokens), "a token was drawn twice"
    return Ship(
        knocked_out=knocked_out,
        tokens=_zones(tokens),
        squads_disabled=SQUADS - start.squads + squads_disabled,
    )


# Decisions and result


def may_go_on(missions: Sequence[MissionResult]) -> bool:
    """A campaign goes on while it is not lost and has fewer than three missions."""
    return len(missions) < MAX_MISSIONS and not is_lost(missions)


def is_lost(missions: Sequence[MissionResult]) -> bool:
    """One lost mission loses the campaign."""
    return any(mission.is_lost for mission in missions)


def agreed_level(proposals: Sequence[Level]) -> Level:
    """Without agreement the most cautious proposal wins."""
    return min(proposals, key=LEVELS.index)


def agreed_to_go_on(proposals: Sequence[bool]) -> bool:
    """One who would rather stop is enough to stop."""
    return all(proposals)


def penalty(ship: Ship) -> int:
    """As after a single mission: for the damage, the members knocked out and the disabled squads."""
    counts = [len(tokens) for tokens in ship.tokens]
    return scoring.penalty_for(sum(counts), max(counts), sum(ship.knocked_out), ship.squads_disabled)


def score(missions: Sequence[MissionResult]) -> int | None:
    """Points for threats, less the last penalty, plus the average of visual confirmation; None if lost."""
    if not missions or is_lost(missions):
        return None
    threats = sum(mission.survived + mission.destroyed for mission in missions)
    confirmation = sum(mission.confirmation for mission in missions) // len(missions)
    return threats - missions[-1].penalty + confirmation
