"""The contract's face of Solar System Voyager; wires the modules, holds no rule."""

from typing import Final

from orbita.core.contract import NEVER, Game, Notation, Outcome
from orbita.core.packing import pack, unpack_into
from orbita.games.voyager import texts
from orbita.games.voyager.content import box_for, check_content, check_options, content_hash
from orbita.games.voyager.events import seen_by
from orbita.games.voyager.invariants import invariants
from orbita.games.voyager.notation import SEAT_NAMES, event_data, move_text, parse_move
from orbita.games.voyager.options import Options
from orbita.games.voyager.position import parse_position, position_text
from orbita.games.voyager.refusals import why_not
from orbita.games.voyager.rules import setup, turn
from orbita.games.voyager.state import NOBODY, OVER, State, copy
from orbita.games.voyager.view import View, sample, view

SCALARS: Final = (
    "first",
    "seat",
    "asked",
    "stage",
    "round",
    "actions_left",
    "last",
    "roll_kind",
    "roll",
    "reply",
    "body",
)
ARRAYS: Final = (
    "helps",
    "agency",
    "coins",
    "points",
    "rocket",
    "levels",
    "landed",
    "tally",
    "earned",
    "body_space",
    "owner",
    "building",
    "hand",
    "hand_size",
    "pile",
    "pile_size",
    "discarded",
    "held",
    "mission_pile",
    "revealed",
    "achiever",
)


def new(options: Options, seats: int, key: int) -> State:
    """Set up a game."""
    return setup.new(box_for(options), seats, key)


def outcome(s: State) -> Outcome | None:
    """Most points win; a tie is shared [D]."""
    if s.stage != OVER:
        return None
    scores = tuple(s.points)
    winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
    reason = "last-round" if s.last == NOBODY else "goal-reached"
    return Outcome(scores=scores, winners=winners, reason=reason)


def unpack(options: Options, seats: int, raw: bytes) -> State:
    """Read a packed state back."""
    return unpack_into(setup.bare_table(box_for(options), seats), SCALARS, ARRAYS, raw)


GAME: Final = Game[State](
    name="voyager",
    rules_version=2,
    seat_names=SEAT_NAMES,
    min_seats=2,
    options_type=Options,
    view_type=View,
    notation=Notation(move_text, parse_move, position_text, parse_position),
    texts=texts,
    content_hash=content_hash,
    new=new,
    awaited=turn.awaited,
    legal=turn.legal,
    why_not=why_not,
    apply=turn.apply,
    copy=copy,
    view=view,
    sample=sample,
    outcome=outcome,
    wake_at=lambda s: NEVER,
    seen_by=seen_by,
    event_data=event_data,
    pack=lambda s: pack(s, SCALARS, ARRAYS),
    unpack=unpack,
    check_content=check_content,
    check_options=check_options,
    invariants=invariants,
)
