"""The game's clock: its moves, who stops it or is ready, and how it goes on after an absence."""

from typing import Final

from orbita.core.contract import CLOCK, NEVER
from orbita.server.errors import Refusal
from orbita.server.socket import protocol as wire
from orbita.server.table import entries as log
from orbita.server.table.commands.rights import need_not_resigned, need_playing
from orbita.server.table.fold import Table

ASLEEP: Final = 5000  # ms the clock may be behind before we say that the server had been away


def moment(table: Table, now: int) -> int | None:
    """The game's time of a move, where it has a clock: not later than a tick that is due."""
    if not table.has_clock:
        return None
    time, wake_at = table.game_time(now), table.wake_at()
    return time if wake_at == NEVER else min(time, wake_at)


def tick(table: Table) -> log.MovePlayed:
    """The clock's own move, at its moment."""
    need_playing(table)
    assert table.match is not None
    wake_at = table.wake_at()
    if wake_at == NEVER:
        raise Refusal("clock/none", "no clock runs")
    return log.MovePlayed(CLOCK, table.game.notation.move_text(table.match.state, CLOCK, wake_at), wake_at)


def resume_clock(table: Table, now: int) -> log.ClockResumed:
    """After an absence the clock goes on from where it was, once."""
    if not is_behind(table, now):
        raise Refusal("clock/in-time", "the clock is not behind")
    return log.ClockResumed(table.resumed_at())


def is_behind(table: Table, now: int) -> bool:
    """Tell whether the clock is so late that the server must have been away."""
    wake_at = table.wake_at()
    if wake_at == NEVER or not table.timing.speed:
        return False
    return -table.timing.wait(wake_at, now) > ASLEEP


def pause(table: Table, seat: int, on: bool, now: int) -> log.ClockPaused | log.ClockResumed:
    """Stop the clock or let it run again, where the table plays so; anybody may."""
    need_clock(table, seat, "pausable")
    if on == table.timing.is_held:
        raise Refusal("clock/so-already", "the clock stands or runs already, as you wish")
    time = moment(table, now)
    assert time is not None
    return log.ClockPaused(seat, time) if on else log.ClockResumed(time, seat)


def be_ready(table: Table, seat: int) -> log.StepReady:
    """Be ready for the clock's next moment, once."""
    need_clock(table, seat, "step")
    if seat in table.ready_to_step:
        raise Refusal("clock/ready", "you are ready: others are not yet")
    return log.StepReady(seat)


def need_clock(table: Table, seat: int, pace: wire.Pace) -> None:
    """Only who plays at a table of this pace has a say, while its clock matters."""
    need_playing(table)
    need_not_resigned(table, seat)
    if table.wake_at() == NEVER:
        raise Refusal("clock/none", "no clock runs")
    if table.laid.pace != pace:
        raise Refusal("clock/other-pace", "at this table the clock goes another way", pace=table.laid.pace)
