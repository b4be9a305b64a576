"""`orbita log`: the star log of Space Alert, kept in a file of JSON lines."""

import argparse
import datetime
import os
from pathlib import Path
from typing import Any, Final

import msgspec

from orbita.cli.lang import add_lang
from orbita.cli.output import BadFile, add_out, give_out, read_bytes, reason
from orbita.cli.space_alert.errors import told_in
from orbita.cli.space_alert.flown import flown_game, settled_flight
from orbita.games.space_alert.missions.model import LEVELS, Lang
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.flights.resolve import ship_after_flight
from orbita.games.space_alert.tools.starlog import debriefing
from orbita.games.space_alert.tools.starlog.log import (
    MAX_BYTES,
    ROLES,
    BadLog,
    Entry,
    Numbered,
    damaged,
    make_entry,
    read_log,
    why_not_add,
    write_line,
)
from orbita.games.space_alert.tools.starlog.texts import csv_text, list_text, sheet_text

FILE_VARIABLE: Final = "ORBITA_STARLOG"
DEFAULT_FILE: Final = "starlog.jsonl"
POINTS: Final = ("survived", "destroyed", "penalty", "confirmation")


def add(commands: Any) -> None:
    """Describe the command line of `orbita log`."""
    parser = commands.add_parser("log", help="the star log of Space Alert: add, list, show, export")
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    add_add(actions)
    listing = actions.add_parser("list", help="list all missions, a page for each crew")
    listing.add_argument("--json", action="store_true", help="for programs")
    finish(listing, run_list)
    show = actions.add_parser("show", help="show one mission")
    show.add_argument("number", type=int, help="as listed: the number of its line in the file")
    finish(show, run_show)
    export = actions.add_parser("export", help="write all missions as CSV")
    add_out(export)
    finish(export, run_export)


def add_add(actions: Any) -> None:
    """`orbita log add`: everything an entry says is a flag, or stands in the record or flight it is of."""
    parser = actions.add_parser("add", help="add a mission")
    parser.add_argument("--record", metavar="FILE", help="take the result from a finished game")
    parser.add_argument("--flight", metavar="FILE", help="take the result from a flight file of the box")
    parser.add_argument("--stealth-fighter-speed", type=int, choices=(3, 4), default=3, help="for --flight")
    parser.add_argument("--crew", help="names with commas between them, androids included")
    for role in ROLES:
        parser.add_argument(f"--{role}", metavar="NAME", help=f"who was {role}")
    parser.add_argument("--mission", help="the script or soundtrack, such as mission_3")
    parser.add_argument("--common", choices=LEVELS, help="deck of common threats")
    parser.add_argument("--serious", choices=LEVELS, help="deck of serious threats")
    for part in POINTS:
        parser.add_argument(f"--{part}", type=int, metavar="POINTS", help="points (default: 0)")
    parser.add_argument("--lost-to", metavar="THREAT", help="the threat that destroyed the ship")
    parser.add_argument(
        "--campaign", metavar="NAME", default="", help="missions of a campaign share its name"
    )
    parser.add_argument("--date", help="year-month-day (default: today)")
    finish(parser, run_add)


def finish(parser: argparse.ArgumentParser, run: Any) -> None:
    """What all actions have: the file, the language, and what they run."""
    where = os.environ.get(FILE_VARIABLE, DEFAULT_FILE)
    parser.add_argument(
        "--file", default=where, help=f"the log (default: ${FILE_VARIABLE}, or {DEFAULT_FILE})"
    )
    add_lang(parser)
    parser.set_defaults(run=run)


def run_add(args: argparse.Namespace) -> int:
    """Check an entry, append it, and show it."""
    with told_in(args.lang):
        give_out(append_entry(args.file, entry_of(args), args.lang), None)
    return 0


def append_entry(file: str, entry: Entry, lang: Lang) -> str:
    """Append an entry to a log that has a place for it, and tell it."""
    raw, entries = read_whole(file)
    refusal = why_not_add(entries, entry)
    if refusal is not None:
        raise refusal
    return sheet_text(append(file, raw, entry), entry, lang)


def run_list(args: argparse.Namespace) -> int:
    """List what can be read, then complain about what cannot."""
    with told_in(args.lang):
        entries, damages = read_log(read_if_there(args.file))
        text = json_text(entries) if args.json else list_text(entries, args.lang)
        give_out(text, None)
        if damages:
            raise damaged(args.file, damages)
    return 0


def run_show(args: argparse.Namespace) -> int:
    """Show one entry."""
    with told_in(args.lang):
        entries, damages = read_log(read_if_there(args.file))
        found = dict(entries).get(args.number)
        if found is not None:
            give_out(sheet_text(args.number, found, args.lang), None)
            return 0
        its_damage = [damage for damage in damages if damage.line == args.number]
        if its_damage:
            raise damaged(args.file, its_damage)
        raise refused(BadLog, "log/no-entry", number=args.number)


def run_export(args: argparse.Namespace) -> int:
    """Write all entries as CSV, or nothing if some cannot be read."""
    with told_in(args.lang):
        _, entries = read_whole(args.file)
        give_out(csv_text(entries, args.lang), args.out)
    return 0


def entry_of(args: argparse.Namespace) -> Entry:
    """Make an entry of the flags, and of the record or flight they name."""
    known = known_of(args)
    for flag in ("crew", "mission", "common", "serious"):
        if getattr(args, flag) is not None:
            known[flag] = getattr(args, flag)
        if not known.get(flag):
            raise refused(BadLog, "log/missing", flag=flag)
    values = {
        "date": args.date or datetime.date.today().isoformat(),
        "crew": crew_of(args, str(known["crew"])),
        "mission": known["mission"],
        "common": known["common"],
        "serious": known["serious"],
        "result": known.get("result") or result_of(args),
        "campaign": args.campaign,
    }
    return make_entry(values)


def known_of(args: argparse.Namespace) -> dict[str, object]:
    """What a record or a flight tells of an entry."""
    if args.record is None and args.flight is None:
        return {}
    points = [getattr(args, part) for part in POINTS]
    if None not in (args.record, args.flight) or {*points, args.lost_to} != {None}:
        raise refused(BadLog, "log/two-results")
    known: dict[str, object] = {}
    if args.record is not None:
        ship, options = flown_game(args.record)
        known = {flag: getattr(options, flag) for flag in ("mission", "common", "serious")}
    else:
        flight = settled_flight(args.flight)
        ship = ship_after_flight(flight, args.stealth_fighter_speed)
        known["crew"] = ",".join(flight.names) if all(flight.names) else ""
    known["result"] = msgspec.to_builtins(debriefing.result_of(ship, args.lang))
    return known


def crew_of(args: argparse.Namespace, text: str) -> list[dict[str, object]]:
    """The members with the roles they hold."""
    names = [name.strip() for name in text.split(",")]
    holders = {role: getattr(args, role) for role in ROLES if getattr(args, role) is not None}
    for name in holders.values():
        if name not in names:
            raise refused(BadLog, "log/unknown-holder", name=name)
    return [{"name": name, "roles": [role for role in holders if holders[role] == name]} for name in names]


def result_of(args: argparse.Namespace) -> dict[str, object]:
    """Points or the threat the ship was lost to, never both."""
    points = {part: getattr(args, part) for part in POINTS}
    has_points = any(value is not None for value in points.values())
    if args.lost_to is None and not has_points:
        raise refused(BadLog, "log/no-result")
    if args.lost_to is not None and has_points:
        raise refused(BadLog, "log/lost-has-points")
    if args.lost_to is not None:
        return {"type": "lost", "to": args.lost_to}
    return {"type": "survived", **{part: value or 0 for part, value in points.items()}}


def read_if_there(file: str) -> bytes:
    """Read the log; one that was never written is empty."""
    return read_bytes(file, MAX_BYTES) if Path(os.path.expanduser(file)).exists() else b""


def read_whole(file: str) -> tuple[bytes, list[Numbered]]:
    """Read a log without any damage."""
    raw = read_if_there(file)
    entries, damages = read_log(raw)
    if damages:
        raise damaged(file, damages)
    return raw, entries


def append(file: str, raw: bytes, entry: Entry) -> int:
    """Append an entry in one write that reaches the disk, and give the number of its line."""
    line = write_line(entry)
    is_cut_off = bool(raw) and not raw.endswith(
        b"\n"
    )  # by an editor: the last entry is whole, its line is not
    if is_cut_off:
        line = b"\n" + line
    try:
        handle = os.open(os.path.expanduser(file), os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
        try:
            write_all_or_nothing(handle, line)
        finally:
            os.close(handle)
    except (OSError, ValueError) as error:
        raise BadFile("file/unwritable", f"cannot write {file}: {reason(error)}", file=file) from error
    return raw.count(b"\n") + 1 + is_cut_off


def write_all_or_nothing(handle: int, line: bytes) -> None:
    """Write a line at the end; a full disk leaves the file as it was."""
    before = os.fstat(handle).st_size
    written = os.write(handle, line)
    if written < len(line):
        if os.fstat(handle).st_size == before + written:  # nobody else has written since
            os.ftruncate(handle, before)
        raise OSError("the disk is full")
    os.fsync(handle)


def json_text(entries: list[Numbered]) -> str:
    """Entries with their numbers, for programs."""
    numbered = [{"number": number, **msgspec.to_builtins(entry)} for number, entry in entries]
    return msgspec.json.format(msgspec.json.encode(numbered), indent=2).decode() + "\n"
