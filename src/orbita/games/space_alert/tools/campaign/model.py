"""A campaign as it is kept: who flies, every mission with its start and its end, and what comes next.

Only decisions are kept; what follows from them (stage, ship, score) is worked out from them every time.
"""

from typing import Final, Literal

import msgspec

from orbita.core.errors import OrbitaError
from orbita.games.space_alert.missions.model import Level
from orbita.games.space_alert.options import Carried, Options
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.campaign import rules as rules
from orbita.games.space_alert.tools.campaign.rules import (
    SQUADS,
    UNDAMAGED,
    MissionResult,
    Recovery,
    Ship,
    Start,
    Yard,
)
from orbita.games.space_alert.tools.starlog.log import Lost, Member, Points

FORMAT: Final = 1

Stage = Literal["prepare", "fly", "decide", "repair", "over"]


class BadCampaign(OrbitaError):
    """A campaign's file is damaged, or what should go into it is wrong."""


class Home(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="survived"):
    """The ship came back: its points, and the state it is in."""

    survived: Points
    destroyed: Points
    confirmation: Points
    ship: Ship


class Prepared(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mission that was chosen: script, levels, and how the ship starts."""

    mission: str
    common: Level
    serious: Level
    carried: Carried


class Flown(Prepared, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mission that was flown, and what the crew decided and repaired after it."""

    date: str
    result: Home | Lost
    goes_on: bool | None = None
    recoveries: tuple[Recovery, ...] = ()


class Campaign(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that was decided so far; the crew sits in its order of acting, the captain first."""

    format: Literal[1]
    name: str
    crew: tuple[Member, ...]
    androids: int = 0  # the last ones of the crew
    missions: tuple[Flown, ...] = ()
    next: Prepared | None = None
    logged: int = 0  # missions that stand in the star log


# What a campaign waits for, by stage: why anything else is refused.
WAITS: Final[dict[Stage, str]] = {
    "prepare": "campaign/waits-prepare",
    "fly": "campaign/waits-fly",
    "decide": "campaign/waits-decide",
    "repair": "campaign/waits-repair",
    "over": "campaign/waits-over",
}


# Where it stands


def stage_of(campaign: Campaign) -> Stage:
    """What the campaign waits for."""
    if campaign.missions:
        last = campaign.missions[-1]
        if last.goes_on is False or not rules.may_go_on(results(campaign)):
            return "over"
        if last.goes_on is None:
            return "decide"
        if not yard_of(last).is_done:
            return "repair"
    return "prepare" if campaign.next is None else "fly"


def need(campaign: Campaign, stage: Stage) -> None:
    """Refuse what it is not the time for."""
    now = stage_of(campaign)
    if now != stage:
        raise refused(BadCampaign, WAITS[now])


def results(campaign: Campaign) -> list[MissionResult]:
    """The missions as the rules of the campaign count them."""
    return [result_of(flown.result) for flown in campaign.missions]


def result_of(result: Home | Lost) -> MissionResult:
    """One mission as the rules count it."""
    if isinstance(result, Lost):
        return MissionResult(survived=0, destroyed=0, confirmation=0, penalty=0, is_lost=True)
    return MissionResult(
        survived=result.survived,
        destroyed=result.destroyed,
        confirmation=result.confirmation,
        penalty=rules.penalty(result.ship),
    )


def yard_of(flown: Flown) -> Yard:
    """The ship after a mission, with the repairs so far."""
    assert isinstance(flown.result, Home)
    yard = Yard(flown.result.ship)
    for recovery in flown.recoveries:
        yard = rules.recover(yard, recovery)
    return yard


def start_now(campaign: Campaign) -> Start:
    """What the next mission starts with."""
    if not campaign.missions:
        return Start(tokens=UNDAMAGED, squads=SQUADS)
    return rules.start_of(yard_of(campaign.missions[-1]))


def options_of(campaign: Campaign) -> Options:
    """The chosen mission as options of the game."""
    chosen = campaign.next
    assert chosen is not None
    return Options(
        mission=chosen.mission,
        common=chosen.common,
        serious=chosen.serious,
        extra_android=len(campaign.crew) == 5 and campaign.androids > 0,
        carried=chosen.carried,
    )


def seats_of(campaign: Campaign) -> int:
    """People at the table; alone, one plays all androids."""
    return len(campaign.crew) - campaign.androids or 1
