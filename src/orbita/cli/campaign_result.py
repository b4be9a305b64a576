"""`orbita campaign result`: how the chosen mission ended, from a record, a flight file or typed in."""

import argparse
from typing import Any, Final

from orbita.cli.flown import flown_flight, flown_record, read_settled_flight
from orbita.games.space_alert import campaign as rules
from orbita.games.space_alert.campaign_model import BadCampaign, Campaign, Home, need, options_of, start_now
from orbita.games.space_alert.debriefing import result_of, ship_at_home
from orbita.games.space_alert.flight_history import is_same_start, start_with
from orbita.games.space_alert.flight_words import token_name, words_of
from orbita.games.space_alert.missions.model import ZONES
from orbita.games.space_alert.options import TOKENS, Carried, Token
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.starlog import Lost

POINTS: Final = ("survived", "destroyed", "confirmation")
MOST_POINTS: Final = 999
TYPED: Final = (*POINTS, *ZONES, "disabled_squads", "knocked_out")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Every way to tell a result."""
    parser.add_argument("--record", metavar="FILE", help="the record of the finished game")
    parser.add_argument("--flight", metavar="FILE", help="a flight file as for orbita mission resolve")
    parser.add_argument("--stealth-fighter-speed", type=int, choices=(3, 4), default=3, help="for --flight")
    parser.add_argument("--lost-to", metavar="THREAT", help="the threat that destroyed the ship")
    for part in POINTS:
        parser.add_argument(f"--{part}", type=int, metavar="POINTS", help="points (default: 0)")
    for zone in ZONES:
        parser.add_argument(
            f"--{zone}", metavar="TOKENS", help=f"damage now in the {zone} zone: {TOKENS[0]} …"
        )
    parser.add_argument("--disabled-squads", type=int, metavar="N", help="disabled squads on board")
    parser.add_argument("--knocked-out", metavar="NAME,NAME", help="who was knocked out")


def result(campaign: Campaign, args: argparse.Namespace) -> Home | Lost:
    """Read the one result that was given."""
    need(campaign, "fly")
    is_typed = any(getattr(args, name) is not None for name in TYPED)
    ways = (args.record is not None, args.flight is not None, args.lost_to is not None, is_typed)
    if sum(ways) == 0:
        raise BadCampaign("campaign/no-result", "give --record, --flight, --lost-to, or points and damage")
    if sum(ways) > 1:
        raise BadCampaign(
            "campaign/two-results", "give the result one way: --record, --flight, --lost-to or points"
        )
    if args.lost_to is not None:
        return Lost(to=args.lost_to)
    if is_typed:
        return typed_result(campaign, args)
    ship = of_record(campaign, args.record) if args.record is not None else of_flight(campaign, args)
    if ship.crew != len(campaign.crew):
        raise other_crew(campaign, ship.crew)
    return debrief(ship, args.lang)


def other_crew(campaign: Campaign, given: int) -> BadCampaign:
    """The mission was flown by more or fewer."""
    crew = len(campaign.crew)
    message = f"the crew has {crew} members, this mission was flown by {given}"
    return BadCampaign("campaign/other-crew", message, crew=crew, given=given)


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


def of_record(campaign: Campaign, file: str) -> Ship:
    """A recorded game, if it is the mission that was chosen."""
    ship, options = flown_record(file)
    chosen = options_of(campaign)
    for field in ("mission", "common", "serious", "carried"):
        if getattr(options, field) != getattr(chosen, field):
            raise other_mission(field, getattr(chosen, field), getattr(options, field))
    return ship


def other_mission(field: str, chosen: Any, given: Any) -> BadCampaign:
    """Say in what the missions differ."""
    return BadCampaign(
        "campaign/other-mission",
        f"this is another mission than the one chosen: {field} is {given}, not {chosen}",
        field=field,
    )


def of_flight(campaign: Campaign, args: argparse.Namespace) -> Ship:
    """A flight of the box; one that says nothing of the campaign starts as the campaign has it."""
    flight = read_settled_flight(args.flight, args.lang)
    carried = options_of(campaign).carried
    if flight.carried != Carried() and not is_same_start(flight.carried, carried):
        raise other_mission("carried", carried, flight.carried)
    start_with(flight.mission, carried)
    return flown_flight(flight, args.stealth_fighter_speed)


# Typed in


def typed_result(campaign: Campaign, args: argparse.Namespace) -> Home:
    """Points, and the ship as it lies on the table; damage carried over need not be named again."""
    start = start_now(campaign)
    red, white, blue = (
        read_tokens(zone, getattr(args, zone), carried)
        for zone, carried in zip(ZONES, start.tokens, strict=True)
    )
    ship = rules.ship_after(
        start,
        drawn=(red, white, blue),
        squads_disabled=args.disabled_squads or 0,
        knocked_out=read_knocked_out(campaign, args.knocked_out),
    )
    points = {part: getattr(args, part) or 0 for part in POINTS}
    if min(points.values()) < 0 or max(points.values()) > MOST_POINTS:
        fault = f"points are from 0 to {MOST_POINTS}"
        raise BadCampaign("campaign/result", f"a mission cannot end like this: {fault}", fault=fault)
    return Home(ship=ship, **points)


def read_tokens(zone: str, given: str | None, carried: tuple[Token, ...]) -> tuple[Token, ...]:
    """The tokens of a zone that are new, each once."""
    found: list[Token] = []
    for word in words_of(given):
        token = next((token for token in TOKENS if token == token_name(word)), None)
        if token is None or token in found:
            known = ", ".join(TOKENS)
            message = f"{zone}: {word!r}: each once of {known}"
            raise BadCampaign("campaign/token", message, zone=zone, word=word, known=known)
        if token not in carried:
            found.append(token)
    return tuple(found)


def read_knocked_out(campaign: Campaign, given: str | None) -> tuple[bool, ...]:
    """Who of the crew was knocked out, by name."""
    names = [member.name for member in campaign.crew]
    out = [name.strip() for name in (given or "").split(",") if name.strip()]
    for name in out:
        if name not in names:
            raise unknown_member(name, names)
    return tuple(name in out for name in names)


def unknown_member(name: str, names: list[str]) -> BadCampaign:
    """Name somebody who is not there, and those who are."""
    known = ", ".join(names)
    message = f"the crew has no {name}: there is {known}"
    return BadCampaign("campaign/unknown-member", message, name=name, known=known)
