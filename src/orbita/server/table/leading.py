"""Who leads a table: whoever makes the moves that are one person's for all, and shows the film of a game."""

from collections.abc import Collection
from itertools import islice

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
    """Refuse moves that are one person's for all, unless whoever leads has made them; `moved` is after."""
    assert table.match is not None
    assert moved.match is not None
    happened = moved.past[-1].happened
    states = (table.match.state, *(one.state for one in happened))
    newest = list(islice(moved.match.newest(), len(happened)))
    for state, played in zip(states, reversed(newest), strict=False):
        if played.seat != CLOCK and table.game.leads(state, played.move):
            need_lead(table, played.seat, leader)


def need_lead(table: Table, seat: int, leader: int | None) -> None:
    """Refuse whoever does not lead, if anybody does."""
    if leader not in (None, seat):
        who = table.places[leader].player or table.game.seat_name(leader)
        raise Refusal("lead/not-yours", f"{who} leads now", leader=leader, who=who)
