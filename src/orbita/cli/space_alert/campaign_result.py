"""`orbita campaign result`: how the chosen mission ended, from a record, a flight file or typed in."""

import argparse
from typing import Final

from orbita.cli.space_alert.flown import flown_game, settled_flight
from orbita.games.space_alert.missions.model import ZONES
from orbita.games.space_alert.options import TOKENS
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.campaign.model import BadCampaign, Campaign, Home, need
from orbita.games.space_alert.tools.campaign.results import POINTS, flight_result, game_result, typed_result
from orbita.games.space_alert.tools.starlog.log import Lost

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
        raise refused(BadCampaign, "campaign/no-result")
    if sum(ways) > 1:
        raise refused(BadCampaign, "campaign/two-results")
    if args.record is not None:
        return game_result(campaign, *flown_game(args.record), args.lang)
    if args.flight is not None:
        flight = settled_flight(args.flight)
        return flight_result(campaign, flight, args.stealth_fighter_speed, args.lang)
    if args.lost_to is not None:
        return Lost(to=args.lost_to)
    return typed_result(
        campaign,
        points={part: getattr(args, part) or 0 for part in POINTS},
        damage={zone: getattr(args, zone) for zone in ZONES},
        disabled_squads=args.disabled_squads or 0,
        knocked_out=args.knocked_out or "",
    )
