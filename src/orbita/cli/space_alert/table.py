"""Space Alert at one terminal: what its clock says, when its crew may talk, and what is told in the end."""

import datetime
import shlex
from typing import Any, Final

from orbita.cli.table.timed import TimedTable
from orbita.core.lang import say
from orbita.core.replay import steps
from orbita.games.space_alert.event_data import event_data
from orbita.games.space_alert.notation import card_text, member_name
from orbita.games.space_alert.ship import GOING_ON, UP, WON, Ship
from orbita.games.space_alert.state import PLANNING, State, first_slot, last_slot
from orbita.games.space_alert.texts.board import card_lines
from orbita.games.space_alert.texts.catalogue import FOR_THE_LOG, TIME_LEFT, TIME_OVER
from orbita.games.space_alert.texts.events import action_text, member_text
from orbita.games.space_alert.tools.flights.story import score_lines
from orbita.games.space_alert.tools.starlog.debriefing import result_of
from orbita.games.space_alert.tools.starlog.log import Lost
from orbita.games.space_alert.vocabulary import AT_WARNING

FIRST_WARNING: Final = 60_000  # ms before the end of a phase


class SpaceAlertTable(TimedTable):
    """A mission, from the first announcement to the star log."""

    def time_text(self, seat: int) -> str:
        """Time since the start, the phase, and how much of it is left, as far as the computer has told."""
        view, now = self.game.view(self.match.state, seat), self.game_time()
        warned = [entry for entry in view.heard if entry[1:3] == (AT_WARNING, view.phase)]
        if warned:
            at, _, _, seconds = warned[-1]
            told, ms = TIME_LEFT, at + seconds * 1000 - now
        else:
            told, ms = TIME_OVER, FIRST_WARNING
        return say(told, self.lang, now=clock_text(now), phase=view.phase, time=clock_text(ms))

    def carry_out(self, seat: int, move: int, at: int | None) -> list[str]:
        """An announced threat is told with all that its card says."""
        known = self.game.view(self.match.state, None).threats
        told = super().carry_out(seat, move, at)
        view = self.game.view(self.match.state, None)
        for threat in view.threats:
            if threat not in known:
                told += card_lines(view, threat, self.lang)
        return told

    def tell_bot(self, seat: int, told: list[str]) -> None:
        """While planning, a bot says what it has laid, unless communications are down."""
        state: State = self.match.state
        if state.stage != PLANNING:
            super().tell_bot(seat, told)
        elif not state.is_silent:
            first = first_slot(state.box, state.own_phase[seat])
            board = self.game.view(state, seat).members[seat].plan
            last = last_slot(state.box, state.own_phase[seat])
            cards = [f"{turn} {said_text(board[turn - 1], self.lang)}" for turn in range(first, last + 1)]
            print(f"  {self.game.texts.seat(seat, self.lang)}: {', '.join(cards)}")

    def debrief(self) -> None:
        """Where every point went, the score sheet, and a line for the star log."""
        state: State = self.match.state
        if state.ship.ending == WON:
            print("\n".join(score_lines(state.ship, self.all_events(), self.lang)))
        if state.ship.ending != GOING_ON:
            print(f"\n{say(FOR_THE_LOG, self.lang)}\n  {log_line(state, self.lang)}\n")

    def all_events(self) -> list[dict[str, Any]]:
        """Everything that happened, by name."""
        told = steps(self.match.record(), self.game)
        return [event_data(match.state, event) for _, match, events in told for event in events]


def said_text(card: int, lang: str) -> str:
    """The half that is up, in words."""
    return action_text(card_text(card & UP), lang) if card else "–"


def clock_text(ms: int) -> str:
    """Minutes and seconds."""
    minutes, seconds = divmod(max(ms, 0) // 1000, 60)
    return f"{minutes}:{seconds:02}"


def log_line(state: State, lang: str) -> str:
    """The command that adds the mission to the star log."""
    names = [member_text(member_name(state.seats, member), lang) for member in range(state.crew)]
    options = state.box.options
    words = ["orbita", "log", "add", "--crew", ", ".join(names), "--mission", options.mission]
    words += ["--common", options.common, "--serious", options.serious]
    words += ["--date", datetime.date.today().isoformat(), *result_words(state.ship, lang)]
    return shlex.join(words)


def result_words(ship: Ship, lang: str) -> list[str]:
    """Points, or the threat the ship was lost to."""
    result = result_of(ship, lang)
    if isinstance(result, Lost):
        return ["--lost-to", result.to]
    points = {part: getattr(result, part) for part in ("survived", "destroyed", "penalty", "confirmation")}
    return [word for part, value in points.items() for word in (f"--{part}", str(value))]
