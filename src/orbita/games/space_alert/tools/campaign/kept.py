"""A campaign as a server keeps it for a crew: its decisions, and the votes that are not all in yet (6.)."""

from typing import Annotated, Any, Final, Literal

import msgspec

from orbita.core.offers import Campaigns
from orbita.core.record import plain_options
from orbita.games.space_alert.missions.model import ZONES, Level
from orbita.games.space_alert.options import Options, SquadStation, Token
from orbita.games.space_alert.ship import MAX_CREW, Ship
from orbita.games.space_alert.tools.campaign import rules, steps
from orbita.games.space_alert.tools.campaign.file import write_campaign
from orbita.games.space_alert.tools.campaign.model import (
    Campaign,
    Flown,
    Home,
    Stage,
    need,
    options_of,
    result_of,
    results,
    seats_of,
    stage_of,
    start_now,
    yard_of,
)
from orbita.games.space_alert.tools.campaign.results import check_names, game_result
from orbita.games.space_alert.tools.campaign.rules import Recovery, RepairSquad, RepairToken, Rest, Start
from orbita.games.space_alert.tools.starlog import flown as lines
from orbita.games.space_alert.tools.starlog.log import Lost, Member

SMALLEST_CREW: Final = 4
CAUTIOUS: Final[Level] = "white"

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Zone = Literal["red", "white", "blue"]


class CampaignWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who flies: people in their order of acting, the captain first; androids fill the crew up."""

    name: Name
    people: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1, max_length=MAX_CREW)]
    extra_android: bool = False


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="step"):
    """What a crew decides."""


class Vote(Step, frozen=True, tag="vote"):
    """Somebody would go on, or rather stop; one who stops is enough."""

    member: Name
    go: bool


class Levels(Step, frozen=True, tag="levels"):
    """Somebody proposes the levels of the next mission; the most cautious proposal wins."""

    member: Name
    common: Level
    serious: Level


class Prepare(Step, frozen=True, tag="prepare"):
    """The next mission with the levels that were proposed; and where the only squad waits."""

    mission: Name = steps.RANDOM
    station: SquadStation | None = None


class Repair(Step, frozen=True, tag="repair"):
    """The next crew member repairs a token or a squad, or rests."""

    what: Literal["token", "squad", "rest"]
    zone: Zone | None = None
    token: Token | None = None


class Undo(Step, frozen=True, tag="undo"):
    """Take the last step back; what was flown stays."""


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """The campaign, and what was said about its next step."""

    campaign: Campaign
    votes: dict[str, bool] = {}
    levels: dict[str, tuple[Level, Level]] = {}


class MissionTold(msgspec.Struct, frozen=True):
    """A mission that was flown; without points if the ship was lost."""

    mission: str
    common: Level
    serious: Level
    date: str
    survived: int
    destroyed: int
    confirmation: int
    penalty: int
    lost_to: str


class CampaignTold(msgspec.Struct, frozen=True, kw_only=True):
    """Where a campaign stands, and what may be decided now."""

    name: str
    crew: tuple[Member, ...]
    seats: int
    stage: Stage
    missions: tuple[MissionTold, ...]
    score: int | None  # so far; none before the first mission, and if the campaign is lost
    votes: dict[str, bool]
    levels: dict[str, tuple[Level, Level]]
    member: str | None  # whose turn it is to repair
    repairs: tuple[Repair, ...]  # that member may do one of these
    damage: dict[Zone, tuple[Token, ...]]  # of the ship as it stands
    squads: int  # on board
    chooses_station: bool  # for the only squad
    options: dict[str, Any] | None  # of the mission that is due


def begin(asked: CampaignWish) -> Kept:
    """A crew that has flown no mission yet; whoever plays alone plays four androids."""
    size = min(max(len(asked.people), SMALLEST_CREW) + asked.extra_android, MAX_CREW)
    crew = msgspec.convert(lines.crew_of(asked.people, size, Options()), list[Member])
    androids = size if len(asked.people) == 1 else size - len(asked.people)
    return Kept(campaign=steps.begin(asked.name, crew, androids))


def step(kept: Kept, asked: Vote | Levels | Prepare | Repair | Undo) -> Kept:
    """Do what was decided, or remember what somebody said about it."""
    campaign = kept.campaign
    match asked:
        case Vote():
            return vote(kept, asked)
        case Levels():
            check_names([asked.member], people_of(campaign))
            if stage_of(campaign) != "fly":
                need(campaign, "prepare")
            levels = {**kept.levels, asked.member: (asked.common, asked.serious)}
            return msgspec.structs.replace(kept, levels=levels)
        case Prepare():
            common, serious = agreed(kept)
            chosen = steps.prepare(campaign, asked.mission, common, serious, asked.station)
            return msgspec.structs.replace(kept, campaign=chosen)
        case Repair():
            return Kept(campaign=steps.repair(campaign, recovery_of(asked)))
        case Undo():
            # What was flown stands in the star log already.
            whole = msgspec.structs.replace(campaign, logged=len(campaign.missions))
            before = steps.undo(whole)
            return Kept(campaign=msgspec.structs.replace(before, logged=campaign.logged))


def vote(kept: Kept, asked: Vote) -> Kept:
    """Decide once everybody has voted, or somebody would rather stop."""
    check_names([asked.member], people_of(kept.campaign))
    need(kept.campaign, "decide")
    votes = {**kept.votes, asked.member: asked.go}
    if asked.go and len(votes) < len(people_of(kept.campaign)):
        return msgspec.structs.replace(kept, votes=votes)
    return Kept(campaign=steps.decide(kept.campaign, list(votes.values())))


def people_of(campaign: Campaign) -> list[str]:
    """The people of the crew, who vote."""
    return [member.name for member in campaign.crew[: seats_of(campaign)]]


def agreed(kept: Kept) -> tuple[Level, Level]:
    """The most cautious of what was proposed."""
    common = [levels[0] for levels in kept.levels.values()] or [CAUTIOUS]
    serious = [levels[1] for levels in kept.levels.values()] or [CAUTIOUS]
    return rules.agreed_level(common), rules.agreed_level(serious)


def recovery_of(asked: Repair) -> Recovery:
    """A repair as the rules have it; one without zone or token names none that is there."""
    if asked.what == "token":
        zone = ZONES.index(asked.zone) if asked.zone else len(ZONES)
        return RepairToken(zone, asked.token or "structural")
    return RepairSquad() if asked.what == "squad" else Rest()


def repair_of(recovery: Recovery) -> Repair:
    """The same the other way round."""
    match recovery:
        case RepairToken(zone, token):
            name: Zone = ("red", "white", "blue")[zone]
            return Repair("token", name, token)
        case RepairSquad():
            return Repair("squad")
    return Repair("rest")


def finish(kept: Kept, ship: Ship, options: Options, day: str) -> Kept:
    """Take a finished game as the mission that was due."""
    need(kept.campaign, "fly")
    result = game_result(kept.campaign, ship, options, "en")
    told = lines.result(ship)
    campaign = steps.finish(kept.campaign, day, told if isinstance(told, Lost) else result)
    return Kept(campaign=campaign)


def options(kept: Kept) -> dict[str, Any]:
    """The options of the mission that is due."""
    need(kept.campaign, "fly")
    chosen = plain_options(options_of(kept.campaign))
    return {name: chosen[name] for name in ("mission", "common", "serious", "extra_android", "carried")}


def tell(kept: Kept) -> CampaignTold:
    """Where the campaign stands."""
    campaign = kept.campaign
    stage = stage_of(campaign)
    yard = yard_of(campaign.missions[-1]) if stage == "repair" else None
    start = ship_now(campaign)
    red, white, blue = start.tokens
    return CampaignTold(
        name=campaign.name,
        crew=campaign.crew,
        seats=seats_of(campaign),
        stage=stage,
        missions=tuple(mission_told(flown) for flown in campaign.missions),
        score=rules.score(results(campaign)),
        votes=kept.votes,
        levels=kept.levels,
        member=campaign.crew[yard.member].name if yard else None,
        repairs=tuple(repair_of(recovery) for recovery in rules.recoveries(yard)) if yard else (),
        damage={"red": red, "white": white, "blue": blue},
        squads=start.squads,
        chooses_station=stage in ("prepare", "fly") and start.chooses_squad_station,
        options=options(kept) if stage == "fly" else None,
    )


def ship_now(campaign: Campaign) -> Start:
    """The ship as it stands, also in the middle of its repairs; nothing of one that was lost."""
    if campaign.missions and isinstance(campaign.missions[-1].result, Home):
        ship = yard_of(campaign.missions[-1]).ship
        return Start(tokens=ship.tokens, squads=rules.SQUADS - ship.squads_disabled)
    return Start(tokens=rules.UNDAMAGED, squads=0) if campaign.missions else start_now(campaign)


def mission_told(flown: Flown) -> MissionTold:
    """A mission with its points."""
    points = result_of(flown.result)
    return MissionTold(
        mission=flown.mission,
        common=flown.common,
        serious=flown.serious,
        date=flown.date,
        survived=points.survived,
        destroyed=points.destroyed,
        confirmation=points.confirmation,
        penalty=points.penalty,
        lost_to=flown.result.to if isinstance(flown.result, Lost) else "",
    )


def campaigns(finish: Any) -> Campaigns:
    """The contract's face; `finish` takes a record, which only the game itself can play again."""
    return Campaigns(
        state=Kept,
        begins=CampaignWish,
        steps=Vote | Levels | Prepare | Repair | Undo,
        told=CampaignTold,
        begin=begin,
        step=step,
        finish=finish,
        options=options,
        name=lambda kept: kept.campaign.name,
        is_over=lambda kept: stage_of(kept.campaign) == "over",
        tell=tell,
        write=lambda kept: write_campaign(kept.campaign),
    )
