"""What a terminal, a server or a browser says to people, in Polish and English."""

from collections.abc import Sequence
from importlib import resources
from typing import Final

from orbita.core.contract import Outcome
from orbita.core.errors import OrbitaError
from orbita.core.lang import say
from orbita.games.voyager.notation import SEAT_NAMES
from orbita.games.voyager.texts.board import draw
from orbita.games.voyager.texts.catalogue import (
    BROWSER,
    BROWSER_NOUNS,
    NAME,
    NEEDED,
    OUTCOMES,
    REFUSALS,
    SEATS,
)
from orbita.games.voyager.texts.catalogue import ENDINGS as ENDINGS
from orbita.games.voyager.texts.events import event as event
from orbita.games.voyager.texts.events import person
from orbita.games.voyager.texts.moves import effects as effects
from orbita.games.voyager.texts.moves import move as move
from orbita.games.voyager.view import View

WORDS: Final = BROWSER
NOUNS: Final = BROWSER_NOUNS
CONTENT: Final = resources.files("orbita.games.voyager") / "content"


def name(lang: str) -> str:
    """The name of the game is the same everywhere."""
    return say(NAME, lang)


def seat(seat: int, lang: str) -> str:
    """Name a seat."""
    return say(SEATS[SEAT_NAMES[seat]], lang)


def board(view: View, lang: str, colour: bool) -> str:
    """Draw what a seat sees."""
    return draw(view, lang, colour)


def refusal(error: OrbitaError, lang: str, names: Sequence[str] = ()) -> str:
    """Tell why a move was refused, could not be read, or a pack is not there."""
    if error.code not in REFUSALS:
        return error.message
    values = dict(error.details)
    for field in ("known", "example"):  # both languages travel with the error
        values[field] = values.get(f"{field}_{lang}", "")
    if "turn" in values:
        values["turn"] = person(SEAT_NAMES.index(str(values["turn"])), lang, names)
    if "step" in values:
        values["needed"] = say(NEEDED[str(values["step"])], lang)
    return say(REFUSALS[error.code], lang, **values)


def outcome(outcome: Outcome, lang: str, names: Sequence[str] = ()) -> str:
    """Tell who won the race."""
    people = [person(number, lang, names) for number in range(len(outcome.scores))]
    winners = ", ".join(people[winner] for winner in outcome.winners)
    scores = ", ".join(f"{who} {score}" for who, score in zip(people, outcome.scores, strict=True))
    won = "one" if len(outcome.winners) == 1 else "several"
    return (
        say(OUTCOMES[outcome.reason], lang)
        + say(OUTCOMES[won], lang, winners=winners)
        + " "
        + say(OUTCOMES["points"], lang, scores=scores)
    )


def rules(lang: str) -> str:
    """Our own short rules."""
    return (CONTENT / f"rules.{lang}.md").read_text(encoding="utf-8")


def help(lang: str) -> str:
    """List the notation of moves."""
    return (CONTENT / f"help.{lang}.md").read_text(encoding="utf-8")
