"""What people read, in Polish and English: board, log, moves and what they bring, refusals, rules."""

from importlib import resources
from typing import Any

from orbita.core.contract import Outcome
from orbita.core.errors import OrbitaError
from orbita.core.lang import say
from orbita.games.space_alert.content.read import Threat, content
from orbita.games.space_alert.texts.board import board_text, seat_text
from orbita.games.space_alert.texts.catalogue import CARDS_HEAD, NAME, OUTCOMES
from orbita.games.space_alert.texts.catalogue import ENDINGS as ENDINGS
from orbita.games.space_alert.texts.catalogue import NOUNS as NOUNS
from orbita.games.space_alert.texts.catalogue import WORDS as WORDS
from orbita.games.space_alert.texts.catalogue_threats import POINTS
from orbita.games.space_alert.texts.errors import refusal_text
from orbita.games.space_alert.texts.events import Names, event_text
from orbita.games.space_alert.texts.moves import effects as effects
from orbita.games.space_alert.texts.moves import move as move
from orbita.games.space_alert.texts.threats import threat_text, values_text
from orbita.games.space_alert.view import View


def name(lang: str) -> str:
    """Name the game."""
    return say(NAME, lang)


def seat(seat: int, lang: str) -> str:
    """Name a seat."""
    return seat_text(seat, lang)


def board(view: View, lang: str, colour: bool) -> str:
    """Draw what a seat sees."""
    return board_text(view, lang, colour)


def event(data: dict[str, Any], lang: str, names: Names = ()) -> str | None:
    """Tell an event as a sentence, or None if it needs no words."""
    return event_text(data, lang, names)


def refusal(error: OrbitaError, lang: str, names: Names = ()) -> str:
    """Tell why a move was refused, or could not be read."""
    return refusal_text(error, lang)


def outcome(outcome: Outcome, lang: str, names: Names = ()) -> str:
    """Tell how the mission ended; a crew wins and loses together, so nobody is named."""
    return say(OUTCOMES[outcome.reason], lang, score=max(outcome.scores))


def rules(lang: str) -> str:
    """Give our own short rules, in Markdown, with all threat cards."""
    cards = "\n\n".join(card_rules(threat, lang) for threat in content().threats)
    return f"{page(lang)}\n{say(CARDS_HEAD, lang)}\n\n{cards}\n"


def page(lang: str) -> str:
    """The rules without the cards."""
    return (resources.files("orbita.games.space_alert") / "content" / f"rules.{lang}.md").read_text("utf-8")


def card_rules(threat: Threat, lang: str) -> str:
    """A threat card with its numbers, a line for each thing it says."""
    title, *text = threat_text(threat, lang).splitlines()
    points = say(POINTS, lang, survived=threat.points[0], destroyed=threat.points[1])
    values = values_text(threat, threat.hp, threat.shield, threat.speed, lang)
    return "\n".join([f"**{title}** – {values}, {points}", "", *(f"- {line}" for line in text)])


def help(lang: str) -> str:
    """List the notation of moves: the last chapter of the rules."""
    return page(lang).rpartition("\n## ")[2]
