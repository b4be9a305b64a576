"""How the chosen mission of a campaign ended: from a finished game, from a flight of the box, or typed in."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orbita.games.space_alert.missions.model import ZONES
from orbita.games.space_alert.options import TOKENS, Carried, Options, Token
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.campaign import rules
from orbita.games.space_alert.tools.campaign.model import (
    BadCampaign,
    Campaign,
    Home,
    options_of,
    start_now,
)
from orbita.games.space_alert.tools.flights.file import FlightFile
from orbita.games.space_alert.tools.flights.history import is_same_start, start_with
from orbita.games.space_alert.tools.flights.resolve import ship_after_flight
from orbita.games.space_alert.tools.flights.words import token_name, words_of
from orbita.games.space_alert.tools.starlog.debriefing import result_of, ship_at_home
from orbita.games.space_alert.tools.starlog.log import Lost

POINTS: Final = ("survived", "destroyed", "confirmation")
MOST_POINTS: Final = 999


def debrief(ship: Ship, lang: str) -> Home | Lost:
    """What a finished mission means for the campaign."""
    told = result_of(ship, lang)
    if isinstance(told, Lost):
        return told
    return Home(
        survived=told.survived,
        destroyed=told.destroyed,
        confirmation=told.confirmation,
        ship=ship_at_home(ship),
    )


def game_result(campaign: Campaign, ship: Ship, options: Options, lang: str) -> Home | Lost:
    """A finished game, if it is the mission that was chosen."""
    chosen = options_of(campaign)
    for field in ("mission", "common", "serious", "carried"):
        if getattr(options, field) != getattr(chosen, field):
            raise other_mission(field, getattr(chosen, field), getattr(options, field))
    check_crew(campaign, ship)
    return debrief(ship, lang)


def flight_result(campaign: Campaign, flight: FlightFile, speed: int, lang: str) -> Home | Lost:
    """A flight of the box; one that says nothing of the campaign starts as the campaign has it."""
    carried = options_of(campaign).carried
    if flight.carried != Carried() and not is_same_start(flight.carried, carried):
        raise other_mission("carried", carried, flight.carried)
    start_with(flight.mission, carried)
    ship = ship_after_flight(flight, speed)
    check_crew(campaign, ship)
    return debrief(ship, lang)


def other_mission(field: str, chosen: Any, given: Any) -> BadCampaign:
    """Say in what the missions differ."""
    return refused(BadCampaign, "campaign/other-mission", field=field, chosen=str(chosen), given=str(given))


def check_crew(campaign: Campaign, ship: Ship) -> None:
    """Refuse a mission that was flown by more or fewer."""
    if ship.crew != len(campaign.crew):
        raise refused(BadCampaign, "campaign/other-crew", crew=len(campaign.crew), given=ship.crew)


# Typed in


def typed_result(
    campaign: Campaign,
    points: Mapping[str, int],
    damage: Mapping[str, str | None],
    disabled_squads: int,
    knocked_out: str,
) -> Home:
    """Points, and the ship as it lies on the table; damage carried over need not be named again."""
    start = start_now(campaign)
    red, white, blue = (
        read_tokens(zone, damage.get(zone), carried)
        for zone, carried in zip(ZONES, start.tokens, strict=True)
    )
    ship = rules.ship_after(
        start,
        drawn=(red, white, blue),
        squads_disabled=disabled_squads,
        knocked_out=read_knocked_out(campaign, knocked_out),
    )
    if min(points.values()) < 0 or max(points.values()) > MOST_POINTS:
        raise refused(BadCampaign, "campaign/result", fault=f"points are from 0 to {MOST_POINTS}")
    return Home(ship=ship, **points)


def read_tokens(zone: str, given: str | None, carried: tuple[Token, ...]) -> tuple[Token, ...]:
    """The tokens of a zone that are new, each once."""
    found: list[Token] = []
    for word in words_of(given):
        token = next((token for token in TOKENS if token == token_name(word)), None)
        if token is None or token in found:
            raise refused(BadCampaign, "campaign/token", zone=zone, word=word, known=", ".join(TOKENS))
        if token not in carried:
            found.append(token)
    return tuple(found)


def read_knocked_out(campaign: Campaign, given: str) -> tuple[bool, ...]:
    """Who of the crew was knocked out, by name."""
    names = [member.name for member in campaign.crew]
    out = [name.strip() for name in given.split(",") if name.strip()]
    check_names(out, names)
    return tuple(name in out for name in names)


def check_names(given: Sequence[str], crew: Sequence[str]) -> None:
    """Refuse somebody who is not of the crew, and name those who are."""
    for name in given:
        if name not in crew:
            raise refused(BadCampaign, "campaign/unknown-member", name=name, known=", ".join(crew))
