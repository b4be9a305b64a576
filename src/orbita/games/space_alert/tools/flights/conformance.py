"""Missions whose answers an independent referee has given: read, resolved and compared."""

import json
from collections.abc import Iterator
from typing import Any

from orbita.core.errors import BadContent, Fault
from orbita.core.faults import Complaint, complaint
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.texts.catalogue_content import FAULTS, LINE
from orbita.games.space_alert.tools.flights import referee


def read_rows(text: str, file: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Read the rows, one JSON object a line, with their line numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise bad_row(file, number, complaint("row_json", FAULTS, reason=error)) from error
        if not isinstance(row, dict) or not {"input", "output"} <= set(row):
            raise bad_row(file, number, complaint("row_parts", FAULTS))
        yield number, row


def compare(row: dict[str, Any], file: str, number: int) -> list[str]:
    """Resolve a row's mission and list where our answer differs."""
    try:
        mission = referee.read_mission(row["input"])
        ship = action_setup.board(box_for(Options()), mission)
        action_round.play_on(ship)
        return referee.differences(referee.answer(ship), row["output"])
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise bad_row(file, number, complaint("row_mission", FAULTS, reason=repr(error))) from error


def bad_row(file: str, number: int, wrong: Complaint) -> BadContent:
    """Say which line is wrong."""
    return BadContent([Fault(file, Complaint("line", LINE, {"line": number}), "row", wrong)])
