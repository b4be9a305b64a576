"""When a game has ended, its result and the line of its crew's log are kept; the line is made in a worker."""

import logging
from typing import TYPE_CHECKING, Final

from orbita.core.errors import OrbitaError
from orbita.server.rooms import campaigns
from orbita.server.rooms.workers import Unanswered
from orbita.server.table import filing
from orbita.server.table.fold import Table

if TYPE_CHECKING:
    from orbita.server.rooms.rooms import Rooms

LOG: Final = logging.getLogger("orbita.flights")


async def file_away(rooms: "Rooms", table: Table) -> None:
    """Keep what is kept of a finished game; what fails can be done again by `orbita records refile`."""
    if not filing.is_finished(table):
        return
    flights = rooms.store.flights
    try:
        if table.laid.sealed or table.game.chronicle:
            await filing.keep_result(flights, table)
        if table.game.chronicle is not None:
            line = await rooms.replays.chronicle(table.code, *filing.chronicle_of(table))
            await flights.keep_line(filing.line_of(table, line))
        if table.laid.campaign:
            await campaigns.advance(rooms, table)
    except (OrbitaError, Unanswered) as failure:
        LOG.warning("the result of a table was not filed: %s", failure)
