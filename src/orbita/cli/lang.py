"""The language of the command line and its own sentences. What belongs to a game is in the game's texts."""

import argparse
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from orbita.core.errors import BadContent, OrbitaError

LANGS: Final = ("pl", "en")

PHRASES: Final[dict[str, tuple[str, str]]] = {
    "welcome": ("{game}. Grają: {players}.", "{game}. At the table: {players}."),
    "human": ("człowiek", "human"),
    "bot": ("bot {name}", "bot {name}"),
    "how": (
        "Wpisz numer albo ruch; ? – pomoc, quit – wyjście. Zasady: orbita rules {game}",
        "Type a number or a move; ? for help, quit to leave. The rules: orbita rules {game}",
    ),
    "no-such-number": ("Numery ruchów są od 1 do {last}.", "Moves are numbered from 1 to {last}."),
    "rest-dropped": ("Nie zagrano już: {rest}.", "Not played: {rest}."),
    "hint": ("Podpowiedź ({bot}): {move}", "Hint ({bot}): {move}"),
    "hint-wait": ("Podpowiedź ({bot}): karty leżą dobrze, czekaj.", "Hint ({bot}): all is well, wait."),
    "pace": (
        "Tempo zegara: {pace} (1 to czas rzeczywisty); wait – od razu następny komunikat.",
        "The clock runs at {pace} × real time; wait skips to the next announcement.",
    ),
    "pace-none": (
        "Zegar stoi: wait – następny komunikat, wait 30 – pół minuty.",
        "The clock stands still: wait brings the next announcement, wait 30 half a minute.",
    ),
    "no-clock": ("Zegar już nie chodzi: Enter – dalej.", "The clock has stopped: Enter goes on."),
    "start-clock": ("Enter uruchamia zegar. ", "Enter starts the clock. "),
    "hand-over": (
        "Przekaż klawiaturę: {seat}. Na miejscu? Naciśnij Enter. ",
        "Pass the keyboard to: {seat}. Ready? Press Enter. ",
    ),
    "nobody-else": ("Nie ma komu przekazać klawiatury.", "There is nobody to pass the keyboard to."),
    "undo-clock": (
        "Od tamtej pory coś się już wydarzyło. Kartę można zabrać: remove i numer tury.",
        "Something has happened since. A card can be taken back with remove and its turn.",
    ),
    "undone": ("{seat}: ruch cofnięty.", "{seat}: move taken back."),
    "undo-nothing": ("Nie ma czego cofnąć.", "There is nothing to take back."),
    "undo-other": (
        "Cofać można tylko ruchy własnej, niedokończonej tury.",
        "You can only take back moves of your own unfinished turn.",
    ),
    "undo-revealed": (
        "Tego ruchu nie można cofnąć: odsłonił coś, co było zakryte.",
        "This move cannot be taken back: it revealed something hidden.",
    ),
    "file-needed": ("Podaj nazwę pliku: {command} PLIK.", "Name a file: {command} FILE."),
    "saved": ("Gra zapisana w pliku {file}.", "Game saved to {file}."),
    "loaded": ("Gra wczytana z pliku {file}.", "Game loaded from {file}."),
    "autosave-off": ("Gra nie jest już zapisywana.", "The game is no longer being saved."),
    "offer-save": (
        "Zapisać grę? Nazwa pliku albo Enter, by wyjść bez zapisu: ",
        "Save the game? A file name, or Enter to leave without saving: ",
    ),
    "go-on": ("Dalszy ciąg: orbita play {game} --load {file}", "To go on: orbita play {game} --load {file}"),
    "watch": ("Powtórka: orbita replay {file}", "To watch it again: orbita replay {file}"),
    "not-saved": ("Gra nie została zapisana.", "The game was not saved."),
    "bye": ("Do zobaczenia!", "See you!"),
    "empty-log": ("Jeszcze nic się nie wydarzyło.", "Nothing has happened yet."),
    "replay-prompt": (
        "[{at}/{last}] Enter – dalej, b – wstecz, numer – skok, q – koniec: ",
        "[{at}/{last}] Enter: next, b: back, a number: jump, q: quit: ",
    ),
    "replay-end": ("To już koniec zapisu.", "This is the end of the record."),
    "replay-start": ("To początek zapisu.", "This is the start of the record."),
    "replay-unknown": ("Enter, b, q albo numer od 0 do {last}.", "Enter, b, q or a number from 0 to {last}."),
    "commands": (
        """Polecenia:
  ?  pomoc            ta pomoc
  board  plansza      plansza i możliwe ruchy
  hint  podpowiedź    co zrobiłby bot
  undo  cofnij        cofnij ruch niedokończonej tury
  log  dziennik       co się dotąd wydarzyło
  save  zapisz PLIK   zapisz grę (.json: w formacie JSON)
  load  wczytaj PLIK  wczytaj zapisaną grę
  quit  koniec        wyjdź
""",
        """Commands:
  ?          this help
  board      the board and the possible moves
  hint       what the bot would do
  undo       take back a move of your unfinished turn
  log        what has happened so far
  save FILE  save the game (.json: as JSON)
  load FILE  load a saved game
  quit       leave
""",
    ),
    "clock-commands": (
        """  wait  czekaj        następny komunikat komputera; wait 30: za 30 sekund
  moves  ruchy        wszystkie możliwe ruchy, z numerami
  next  następny      przekaż klawiaturę następnej osobie
  Enter               w rundzie działania: następna tura
""",
        """  wait       the next announcement; wait 30: 30 seconds on
  moves      all possible moves, numbered
  next       pass the keyboard to the next person
  Enter      in the action round: the next turn
""",
    ),
}

# Errors carry their English message; these are the Polish ones, by code.
POLISH_ERRORS: Final[dict[str, str]] = {
    "bot/unknown": "Nie ma bota „{bot}” do tej gry.",
    "file/exists": "Plik {file} już istnieje: wybierz inną nazwę.",
    "file/taken": "Plik {file} zawiera coś innego niż ta gra. Wybierz inną nazwę.",
    "file/unreadable": "Nie można odczytać pliku {file}.",
    "file/unwritable": "Nie można zapisać pliku {file}.",
    "flight/no-seed": "W pliku {file} nie ma ani uszkodzeń, ani ziarna: bez nich wynik nie jest ustalony.",
    "game/unknown": "Nie ma gry „{game}”.",
    "key/not-valid": "Ten link już nie działa: poproś gospodarza o nowy.",
    "key/unreadable": "To nie jest cały link: skopiuj go jeszcze raz.",
    "link/unreadable": "Link do stołu wygląda tak: http://SERWER/t/KOD#KLUCZ.",
    "load/fixed": "Wczytana gra ma już swoje opcje i ziarno: nie podawaj ich razem z --load.",
    "notation/values": "Opcję podaje się jako nazwa=wartość.",
    "options/unknown-pack": "Nie ma zestawu kart „{pack}”: własne zestawy wskazuje zmienna ORBITA_PACKS.",
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
    "record/not-over": "Ta gra nie jest jeszcze skończona.",
    "record/not-text": "To nie jest zapis gry: plik nie jest tekstem UTF-8.",
    "record/other-game": "To zapis innej gry.",
    "record/outcome": "Zapis jest uszkodzony: gra kończy się inaczej, niż podano.",
    "record/rules-version": "Zapis powstał w wersji zasad {record}; zainstalowana jest {installed}.",
    "record/seats": "Zapis jest uszkodzony: kolory graczy są złe.",
    "record/too-large": "Ten plik jest za duży na zapis gry.",
    "record/too-long": "Ten zapis ma za dużo ruchów.",
    "record/unknown-format": "Nieznany format zapisu: {format}.",
    "record/unknown-seat": "Zapis jest uszkodzony: nieznany kolor w ruchu {move}.",
    "replay/no-such-move": "Zapis ma ruchy od 0 do {last}.",
    "seat/none-open": "Przy tym stole nie ma wolnego miejsca.",
    "seat/unknown": "Nie ma takiego miejsca przy stole.",
    "seats/count": "Ta gra nie jest dla tylu osób: {seats}.",
    "seats/record": "Przy zapisanym stole siedzi {seats}, a nie {given}.",
    "seed/range": "Ziarno to liczba całkowita od 0 do 2^256 - 1.",
    "server/busy": "Serwer ma teraz dużo pracy: spróbuj za chwilę.",
    "server/lost": "Połączenie zostało przerwane.",
    "server/unreachable": "Nikt nie odpowiada pod tym adresem.",
    "snapshot/damaged": "Migawka gry jest uszkodzona albo pochodzi z innej gry.",
    "table/started": "Ta gra już się zaczęła.",
    "table/unknown": "Nie ma takiego stołu.",
    "undo/not-allowed": "Z tej tury nie można już nic cofnąć: zapytaj stół (back i liczba ruchów).",
    "undo/nothing": "Nie ma czego cofnąć.",
    "wait/unreadable": "Napisz wait albo wait i liczbę sekund do 3600.",
    "undo/unreadable": "Napisz undo albo undo i liczbę ruchów.",
}


def add_lang(parser: argparse.ArgumentParser) -> None:
    """Let the language be chosen."""
    parser.add_argument(
        "--lang", choices=LANGS, default=system_lang(), help="pl or en (default: the system's)"
    )


def system_lang() -> str:
    """Polish where the system speaks Polish, English elsewhere; the first variable that is set decides."""
    variables = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "pl" if next(filter(None, variables), "").startswith("pl") else "en"


def phrase(key: str, lang: str, **values: Any) -> str:
    """Say one of our sentences."""
    return PHRASES[key][LANGS.index(lang)].format(**values)


def error_text(error: OrbitaError, lang: str, polish: Mapping[str, str] = POLISH_ERRORS) -> str:
    """Say what was wrong, as a sentence."""
    if lang == "pl" and error.code in polish:
        return polish[error.code].format(**error.details)
    if isinstance(error, BadContent):
        return error.message  # lines that begin with the name of a file
    text = error.message[:1].upper() + error.message[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


@contextmanager
def errors_in(lang: str, polish: Mapping[str, str] | None = None) -> Iterator[None]:
    """Let errors that end the program leave it in the reader's language; a command may add Polish texts."""
    try:
        yield
    except OrbitaError as error:
        error.message = error_text(error, lang, {**POLISH_ERRORS, **(polish or {})})
        raise
