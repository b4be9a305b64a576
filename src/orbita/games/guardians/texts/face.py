"""What people read, in Polish and English: the board, the log, what a move would do, why not, the rules."""

from collections.abc import Sequence
from importlib import resources
from typing import Final

from orbita.core.contract import Outcome
from orbita.core.errors import OrbitaError
from orbita.core.lang import say, upper_first
from orbita.games.guardians.notation import SEAT_NAMES
from orbita.games.guardians.texts.board import board as board
from orbita.games.guardians.texts.catalogue import NAME, NEEDED, OUTCOMES, REASONS, REFUSALS, SEATS
from orbita.games.guardians.texts.catalogue import NOUNS as NOUNS
from orbita.games.guardians.texts.catalogue import WORDS as WORDS
from orbita.games.guardians.texts.events import event as event
from orbita.games.guardians.texts.events import who
from orbita.games.guardians.texts.moves import effects as effects
from orbita.games.guardians.texts.moves import move as move

ENDINGS: Final = REASONS  # as a table of many games names them


def name(lang: str) -> str:
    """Name the game."""
    return say(NAME, lang)


def seat(seat: int, lang: str) -> str:
    """Name a seat by its colour."""
    return upper_first(say(SEATS[seat], lang))


def refusal(error: OrbitaError, lang: str, names: Sequence[str] = ()) -> str:
    """Tell why a move was refused, or could not be read."""
    if error.code not in REFUSALS:
        return error.message
    values = dict(error.details)
    if "turn" in values:
        values["turn"] = who(SEAT_NAMES.index(str(values["turn"])), lang, names)
    if "step" in values:
        values["needed"] = say(NEEDED[str(values["step"])], lang)
    return say(REFUSALS[error.code], lang, **values)


def outcome(outcome: Outcome, lang: str, names: Sequence[str] = ()) -> str:
    """Tell why the game ended, who won, and the scores."""
    sentences = [upper_first(say(REASONS[outcome.reason], lang)) + "."]
    winners = ", ".join(who(winner, lang, names) for winner in outcome.winners)
    if not winners:
        sentences.append(say(OUTCOMES["everybody_loses"], lang))
    else:
        phrase = "winner" if len(outcome.winners) == 1 else "shared"
        sentences.append(say(OUTCOMES[phrase], lang, who=winners))
    scores = ", ".join(f"{who(place, lang, names)} {score}" for place, score in enumerate(outcome.scores))
    return " ".join([*sentences, say(OUTCOMES["scores"], lang, scores=scores)])


def rules(lang: str) -> str:
    """Give our own short rules, in Markdown."""
    return (resources.files("orbita.games.guardians") / "content" / f"rules.{lang}.md").read_text("utf-8")


def help(lang: str) -> str:
    """List the notation of moves: the last chapter of the rules."""
    return rules(lang).rpartition("\n## ")[2]
