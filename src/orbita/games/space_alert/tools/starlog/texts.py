"""The star log on paper, in Polish and English: pages, single missions, and a table for spreadsheets."""

import csv
import io
from collections.abc import Sequence
from typing import Final

from orbita.core.lang import say
from orbita.games.space_alert.content.read import content as box
from orbita.games.space_alert.missions.model import Lang, Level
from orbita.games.space_alert.missions.scripts import content
from orbita.games.space_alert.texts.catalogue_tools import STAR_LOG
from orbita.games.space_alert.texts.threats import name_text
from orbita.games.space_alert.tools.campaign import rules
from orbita.games.space_alert.tools.starlog.log import (
    ROLES,
    Entry,
    Lost,
    Member,
    Numbered,
    Role,
    campaign_results,
    frames,
    pages,
    total,
)

LEVEL_MARKS: Final[dict[Level, str]] = {"white": "1", "yellow": "2", "both": "1+2"}
ROLE_MARKS: Final[dict[Role, str]] = {"captain": "★", "communications": "♫", "security": "!"}

PARTS: Final = ("survived", "destroyed", "penalty", "confirmation")
LIST_COLUMNS: Final = ("number", "date", "mission", "common", "serious", *PARTS, "total")
SHEET_ROWS: Final = (
    "date",
    "crew",
    *ROLES,
    "mission",
    "common",
    "serious",
    *PARTS,
    "total",
    "lost_to",
    "campaign",
)
CSV_COLUMNS: Final = ("number", *SHEET_ROWS, "campaign_total")


def values_of(number: int, entry: Entry, lang: Lang) -> dict[str, str]:
    """Everything an entry says, as texts by the names of columns; what it does not say is empty."""
    values = dict.fromkeys(CSV_COLUMNS, "")
    values.update(
        number=str(number),
        date=entry.date,
        crew=", ".join(member.name for member in entry.crew),
        mission=mission_name(entry.mission, lang),
        common=LEVEL_MARKS[entry.common],
        serious=LEVEL_MARKS[entry.serious],
        campaign=entry.campaign,
    )
    values.update({role: holder_of(entry.crew, role) for role in ROLES})
    if isinstance(entry.result, Lost):
        values["lost_to"] = threat_name(entry.result.to, lang)
    else:
        values.update({part: str(getattr(entry.result, part)) for part in PARTS})
    points = total(entry)
    values["total"] = "" if points is None else str(points)
    return values


def mission_name(mission: str, lang: Lang) -> str:
    """The name of a script of the box in the reader's language; anything else as it was written."""
    for script in content().missions:
        if script.id == mission:
            return script.name[lang]
    return mission


def threat_name(threat: str, lang: Lang) -> str:
    """The name of a threat that is written by its id; anything else as it was written."""
    for card in box().threats:
        if card.id == threat:
            return name_text(card, lang)
    return threat


def holder_of(crew: Sequence[Member], role: Role) -> str:
    """Who holds a role, if anybody was marked."""
    return next((member.name for member in crew if role in member.roles), "")


def list_text(entries: Sequence[Numbered], lang: Lang) -> str:
    """Every page: the crew with its marks, then its missions, those of a campaign framed together."""
    if not entries:
        return say(STAR_LOG["empty"], lang) + "\n"
    return "\n".join(page_text(page, lang) for page in pages(entries))


def page_text(page: Sequence[Numbered], lang: Lang) -> str:
    """One crew's page."""
    rows = [values_of(number, entry, lang) for number, entry in page]
    head = {column: say(STAR_LOG[column], lang) for column in LIST_COLUMNS}
    widths = {column: max(len(row[column]) for row in (head, *rows)) for column in LIST_COLUMNS}
    lines = [crew_text(page[-1][1].crew), "  " + row_text(head, widths, lang)]
    for frame in frames(page):
        name = frame[0][1].campaign
        edge = "│ " if name else "  "
        lines += [edge + row_text(values_of(number, entry, lang), widths, lang) for number, entry in frame]
        if name:
            lines.append("└ " + campaign_text(name, frame, lang))
    return "\n".join(lines) + "\n"


def crew_text(crew: Sequence[Member]) -> str:
    """The names with the marks of their roles."""
    return ", ".join(
        " ".join([member.name, *(ROLE_MARKS[role] for role in ROLES if role in member.roles)])
        for member in crew
    )


def row_text(values: dict[str, str], widths: dict[str, int], lang: Lang) -> str:
    """A line of the table; a lost mission tells its threat in place of points."""
    columns: tuple[str, ...] = LIST_COLUMNS
    end = ""
    if values.get("lost_to"):
        columns = tuple(column for column in columns if column not in (*PARTS, "total"))
        end = "  " + say(STAR_LOG["lost"], lang, to=values["lost_to"])
    row = "  ".join(f"{values[column]:<{widths[column]}}" for column in columns)
    return (row + end).rstrip()


def campaign_text(name: str, missions: Sequence[Numbered], lang: Lang) -> str:
    """What a campaign is worth so far, or that it is lost."""
    score = rules.score(campaign_results(missions))
    if score is None:
        return say(STAR_LOG["campaign_lost"], lang, name=name)
    return say(STAR_LOG["campaign_score"], lang, name=name, score=score)


def sheet_text(number: int, entry: Entry, lang: Lang) -> str:
    """One mission, a line for each thing it says."""
    values = values_of(number, entry, lang)
    labels = {row: say(STAR_LOG[row], lang) for row in ("number", *SHEET_ROWS)}
    width = max(len(labels[row]) for row in SHEET_ROWS) + 2
    lines = [f"{labels['number']} {number}"]
    lines += [f"{labels[row] + ':':<{width}}{values[row]}" for row in SHEET_ROWS if values[row]]
    return "\n".join(lines) + "\n"


def csv_text(entries: Sequence[Numbered], lang: Lang) -> str:
    """Every mission as a row; the score of a campaign stands in the row of its last mission."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(say(STAR_LOG[column], lang) for column in CSV_COLUMNS)
    scores = campaign_totals(entries)
    for number, entry in entries:
        values = values_of(number, entry, lang)
        values["campaign_total"] = scores.get(number, "")
        table.writerow(harmless(values[column]) for column in CSV_COLUMNS)
    return out.getvalue()


def campaign_totals(entries: Sequence[Numbered]) -> dict[int, str]:
    """The scores of campaigns that are not lost, by the number of their last missions."""
    scores: dict[int, str] = {}
    for page in pages(entries):
        for frame in frames(page):
            score = rules.score(campaign_results(frame)) if frame[0][1].campaign else None
            if score is not None:
                scores[frame[-1][0]] = str(score)
    return scores


def harmless(text: str) -> str:
    """Keep spreadsheets from taking a name for a formula; negative scores stay numbers."""
    is_number = text.lstrip("-").isdigit()
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) and not is_number else text
