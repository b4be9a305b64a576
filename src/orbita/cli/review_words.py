"""What a review says, in both languages."""

from typing import Any, Final

from orbita.core.lang import Forms, Pair, amount, say

WORDS: Final[dict[str, Pair]] = {
    "head": (
        "{game}, {seats} przy stole, {moves}; każda decyzja: {walks}, błędy sprawdzone: {confirmed}",
        "{game}, {seats} seats, {moves}; {walks} for every decision, mistakes checked with {confirmed}",
    ),
    "looking": ("oglądam decyzje", "looking at decisions"),
    "curve": ("Szanse na zwycięstwo", "Chances to win"),
    "turning-points": ("Punkty zwrotne", "Turning points"),
    "no-turning-points": (
        "Żaden ruch nie zmienił szans o {swing}.",
        "No move changed the chances by {swing}.",
    ),
    "mistake": ("błąd", "a mistake"),
    "luck": ("los", "luck"),
    "play": ("przebieg gry", "the run of play"),
    "mistakes": (
        "Błędy: szansa na zwycięstwo mniejsza co najmniej o {least}",
        "Mistakes: the chance to win fell by {least} or more",
    ),
    "no-mistakes": ("Nie ma.", "None."),
    "lost": (
        "{number}. {seat}: {move} – z {better} na {made}. Lepiej: {best}.",
        "{number}. {seat}: {move} – from {better} to {made}. Better: {best}.",
    ),
    "accounts": ("Od szansy na początku do wyniku", "From the chance at the start to the result"),
    "seat": ("miejsce", "seat"),
    "decisions": ("decyzje", "decisions"),
    "mistakes-column": ("błędy", "mistakes"),
    "lost-column": ("straty", "lost"),
    "start": ("start", "start"),
    "skill": ("decyzje wszystkich", "all decisions"),
    "luck-column": ("los", "luck"),
    "rest": ("niewyjaśnione", "unexplained"),
    "result": ("wynik", "result"),
    "luck-small": (
        "Szczęście prawie się tu nie liczy: {draws}, każde zmienia szanse o około {deviation}.",
        "Luck hardly exists here: {draws}, each of which moves the chances by some {deviation}.",
    ),
    "luck-ledger": (
        "Szczęście: {draws}, każde zmienia szanse o około {deviation}; największe:",
        "Luck: {draws}, each of which moves the chances by some {deviation}; the greatest:",
    ),
    "doubtful": (
        "Wiele zostaje niewyjaśnione: szanse są tu szacowane z grubsza, a błędy to tylko wskazówki.",
        "Much stays unexplained: in this game the chances are rough, and mistakes are hints only.",
    ),
    "cut-short": ("Zabrakło czasu: reszty nie sprawdzono.", "Time was up: the rest was not judged."),
}
MOVES: Final[Forms] = (("ruch", "ruchy", "ruchów"), ("move", "moves"))
WALKS: Final[Forms] = (("przebieg", "przebiegi", "przebiegów"), ("walk", "walks"))
DRAWS: Final[Forms] = (("losowanie", "losowania", "losowań"), ("draw", "draws"))


def told(key: str, lang: str, **values: Any) -> str:
    """Say one of these."""
    return say(WORDS[key], lang, **values)


def moves_text(moves: int, lang: str) -> str:
    """How many moves."""
    return amount(moves, MOVES, lang)


def walks_text(walks: int, lang: str) -> str:
    """How many walks."""
    return amount(walks, WALKS, lang)


def draws_text(draws: int, lang: str) -> str:
    """How many draws."""
    return amount(draws, DRAWS, lang)
