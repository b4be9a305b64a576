"""`orbita campaign`: a research campaign of Space Alert, kept in one file."""

import argparse
import datetime
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from orbita.cli.lang import add_lang
from orbita.cli.output import give_out, read_bytes, write_over
from orbita.cli.space_alert import campaign_play, campaign_result
from orbita.cli.space_alert.errors import told_in
from orbita.cli.space_alert.star_log import DEFAULT_FILE, FILE_VARIABLE, append_entry
from orbita.games.space_alert.options import SQUAD_STATIONS
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.campaign.file import MAX_BYTES, read_campaign, write_campaign
from orbita.games.space_alert.tools.campaign.model import BadCampaign, Campaign, stage_of
from orbita.games.space_alert.tools.campaign.results import check_names, debrief
from orbita.games.space_alert.tools.campaign.steps import (
    begin,
    decide,
    entries,
    finish,
    prepare,
    repair,
    undo,
)
from orbita.games.space_alert.tools.campaign.texts import (
    campaign_data,
    campaign_text,
    next_text,
    read_recovery,
)
from orbita.games.space_alert.tools.campaign.wishes import read_level, read_wishes, scripts_left
from orbita.games.space_alert.tools.starlog.log import ROLES, Member

Step = Callable[[Campaign, argparse.Namespace], Campaign]


def add(commands: Any) -> None:
    """Describe the command line."""
    parser = commands.add_parser("campaign", help="a research campaign of Space Alert, kept in a file")
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    add_new(actions)
    action(actions, "show", "where the campaign stands and what comes next", run_show, has_json=True)
    add_next(actions)
    play = action(actions, "play", "play the chosen mission at this terminal", run_play)
    campaign_play.add_arguments(play)
    flown = action(
        actions, "result", "write down how the chosen mission ended", step(run_result), has_json=True
    )
    campaign_result.add_arguments(flown)
    add_date(flown)
    wishes = action(actions, "decide", "go on or stop: one stop is enough", step(run_decide), has_json=True)
    wishes.add_argument("wishes", nargs="+", metavar="go|stop", help="what everybody wants")
    work = action(actions, "repair", "repairs in order, the captain first", step(run_repair), has_json=True)
    work.add_argument(
        "words", nargs="*", metavar="WORD", help="red shield | squad | rest; several with commas"
    )
    action(actions, "undo", "take back the last step", step(run_undo), has_json=True)
    log = action(actions, "log", "write the missions into the star log, framed together", run_log)
    where = os.environ.get(FILE_VARIABLE, DEFAULT_FILE)
    log.add_argument(
        "--file", dest="log", default=where, help=f"the log (default: ${FILE_VARIABLE}, or {DEFAULT_FILE})"
    )


def action(
    actions: Any, name: str, text: str, run: Callable[[argparse.Namespace], int], has_json: bool = False
) -> argparse.ArgumentParser:
    """Describe one action: its file, its language, and what it runs."""
    parser: argparse.ArgumentParser = actions.add_parser(name, help=text, description=text)
    parser.add_argument("file", help="the campaign")
    if has_json:
        parser.add_argument("--json", action="store_true", help="for programs")
    add_lang(parser)
    parser.set_defaults(run=run)
    return parser


def add_new(actions: Any) -> None:
    """`orbita campaign new`: who flies."""
    parser = action(actions, "new", "begin a campaign in a new file", run_new, has_json=True)
    parser.add_argument("--crew", required=True, help="names with commas, the captain first, androids last")
    parser.add_argument("--androids", type=int, default=0, metavar="N", help="how many of them are androids")
    for role in ROLES[1:]:
        parser.add_argument(f"--{role}", metavar="NAME", help=f"who is {role}")
    parser.add_argument("--name", help="of the campaign (default: that of the file)")


def add_next(actions: Any) -> None:
    """`orbita campaign next`: levels, script and the station of a single squad."""
    parser = action(actions, "next", "choose the next mission", step(run_next), has_json=True)
    for kind in ("common", "serious"):
        text = f"deck of {kind} threats; several proposals with commas: the most cautious one wins"
        parser.add_argument(f"--{kind}", required=True, metavar="LEVEL", help=text)
    parser.add_argument(
        "--mission", help="a script of the box, or random (default: any of the eight missions)"
    )
    parser.add_argument("--squad", choices=SQUAD_STATIONS, help="where the only squad waits")


def add_date(parser: argparse.ArgumentParser) -> None:
    """The day of a mission."""
    parser.add_argument("--date", help="year-month-day (default: today)")


# The file


def load(file: str) -> Campaign:
    """Read a campaign."""
    return read_campaign(read_bytes(file, MAX_BYTES))


def keep(file: str, campaign: Campaign) -> None:
    """Write a campaign over its file."""
    write_over(file, write_campaign(campaign))


def tell(campaign: Campaign, args: argparse.Namespace) -> None:
    """Show where a campaign stands."""
    if args.json:
        raw = msgspec.json.format(msgspec.json.encode(campaign_data(campaign)), indent=2)
        give_out(raw.decode() + "\n", None)
    else:
        give_out(campaign_text(campaign, args.file, args.lang), None)


def step(change: Step) -> Callable[[argparse.Namespace], int]:
    """Run a change of the campaign: read, change, keep, tell; a refused one changes nothing."""

    def run(args: argparse.Namespace) -> int:
        """Carry the change out."""
        with told_in(args.lang):
            before = load(args.file)
            after = change(before, args)
            if after != before:
                keep(args.file, after)
            tell(after, args)
        return 0

    return run


# Actions


def run_new(args: argparse.Namespace) -> int:
    """Begin a campaign; a file that is there is left alone."""
    with told_in(args.lang):
        names = [name.strip() for name in args.crew.split(",")]
        holders: dict[str, str] = {ROLES[0]: names[0]}
        holders |= {role: getattr(args, role) for role in ROLES[1:] if getattr(args, role) is not None}
        check_names(list(holders.values()), names)
        crew = [Member(name, tuple(role for role in ROLES if holders.get(role) == name)) for name in names]
        campaign = begin(args.name or Path(args.file).stem, crew, args.androids)
        give_out(write_campaign(campaign).decode(), args.file)
        tell(campaign, args)
    return 0


def run_show(args: argparse.Namespace) -> int:
    """Show where the campaign stands."""
    with told_in(args.lang):
        tell(load(args.file), args)
    return 0


def run_next(campaign: Campaign, args: argparse.Namespace) -> Campaign:
    """Choose levels and script; without a script, any that was not flown yet."""
    common, serious = read_level(args.common), read_level(args.serious)
    mission = args.mission or secrets.choice(scripts_left(campaign))
    return prepare(campaign, mission, common, serious, args.squad)


def run_result(campaign: Campaign, args: argparse.Namespace) -> Campaign:
    """Write the result of the chosen mission down."""
    return finish(campaign, args.date or today(), campaign_result.result(campaign, args))


def today() -> str:
    """The date of a mission that was just flown."""
    return datetime.date.today().isoformat()


def run_decide(campaign: Campaign, args: argparse.Namespace) -> Campaign:
    """Go on or stop."""
    return decide(campaign, read_wishes(args.wishes))


def run_repair(campaign: Campaign, args: argparse.Namespace) -> Campaign:
    """Carry out repairs one after the other; if one is refused, none is written down."""
    texts = [text for text in " ".join(args.words).split(",") if text.strip()]
    for text in texts:
        campaign = repair(campaign, read_recovery(text))
    return campaign


def run_undo(campaign: Campaign, args: argparse.Namespace) -> Campaign:
    """Take back the last step."""
    return undo(campaign)


def run_play(args: argparse.Namespace) -> int:
    """Play the chosen mission; once it is over, its result is written down."""
    with told_in(args.lang):
        campaign = load(args.file)
        ship = campaign_play.play(campaign, args)
        if ship is not None:
            campaign = finish(campaign, today(), debrief(ship, args.lang))
            keep(args.file, campaign)
            give_out("\n" + campaign_text(campaign, args.file, args.lang), None)
    return 0


def run_log(args: argparse.Namespace) -> int:
    """Add the missions that are not in the star log yet."""
    with told_in(args.lang):
        campaign = load(args.file)
        new = entries(campaign)[campaign.logged :]
        if not new:
            raise refused(BadCampaign, "campaign/logged")
        for entry in new:
            give_out(append_entry(args.log, entry, args.lang) + "\n", None)
            campaign = msgspec.structs.replace(campaign, logged=campaign.logged + 1)
            keep(args.file, campaign)
        if stage_of(campaign) != "over":
            give_out(next_text(campaign, args.file, args.lang) + "\n", None)
    return 0
