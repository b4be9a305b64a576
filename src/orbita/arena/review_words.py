"""What a review says, in both languages: in a terminal, and in a browser (its `words/review`)."""

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
    "title": ("Analiza partii", "Review of the game"),
    "lead": (
        "Każda decyzja jest oceniana według tego, co było wtedy wiadomo z jej miejsca.",
        "Every decision is judged with what its seat knew then.",
    ),
    "line": ("Gry, które czekają przed tą: {count}.", "Games that wait before this one: {count}."),
    "judged": ("Sprawdzone: {judged} z {pieces}.", "Judged: {judged} of {pieces}."),
    "patience": (
        "To trwa od kilku sekund do minuty; możesz w tym czasie zajrzeć gdzie indziej.",
        "This takes from a few seconds to a minute; you can look elsewhere meanwhile.",
    ),
    "rough": (
        "Na tym serwerze zasady nie są skompilowane: ocena jest zgrubna.",
        "The rules are not compiled on this server: the judgement is rough.",
    ),
    "how": (
        "Każda decyzja: {walks}; błędy sprawdzone jeszcze raz: {confirmed}.",
        "Every decision: {walks}; mistakes were judged again: {confirmed}.",
    ),
    "numbers": ("Szanse w liczbach", "The chances in numbers"),
    "before-move": ("Przed ruchem", "Before move"),
    "at-the-end": ("Na końcu", "At the end"),
    "decisions-title": ("Decyzje", "Decisions"),
    "whose": ("Czyje decyzje", "Whose decisions"),
    "everybody": ("wszystkich", "everybody’s"),
    "mistakes-only": ("Tylko błędy", "Mistakes only"),
    "a-mistake": ("Błąd", "Mistake"),
    "as-good": ("Bez straty", "Nothing lost"),
    "same": ("To samo zrobiłaby analiza", "The search would have done the same"),
    "cost": ("Strata: {lost}", "Lost: {lost}"),
    "better": ("Lepiej: {move} ({better} zamiast {made})", "Better: {move} ({better} instead of {made})"),
    "instead": (
        "Analiza: {move} ({better} zamiast {made})",
        "The search: {move} ({better} instead of {made})",
    ),
    "watch": ("Ruch {number}: zobacz na planszy", "Move {number}: see it on the board"),
    "luck-title": ("Szczęście", "Luck"),
    "luck-sum": ("{name}: razem {luck} ± {error}", "{name}: {luck} ± {error} altogether"),
    "greatest": ("Największe losowania", "The greatest draws"),
    "rest-about": (
        "Niewyjaśnione jest to, czego nie tłumaczą ani decyzje, ani los: zmienia się sama ocena.",
        "Unexplained is what neither decisions nor luck account for: the judgement itself changes.",
    ),
    "cut-short": ("Zabrakło czasu: reszty nie sprawdzono.", "Time was up: the rest was not judged."),
}
NOUNS: Final[dict[str, Forms]] = {
    "moves": (("ruch", "ruchy", "ruchów"), ("move", "moves")),
    "walks": (("przebieg", "przebiegi", "przebiegów"), ("walk", "walks")),
    "draws": (("losowanie", "losowania", "losowań"), ("draw", "draws")),
}


def told(key: str, lang: str, **values: Any) -> str:
    """Say one of these."""
    return say(WORDS[key], lang, **values)


def moves_text(moves: int, lang: str) -> str:
    """How many moves."""
    return amount(moves, NOUNS["moves"], lang)


def walks_text(walks: int, lang: str) -> str:
    """How many walks."""
    return amount(walks, NOUNS["walks"], lang)


def draws_text(draws: int, lang: str) -> str:
    """How many draws."""
    return amount(draws, NOUNS["draws"], lang)
