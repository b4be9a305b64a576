"""How far a seat can go back without asking: through its own last turn, and bots' answers to it."""

from typing import Final, NamedTuple

from orbita.core.match import Played
from orbita.server.table.fold import Table

RETHINK: Final = 5000  # ms after a turn in which it can be taken back where several people play


class Reach(NamedTuple):
    """What a seat can take back, until a moment on our clock (0: no limit)."""

    counts: tuple[int, ...] = ()  # by own move, the last first: how many moves of all seats go
    until: int = 0

    def holds_at(self, now: int) -> bool:
        """Tell whether there still is time."""
        return not self.until or now <= self.until


def reach(table: Table, seat: int) -> Reach:
    """The last turn of a seat, back to what revealed something and to what somebody else has done since.

    A turn that is not over can always be taken back. One that is over needs a table with take-backs; where
    other people play it can be taken back for a moment, among bots at any time.
    """
    if table.match is None or table.phase != "playing" or table.has_clock or table.places[seat].resigned:
        return Reach()
    counts = _counts(table, seat)
    if not counts or (counts[0] == 1 and seat in table.awaited()):
        return Reach(counts)
    if not table.laid.take_backs:
        return Reach()
    if all(other == seat for other in table.playing()):
        return Reach(counts)
    return Reach(counts, _made_at(table, counts[0]) + RETHINK)


def _counts(table: Table, seat: int) -> tuple[int, ...]:
    """How many moves go with each move of the seat's last turn; bots' moves after it go too."""
    assert table.match is not None
    counts: list[int] = []
    for count, played in enumerate(table.match.newest(), 1):
        if played.has_revealed and not table.laid.practice:
            break
        if is_bots(table, played):
            if counts:
                break
        elif played.seat == seat:
            counts.append(count)
        else:
            break
    return tuple(counts)


def is_bots(table: Table, played: Played) -> bool:
    """Tell whether a bot made a move."""
    return table.hands[played.number - 1].is_bot


def _made_at(table: Table, count: int) -> int:
    """When the last move but so many was made."""
    assert table.match is not None
    played = next(played for number, played in enumerate(table.match.newest(), 1) if number == count)
    return table.hands[played.number - 1].at
