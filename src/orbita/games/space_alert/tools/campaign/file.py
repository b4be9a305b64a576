"""A campaign in a file: JSON for people and programs, checked as a whole when it is read."""

from typing import Final

import msgspec

from orbita.core.errors import IllegalMove, OrbitaError
from orbita.games.space_alert.options import Carried
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.campaign.model import (
    WAITS,
    BadCampaign,
    Campaign,
    Flown,
    Prepared,
    stage_of,
    start_now,
    yard_of,
)
from orbita.games.space_alert.tools.campaign.rules import MAX_MISSIONS, SQUADS, Ship
from orbita.games.space_alert.tools.starlog.log import Lost, find_crew_faults, find_text_faults, is_date

MAX_BYTES: Final = 1 << 20
SOLO: Final = 0  # people among the crew: whoever plays alone is not one of its members


def read_campaign(raw: bytes) -> Campaign:
    """Read a file, or say everything that is wrong with it."""
    if len(raw) > MAX_BYTES:
        raise bad_file(f"it has more than {MAX_BYTES} bytes")
    try:
        campaign = msgspec.json.decode(raw, type=Campaign)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise bad_file(str(error)) from error
    faults = find_faults(campaign)
    if faults:
        raise bad_file("; ".join(faults))
    return campaign


def write_campaign(campaign: Campaign) -> bytes:
    """Write a file for people to read as well."""
    return msgspec.json.format(msgspec.json.encode(campaign), indent=2) + b"\n"


def bad_file(fault: str) -> BadCampaign:
    """Say what is wrong with a file."""
    return refused(BadCampaign, "campaign/file", fault=fault)


def find_faults(campaign: Campaign) -> list[str]:
    """What types alone cannot tell: the crew, and whether one thing follows from the other."""
    faults = find_text_faults({"name": campaign.name}) + find_crew_faults(campaign.crew)
    people = len(campaign.crew) - campaign.androids
    if people < SOLO or people == 1:
        faults.append("androids: nobody, or at least two of the crew are people")
    if not 0 <= campaign.logged <= len(campaign.missions):
        faults.append("logged: there are not that many missions")
    before = msgspec.structs.replace(campaign, missions=(), next=None)
    for number, flown in enumerate(campaign.missions, 1):
        faults += [f"mission {number}: {fault}" for fault in find_mission_faults(before, flown)]
        if faults:
            return faults
        before = msgspec.structs.replace(before, missions=(*before.missions, flown))
    if campaign.next is not None:
        faults += [f"next: {fault}" for fault in find_start_faults(before, campaign.next)]
    return faults


def find_mission_faults(before: Campaign, flown: Flown) -> list[str]:
    """Whether a mission belongs behind those before it."""
    faults = find_start_faults(before, flown)
    if not is_date(flown.date):
        faults.append("date: year-month-day is needed")
    if isinstance(flown.result, Lost):
        faults += find_text_faults({"lost to": flown.result.to})
        if flown.goes_on is not None or flown.recoveries:
            faults.append("a lost ship is not repaired")
        return faults
    faults += find_ship_faults(before, flown.carried, flown.result.ship)
    if flown.goes_on and len(before.missions) + 1 == MAX_MISSIONS:
        faults.append(f"a campaign has {MAX_MISSIONS} missions")
    if flown.recoveries and not flown.goes_on:
        faults.append("there are no repairs after the last mission")
    if not faults:
        try:
            yard_of(flown)
        except IllegalMove as refusal:
            faults.append(f"repairs: {clause(refusal)}")
    return faults


def clause(error: OrbitaError) -> str:
    """The message of an error as part of a longer sentence."""
    return error.message[:1].lower() + error.message[1:].rstrip(".")


def find_start_faults(before: Campaign, chosen: Prepared) -> list[str]:
    """Whether a mission may follow, and starts with what was left."""
    if stage_of(before) != "prepare":
        return [clause(refused(BadCampaign, WAITS[stage_of(before)]))]
    start = start_now(before)
    if chosen.carried.tokens != start.tokens or len(chosen.carried.squads) != start.squads:
        return ["carried: this is not what was left after the repairs"]
    return find_text_faults({"mission": chosen.mission})


def find_ship_faults(campaign: Campaign, carried: Carried, ship: Ship) -> list[str]:
    """A mission takes no token off the ship, and brings no squad back."""
    faults = []
    if len(ship.knocked_out) != len(campaign.crew):
        faults.append(f"the crew has {len(campaign.crew)} members, not {len(ship.knocked_out)}")
    for had, has in zip(carried.tokens, ship.tokens, strict=True):
        if len(set(has)) < len(has) or has[: len(had)] != had:
            faults.append("tokens: each once, those carried over in front")
    if not SQUADS - len(carried.squads) <= ship.squads_disabled <= SQUADS:
        faults.append(f"{len(carried.squads)} squads were on board")
    return faults
