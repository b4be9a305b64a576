"""The contract's face of Solar System Voyager; wires the modules, holds no rule."""

from collections.abc import Sequence
from typing import Final

from orbita.core.contract import Game, Notation
from orbita.core.offers import Digests, Orders, Question, Stories
from orbita.core.packing import unpacker
from orbita.core.playout import playouts
from orbita.core.record import Record
from orbita.core.replay import steps
from orbita.games.voyager.catalogue import VoyagerCatalogue, catalogue
from orbita.games.voyager.content.read import box_for, check_content, check_options, content_hash
from orbita.games.voyager.copying import copy
from orbita.games.voyager.engine import VoyagerEngine
from orbita.games.voyager.event_data import EVENT_TYPES, event_data
from orbita.games.voyager.events import seen_by
from orbita.games.voyager.invariants import invariants
from orbita.games.voyager.notation import SEAT_NAMES, move_text, parse_move
from orbita.games.voyager.options import Options
from orbita.games.voyager.position import parse_position, position_text
from orbita.games.voyager.refusals import why_not
from orbita.games.voyager.rules import end, setup, turn
from orbita.games.voyager.sample import sample
from orbita.games.voyager.shown import Shown, shown
from orbita.games.voyager.state import State
from orbita.games.voyager.texts import face
from orbita.games.voyager.tools.digest import digest
from orbita.games.voyager.tools.digest_types import Digest
from orbita.games.voyager.tools.orders import obey, read_order
from orbita.games.voyager.tools.plan import plan
from orbita.games.voyager.tools.plan_types import Plan, PlanAsked
from orbita.games.voyager.tools.story import tell
from orbita.games.voyager.tools.story_types import Story
from orbita.games.voyager.view import View, view


def new(options: Options, seats: int, key: int) -> State:
    """Set up a game."""
    return setup.new(box_for(options), seats, key)


def retell(record: Record, lang: str = "en", names: Sequence[str] = ()) -> Story:
    """Tell the story of a finished game."""
    return tell(steps(record, GAME), lang, names)


GAME: Final = Game[State](
    name="voyager",
    rules_version=3,
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
    event_data=event_data,
    event_types=EVENT_TYPES,
    unpack=unpacker(lambda options, seats: setup.bare_table(box_for(options), seats)),
    check_content=check_content,
    check_options=check_options,
    invariants=invariants,
    shown_type=Shown,
    shown=shown,
    catalogue_type=VoyagerCatalogue,
    catalogue=catalogue,
    questions={"plan": Question(takes=PlanAsked, gives=Plan, work=plan)},
    digest=Digests(gives=Digest, tell=digest),
    orders=Orders(read=read_order, obey=obey),
    story=Stories(gives=Story, tell=retell),
    bulk={"bulk_actions_per_s": playouts(new, VoyagerEngine())},
)
