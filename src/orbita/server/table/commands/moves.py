"""Moves, what is taken back of them, giving up, and the end."""

from typing import Final

from orbita.server.errors import Refusal
from orbita.server.table import entries as log
from orbita.server.table.commands.rights import need_not_resigned, need_playing
from orbita.server.table.commands.timing import moment
from orbita.server.table.fold import Table
from orbita.server.table.levels import strongest
from orbita.server.table.take_backs import reach

MAX_MOVE: Final = 200  # letters


def play(table: Table, seat: int, text: str, after: int, now: int, number: int = -1) -> log.MovePlayed:
    """Make a move, once: if the seat has moved since the update it answers, it is refused.

    One with a number is made if it is the seat's next. Whether it is a move, and allowed, the game says when
    the entry is taken in.
    """
    if number >= 0:
        _check_next(table, seat, number)
    else:
        _check_once(table, seat, after)  # also where that very move has ended the game
    need_playing(table)
    need_not_resigned(table, seat)
    return _played(table, seat, text, after, now)


def play_for(table: Table, seat: int, level: str, text: str, after: int, now: int) -> log.MovePlayed:
    """A bot's move, unless its seat was taken back while it thought."""
    if table.places[seat].bot != level:
        raise Refusal("seat/yours", "no bot plays here any more")
    _check_once(table, seat, after)
    need_playing(table)
    return _played(table, seat, text, after, now)


def _check_once(table: Table, seat: int, after: int) -> None:
    """Refuse a second move of a seat that answers the same update."""
    if table.last_by_seat.get(seat, 0) > after:
        raise Refusal("move/already", "this seat has moved meanwhile", seq=table.last_by_seat[seat])


def _check_next(table: Table, seat: int, number: int) -> None:
    """Refuse a move that was made already, and one that overtakes another."""
    made = table.made.get(seat, ())
    if number < len(made):
        raise Refusal("move/already", "this seat has moved meanwhile", seq=made[number])
    if number > len(made):
        raise Refusal("move/out-of-order", "a move before this one is missing", made=len(made))


def _played(table: Table, seat: int, text: str, after: int, now: int) -> log.MovePlayed:
    """A move, unless it answers what another seat has taken back since."""
    by, seq = table.taken_back
    if by != seat and seq > after:
        raise Refusal("move/taken-back", "a move was taken back meanwhile: look again", seq=seq)
    return log.MovePlayed(seat, text[:MAX_MOVE], moment(table, now))


def note_outcome(table: Table) -> log.OutcomeNoted:
    """Write down how the game ended, once."""
    ended = table.match.outcome() if table.match else None
    if ended is None or table.noted is not None:
        raise Refusal("outcome/noted", "the outcome is noted already")
    return log.OutcomeNoted(ended)


def undo(table: Table, seat: int, count: int, now: int) -> log.MovesTakenBack:
    """Take back so many of a seat's own last moves, with the bots' answers to them."""
    need_playing(table)
    need_not_resigned(table, seat)
    found = reach(table, seat)
    limit = len(found.counts) if found.holds_at(now) else 0
    if not 1 <= count <= limit:
        raise Refusal(
            "undo/not-allowed", "nothing of this turn can be taken back: ask the table", limit=limit
        )
    return log.MovesTakenBack(seat, found.counts[count - 1], moment(table, now))


def resign(table: Table, seat: int) -> log.SeatResigned:
    """Give up: of two rivals the other has won; where other people are left, a bot plays on."""
    need_playing(table)
    need_not_resigned(table, seat)
    is_duel = len(table.places) == 2 and not table.game.is_shared
    is_over = is_duel or all(other == seat for other in table.playing())
    return log.SeatResigned(seat, "" if is_over else strongest(table.game.name))
