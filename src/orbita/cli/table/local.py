"""A table at one terminal: people are asked in turn, bots move by themselves, and all of it is told."""

from typing import Any, Final

from orbita.bots.find import at_once
from orbita.cli import terminal
from orbita.cli.lang import error_text, phrase
from orbita.cli.table import narration
from orbita.cli.table.saving import read_file, write_file
from orbita.cli.table.talk import HUMAN, Conversation
from orbita.core.chance import Event
from orbita.core.contract import CLOCK
from orbita.core.errors import BadNotation, BadOptions, OrbitaError
from orbita.core.match import Match
from orbita.core.replay import replay, steps

COMMANDS: Final = {
    "?": "help", "help": "help", "pomoc": "help",
    "board": "show", "plansza": "show", "": "show",
    "hint": "hint", "podpowiedź": "hint", "podpowiedz": "hint",
    "undo": "undo", "cofnij": "undo",
    "log": "log", "dziennik": "log",
    "save": "save", "zapisz": "save",
    "load": "load", "wczytaj": "load",
    "quit": "quit", "exit": "quit", "q": "quit", "koniec": "quit",
}  # fmt: skip


class LocalTable:
    """A match, who plays it, and what the people at the terminal have seen of it."""

    def __init__(self, match: Match[Any], players: tuple[str, ...], lang: str, save_to: str | None) -> None:
        self.match = match
        self.game = match.game
        self.players = players
        self.lang = lang
        self.save_to = save_to
        self.saved_moves = len(match.entries)
        self.shown_moves = -1  # how many moves the board last shown had
        self.has_left = False
        people = [seat for seat, name in enumerate(players) if name == HUMAN]
        self.viewer = people[0] if len(people) == 1 else None  # whose knowledge the story is told with
        self.talk = Conversation(match, players)

    def run(self) -> int:
        """Play until the game ends or somebody leaves; a closed or interrupted input leaves politely."""
        self.welcome()
        try:
            while not self.has_left and self.game.awaited(self.match.state):
                self.step()
        except (EOFError, KeyboardInterrupt):
            print()
            self.quit(0, "")
        if not self.game.awaited(self.match.state):
            self.conclude()
        return 0

    def ask(self, prompt: str) -> str:
        """Read a line; EOFError when there are no more."""
        return terminal.ask(prompt)

    def say(self, key: str, **values: Any) -> None:
        """Say one of our own sentences."""
        print(phrase(key, self.lang, **values))

    def welcome(self) -> None:
        """Tell who plays and how."""
        names = (
            phrase("human", self.lang) if name == HUMAN else phrase("bot", self.lang, name=name)
            for name in self.players
        )
        players = [f"{self.game.texts.seat(seat, self.lang)} – {name}" for seat, name in enumerate(names)]
        name = self.game.texts.name(self.lang)
        print(terminal.wrapped(phrase("welcome", self.lang, game=name, players=", ".join(players))))
        if HUMAN in self.players:
            self.say("how", game=self.game.name)

    def step(self) -> None:
        """Let the next awaited seat act; a clock only moves when nobody else is awaited."""
        awaited = self.game.awaited(self.match.state)
        seat = next((seat for seat in awaited if seat != CLOCK), CLOCK)
        if seat == CLOCK:
            moment = self.game.legal(self.match.state, CLOCK)[0]
            self.play(CLOCK, moment, at=moment)
        elif self.players[seat] == HUMAN:
            self.serve(seat)
        else:
            move = self.talk.ask(seat, self.players[seat]).move
            assert move is not None, "only a game with a clock lets a bot wait"
            self.play(seat, move)

    def serve(self, seat: int) -> None:
        """Ask a person for a line and do what it says; whatever is wrong with it is said, nothing is lost."""
        if self.shown_moves != len(self.match.entries):
            self.show(seat, "")
        line = self.ask(f"{self.game.texts.seat(seat, self.lang)}> ")
        word, _, rest = line.partition(" ")
        if word.lower() not in COMMANDS:
            self.play_line(seat, line)
            return
        try:
            getattr(self, COMMANDS[word.lower()])(seat, rest.strip())
        except OrbitaError as error:
            print(error_text(error, self.lang))

    def play_line(self, seat: int, line: str) -> None:
        """Play the moves of a line one by one, up to one that is refused or the end of the turn."""
        texts = [text.strip() for text in line.split(",") if text.strip()]
        while texts and seat in self.game.awaited(self.match.state):
            text = texts.pop(0)
            try:
                self.play(seat, self.read_move(seat, text))
            except OrbitaError as error:
                print(terminal.wrapped(f"{text}: {self.refusal(error)}"))
                break
        if texts:
            self.say("rest-dropped", rest=", ".join(texts))

    def read_move(self, seat: int, text: str) -> int:
        """Read a move by its number in the list that was shown, or in notation."""
        if not (text.isascii() and text.isdigit() and len(text) < 6):
            return self.game.notation.parse_move(self.match.state, seat, text)
        moves = [move for group in self.moves(seat) for move in group]
        if not 1 <= int(text) <= len(moves):
            raise BadNotation("move/number", phrase("no-such-number", self.lang, last=len(moves)))
        return moves[int(text) - 1]

    def refusal(self, error: OrbitaError) -> str:
        """A text that cannot be read is refused like a move that is not allowed."""
        return self.game.texts.refusal(error, self.lang)

    def play(self, seat: int, move: int, at: int | None = None) -> None:
        """Carry out a move, tell what happened and save it."""
        self.tell(self.match.play(seat, move, at))
        self.autosave()

    def tell(self, events: list[Event]) -> None:
        """Tell what happened."""
        told = narration.sentences(self.game, self.match.state, events, self.viewer, self.lang)
        if told:
            print(terminal.passage(told))

    def moves(self, seat: int) -> list[list[int]]:
        """The moves of a seat in the order in which they are numbered."""
        return narration.grouped_moves(self.game, self.match.state, seat)

    def show(self, seat: int, rest: str) -> None:
        """Show the board and number the moves."""
        print()
        print(self.board(seat))
        self.show_moves(seat)
        self.shown_moves = len(self.match.entries)

    def show_moves(self, seat: int) -> None:
        """Number the moves."""
        first = 1
        for group in self.moves(seat):
            texts = narration.describe(self.game, self.match.state, seat, group, self.lang)
            print(terminal.columns(list(enumerate(texts, first))))
            first += len(group)

    def board(self, seat: int | None) -> str:
        """Draw what a seat sees."""
        view = self.game.view(self.match.state, seat)
        return self.game.texts.board(view, self.lang, terminal.has_colour())

    def help(self, seat: int, rest: str) -> None:
        """List commands and the notation of moves."""
        print(phrase("commands", self.lang))
        terminal.print_markdown(self.game.texts.help(self.lang))

    def hint(self, seat: int, rest: str) -> None:
        """Say what the best bot that answers at once would do here."""
        name = at_once(self.game.name)
        move = self.talk.advice(seat, name)
        if move is None:
            self.say("hint-wait", bot=name)
            return
        [said] = narration.describe(self.game, self.match.state, seat, [move], self.lang)
        self.say("hint", bot=name, move=said)

    def undo(self, seat: int, rest: str) -> None:
        """Take back the last move of a seat's unfinished turn, unless it revealed something."""
        if self.match.can_undo(seat):
            self.match.undo(seat)
            self.say("undone", seat=self.game.texts.seat(seat, self.lang))
            self.autosave()
            return
        if not self.match.standing():
            self.say("undo-nothing")
        else:
            self.say(self.why_no_undo(self.match.last_movers(1) == (seat,)))

    def why_no_undo(self, is_own: bool) -> str:
        """Say why a move cannot be taken back."""
        return "undo-revealed" if is_own else "undo-other"

    def log(self, seat: int, rest: str) -> None:
        """Tell the whole game so far."""
        for number, (entry, match, events) in enumerate(steps(self.match.record(), self.game)):
            if entry is not None:
                told = narration.entry_sentences(
                    self.game, entry, match.state, events, self.viewer, self.lang
                )
                print(terminal.passage([f"{number}.", *told]))
        if not self.match.entries:
            self.say("empty-log")

    def save(self, seat: int, rest: str) -> None:
        """Write the record to a file."""
        if not rest:
            self.say("file-needed", command="save")
            return
        write_file(rest, self.match.record())
        self.saved_moves = len(self.match.entries)
        self.say("saved", file=rest)

    def load(self, seat: int, rest: str) -> None:
        """Go on with another game, saved earlier, for as many seats."""
        if not rest:
            self.say("file-needed", command="load")
            return
        match = replay(read_file(rest), self.game)
        check_seats(match, len(self.players))
        self.match = match
        self.talk = Conversation(match, self.players)
        self.saved_moves, self.shown_moves = len(match.entries), -1
        self.say("loaded", file=rest)

    def autosave(self) -> None:
        """Save after every move, if wanted and as long as it works."""
        if self.save_to is None:
            return
        try:
            write_file(self.save_to, self.match.record())
            self.saved_moves = len(self.match.entries)
        except OrbitaError as error:
            print(error_text(error, self.lang))
            self.say("autosave-off")
            self.save_to = None

    def quit(self, seat: int, rest: str) -> None:
        """Leave, with an offer to save what is not saved."""
        self.has_left = True
        self.offer_to_save()
        if self.save_to is not None:
            self.say("go-on", game=self.game.name, file=self.save_to)
        self.say("bye")

    def offer_to_save(self) -> None:
        """Ask for a file name until the game is saved or nobody wants it."""
        while self.saved_moves != len(self.match.entries):
            try:
                name = self.ask(phrase("offer-save", self.lang))
                if not name:
                    break
                self.save(0, name)
                self.say("watch" if self.match.outcome() else "go-on", game=self.game.name, file=name)
            except (EOFError, KeyboardInterrupt):
                print()
                break
            except OrbitaError as error:
                print(error_text(error, self.lang))
        if self.saved_moves != len(self.match.entries):
            self.say("not-saved")

    def conclude(self) -> None:
        """Show the last board and tell who won."""
        outcome = self.match.outcome()
        print()
        print(self.board(self.viewer))
        if outcome is not None:
            print(terminal.wrapped(self.game.texts.outcome(outcome, self.lang)))
        self.debrief()
        if HUMAN in self.players:
            self.offer_to_save()

    def debrief(self) -> None:
        """Some games have more to tell in the end."""


def check_seats(match: Match[Any], players: int) -> None:
    """A saved table is gone on with by as many as sat there."""
    if match.seats != players:
        raise BadOptions(
            "seats/record",
            f"the saved table has {match.seats} seats, not {players}",
            seats=match.seats,
            given=players,
        )
