"""Refusals every game shares, and how an error is told in the reader's language.

Whoever speaks to people adds what it refuses itself; the errors carry their English message.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from orbita.core.contract import CLOCK, Moves
from orbita.core.errors import BadContent, IllegalMove, OrbitaError
from orbita.core.lang import Pair, say, upper_first

E = TypeVar("E", bound=OrbitaError)

# What every game says alike; a game may say it in its own words.
SENTENCES: Final[dict[str, Pair]] = {
    "seat/unknown": ("Nie ma takiego miejsca.", "There is no such seat."),
    "turn/game-over": ("Gra jest skończona.", "The game is over."),
    "turn/not-yours": ("To nie twoja kolej.", "It is not your turn."),
    "move/unknown": ("Nie ma takiego ruchu.", "There is no such move."),
    "move/not-now": ("Tego teraz nie można zrobić.", "You cannot do this now."),
    "notation/unknown": ("Nie rozumiem „{text}”.", "I do not understand “{text}”."),
}
# What core, registry, bots and arena refuse, in Polish.
POLISH: Final[dict[str, str]] = {
    "bot/unknown": "Nie ma bota „{bot}” do tej gry.",
    "bot/walks": "Wyszukiwanie ma od 1 do {most} przebiegów, nie {walks}.",
    "content/faults": "{polish}",  # lines that begin with the name of a file, in the words of `core.faults`
    "game/unknown": "Nie ma gry „{game}”.",
    "games/count": "Potrzebna jest co najmniej jedna gra, nie {games}.",
    "jobs/count": "Potrzebny jest co najmniej jeden proces, nie {jobs}.",
    "ladder/bots": "Drabina jest dla dwóch i więcej botów, każdego wymienionego raz.",
    "match/elo": "Podaj dwie różnice Elo, najpierw mniejszą, najwyżej {most}.",
    "match/pair": "Para to dwie gry: pozwól co najmniej na 2.",
    "match/shared": "W tej grze wszyscy wygrywają albo przegrywają razem: załogi porównuje orbita simulate.",
    "notation/position": "Tej pozycji nie da się odczytać.",
    "notation/values": "Opcję podaje się jako nazwa=wartość.",
    "options/invalid": "Ta gra nie ma takiej opcji albo opcja ma złą wartość.",
    "options/too-large": "Za dużo opcji albo za duża liczba.",
    "options/too-long": "Nazwa lub wartość opcji jest za długa.",
    "options/unprintable": "Opcje zapisuje się zwykłymi literami.",
    "record/bad-json": "To nie jest zapis gry w formacie JSON.",
    "record/bad-line": "Zapis jest uszkodzony: nie da się odczytać linii {line}.",
    "record/bad-move": "Zapis jest uszkodzony: ruchu {move} nie da się odczytać.",
    "record/bad-name": "Zapis jest uszkodzony: nazwa gry, zawartości albo koloru jest zła.",
    "record/bad-outcome": "Zapis jest uszkodzony: wynik nie pasuje do liczby osób.",
    "record/bad-seed": "Zapis jest uszkodzony: ziarno jest złe.",
    "record/content": "W tej grze użyto innego pliku z zawartością pudełka.",
    "record/empty": "W tym pliku nie ma zapisu gry.",
    "record/illegal-move": "Zapis jest uszkodzony: ruch {move} jest niezgodny z zasadami.",
    "record/not-text": "To nie jest zapis gry: plik nie jest tekstem UTF-8.",
    "record/other-game": "To zapis innej gry.",
    "record/outcome": "Zapis jest uszkodzony: gra kończy się inaczej, niż podano.",
    "record/rules-version": "Zapis powstał w wersji zasad {record}; zainstalowana jest {installed}.",
    "record/seats": "Zapis jest uszkodzony: kolory graczy są złe.",
    "record/too-large": "Ten plik jest za duży na zapis gry.",
    "record/too-long": "Ten zapis ma za dużo ruchów.",
    "record/unknown-format": "Nieznany format zapisu: {format}.",
    "record/unknown-seat": "Zapis jest uszkodzony: nieznany kolor w ruchu {move}.",
    "review/no-search": "Do tej gry nie ma bota, który szuka: nie można jej ocenić.",
    "seat/unknown": "Nie ma takiego miejsca przy stole.",
    "seats/count": "Ta gra nie jest dla tylu osób: {seats}.",
    "seed/range": "Ziarno to liczba całkowita od 0 do 2^256 - 1.",
    "snapshot/damaged": "Migawka gry jest uszkodzona albo pochodzi z innej gry.",
    "train/game": "{game} nie ma bota, który się uczy.",
    "train/none": "--{name} to co najmniej 1.",
    "train/other-course": "{file} jest z innej gry, z innego ziarna albo z innej sieci: wybierz inny folder.",
    "undo/nothing": "Nie ma czego cofnąć.",
}


def refused(kind: type[E], sentences: Mapping[str, Pair], code: str, **details: object) -> E:
    """Make an error; its message is the English of a catalogue, other languages are found by its code."""
    return kind(code, say(sentences[code], "en", **details), **details)


def error_text(error: OrbitaError, lang: str, *polish: Mapping[str, str]) -> str:
    """Say what was wrong, as a sentence; the given catalogues are asked first."""
    if lang == "pl":
        template = next((words[error.code] for words in (*polish, POLISH) if error.code in words), None)
        if template is not None:
            return template.format(**error.details)
    if isinstance(error, BadContent):
        return error.message  # lines that begin with the name of a file
    text = upper_first(error.message)
    return text if text.endswith((".", "!", "?")) else f"{text}."


def why_not_act(awaited: Sequence[int], seats: int, seat: int) -> IllegalMove | None:
    """Refuse whoever is not awaited, and say why."""
    if seat in awaited:
        return None
    if seat != CLOCK and not 0 <= seat < seats:
        return IllegalMove("seat/unknown", f"there is no seat {seat}")
    if not awaited:
        return IllegalMove("turn/game-over", "the game is over")
    return IllegalMove("turn/not-yours", "it is not your turn")


def why_not_listed(
    awaited: Callable[[Any], tuple[int, ...]], legal: Callable[[Any, int], Moves]
) -> Callable[[Any, int, int], IllegalMove | None]:
    """Make a `why_not` for a game whose rules need no reasons of their own; its states have `seats`."""

    def why_not(s: Any, seat: int, move: int) -> IllegalMove | None:
        """Refuse whatever is not listed."""
        if move in legal(s, seat):
            return None
        refusal = why_not_act(awaited(s), s.seats, seat)
        return refusal or IllegalMove("move/not-now", "this cannot be done now", move=move)

    return why_not
