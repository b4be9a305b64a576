"""The contract's face of Strażnicy Kosmosu; wires the modules, holds no rule."""

from typing import Final

from orbita.core.contract import Game, Notation
from orbita.core.packing import unpacker
from orbita.core.playout import playouts
from orbita.games.guardians.catalogue import GuardiansCatalogue, catalogue
from orbita.games.guardians.content.read import box_for, check_content, content_hash
from orbita.games.guardians.copying import copy
from orbita.games.guardians.engine import GuardiansEngine
from orbita.games.guardians.event_data import EVENT_TYPES, event_data
from orbita.games.guardians.events import seen_by
from orbita.games.guardians.invariants import invariants
from orbita.games.guardians.notation import SEAT_NAMES, move_text, parse_move
from orbita.games.guardians.options import Options
from orbita.games.guardians.position import parse_position, position_text
from orbita.games.guardians.refusals import why_not
from orbita.games.guardians.rules import end, setup, turn
from orbita.games.guardians.sample import sample
from orbita.games.guardians.shown import Shown, shown
from orbita.games.guardians.state import State
from orbita.games.guardians.texts import face
from orbita.games.guardians.view import View, view


def new(options: Options, seats: int, key: int) -> State:
    """Set up a game."""
    return setup.new(box_for(options), seats, key)


GAME: Final = Game[State](
    name="guardians",
    rules_version=2,
    seat_names=SEAT_NAMES,
    min_seats=2,
    options_type=Options,
    view_type=View,
    notation=Notation(move_text, parse_move, position_text, parse_position),
    texts=face,
    content_hash=content_hash,
    new=new,
    awaited=turn.awaited,
    legal=turn.legal,
    why_not=why_not,
    apply=turn.apply,
    copy=copy,
    view=view,
    sample=sample,
    outcome=end.outcome,
    seen_by=seen_by,
    goes_on=turn.is_aiming,
    event_data=event_data,
    unpack=unpacker(lambda options, seats: setup.bare_table(box_for(options), seats)),
    check_content=check_content,
    invariants=invariants,
    shown_type=Shown,
    shown=shown,
    catalogue_type=GuardiansCatalogue,
    catalogue=catalogue,
    event_types=EVENT_TYPES,
    bulk={"bulk_actions_per_s": playouts(new, GuardiansEngine())},
)
