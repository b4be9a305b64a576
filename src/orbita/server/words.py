"""What the server and its clients refuse, in Polish; the errors themselves carry the English.

What the rules refuse is in the catalogue of each game, what core refuses in `core.refusals`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from orbita.core import refusals
from orbita.core.contract import Game
from orbita.core.errors import OrbitaError

POLISH: Final[dict[str, str]] = {
    # Requests and connections
    "address/connections": "Zbyt wiele połączeń z twojej sieci: zamknij część z nich.",
    "address/guests": "Z twojej sieci przyszło zbyt wielu gości: odczekaj trochę.",
    "address/sockets": "W twojej sieci otwarto zbyt wiele stołów: zamknij któryś i spróbuj ponownie.",
    "address/tables": "Z twojej sieci przygotowano zbyt wiele stołów: odczekaj trochę.",
    "client/flood": "Za dużo wiadomości naraz.",
    "client/too-fast": "Za dużo naraz z tego adresu: odczekaj minutę.",
    "client/too-slow": "Za dużo odpowiedzi czeka na odebranie.",
    "hello/missing": "Pierwsza wiadomość to hello.",
    "hello/protocol": "Serwer mówi protokołem w wersji {protocol}: odśwież stronę.",
    "hello/twice": "Wiadomość hello wysyła się raz.",
    "hello/unreadable": "Pierwsza wiadomość to hello.",
    "http/400": "Nie można odczytać tego zapytania.",
    "http/401": "Do tego potrzebny jest klucz.",
    "http/403": "Ten klucz tego nie otwiera.",
    "http/404": "Nie ma takiej strony.",
    "http/405": "Pod tym adresem tak się nie pyta.",
    "http/413": "To zapytanie jest za duże.",
    "http/431": "Zapytanie ma za dużo nagłówków.",
    "message/too-long": "Ta wiadomość jest za długa.",
    "message/unreadable": "Nie można odczytać tej wiadomości.",
    "origin/foreign": "Ta strona należy do innego serwera.",
    "request/too-slow": "Zapytanie nie dotarło na czas.",
    "server/busy": "Serwer ma teraz dużo pracy: spróbuj za chwilę.",
    "server/error": "Coś poszło nie tak po naszej stronie.",
    "server/full": "Serwer nie przyjmie już więcej połączeń: spróbuj później.",
    "server/lost": "Połączenie zostało przerwane.",
    "server/restored": "Przywrócono kopię zapasową: połącz się jeszcze raz.",
    "server/stopping": "Serwer jest właśnie zatrzymywany: połącz się za chwilę.",
    "server/storage": "Baza danych nie odpowiada: spróbuj za chwilę.",
    "server/unreachable": "Nikt nie odpowiada pod tym adresem.",
    # Keys, links and guests
    "guest/unknown": "Do tego potrzebny jest klucz gościa.",
    "handover/too-many": "Za dużo błędnych kodów: odczekaj kilka minut.",
    "handover/unknown": "Ten kod nie działa: jest w nim literówka, został już użyty albo minęło dziesięć "
    "minut. Utwórz nowy na drugim urządzeniu.",
    "host/needed": "To może zrobić tylko gospodarz.",
    "crew/key": "Do tego potrzebny jest klucz załogi.",
    "key/missing": "Do tego potrzebny jest klucz.",
    "key/not-needed": "To miejsce nie potrzebuje innego klucza.",
    "key/not-valid": "Ten link już nie działa: poproś gospodarza o nowy.",
    "key/unreadable": "To nie jest cały link: skopiuj go jeszcze raz.",
    "link/unreadable": "Link do stołu wygląda tak: http://SERWER/t/KOD#KLUCZ.",
    "nickname/empty": "Pseudonim ma co najmniej jedną literę.",
    "qr/foreign": "Rysujemy tylko linki tego serwera.",
    # Seats
    "bot/grace": "Ta osoba może jeszcze wrócić: bot może ją zastąpić po {seconds} sekundach, a przy "
    "wolnej grze po terminie ruchu.",
    "level/unknown": "Nie ma bota o poziomie „{level}”.",
    "seat/bot": "To miejsce bota.",
    "seat/elsewhere": "To miejsce otwarto na innym urządzeniu.",
    "seat/given-to-bot": "Twoje miejsce dostał bot.",
    "seat/kicked": "Gospodarz zwolnił twoje miejsce.",
    "seat/link-by-host": "Gospodarz utworzył nowy link do twojego miejsca.",
    "seat/needed": "Widzowie tylko patrzą.",
    "seat/none-open": "Przy tym stole nie ma wolnego miejsca.",
    "seat/resigned": "Z tego miejsca poddano grę: dalej gra bot.",
    "seat/revoked": "To miejsce ma nowy link.",
    "seat/taken": "To miejsce jest zajęte.",
    "seat/yours": "Na tym miejscu nie gra już bot.",
    "start/not-ready": "Nie wszyscy potwierdzili gotowość.",
    "start/seats-open": "Są jeszcze wolne miejsca.",
    # Tables
    "catalogue/other-content": "Obowiązująca zawartość ma skrót {content}.",
    "campaign/input": "Tak nie można rozstrzygnąć: {fault}.",
    "campaign/moved-on": "W tym czasie ktoś inny zdecydował: spójrz jeszcze raz.",
    "campaign/no-crew": "Kampanię prowadzi załoga: podaj jej klucz.",
    "campaign/none": "Ta załoga nie prowadzi kampanii.",
    "campaign/not-offered": "W tej grze nie ma kampanii.",
    "campaign/running": "Kampania tej załogi jeszcze trwa.",
    "challenge/other-game": "To wyzwanie jest do innej gry.",
    "challenge/other-rules": "To wyzwanie rozegrano według innych zasad albo z inną zawartością.",
    "challenge/seed": "Ziarno wyzwania jest uszkodzone.",
    "challenge/none": "Ta gra nie miała kodu: nie ma czego zabrać.",
    "chat/empty": "Pusta wiadomość.",
    "clock/in-time": "Zegar się nie spóźnia.",
    "clock/late": "Najpierw wydarzyło się coś innego.",
    "clock/other-pace": "Przy tym stole zegar chodzi inaczej.",
    "clock/ready": "Inni nie są jeszcze gotowi.",
    "clock/so-already": "Zegar już tak stoi albo chodzi.",
    "clock/none": "Zegar nie chodzi.",
    "comms/down": "Cisza radiowa: nikt cię nie słyszy.",
    "crew/full": "Dziennik tej załogi jest pełny.",
    "crew/no-line": "Z tego nie ma wpisu do dziennika.",
    "crew/unknown": "Nie ma takiej załogi.",
    "daily/no-such-day": "Dzień zapisuje się tak: 2026-11-18, a przyszłych nie zdradzamy.",
    "entry/impossible": "Tego nie da się zrobić przy tym stole; nic się nie zmieniło.",
    "game/no-digest": "Tę grę opowiada się wpis po wpisie.",
    "game/no-story": "Ta gra nie opowiada swojej historii.",
    "game/no-review": "Takich gier nie oceniamy ruch po ruchu.",
    "game/no-inquiry": "Tej gry nie umiemy zbadać.",
    "hint/not-now": "To nie twoja kolej.",
    "hint/wait": "Na razie nie ma nic do zrobienia: poczekaj.",
    "film/not-yet": "Film zaczyna się, gdy zegar dobiegnie końca.",
    "lead/not-yours": "Teraz prowadzi {who}.",
    "log/beginning": "Dziennik zaczyna się od przygotowania stołu.",
    "move/stood-in": "W tym czasie ruch wykonał za ciebie bot: spójrz jeszcze raz.",
    "order/late": "W tym czasie zdarzyło się coś innego.",
    "order/none": "Ta gra nie zna stałych poleceń: na nieobecnych się czeka.",
    "move/already": "Z tego miejsca wykonano już ruch.",
    "move/one-by-one": "Najpierw zobacz, co zostało odkryte, a potem zdecyduj.",
    "move/too-many": "Naraz można wykonać najwyżej {most} ruchów.",
    "move/out-of-order": "Brakuje wcześniejszego ruchu.",
    "move/taken-back": "W tym czasie cofnięto ruch: spójrz jeszcze raz.",
    "outcome/noted": "Wynik jest już zapisany.",
    "pace/no-clock": "W tej grze nie ma zegara.",
    "puzzle/none": "Do tej gry nie ma zadań.",
    "review/broken": "Analiza się urwała: spróbuj jeszcze raz.",
    "record/day-not-over": "To misja dnia, a lot przerwano: będzie jawna, gdy ten dzień minie.",
    "record/not-over": "Ta gra nie jest jeszcze skończona.",
    "record/unreadable": "Tego zapisu nie da się odtworzyć.",
    "rematch/laid": "Stół do rewanżu już jest.",
    "rematch/none": "Nie ma jeszcze rewanżu.",
    "rematch/too-early": "Ta gra nie jest jeszcze skończona.",
    "replay/too-long": "Ten zapis jest za długi, by go tu odtworzyć.",
    "seal/broken": "Skrót pokazany na początku nie pasuje do ziarna i soli.",
    "seal/salt": "Sól nie jest tekstem szesnastkowym.",
    "seal/unreadable": "To nie jest zapis gry z serwera.",
    "results/none": "Ta gra nie miała kodu: nie ma z czym porównać.",
    "sealed/no-codes": "W tej grze nie ma kodów.",
    "sealed/options": "Kod {sealed} nie pasuje do tych opcji.",
    "table/busy": "Inni byli szybsi: spróbuj jeszcze raz.",
    "table/enough": "Z jednego miejsca można to zrobić najwyżej {most} razy.",
    "table/expired": "Przy tym stole długo nikogo nie było i już go nie ma.",
    "table/frozen": "Tę grę rozgrywano według innych zasad: można ją czytać, nie da się jej dokończyć.",
    "table/not-started": "Ta gra jeszcze się nie zaczęła.",
    "table/over": "Ta gra jest już skończona.",
    "table/started": "Ta gra już się zaczęła.",
    "table/taken": "Stół o takim kodzie już jest.",
    "table/unknown": "Nie ma takiego stołu.",
    "table/unreadable": "Tego stołu nie da się odczytać.",
    "talk/none": "W tej grze nie ma znaków: porozmawiajcie słowami.",
    "question/input": "Tak nie można zapytać: {fault}.",
    "question/unknown": "Ta gra nie zna pytania „{question}”.",
    "tool/input": "Tak nie można zapytać: {fault}.",
    "tool/too-long": "Liczenie trwa zbyt długo: najwyżej {most} s.",
    "tool/unknown": "Ta gra nie ma narzędzia „{tool}”.",
    "undo/not-allowed": "Z tej tury nie można już nic cofnąć: zapytaj stół.",
    "undo/too-long": "Ta gra trwa już tak długo, że nic nie można cofnąć.",
    "wish/another": "Na stole jest już inna propozycja: spójrz jeszcze raz.",
    "wish/clocked": "W grze z zegarem niczego się nie cofa.",
    "wish/no-take-backs": "Przy tym stole gra się bez cofania.",
    "wish/no-vote": "Twoja odpowiedź nie jest potrzebna.",
    "wish/none": "Tej propozycji już nie ma: ktoś wykonał ruch, odpowiedział albo ją wycofał.",
    "wish/open": "Inna propozycja czeka jeszcze na odpowiedzi.",
    # Databases, backups and archives
    "archive/damaged": "Ta linia nie jest całym stołem.",
    "archive/unreadable": "Stołu {table} nie da się odczytać: wpis {entry}.",
    "backup/failed": "Nie można skopiować bazy do pliku {file}.",
    "backup/file-exists": "Plik {file} już istnieje: wybierz inną nazwę.",
    "backup/no-database": "Nie ma bazy danych {file}.",
    "backup/no-folder": "Nie ma folderu {folder}.",
    "backup/sqlite-only": "To działa z plikami SQLite; do PostgreSQL służą pg_dump i pg_restore.",
    "database/damaged": "Baza {file} jest uszkodzona albo nie jest bazą danych: przywróć kopię zapasową.",
    "database/empty": "Baza {file} jest pusta.",
    "database/foreign": "Baza {file} należy do innego programu: daj orbicie jej własną.",
    "database/newer": "Bazę {file} zapisała nowsza wersja programu: zainstaluj ją.",
    "database/unknown": "Adres bazy to sqlite:///PLIK albo postgresql://OSOBA@HOST/NAZWA.",
    "database/unusable": "Nie można otworzyć bazy {file}.",
    "restore/damaged": "Plik {file} nie jest całą kopią zapasową.",
    "restore/failed": "Nie można przywrócić bazy {file}.",
    "restore/leftover": "Plik {file} należy do bazy, która tu była: przenieś także jego.",
    "restore/no-file": "Nie ma kopii zapasowej {file}.",
    "restore/version": "Kopia {file} pochodzi z innej wersji: przenieś obecną bazę i przywróć jeszcze raz.",
    "serve/proxies": "{proxy} to nie adres ani sieć pośrednika, takie jak 127.0.0.1 albo 172.30.77.0/24.",
}

OWN: Final = {**refusals.POLISH, **POLISH}  # what no game says


def told(error: OrbitaError, lang: str, games: Iterable[Game[Any]] = ()) -> str:
    """Say a refusal in the reader's language; what is not ours, one of these games may have words for."""
    if lang != "pl":
        return error.message
    if error.code in OWN:
        return filled(OWN[error.code], error)
    return by_games(error, lang, games) or error.message


def by_games(error: OrbitaError, lang: str, games: Iterable[Game[Any]]) -> str | None:
    """Say a refusal in the words of the first game that has some; a shared code may lack its values."""
    for game in games:
        try:
            text = game.texts.refusal(error, lang)
        except (KeyError, IndexError):
            continue
        if text != error.message:
            return text
    return None


def filled(template: str, error: OrbitaError) -> str:
    """A sentence with the values of an error; one that came from elsewhere may lack some."""
    try:
        return template.format(**error.details)
    except (KeyError, IndexError):
        return error.message


def farewell(code: str, message: str, lang: str) -> str:
    """Why somebody is sent away, in the reader's language."""
    return POLISH.get(code, message) if lang == "pl" else message


def preferred(accepted: str) -> str:
    """The language of ours that a reader's `Accept-Language` likes best; English where none is named."""
    liked: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";q=")
        lang = name.strip().partition("-")[0]
        liked[lang] = max(liked.get(lang, 0.0), _weight(weight))
    return "pl" if liked.get("pl", 0.0) > liked.get("en", 0.0) else "en"


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


def of_headers(headers: Mapping[str, str]) -> str:
    """The language a request asks for."""
    return preferred(headers.get("accept-language", ""))
