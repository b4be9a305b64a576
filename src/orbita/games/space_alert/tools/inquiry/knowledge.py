"""What one had to know for a change, and whether it was known before the slots closed."""

from collections.abc import Sequence

from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.ship import GOING_ON, SLOTS, WON, Ship, with_plan
from orbita.games.space_alert.tools.inquiry.changes import Trial
from orbita.games.space_alert.tools.inquiry.history import History
from orbita.games.space_alert.tools.solver.rehearsal import play_turn
from orbita.games.space_alert.vocabulary import DESTROYED


def board_after(h: History, plan: Sequence[int], turn: int) -> Ship:
    """The board of a plan after a turn, or where it ended before."""
    ship = action_setup.board(h.box, with_plan(h.flight, plan))
    while ship.ending == GOING_ON and ship.turn < turn:
        play_turn(h.rehearsal, ship)
    return ship


def involved(h: History, trial: Trial) -> list[int]:
    """The threats a change is about: those hit otherwise by the time the mission ended, and what ended it."""
    board = board_after(h, trial.plan, h.end.turn)
    found = []
    for threat in range(h.end.threats):
        is_hit_otherwise = board.hit_points[threat] != h.end.hit_points[threat] or (
            board.status[threat] == DESTROYED
        ) != (h.end.status[threat] == DESTROYED)
        if is_hit_otherwise or (h.end.ending != WON and threat == h.end.culprit):
            found.append(threat)
    return found


def known_since(h: History, threats: Sequence[int]) -> int:
    """When the last of these threats was announced; the beginning, if there is none."""
    return max((h.announced_at[threat] for threat in threats), default=0)


def closed_at(h: History, trial: Trial) -> int:
    """When the first of the changed slots was closed to whoever would have laid there."""
    return min(
        h.closed_at[seat][h.box.phase_of_turn[slot % SLOTS]]
        for slot in trial.slots
        for seat in (trial.owners[slot], h.owners[slot])
    )
