"""What a terminal or a log says to people, in Polish and English."""

from typing import Any, Final

from orbita.core.contract import Outcome
from orbita.core.errors import IllegalMove
from orbita.games.space_alert.board_text import board_text, seat_text, values_text
from orbita.games.space_alert.content import Threat, content
from orbita.games.space_alert.event_texts import action_text, event_text, member_text
from orbita.games.space_alert.threat_texts import Pair, pick, threat_text
from orbita.games.space_alert.view import View

MOVES: Final[dict[str, Pair]] = {
    "place": ("Połóż kartę: {what}", "Lay a card: {what}"),
    "remove": ("Zabierz kartę: {what}", "Take a card back: {what}"),
    "flip": ("Obróć kartę: {what}", "Flip a card: {what}"),
    "swap": ("Zamień karty: {what}", "Exchange cards: {what}"),
    "give": ("Przekaż kartę: {what}", "Pass a card on: {what}"),
    "take": ("Weź karty następnego etapu", "Take the cards of the next phase"),
    "draw": ("Dobierz kartę", "Draw a card"),
    "end": ("Zakończ planowanie", "End the planning round"),
    "wait": ("Jeszcze nie kończ planowania", "Do not end the planning round yet"),
    "go": ("Dalej", "Go on"),
    "trip": ("Ups, potknięcie: {what}", "Oops, I tripped: {what}"),
    "at": ("Zegar: {what} ms", "Clock: {what} ms"),
}
TRIPS: Final[dict[str, Pair]] = {
    "flip": ("druga połowa karty", "the other half of the card"),
    "arrow": ("druga strzałka", "the other arrow"),
}
OUTCOMES: Final[dict[str, Pair]] = {
    "jumped-home": ("Misja zakończona powodzeniem. Wynik: {score}.", "Mission accomplished. Score: {score}."),
    "zone-destroyed": ("Sektor zniszczony: misja przegrana.", "A zone was destroyed: the mission is lost."),
    "ship-lost": ("Statek stracony: misja przegrana.", "The ship was lost: the mission is lost."),
}
REFUSALS: Final[dict[str, str]] = {
    "notation/unknown": "Nie rozumiem „{text}”: na przykład połóż 4 A/deck, zabierz 4, weź, zakończ.",
    "notation/card": "Nie ma karty „{text}”: podaj obie połowy, na przykład A/deck albo deck/A.",
    "notation/slot": "Nie ma tury „{text}”: tury to 1–12.",
    "notation/board": "Najpierw podaj androida: {known}.",
    "notation/seat": "Nie ma osoby „{text}”: są {known}.",
    "notation/moment": "Nie rozumiem „{text}”: zegar podaje chwilę, na przykład at 90000.",
    "seat/unknown": "Nie ma takiego miejsca.",
    "turn/game-over": "Misja jest zakończona.",
    "move/unknown": "Nie ma takiego ruchu.",
    "clock/action-round": "W rundzie działania nie ma zegara.",
    "clock/other-moment": "Komputer nie odzywa się w tej chwili.",
    "plan/not-acting": "Runda działania jeszcze się nie zaczęła.",
    "plan/not-started": "Misja jeszcze się nie zaczęła.",
    "action/waiting": "Trwa oczekiwanie na pozostałych.",
    "action/no-planning": "Karty już leżą: można iść dalej albo się potknąć.",
    "trip/not-yours": "Za tę osobę działa ktoś inny.",
    "trip/again": "Jedno potknięcie na turę wystarczy.",
    "trip/nothing-meant": "Nie ma tu karty, którą można tak pomylić.",
    "give/no-transfer": "Nie trwa transfer danych.",
    "give/again": "W jednym transferze można przekazać jedną kartę.",
    "give/yourself": "Kartę przekazuje się innej osobie.",
    "give/heroic": "Bohaterskich kart nie można przekazywać.",
    "give/not-held": "Tej karty nie ma na ręce.",
    "take/alone": "W grze w pojedynkę etapy kończy komputer.",
    "take/last-phase": "To ostatni etap.",
    "draw/no-data": "Nie ma danych do odebrania.",
    "draw/empty": "Talia jest pusta.",
    "end/too-early": "Dopiero po ogłoszeniu końca drugiego etapu.",
    "end/again": "To już zgłoszono.",
    "board/not-yours": "To cudza plansza akcji.",
    "board/closed": "Otwarte są tury od {first} do {last}.",
    "board/occupied": "Leży tam już karta.",
    "board/android": "Karty na planszy androida zostają na miejscu.",
    "board/empty": "Nie leży tam żadna karta.",
    "swap/alike": "To niczego by nie zmieniło.",
    "place/heroic": "Android ma tylko własną bohaterską kartę.",
    "place/not-held": "Tej karty nie ma na ręce.",
}
HELP: Final[Pair] = (
    "place 4 A/deck – połóż kartę na turze 4, A do góry; place android1 4 A/deck – na planszy androida\n"
    "remove 4, flip 4, swap 4 5 – zabierz, obróć, zamień\n"
    "take – weź karty następnego etapu; draw – dobierz kartę; give officer A/deck – przekaż kartę\n"
    "end, wait – zakończ planowanie, jeszcze nie; go – następna tura\n"
    "trip flip, trip arrow – „ups, potknięcie”: chodziło o drugą połowę karty, o drugą strzałkę\n"
    "Połowy kart: A B C bots red blue deck; bohaterskie: HA HB Hbots tUR tUW tUB tLR tLW tLB\n",
    "place 4 A/deck – lay a card on turn 4, A up; place android1 4 A/deck – on an android's board\n"
    "remove 4, flip 4, swap 4 5 – take back, flip, exchange\n"
    "take – the cards of the next phase; draw – incoming data; give officer A/deck – data transfer\n"
    "end, wait – end the planning round, not yet; go – the next turn\n"
    "trip flip, trip arrow – 'oops, I tripped': the other half, the other arrow was meant\n"
    "Halves of cards: A B C bots red blue deck; heroic: HA HB Hbots tUR tUW tUB tLR tLW tLB\n",
)
RULES: Final[Pair] = (
    """# Space Alert w skrócie

Załoga (4 lub 5 osób, brakujące zastępują androidy) ma przetrwać około dziesięciu minut.

**Planowanie.** Komputer ogłasza zagrożenia, a każdy kładzie zakryte karty na turach 1–12: w etapie 1 na
turach 1–3, w etapie 2 na 4–7, w etapie 3 na 8–12. Liczy się połowa karty, która jest na górze. Etap
zamyka się z chwilą wzięcia kart następnego. Po odebraniu danych można dobrać kartę, podczas transferu
przekazać jedną zwykłą kartę. W czasie ciszy radiowej nie wolno się porozumiewać.

**Działanie.** W każdej turze: pojawiają się zagrożenia, załoga wykonuje akcje (zaczyna kapitan), działa
strzelają, zagrożenia się przesuwają i wykonują akcje X, Y, Z. W turach 1–2, 4–5 i 8–9 ktoś musi zadbać o
komputer, inaczej następne akcje się opóźnią. Po turze 12 rakieta jeszcze trafia, zagrożenia ruszają się
ostatni raz i statek skacze.

**A** – strzał, **B** – energia (góra: osłona, dół: reaktor), **C** – system kabiny: myśliwce (górna
czerwona), komputer (mostek), droidy (górna niebieska, dolna czerwona), okno (dolna biała), rakieta (dolna
niebieska). System z usterką trzeba najpierw naprawić tą samą literą.

**Koniec.** Siódme uszkodzenie sektora niszczy statek. Punkty: zagrożenia zniszczone i przetrwane oraz
potwierdzenia wizualne, minus uszkodzenia (najgorszy sektor podwójnie), ogłuszeni (po 2) i dezaktywowane
oddziały droidów (po 1).
""",
    """# Space Alert in short

The crew (4 or 5, androids fill up) has to survive about ten minutes.

**Planning.** The computer announces threats while everybody lays cards face down on turns 1–12: in phase 1
on turns 1–3, in phase 2 on 4–7, in phase 3 on 8–12. The half of a card that is up counts. A phase closes
when you take the next cards. Incoming data lets you draw a card, a data transfer pass one ordinary card
on. While communications are down nobody may communicate.

**Action.** Every turn: threats appear, the crew acts (the captain first), weapons fire, threats move and do
their X, Y, Z. In turns 1–2, 4–5 and 8–9 somebody must maintain the computer, or the next actions are
delayed. After turn 12 the last rocket hits, threats move once more and the ship jumps.

**A** – fire, **B** – energy (upper deck: shield, lower: reactor), **C** – the station's system: interceptors
(upper red), computer (bridge), battlebots (upper blue, lower red), window (lower white), rocket (lower blue).
A system with a malfunction is repaired first, with the same letter.

**The end.** A seventh damage in a zone destroys the ship. Points: threats destroyed and survived and visual
confirmation, less damage (the worst zone twice), the knocked out (2 each) and disabled squads (1 each).
""",
)


def name(lang: str) -> str:
    """Name the game."""
    return "Space Alert"


def seat(seat: int, lang: str) -> str:
    """Name a seat."""
    return seat_text(seat, lang)


def board(view: View, lang: str, colour: bool) -> str:
    """Draw what a seat sees."""
    return board_text(view, lang, colour)


def event(data: dict[str, Any], lang: str) -> str | None:
    """Tell an event as a sentence, or None if it needs no words."""
    return event_text(data, lang)


def move(view: View, text: str, lang: str) -> str:
    """Describe what a move, given in notation, would do."""
    verb, *rest = text.split()
    if verb == "trip":
        *board, mistake = rest
        words = [*board_words(board, lang), pick(TRIPS[mistake], lang)]
    elif verb in ("place", "give"):
        words = [*board_words(rest[:-1], lang), action_text(rest[-1], lang)]
    else:
        words = board_words(rest, lang)
    return pick(MOVES[verb], lang).format(what=" ".join(words))


def board_words(words: list[str], lang: str) -> list[str]:
    """Names of boards in words, turns as they are."""
    return [word if word.isdigit() else member_text(word, lang) for word in words]


def refusal(error: IllegalMove, lang: str) -> str:
    """Tell why a move was refused."""
    if lang != "pl" or error.code not in REFUSALS:
        return error.message
    return REFUSALS[error.code].format(**error.details)


def outcome(outcome: Outcome, lang: str) -> str:
    """Tell how the mission ended."""
    return pick(OUTCOMES[outcome.reason], lang).format(score=max(outcome.scores))


def rules(lang: str) -> str:
    """Give our own short rules, in Markdown, with all threat cards."""
    head = pick(("## Karty zagrożeń", "## Threat cards"), lang)
    cards = "\n\n".join(card_rules(threat, lang) for threat in content().threats)
    return f"{pick(RULES, lang)}\n{head}\n\n{cards}\n"


def card_rules(threat: Threat, lang: str) -> str:
    """A threat card with its numbers, a line for each thing it says."""
    title, *text = threat_text(threat, lang).splitlines()
    points = pick(("punkty {s}/{d}", "points {s}/{d}"), lang).format(s=threat.points[0], d=threat.points[1])
    values = values_text(threat.hp, threat.shield, threat.speed, lang)
    return "\n".join([f"**{title}** – {values}, {points}", "", *(f"- {line}" for line in text)])


def help(lang: str) -> str:
    """List the notation of moves."""
    return pick(HELP, lang)
