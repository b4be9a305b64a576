"""What a crew decides in a campaign, step by step; and what the star log gets of it."""

from collections.abc import Sequence
from typing import Final

import msgspec

from orbita.games.space_alert.missions.model import Level
from orbita.games.space_alert.missions.scripts import find_mission
from orbita.games.space_alert.options import SquadStation
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.campaign import rules as rules
from orbita.games.space_alert.tools.campaign.file import bad_file, find_faults, find_mission_faults
from orbita.games.space_alert.tools.campaign.model import (
    FORMAT,
    BadCampaign,
    Campaign,
    Flown,
    Home,
    Prepared,
    need,
    result_of,
    stage_of,
    start_now,
    yard_of,
)
from orbita.games.space_alert.tools.campaign.rules import Recovery
from orbita.games.space_alert.tools.starlog.log import Entry, Lost, Member, make_entry

RANDOM: Final = "random"


def begin(name: str, crew: Sequence[Member], androids: int) -> Campaign:
    """A crew that has flown no mission yet."""
    campaign = Campaign(format=FORMAT, name=name, crew=tuple(crew), androids=androids)
    faults = find_faults(campaign)
    if faults:
        raise bad_file("; ".join(faults))
    return campaign


def prepare(
    campaign: Campaign, mission: str, common: Level, serious: Level, station: SquadStation | None = None
) -> Campaign:
    """Choose the next mission, or another one before it is flown; and where the only squad waits."""
    if stage_of(campaign) != "fly":
        need(campaign, "prepare")
    if mission != RANDOM:
        mission = find_mission(mission).id
    carried = rules.carried_of(start_now(campaign), station)
    chosen = Prepared(mission=mission, common=common, serious=serious, carried=carried)
    return msgspec.structs.replace(campaign, next=chosen)


def finish(campaign: Campaign, date: str, result: Home | Lost) -> Campaign:
    """Write down how the chosen mission ended."""
    need(campaign, "fly")
    chosen = campaign.next
    assert chosen is not None
    flown = Flown(
        mission=chosen.mission,
        common=chosen.common,
        serious=chosen.serious,
        carried=chosen.carried,
        date=date,
        result=result,
    )
    faults = find_mission_faults(msgspec.structs.replace(campaign, next=None), flown)
    if faults:
        fault = "; ".join(faults)
        raise refused(BadCampaign, "campaign/result", fault=fault)
    return msgspec.structs.replace(campaign, missions=(*campaign.missions, flown), next=None)


def decide(campaign: Campaign, wishes: Sequence[bool]) -> Campaign:
    """Go on if everybody who spoke wants to."""
    need(campaign, "decide")
    return _with_last(campaign, goes_on=rules.agreed_to_go_on(wishes))


def repair(campaign: Campaign, recovery: Recovery) -> Campaign:
    """Let the next crew member repair or rest."""
    need(campaign, "repair")
    last = campaign.missions[-1]
    rules.recover(yard_of(last), recovery)  # refuses what is not allowed
    return _with_last(campaign, recoveries=(*last.recoveries, recovery))


def undo(campaign: Campaign) -> Campaign:
    """Take back the last step: a choice, a repair, a decision or a result that is not in the star log."""
    if campaign.next is not None:
        return msgspec.structs.replace(campaign, next=None)
    if not campaign.missions:
        raise refused(BadCampaign, "campaign/undo-nothing")
    last = campaign.missions[-1]
    if last.recoveries:
        return _with_last(campaign, recoveries=last.recoveries[:-1])
    if last.goes_on is not None:
        return _with_last(campaign, goes_on=None)
    if campaign.logged == len(campaign.missions):
        raise refused(BadCampaign, "campaign/undo-logged")
    chosen = Prepared(mission=last.mission, common=last.common, serious=last.serious, carried=last.carried)
    return msgspec.structs.replace(campaign, missions=campaign.missions[:-1], next=chosen)


def _with_last(campaign: Campaign, **changes: object) -> Campaign:
    """Change what was decided after the last mission."""
    last = msgspec.structs.replace(campaign.missions[-1], **changes)
    return msgspec.structs.replace(campaign, missions=(*campaign.missions[:-1], last))


# The star log


def entries(campaign: Campaign) -> list[Entry]:
    """Every mission as the star log writes it, framed together by the campaign's name."""
    return [_entry(campaign, flown) for flown in campaign.missions]


def _entry(campaign: Campaign, flown: Flown) -> Entry:
    result: dict[str, object]
    if isinstance(flown.result, Lost):
        result = {"type": "lost", "to": flown.result.to}
    else:
        points = result_of(flown.result)
        parts = ("survived", "destroyed", "penalty", "confirmation")
        result = {"type": "survived", **{part: getattr(points, part) for part in parts}}
    return make_entry(
        {
            "date": flown.date,
            "crew": msgspec.to_builtins(campaign.crew),
            "mission": flown.mission,
            "common": flown.common,
            "serious": flown.serious,
            "result": result,
            "campaign": campaign.name,
        }
    )
