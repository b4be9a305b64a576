"""A flight told: step by step with its score sheet for people, as plain data for programs."""

from typing import Any

from orbita.core.chance import Event
from orbita.core.lang import say
from orbita.games.space_alert.ship import WON, Ship
from orbita.games.space_alert.texts.catalogue_tools import DAMAGE_DRAWN, POINTS_LOST
from orbita.games.space_alert.texts.events import event_text
from orbita.games.space_alert.texts.score_sheet import loss_lines, score_parts, sheet_lines
from orbita.games.space_alert.tools.flights import referee
from orbita.games.space_alert.tools.flights.file import FlightFile
from orbita.games.space_alert.tools.flights.resolve import named_events


def story_text(flight: FlightFile, ship: Ship, events: list[Event], lang: str) -> str:
    """Step by step, then the score sheet."""
    lines = [] if flight.seed is None else [say(DAMAGE_DRAWN, lang, seed=flight.seed)]
    named = named_events(flight, ship, events)
    for data in named:
        text = event_text(data, lang)
        if data["event"] == "turn_began":
            lines.append("")
        if text is not None:
            lines.append(text)
    if ship.ending == WON:
        lines += score_lines(ship, named, lang)
    return "\n".join(lines) + "\n"


def score_lines(ship: Ship, named: list[dict[str, Any]], lang: str) -> list[str]:
    """Where points were lost, if any, and the score sheet."""
    losses = loss_lines(ship, named, lang)
    lost = ["", say(POINTS_LOST, lang), *losses] if losses else []
    return [*lost, "", *sheet_lines(ship, lang)]


def story_data(flight: FlightFile, ship: Ship, events: list[Event]) -> dict[str, Any]:
    """Result, score sheet and every event."""
    return {
        "seed": flight.seed,
        "result": referee.answer(ship),
        "score": score_parts(ship) if ship.ending == WON else None,
        "events": named_events(flight, ship, events),
    }
