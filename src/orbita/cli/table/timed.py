"""A table at one terminal for games with a clock: time goes on while people type.

Game time runs `pace` times as fast as real time; with pace 0 it only moves when somebody says `wait`. Bots
move whenever something has happened. People who share the keyboard hand it over, so that hands stay hidden.
"""

import time
from collections.abc import Callable
from typing import Any, Final

from orbita.bots.find import find_bot
from orbita.bots.random import RandomBot
from orbita.cli import terminal
from orbita.cli.lang import error_text, phrase
from orbita.cli.table import narration
from orbita.cli.table.lines import Lines, terminal_restored
from orbita.cli.table.local import COMMANDS, LocalTable
from orbita.cli.table.talk import HUMAN, SIGNS
from orbita.core.contract import CLOCK, NEVER, TalkKind
from orbita.core.errors import BadNotation, OrbitaError
from orbita.core.match import Match

TIMED_COMMANDS: Final = {
    **COMMANDS,
    "wait": "wait", "czekaj": "wait",
    "moves": "list_moves", "ruchy": "list_moves",
    "next": "hand_over", "następny": "hand_over", "nastepny": "hand_over",
}  # fmt: skip
MOVES_IN_A_ROW: Final = 40  # of a bot that never lets time pass
LONGEST_WAIT: Final = 3600  # seconds


class TimedTable(LocalTable):
    """A match with a clock, and who sits at the keyboard."""

    def __init__(
        self, match: Match[Any], players: tuple[str, ...], lang: str, save_to: str | None, pace: float
    ) -> None:
        super().__init__(match, players, lang, save_to)
        self.pace = pace
        self.lines = Lines()
        self.now: Callable[[], float] = time.monotonic
        self.people = [seat for seat, name in enumerate(players) if name == HUMAN]
        self.seat = self.people[0] if self.people else CLOCK  # who sits at the keyboard
        self.has_struck = True  # since the bots moved last
        self.set_clock(self.last_moment())

    def run(self) -> int:
        """Play, and leave the terminal as it was."""
        with terminal_restored():
            return super().run()

    # Time

    def last_moment(self) -> int:
        """When something happened last, in the game's time."""
        return max((entry.at for entry in self.match.entries if entry.at is not None), default=0)

    def set_clock(self, moment: int) -> None:
        """Go on from a moment of the game."""
        self.moment, self.set_at = moment, self.now()

    def game_time(self) -> int:
        """What the clock shows now; never past the next moment that matters."""
        time = self.moment + int((self.now() - self.set_at) * 1000 * self.pace)
        wake_at = self.game.wake_at(self.match.state)
        return time if wake_at == NEVER else min(time, wake_at)

    def seconds_left(self) -> float | None:
        """Real time until the clock matters; None if it only moves when told to."""
        if not self.pace:
            return None
        return max(0.0, (self.game.wake_at(self.match.state) - self.game_time()) / 1000 / self.pace)

    def strike(self) -> None:
        """Let the clock make its next move."""
        moment = self.game.legal(self.match.state, CLOCK)[0]
        self.lines.interrupt()
        self.has_struck = True
        self.set_clock(moment)
        self.play(CLOCK, moment, moment)

    def wait(self, seat: int, rest: str) -> None:
        """Let time pass: to the next announcement, or for so many seconds."""
        if not self.is_running():
            self.say("no-clock")
            return
        if not rest:
            self.strike()
            return
        if not (rest.isascii() and rest.isdigit() and len(rest) < 5 and 0 < int(rest) <= LONGEST_WAIT):
            raise BadNotation("wait/unreadable", f"write wait, or wait and seconds up to {LONGEST_WAIT}")
        until = self.game_time() + int(rest) * 1000
        while self.is_running() and self.game.wake_at(self.match.state) <= until:
            self.strike()
        self.set_clock(until)

    def is_running(self) -> bool:
        """Whether the clock is awaited."""
        return CLOCK in self.game.awaited(self.match.state)

    # Turns

    def welcome(self) -> None:
        """Tell who plays and how; the clock starts when the people are ready."""
        super().welcome()
        if self.people and self.is_running():
            self.say("pace-none" if not self.pace else "pace", pace=f"{self.pace:g}")
            if self.pace:
                self.ask(phrase("start-clock", self.lang))
            self.set_clock(self.last_moment())
        while self.is_running() and not self.awaited_people():
            self.strike()
        if len(self.people) > 1:
            self.pass_keyboard()

    def step(self) -> None:
        """Let the bots act, then wait for a line as long as the clock allows."""
        self.let_bots_act()
        self.has_struck = False
        people = self.awaited_people()
        if people:
            self.seat = self.seat if self.seat in people else people[0]
            self.serve(self.seat)
        elif self.is_running():
            self.strike()

    def awaited_people(self) -> list[int]:
        """The people who may act now."""
        return [seat for seat in self.people if seat in self.game.awaited(self.match.state)]

    def let_bots_act(self) -> None:
        """Every bot talks and moves until all let time pass, or as often as it may in a row."""
        left = {seat: self.moves_in_a_row(name) for seat, name in enumerate(self.players) if name != HUMAN}
        is_quiet = False
        while not is_quiet:  # what one says or does is news to the others
            is_quiet = True
            for seat in left:
                acts = self.let_act(seat, left[seat])
                left[seat] -= acts
                is_quiet = is_quiet and not acts

    def let_act(self, seat: int, most: int) -> int:
        """A bot talks and moves until it lets time pass; how often it did either."""
        acts, said, told = 0, list[str](), list[str]()
        while acts < most and seat in self.game.awaited(self.match.state):
            done = self.talk.ask(seat, self.players[seat])
            if done.signs and self.game.may_talk(self.match.state):
                said += self.talk.say(seat, done.signs, self.game_time(), self.lang)
            elif done.move is not None and (not self.leads(done.move) or seat == self.leader()):
                told += self.carry_out(seat, done.move, None)
            else:
                break
            acts += 1
        if said or told:
            self.lines.interrupt()
        if said:
            self.tell_talk(seat, said)
        elif told:
            self.tell_bot(seat, told)
        return acts

    def leads(self, move: int) -> bool:
        """Whether a move is one person's for all."""
        return self.game.leads(self.match.state, move)

    def leader(self) -> int:
        """Who makes such a move: the first person, or the first bot where there are only bots."""
        return self.people[0] if self.people else 0

    def moves_in_a_row(self, name: str) -> int:
        """How often a bot may move; the random one never lets time pass, so once after every announcement."""
        if not self.is_running():
            return 1
        if not isinstance(find_bot(self.game.name, name), RandomBot):
            return MOVES_IN_A_ROW
        return int(self.has_struck)

    def tell_talk(self, seat: int, said: list[str]) -> None:
        """Tell what somebody says by signs; what is laid was said with it."""
        print(terminal.wrapped(f"  {self.game.texts.seat(seat, self.lang)}: {' '.join(said)}"))

    def tell_bot(self, seat: int, told: list[str]) -> None:
        """Tell what a bot did."""
        print(terminal.passage(told))

    def serve(self, seat: int) -> None:
        """Wait for a line of the person at the keyboard; if none comes in time, the clock moves."""
        if self.shown_moves < 0:
            self.show(seat, "")
        self.lines.resume(self.prompt(seat))
        line = self.lines.ask(self.prompt(seat), self.seconds_left() if self.is_running() else None)
        if line is None:
            self.strike()
        else:
            self.obey(seat, line)

    def obey(self, seat: int, line: str) -> None:
        """Do what a line says: a command, unless it is a move that is allowed now."""
        word, _, rest = line.partition(" ")
        if not line and not self.is_running():
            self.all_go_on()
        elif word.lower() in TIMED_COMMANDS and not self.is_legal(seat, line):
            try:
                getattr(self, TIMED_COMMANDS[word.lower()])(seat, rest.strip())
            except OrbitaError as error:
                print(error_text(error, self.lang))
        elif word.lower() in SIGNS and self.game.talk is not None:
            self.give_sign(seat, SIGNS[word.lower()], rest.strip())
        else:
            self.play_line(seat, line)

    def give_sign(self, seat: int, kind: TalkKind, text: str) -> None:
        """Say something by a sign, where that is allowed now; bots hear it."""
        if not self.game.may_talk(self.match.state):
            self.say("silence")
            return
        try:
            self.tell_talk(seat, self.talk.say(seat, [(kind, text)], self.game_time(), self.lang))
        except OrbitaError as error:
            print(self.refusal(error))

    def is_legal(self, seat: int, line: str) -> bool:
        """Whether a line is a move that is allowed now."""
        try:
            move = self.game.notation.parse_move(self.match.state, seat, line)
        except OrbitaError:
            return False
        return move in self.game.legal(self.match.state, seat)

    def all_go_on(self) -> None:
        """Without a clock, Enter is the first move of everybody at the keyboard; one for all is made once."""
        for seat in self.people:
            if seat in self.game.awaited(self.match.state):
                move = self.game.legal(self.match.state, seat)[0]
                is_for_all = self.leads(move)
                self.play(seat, move)
                if is_for_all:
                    return

    def play(self, seat: int, move: int, at: int | None = None) -> None:
        """Carry out a move at its time and tell it."""
        told = self.carry_out(seat, move, at)
        if told:
            print(terminal.passage(told))

    def carry_out(self, seat: int, move: int, at: int | None) -> list[str]:
        """Carry out a move at its time; what whoever sits at the keyboard notices of it."""
        if at is None and self.is_running():
            at = self.game_time()
        events = self.match.play(seat, move, at)
        self.autosave()
        viewer = self.seat if self.people else None
        return narration.sentences(self.game, self.match.state, events, viewer, self.lang)

    def why_no_undo(self, is_own: bool) -> str:
        """Say why nothing can be taken back; with a clock, most often it has moved on."""
        return "undo-revealed" if is_own else "undo-clock"

    # What is said

    def prompt(self, seat: int) -> str:
        """Who is asked, and what the clock shows."""
        name = self.game.texts.seat(seat, self.lang)
        return f"[{self.time_text(seat)}] {name}> " if self.is_running() else f"{name}> "

    def time_text(self, seat: int) -> str:
        """The time of the game."""
        minutes, seconds = divmod(self.game_time() // 1000, 60)
        return f"{minutes}:{seconds:02}"

    def ask(self, prompt: str) -> str:
        """Read a line, however long it takes."""
        line = self.lines.ask(prompt)
        assert line is not None
        return line

    def show(self, seat: int, rest: str) -> None:
        """Show the board; the moves are too many to list unasked."""
        print(f"\n{self.board(seat)}")
        self.shown_moves = len(self.match.entries)

    def list_moves(self, seat: int, rest: str) -> None:
        """Number the moves."""
        self.show_moves(seat)

    def help(self, seat: int, rest: str) -> None:
        """List commands, those of the clock and the notation of moves."""
        signs = phrase("sign-commands", self.lang) if self.game.talk is not None else ""
        print(phrase("commands", self.lang) + phrase("clock-commands", self.lang) + signs)
        terminal.print_markdown(self.game.texts.help(self.lang))

    # Several people at one keyboard

    def hand_over(self, seat: int, rest: str) -> None:
        """The next person takes the keyboard."""
        if len(self.people) < 2:
            self.say("nobody-else")
            return
        self.seat = self.people[(self.people.index(seat) + 1) % len(self.people)]
        self.pass_keyboard()

    def pass_keyboard(self) -> None:
        """Hide what was shown and wait for whoever sits down; the clock waits too."""
        moment = self.game_time()
        terminal.clear_screen()
        self.ask(phrase("hand-over", self.lang, seat=self.game.texts.seat(self.seat, self.lang)))
        self.set_clock(moment)
        self.show(self.seat, "")
