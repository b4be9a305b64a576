"""The language of the command line and its own sentences. What belongs to a game is in the game's texts."""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from orbita.core import refusals
from orbita.core.contract import Game
from orbita.core.errors import OrbitaError
from orbita.core.lang import LANGS, Pair, say
from orbita.registry import GAMES
from orbita.server import words

PHRASES: Final[dict[str, Pair]] = {
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
        "Tego ruchu nie można cofnąć: odsłonił coś, co było zakryte, albo zabraniają tego zasady.",
        "This move cannot be taken back: it revealed something hidden, or the rules forbid it.",
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
    "sign-commands": (
        """  powiem, pytam, zaznaczam, wskazuję, słowo: znaki dla załogi, na przykład powiem kładę 4 A
""",
        """  tell, ask, mark, ping, word: signs for the crew, such as tell lay 4 A
""",
    ),
    "silence": (
        "System komunikacji nie działa: teraz nie wolno rozmawiać.",
        "Communications are down: nobody may talk now.",
    ),
}

# Errors of the command line carry their English message; these are the Polish ones, by code.
POLISH_ERRORS: Final[dict[str, str]] = {
    "bench/seconds": "Czas pomiaru to od 0 do 3600 sekund, nie {seconds}.",
    "bots/count": "Na {seats} miejsc trzeba {seats} botów, nie {given}.",
    "content/game-needed": "Powiedz, której gry to plik: orbita check-content GRA --file PLIK.",
    "database/missing": "Nie ma bazy danych {file}.",
    "file/exists": "Plik {file} już istnieje: wybierz inną nazwę.",
    "file/taken": "Plik {file} zawiera coś innego niż ta gra. Wybierz inną nazwę.",
    "file/unreadable": "Nie można odczytać pliku {file}.",
    "file/unwritable": "Nie można zapisać pliku {file}.",
    "fuzz/moves": "Potrzebny jest co najmniej jeden ruch, nie {moves}.",
    "load/fixed": "Wczytana gra ma już swoje opcje i ziarno: nie podawaj ich razem z --load.",
    "loadtest/bounds": "Najwyżej 1000 stołów, 300 sekund i 8 procesów.",
    "loadtest/one-process": "Plik SQLite ma jeden proces: podaj --database postgresql://…",
    "loadtest/server": "Serwer nie odpowiada. {log}",
    "match/file-exists": "Plik {file} już istnieje: --resume gra dalej, albo wybierz inną nazwę.",
    "match/no-file": "Powiedz, w którym pliku są rozegrane pary: --resume --out PLIK.",
    "match/other-file": "{file} to nie plik tego meczu: inne boty, miejsca, ziarno albo zasady.",
    "plot/folder": "Nie ma folderu {folder} na wykres.",
    "plot/no-matplotlib": "Do wykresów potrzebny jest matplotlib: zainstaluj orbitę z dodatkiem „plot”.",
    "plot/suffix": "Nazwa wykresu kończy się na {allowed}, a nie tak jak {file}.",
    "plot/unwritable": "Nie można zapisać pliku {file}.",
    "puzzle/other-file": "{file} to nie plik takich zadań: inna gra, zasady albo liczba przebiegów.",
    "records/unwritable": "Nie można zapisywać w folderze {folder}.",
    "replay/no-such-move": "Zapis ma ruchy od 0 do {last}.",
    "seats/record": "Przy zapisanym stole siedzi {seats}, a nie {given}.",
    "serve/address": "Nie można nasłuchiwać pod adresem {address}.",
    "serve/clock-rate": "--clock-rate to liczba większa od zera, najwyżej 1000.",
    "serve/forget-after": "--forget-after to liczba sekund większa od zera.",
    "serve/negative": "{flag} nie może być poniżej zera; zero znaczy: bez granicy.",
    "train/no-numpy": "Do nauki potrzebne jest numpy: zainstaluj orbitę z dodatkiem „train”.",
    "wait/unreadable": "Napisz wait albo wait i liczbę sekund do 3600.",
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
    return say(PHRASES[key], lang, **values)


def error_text(error: OrbitaError, lang: str, *games: Game[Any]) -> str:
    """Say what was wrong, as a sentence; these games are asked first, all others last."""
    if lang == "pl":
        told = words.by_games(error, lang, games)
        if told is None and error.code not in POLISH_ERRORS and error.code not in words.OWN:
            told = words.by_games(error, lang, GAMES.values())
        if told is not None:
            return told
    return refusals.error_text(error, lang, POLISH_ERRORS, words.POLISH)


def said(error: OrbitaError, lang: str = "") -> str:
    """Say what was wrong behind the name of the program or a file, in a language or the system's."""
    is_polish = (lang or system_lang()) == "pl" and not error.is_told
    return error_text(error, "pl") if is_polish else error.message


@contextmanager
def errors_in(lang: str, *games: Game[Any]) -> Iterator[None]:
    """Let errors that end the program leave it in the reader's language, in a game's words first."""
    try:
        yield
    except OrbitaError as error:
        error.message = error_text(error, lang, *games)
        error.is_told = True  # in a game's words, which others may not have for the same code
        raise
