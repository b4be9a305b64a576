"""Errors with the words of the catalogue: the message is its English, whoever reads gets their language."""

from typing import TypeVar

from orbita.core import refusals
from orbita.core.errors import OrbitaError
from orbita.core.lang import say
from orbita.games.space_alert.texts.catalogue_refusals import REFUSALS

E = TypeVar("E", bound=OrbitaError)


def refused(kind: type[E], code: str, **details: object) -> E:
    """Make an error; its message is the English of the catalogue."""
    return refusals.refused(kind, REFUSALS, code, **details)


def refusal_text(error: OrbitaError, lang: str) -> str:
    """Tell an error in a language; one that is not ours in its own words."""
    if error.code not in REFUSALS:
        return error.message
    return say(REFUSALS[error.code], lang, **error.details)
