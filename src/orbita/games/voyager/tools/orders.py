"""Standing orders for defence: hold a building if one's cards suffice, with so many of them at the most."""

import re
from typing import Final

from orbita.core.errors import BadNotation
from orbita.core.refusals import refused
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.moves import STAND
from orbita.games.voyager.notation import LONGEST_QUOTED, WORDS, fold
from orbita.games.voyager.outlook.roll import roll_shown
from orbita.games.voyager.state import DEFEND
from orbita.games.voyager.texts.catalogue import REFUSALS
from orbita.games.voyager.view import View

ORDER: Final = re.compile("(?:hold|bron) ([1-9][0-9]?)")


def read_order(text: str) -> str:
    """`hold 2`, or `broń 2`: up to two cards may be discarded to hold a building."""
    found = ORDER.fullmatch(fold(text))
    if found is None:
        raise refused(BadNotation, REFUSALS, "notation/order", text=text[:LONGEST_QUOTED])
    return f"hold {found[1]}"


def obey(view: View, order: str) -> tuple[str, ...]:
    """The cheapest discards that hold the building, or let it stand; all else the seat decides itself."""
    if view.stage != DEFEND or view.asked != view.seat:
        return ()
    roll = roll_shown(view, box_for(view.options))
    most = int(order.removeprefix("hold "))
    ways = () if roll is None else (roll.cheapest, roll.enough)
    return next((moves for moves in ways if moves is not None and len(moves) <= most), (WORDS[STAND],))
