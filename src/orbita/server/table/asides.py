"""What people do beside the game, so often and no more: a log comes to an end, whoever sits at its table.

Moves that go forward are not counted: a game ends by itself.
"""

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from orbita.server.errors import Refusal
from orbita.server.table import entries as log

if TYPE_CHECKING:
    from orbita.server.table.fold import Table

Kind: TypeAlias = Literal["talk", "wish", "take-back", "seat", "clock", "film", "order"]
Aside: TypeAlias = tuple[Kind, int]  # what, and on which seat

MOST: Final = 1000  # of each kind, of each seat; before the start and then once more
LONGEST: Final = 20_000  # entries of a log after which nothing is taken back; replays end there as well


def aside_of(entry: log.Entry) -> Aside | None:
    """What an entry is that could be repeated for ever; answers and returns need a wish each."""
    match entry:
        case log.ChatSaid(seat=seat) | log.Talked(seat=seat) | log.SeatMuted(by=seat):
            return "talk", seat
        case log.WishMade(by=seat) | log.SetReady(seat=seat):
            return "wish", seat
        case log.ClockPaused(seat=seat):
            return "clock", seat
        case log.OrderLeft(seat=seat):
            return "order", seat
        case log.FilmCued(seat=seat):
            return "film", seat
        case log.MovesTakenBack(seat=seat):
            return "take-back", seat
        case log.SatDown(seat=seat) | log.LeftSeat(seat=seat) | log.LinkRenewed(seat=seat):
            return "seat", seat
        case log.BotSat(seat=seat):
            return "seat", seat
    return None


def check_enough(table: "Table", entry: log.Entry) -> None:
    """Refuse what was done often enough; the game itself always goes on."""
    aside = aside_of(entry)
    if aside is None:
        return
    if table.asides.get(aside, 0) >= MOST:
        raise Refusal("table/enough", f"a seat can do this {MOST} times at a table, not more", most=MOST)
    is_taken_back = aside[0] == "take-back" or (isinstance(entry, log.WishMade) and entry.wish == "take_back")
    if is_taken_back and table.seq >= LONGEST:
        raise Refusal("undo/too-long", "this game has gone on for so long that nothing is taken back")
