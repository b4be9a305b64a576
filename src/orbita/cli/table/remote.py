"""`orbita play --join LINK`: a seat at a server's table, from the terminal."""

import argparse
import asyncio
import contextlib
import getpass
import threading
from typing import Any, Final

from orbita.cli import terminal
from orbita.cli.lang import error_text
from orbita.cli.table.narration import with_effect
from orbita.cli.table.talk import SIGNS
from orbita.client.errors import Refused
from orbita.client.links import Link, read_link
from orbita.client.rest import Server
from orbita.client.table import TableClient
from orbita.core.contract import Game
from orbita.core.errors import OrbitaError
from orbita.core.lang import say
from orbita.registry import find_game
from orbita.server.socket import protocol as wire

PHRASES: Final = {
    "at-table": ("Stół {code}: {seats}.", "Table {code}: {seats}."),
    "waiting": ("Czekamy na początek gry.", "Waiting for the game to begin."),
    "started": ("Gra się zaczyna. Skrót tasowania: {hash}", "The game begins. Hash of the shuffle: {hash}"),
    "said": ("{who}: {text}", "{who}: {text}"),
    "taken-back": ("{who}: ruch cofnięty.", "{who}: moves taken back."),
    "proposed": (
        "{who} proponuje: {wish}. Odpowiedz: yes albo no.",
        "{who} proposes: {wish}. Answer yes or no.",
    ),
    "take_back": ("cofnąć ostatnie ruchy ({whose})", "to take back the last moves ({whose})"),
    "resign": ("zakończyć grę", "to end the game"),
    "bot": ("niech bot zastąpi gracza: {player}", "to let a bot stand in for {player}"),
    "kicked": ("{who}: gospodarz zwolnił to miejsce.", "{who}: the host freed this seat."),
    "link": ("{who}: nowy link do miejsca.", "{who}: a new link of this seat."),
    "link-by-host": (
        "{who}: gospodarz zrobił nowy link do tego miejsca.",
        "{who}: the host made a new link of this seat.",
    ),
    "stand_in": ("{who}: zastępuje bot.", "{who}: a bot stands in."),
    "back": ("{who}: gracz wrócił.", "{who}: the player is back."),
    "hint": ("Podpowiedź: {move}", "Hint: {move}"),
    "agreed": ("Stół zakończył grę za zgodą wszystkich.", "The table agreed to end the game."),
    "lost": ("Połączenie zakończone: {why}", "The connection is closed: {why}"),
    "no-number": ("Numery ruchów są od 1 do {last}.", "Moves are numbered from 1 to {last}."),
    "open": ("wolne", "open"),
    "help": (
        "Numer albo ruch; undo, hint, say TEKST, back N (prośba o cofnięcie), resign, yes, no, quit.",
        "A number or a move; undo, hint, say TEXT, back N (ask to take back), resign, yes, no, quit.",
    ),
    "signs": (
        "Znaki: powiem, pytam, zaznaczam, wskazuję, słowo – na przykład powiem kładę 4 A.",
        "Signs: tell, ask, mark, ping, word, such as tell lay 4 A.",
    ),
}


def phrase(key: str, lang: str, **values: Any) -> str:
    """Say one of our sentences."""
    return say(PHRASES[key], lang, **values)


def run(args: argparse.Namespace) -> int:
    """Sit down and play to the end."""
    terminal.prepare()
    link = take_seat(read_link(args.join), args.name or getpass.getuser())
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        asyncio.run(RemoteTable(link, args.lang).run())
    return 0


def take_seat(link: Link, name: str) -> Link:
    """With a table's code alone, take an open seat; with a seat's key, put the name on it if nobody's is."""
    server = Server(link.server)
    if not link.key:
        return read_link(server.link(server.join(link.table, name).key))
    role = link.key.split(".")[1] if link.key.count(".") == 2 else ""
    if role.isdigit():
        seats = server.table(link.table).seats
        if int(role) < len(seats) and seats[int(role)].kind == "open":
            server.sit(link.table, link.key, name)
    return link


def read_line() -> "asyncio.Future[str]":
    """Read a line beside everything else; the thread does not hold up the end of the program."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[str] = loop.create_future()

    def settle(line: str | None) -> None:
        if not answer.cancelled():
            answer.set_result("quit" if line is None else line)  # no more input: leave

    def read() -> None:
        try:
            line: str | None = terminal.ask("> ")
        except EOFError:
            line = None
        with contextlib.suppress(RuntimeError):  # the table was left meanwhile
            loop.call_soon_threadsafe(settle, line)

    threading.Thread(target=read, daemon=True).start()
    return answer


class RemoteTable:
    """What a person at a terminal sees of a table elsewhere."""

    def __init__(self, link: Link, lang: wire.Lang) -> None:
        self.lang: wire.Lang = lang
        board: wire.Board = "colour" if terminal.has_colour() else "plain"
        self.client = TableClient(link, lang=lang, effects=True, board=board)
        self.line: asyncio.Future[str] | None = None
        self.told = 0  # the last update that was told

    async def run(self) -> None:
        """Follow the table until the game is over or the person leaves."""
        async with self.client:
            try:
                while await self.step():
                    pass
            except OrbitaError as error:
                print(phrase("lost", self.lang, why=error_text(error, self.lang)))

    async def step(self) -> bool:
        """Wait for news or for a line, whichever comes first."""
        news = asyncio.ensure_future(self.client.next())
        waiting: set[asyncio.Future[Any]] = {news} if self.line is None else {news, self.line}
        done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        if news not in done:
            news.cancel()
        goes_on = True
        if self.line is not None and self.line in done:
            line, self.line = self.line.result(), None
            goes_on = await self.obey(line)
        if news in done:
            await self.tell(news.result())
        self.ask()
        return goes_on and not self.is_over()

    def is_over(self) -> bool:
        """Tell whether the game is over, and how it ended if so; never before its last move is told."""
        if self.client.info is None or self.client.info.phase not in ("over", "frozen"):
            return False
        if self.told != self.client.seq:
            return False
        outcome = self.client.position.outcome if self.client.position else None
        print(outcome.text if outcome and outcome.text else phrase("agreed", self.lang))
        return True

    async def tell(self, update: wire.Update) -> None:
        """Tell what happened, then show what is to be decided."""
        self.told = update.seq
        told = [text for item in update.items for text in self.sentences(item)]
        if told:
            print(terminal.passage(told))
        if update.table is not None:
            await self.tell_table(update.table)
        if update.position is not None and update.position.choices:
            self.show(update.position)

    async def tell_table(self, info: wire.TableInfo) -> None:
        """Tell who is here; be ready for the start; repeat a proposal that waits for an answer."""
        if info.phase == "lobby":
            names = [
                f"{seat.player} (bot, {seat.level})"
                if seat.level
                else seat.player or phrase("open", self.lang)
                for seat in info.seats
            ]
            print(phrase("at-table", self.lang, code=info.table, seats=", ".join(names)))
            print(phrase("waiting", self.lang))
            seat = self.client.seat
            if seat is not None and info.seats[seat].kind == "person" and not info.seats[seat].ready:
                await self.client.ask(wire.Ready)
        if info.proposal is not None and self.client.seat in info.proposal.waiting_for:
            wished = info.proposal
            whose = ", ".join(self.name(seat) for seat in wished.moves)
            wish = phrase(wished.wish, self.lang, whose=whose, player=self.name(wished.seat))
            print(phrase("proposed", self.lang, who=self.name(wished.by), wish=wish))

    def sentences(self, item: wire.Item) -> list[str]:
        """An item in words."""
        match item:
            case wire.Moved():
                return list(item.texts)
            case wire.Said() | wire.Talked():
                return [phrase("said", self.lang, who=self.name(item.seat), text=item.text)]
            case wire.TakenBack():
                return [phrase("taken-back", self.lang, who=self.name(item.seat))]
            case wire.Started():
                return [phrase("started", self.lang, hash=item.commitment)]
            case wire.SeatChanged(change="link", by_host=True):
                return [phrase("link-by-host", self.lang, who=self.name(item.seat))]
            case wire.SeatChanged(change="kicked" | "link" | "stand_in" | "back"):
                return [phrase(item.change, self.lang, who=self.name(item.seat))]
        return []

    def name(self, seat: int) -> str:
        """The nickname on a seat, or the seat's own name."""
        player = self.client.info.seats[seat].player if self.client.info else ""
        return player or self.game().texts.seat(seat, self.lang)

    def game(self) -> Game[Any]:
        """The game that is played here."""
        assert self.client.info is not None
        return find_game(self.client.info.game)

    def show(self, position: wire.Position) -> None:
        """Show the board and the numbered moves."""
        print(position.board)
        told = [with_effect(choice.text, choice.effect) for choice in position.choices]
        print(terminal.columns(list(enumerate(told, 1))))

    def ask(self) -> None:
        """Read a line while there is something to decide."""
        info, position = self.client.info, self.client.position
        is_asked = info is not None and info.proposal is not None
        is_asked = is_asked and self.client.seat in info.proposal.waiting_for  # type: ignore[union-attr]
        if self.line is None and (is_asked or (position is not None and position.choices)):
            self.line = read_line()

    async def obey(self, line: str) -> bool:
        """Do what a line says; whatever is wrong with it is said, nothing is lost. False: leave."""
        word, _, rest = line.partition(" ")
        try:
            if word in ("quit", "exit", "koniec"):
                return False
            await self.command(word, rest.strip(), line)
        except Refused as refusal:
            print(error_text(refusal, self.lang))
        return True

    async def command(self, word: str, rest: str, line: str) -> None:
        """Carry out one line."""
        ask = self.client.ask
        if word in ("?", "help", "pomoc", ""):
            print(phrase("help", self.lang))
            if self.game().talk is not None:
                print(phrase("signs", self.lang))
            print("", self.game().texts.help(self.lang), sep="\n")
        elif word in ("undo", "cofnij"):
            await ask(wire.Undo)
        elif word in ("hint", "podpowiedź"):
            print(phrase("hint", self.lang, move=await self.client.hint()))
        elif word in ("say", "powiedz"):
            await ask(wire.Say, text=rest)
        elif word in SIGNS and self.game().talk is not None:
            await self.client.talk(SIGNS[word], rest)
        elif word in ("yes", "tak", "no", "nie"):
            proposal = self.client.info.proposal if self.client.info else None
            await ask(wire.Answer, agree=word in ("yes", "tak"), to=proposal.seq if proposal else 0)
        elif word == "resign":
            await ask(wire.Propose, wish="resign")
        elif word == "back" and rest.isdecimal():
            await ask(wire.Propose, wish="take_back", count=int(rest[:6]))
        else:
            await self.client.move(self.read_move(line))

    def read_move(self, line: str) -> str:
        """A move by its number in the list, or in notation."""
        choices = self.client.position.choices if self.client.position else ()
        if not (line.isascii() and line.isdigit()):
            return line
        if not 1 <= int(line[:6]) <= len(choices):
            raise Refused("move/number", phrase("no-number", self.lang, last=len(choices)))
        return choices[int(line) - 1].move
