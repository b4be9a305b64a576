"""Languages: which there are, how one is picked, and how things are counted in it.

Every sentence is a pair, Polish first: a template with named values in braces. Whoever speaks to people
(games, server, command line) keeps such pairs and says them here.
"""

from typing import Final, Literal, TypeAlias

Lang: TypeAlias = Literal["pl", "en"]
Pair: TypeAlias = tuple[str, str]  # Polish, English
Forms: TypeAlias = tuple[
    tuple[str, str, str], tuple[str, str]
]  # Polish: one, a few, many; English: one, many

LANGS: Final[tuple[Lang, ...]] = ("pl", "en")


def say(pair: Pair, lang: str, **values: object) -> str:
    """Say a sentence in a language, with its values filled in."""
    template = pair[0] if lang == "pl" else pair[1]
    return template.format(**values) if values else template


def plural(number: int, forms: Forms, lang: str) -> str:
    """Pick the form of a noun that goes with a number: 1 punkt, 2 punkty, 12 punktów, 22 punkty."""
    polish, english = forms
    if lang != "pl":
        return english[0] if abs(number) == 1 else english[1]
    if abs(number) == 1:
        return polish[0]
    few = abs(number) % 10 in (2, 3, 4) and abs(number) % 100 not in (12, 13, 14)
    return polish[1] if few else polish[2]


def amount(number: int, forms: Forms, lang: str) -> str:
    """A number with its noun."""
    return f"{number} {plural(number, forms, lang)}"


def upper_first(text: str) -> str:
    """The same with a capital letter in front."""
    return text[:1].upper() + text[1:]
