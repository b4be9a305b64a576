"""`orbita campaign play`: the chosen mission at one terminal, with what the campaign carries into it."""

import argparse
import secrets
from pathlib import Path
from typing import Any

from orbita.cli.play import read_pace, read_players, set_table
from orbita.cli.table.local import check_seats
from orbita.cli.table.saving import read_file
from orbita.cli.table.talk import HUMAN
from orbita.cli.terminal import prepare
from orbita.core.match import Match
from orbita.core.replay import replay
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.state import OVER
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.campaign.model import BadCampaign, Campaign, need, options_of, seats_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays, and where the record is kept."""
    parser.add_argument(
        "--seats", metavar="WHO,WHO", help="human or a bot for each person of the crew (default: human)"
    )
    parser.add_argument("--save", metavar="FILE", help="the record (default: beside the campaign)")
    parser.add_argument("--pace", type=read_pace, default=1.0, help="1 is real time, as for orbita play")
    parser.add_argument("--seed", type=int, help="play the same shuffle again")


def play(campaign: Campaign, args: argparse.Namespace) -> Ship | None:
    """Play, or go on with what was saved; give the ship once the mission is over."""
    need(campaign, "fly")
    prepare()
    save = args.save or record_file(campaign, args.file)
    match = open_match(campaign, save, args.seed)
    players = (HUMAN,) * match.seats if args.seats is None else read_players(GAME, args.seats, match.seats)
    check_seats(match, len(players))
    args.save = save
    table = set_table(match, players, args)
    if match.state.stage != OVER:
        table.run()
    state = table.match.state
    return state.ship if state.stage == OVER and table.match.options == match.options else None


def record_file(campaign: Campaign, file: str) -> str:
    """Where the record of the next mission is kept."""
    path = Path(file)
    return str(path.with_name(f"{path.stem}-{len(campaign.missions) + 1}.txt"))


def open_match(campaign: Campaign, save: str, seed: int | None) -> Match[Any]:
    """A new game, or the saved one if it is of the chosen mission."""
    options, seats = options_of(campaign), seats_of(campaign)
    if Path(save).expanduser().exists():
        match = replay(read_file(save), GAME)
        if match.options != options or match.seats != seats:
            raise refused(BadCampaign, "campaign/other-record", file=save)
        return match
    return Match(GAME, options, seats, secrets.randbits(256) if seed is None else seed)
