"""Moves, what is taken back of them, giving up, and the end."""

from typing import Final

import msgspec

from orbita.core.errors import BadNotation
from orbita.server.errors import Refusal
from orbita.server.table import entries as log
from orbita.server.table.commands.rights import need_not_resigned, need_playing
from orbita.server.table.commands.timing import moment
from orbita.server.table.fold import Table
from orbita.server.table.levels import usual
from orbita.server.table.take_backs import reach

MAX_MOVE: Final = 200  # letters
MOST: Final = 12  # moves in one message


def play(table: Table, seat: int, text: str, after: int, now: int, number: int = -1) -> log.MovePlayed:
    """Make a move, once: if the seat has moved since the update it answers, it is refused.

    Several are parted by commas: all are made or none. One with a number is made if it is the seat's next.
    Whether it is a move, and allowed, the game says when the entry is taken in.
    """
    if number >= 0:
        _check_next(table, seat, number, after)
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
    played = _played(table, seat, text, after, now)
    return msgspec.structs.replace(played, stand_in=table.places[seat].kind == "person")


def obey(table: Table, seat: int, order: str, moves: tuple[str, ...], after: int, now: int) -> log.MovePlayed:
    """What a seat's standing order says, unless anything has changed since."""
    need_playing(table)
    place = table.places[seat]
    if table.seq != after or place.order != order or place.bot or place.resigned:
        raise Refusal("order/late", "something else happened first")
    first, *more = moves
    return log.MovePlayed(seat, first, moment(table, now), tuple(more), ordered=True)


def _check_once(table: Table, seat: int, after: int) -> None:
    """Refuse a second move of a seat that answers the same update."""
    if table.last_by_seat.get(seat, 0) > after:
        raise Refusal("move/already", "this seat has moved meanwhile", seq=table.last_by_seat[seat])


def _check_next(table: Table, seat: int, number: int, after: int) -> None:
    """Refuse a move that was made already, that overtakes another, or that a bot has moved in place of."""
    made = table.made.get(seat, ())
    if number < len(made):
        raise Refusal("move/already", "this seat has moved meanwhile", seq=made[number])
    if number > len(made):
        raise Refusal("move/out-of-order", "a move before this one is missing", made=len(made))
    if table.stood_in.get(seat, 0) > after:
        seq = table.stood_in[seat]
        raise Refusal("move/stood-in", "a bot has moved for you meanwhile: look again", seq=seq)


def _played(table: Table, seat: int, text: str, after: int, now: int) -> log.MovePlayed:
    """A move, unless it answers what another seat has taken back since."""
    by, seq = table.taken_back
    if by != seat and seq > after:
        raise Refusal("move/taken-back", "a move was taken back meanwhile: look again", seq=seq)
    first, *more = (one[:MAX_MOVE] for one in split(table, seat, text))
    return log.MovePlayed(seat, first, moment(table, now), tuple(more))


def split(table: Table, seat: int, text: str) -> list[str]:
    """The moves of a text; people may also say one in words with commas."""
    parts = [part.strip() for part in text.split(",")]
    if len(parts) == 1 or is_one(table, seat, text):
        return [text]
    if len(parts) > MOST:
        raise Refusal("move/too-many", f"at most {MOST} moves are made at once", most=MOST)
    return parts


def is_one(table: Table, seat: int, text: str) -> bool:
    """Tell whether a text can be read as one move."""
    assert table.match is not None
    try:
        table.game.notation.parse_move(table.match.state, seat, text[:MAX_MOVE])
    except BadNotation:
        return False
    return True


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
    return log.SeatResigned(seat, "" if is_over else usual(table.game.name, table.game.is_shared))
