"""The star log (rulebook 4.1): one line of JSON per mission, one page per crew."""

import calendar
import re
from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec

from orbita.core.errors import OrbitaError
from orbita.games.space_alert.missions.model import CREWS, Level
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.campaign import rules
from orbita.games.space_alert.tools.campaign.rules import MissionResult

Role = Literal["captain", "communications", "security"]
ROLES: Final[tuple[Role, ...]] = ("captain", "communications", "security")

FORMAT: Final = 1
MAX_BYTES: Final = 8 << 20
LONGEST_TEXT: Final = 80

DATE: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})", re.ASCII)

Points = Annotated[int, msgspec.Meta(ge=0, le=999)]


class BadLog(OrbitaError):
    """A star log is damaged, or an entry does not belong into it."""


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A crew member, human or android, with the roles they hold."""

    name: str
    roles: tuple[Role, ...] = ()


class Survived(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="survived"):
    """The ship came back: the parts of its score."""

    survived: Points
    destroyed: Points
    penalty: Points
    confirmation: Points


class Lost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="lost"):
    """The ship did not come back: the threat that destroyed it stands in place of points."""

    to: str


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One mission of one crew; missions of one campaign share its name."""

    format: Literal[1]
    date: str
    crew: tuple[Member, ...]
    mission: str
    common: Level
    serious: Level
    result: Survived | Lost
    campaign: str = ""


Numbered = tuple[int, Entry]  # an entry is known by the number of its line


class Damage(msgspec.Struct, frozen=True):
    """A line that cannot be read, and why."""

    line: int
    reason: str


# Lines


def write_line(entry: Entry) -> bytes:
    """Write an entry as one line."""
    return msgspec.json.encode(entry) + b"\n"


def read_log(raw: bytes) -> tuple[list[Numbered], list[Damage]]:
    """Read every line that can be read, and tell about every one that cannot; empty lines are skipped."""
    if len(raw) > MAX_BYTES:
        raise refused(BadLog, "log/too-large", most=MAX_BYTES)
    entries: list[Numbered] = []
    damages: list[Damage] = []
    for number, line in enumerate(raw.split(b"\n"), 1):
        if not line.strip():
            continue
        try:
            entry = msgspec.json.decode(line, type=Entry)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            damages.append(Damage(number, str(error)))
            continue
        faults = find_faults(entry)
        if faults:
            damages.append(Damage(number, "; ".join(faults)))
        else:
            entries.append((number, entry))
    return entries, damages


def damaged(file: str, damages: Sequence[Damage]) -> BadLog:
    """Name the file and every damaged line."""
    told = "\n".join(f"  line {damage.line}: {damage.reason}" for damage in damages)
    lines = ", ".join(str(damage.line) for damage in damages)
    return refused(BadLog, "log/damaged", file=file, told=told, lines=lines)


# Entries


def make_entry(values: dict[str, object]) -> Entry:
    """Make an entry of plain values, or say what is wrong with them."""
    try:
        entry = msgspec.convert({"format": FORMAT, **values}, Entry)
    except msgspec.ValidationError as error:
        raise refused(BadLog, "log/entry", fault=str(error)) from error
    faults = find_faults(entry)
    if faults:
        raise refused(BadLog, "log/entry", fault="; ".join(faults))
    return entry


def find_faults(entry: Entry) -> list[str]:
    """What types alone cannot tell: crew, date, and texts of one short line."""
    texts = {"mission": entry.mission}
    if entry.campaign:
        texts["campaign"] = entry.campaign
    if isinstance(entry.result, Lost):
        texts["lost to"] = entry.result.to
    faults = find_text_faults(texts)
    if not is_date(entry.date):
        faults.append(f"date: year-month-day is needed, not {entry.date[:LONGEST_TEXT]!r}")
    return faults + find_crew_faults(entry.crew)


def find_text_faults(texts: dict[str, str]) -> list[str]:
    """Name every text that does not fit on a line."""
    return [
        f"{field}: 1 to {LONGEST_TEXT} printable signs are needed"
        for field, text in texts.items()
        if not is_text(text)
    ]


def find_crew_faults(crew: Sequence[Member]) -> list[str]:
    """Crew size, names and roles."""
    names = [member.name for member in crew]
    faults = find_text_faults({f"name {number}": name for number, name in enumerate(names, 1)})
    if len(names) not in CREWS:
        faults.append(f"crew: 4 or 5 members are needed, androids included, not {len(names)}")
    if len(set(names)) != len(names):
        faults.append("crew: two members have the same name")
    held = [role for member in crew for role in member.roles]
    faults += [f"crew: two members are {role}" for role in ROLES if held.count(role) > 1]
    return faults


def is_text(text: str) -> bool:
    """Tell whether a text fits on a line of the log."""
    return 0 < len(text) <= LONGEST_TEXT and text.isprintable() and text == text.strip()


def is_date(text: str) -> bool:
    """Tell whether a text is a day of the calendar."""
    found = DATE.fullmatch(text)
    if not found:
        return False
    year, month, day = map(int, found.groups())
    return year > 0 and 1 <= month <= 12 and 1 <= day <= calendar.monthrange(year, month)[1]


def total(entry: Entry) -> int | None:
    """The final score of a mission; none if it was lost, or if its campaign is scored as a whole."""
    if isinstance(entry.result, Lost) or entry.campaign:
        return None
    result = entry.result
    return result.survived + result.destroyed - result.penalty + result.confirmation


# Pages and campaigns


def crew_names(entry: Entry) -> tuple[str, ...]:
    """Who the crew is; the same people in another order are the same crew."""
    return tuple(sorted(member.name for member in entry.crew))


def pages(entries: Sequence[Numbered]) -> list[list[Numbered]]:
    """One page per crew, in the order in which they first flew."""
    found: dict[tuple[str, ...], list[Numbered]] = {}
    for number, entry in entries:
        found.setdefault(crew_names(entry), []).append((number, entry))
    return list(found.values())


def frames(page: Sequence[Numbered]) -> list[list[Numbered]]:
    """Missions of one campaign together, every other mission by itself."""
    found: dict[str, list[Numbered]] = {}
    for number, entry in page:
        key = f"campaign {entry.campaign}" if entry.campaign else f"mission {number}"
        found.setdefault(key, []).append((number, entry))
    return list(found.values())


def campaign_results(missions: Sequence[Numbered]) -> list[MissionResult]:
    """The entries of a campaign as its rules need them."""
    results = []
    for _, entry in missions:
        if isinstance(entry.result, Lost):
            results.append(MissionResult(survived=0, destroyed=0, confirmation=0, penalty=0, is_lost=True))
        else:
            result = entry.result
            results.append(
                MissionResult(
                    survived=result.survived,
                    destroyed=result.destroyed,
                    confirmation=result.confirmation,
                    penalty=result.penalty,
                )
            )
    return results


def why_not_add(entries: Sequence[Numbered], entry: Entry) -> BadLog | None:
    """Refuse a mission its campaign has no place for."""
    if not entry.campaign:
        return None
    own = [
        (number, other)
        for number, other in entries
        if other.campaign == entry.campaign and crew_names(other) == crew_names(entry)
    ]
    results = campaign_results(own)
    name = entry.campaign
    if rules.is_lost(results):
        return refused(BadLog, "log/campaign-lost", campaign=name)
    if not rules.may_go_on(results):
        return refused(BadLog, "log/campaign-full", campaign=name)
    return None
