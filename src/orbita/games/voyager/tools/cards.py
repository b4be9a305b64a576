"""Finds a card of the catalogue by its id or its name in either language."""

import unicodedata
from difflib import get_close_matches
from typing import Final, TypeAlias

from orbita.core.errors import BadOptions
from orbita.core.lang import LANGS, Pair, say
from orbita.core.options import shown
from orbita.games.voyager.catalogue import AchievementEntry, CardEntry, MissionEntry, catalogue
from orbita.games.voyager.options import Options
from orbita.games.voyager.texts.catalogue import REFUSALS

AnyCard: TypeAlias = CardEntry | MissionEntry | AchievementEntry

SUGGESTIONS: Final = 5
PERHAPS: Final[Pair] = ("może {near}", "perhaps {near}")
LISTED: Final[Pair] = (
    "wszystkie wypisuje orbita voyager cards",
    "orbita voyager cards lists them all",
)


def cards_of(options: Options, lang: str) -> tuple[AnyCard, ...]:
    """Every card of the pack, in the order of the files."""
    box = catalogue(options, lang)
    return (*box.cards, *box.missions, *box.achievements)


def find_card(options: Options, text: str, lang: str) -> AnyCard:
    """The card of this id or name; where there is none, names that come close are told."""
    cards, typed = cards_of(options, lang), typed_names(options)
    asked = plain(text)
    if asked in typed:
        return cards[typed[asked]]
    near = ", ".join(cards[number].name for number in suggestions(asked, typed))
    hint = PERHAPS if near else LISTED
    raise BadOptions(
        "card/unknown",
        say(REFUSALS["card/unknown"], "en", text=shown(text), hint=say(hint, "en", near=near)),
        text=shown(text),
        hint=say(hint, lang, near=near),
    )


def typed_names(options: Options) -> dict[str, int]:
    """What somebody may type for a card, and the card's number."""
    found: dict[str, int] = {}
    for lang in LANGS:
        for number, card in enumerate(cards_of(options, lang)):
            for name in (card.id, card.name):
                found.setdefault(plain(name), number)
    return found


def suggestions(asked: str, typed: dict[str, int]) -> list[int]:
    """Cards whose names contain what was typed; failing that, those that look like it."""
    names = [name for name in typed if asked and asked in name]
    if not names:
        words = list(dict.fromkeys(word for name in typed for word in name.split()))
        alike = {word for part in asked.split() if len(part) > 3 for word in get_close_matches(part, words)}
        names = get_close_matches(asked, typed)
        names += [name for name in typed if not alike.isdisjoint(name.split())]
    return list(dict.fromkeys(typed[name] for name in names))[:SUGGESTIONS]


def plain(text: str) -> str:
    """Small letters without diacritics, words apart by single spaces."""
    split = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    letters = (sign if sign.isalnum() else " " for sign in split if not unicodedata.combining(sign))
    return " ".join("".join(letters).split())
