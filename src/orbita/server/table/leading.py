"""Who leads a table: whoever makes the moves that are one person's for all, and shows the film of a game."""

from collections.abc import Collection

from orbita.core.contract import CLOCK
from orbita.server.errors import Refusal
from orbita.server.table.fold import Table


def leader_of(table: Table, here: Collection[int]) -> int | None:
    """The first person who is here; if nobody is, the first seat that a bot plays."""
    if table.match is None:
        return None
    people = (seat for seat in table.playing() if seat in here and not table.places[seat].bot)
    bots = (seat for seat, place in enumerate(table.places) if place.bot)
    return next(people, next(bots, None))


def check_lead(table: Table, moved: Table, leader: int | None) -> None:
    """Refuse a move that is one person's for all, unless whoever leads has made it; `moved` is after it."""
    assert table.match is not None
    assert moved.match is not None
    played = next(moved.match.newest())
    if played.seat != CLOCK and table.game.leads(table.match.state, played.move):
        need_lead(table, played.seat, leader)


def need_lead(table: Table, seat: int, leader: int | None) -> None:
    """Refuse whoever does not lead, if anybody does."""
    if leader not in (None, seat):
        who = table.places[leader].player or table.game.seat_name(leader)
        raise Refusal("lead/not-yours", f"{who} leads now", leader=leader, who=who)
