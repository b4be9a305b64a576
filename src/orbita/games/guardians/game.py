"""The contract's face of Strażnicy Kosmosu; wires the modules, holds no rule."""

from typing import Final

from orbita.core.contract import NEVER, Game, Notation, Outcome
from orbita.core.packing import pack, unpack_into
from orbita.games.guardians import texts
from orbita.games.guardians.content import box_for, check_content, content_hash
from orbita.games.guardians.events import seen_by
from orbita.games.guardians.invariants import invariants
from orbita.games.guardians.notation import REASONS, SEAT_NAMES, event_data, move_text, parse_move
from orbita.games.guardians.options import Options
from orbita.games.guardians.position import parse_position, position_text
from orbita.games.guardians.refusals import why_not
from orbita.games.guardians.rules import setup, turn
from orbita.games.guardians.state import (
    ALL_OUT,
    GOING_ON,
    PLANET_FELL,
    State,
    copy,
)
from orbita.games.guardians.view import View, sample, view

SCALARS: Final = (
    "seat",
    "stage",
    "buying",
    "shots_left",
    "heading",
    "has_hit",
    "missed",
    "out",
    "ending",
    "invaders",
    "mine",
    "pile_size",
    "ships_waiting",
)
ARRAYS: Final = (
    "board",
    "in_column",
    "fighter",
    "level",
    "missile",
    "power_up",
    "tokens",
    "score",
    "pile",
    "aside",
    "discarded",
)


def new(options: Options, seats: int, key: int) -> State:
    """Set up a game."""
    return setup.new(box_for(options), seats, key)


def outcome(s: State) -> Outcome | None:
    """Most points win, a tie is shared; who is out cannot win. If the planet falls, everybody loses."""
    if s.ending == GOING_ON:
        return None
    if s.ending in (PLANET_FELL, ALL_OUT):
        return Outcome(scores=(0,) * s.seats, winners=(), reason=REASONS[s.ending])
    scores = tuple(s.score)
    still_in = [seat for seat in range(s.seats) if not s.out >> seat & 1]
    best = max(scores[seat] for seat in still_in)
    winners = tuple(seat for seat in still_in if scores[seat] == best)
    return Outcome(scores=scores, winners=winners, reason=REASONS[s.ending])


def unpack(options: Options, seats: int, raw: bytes) -> State:
    """Read a packed state back."""
    return unpack_into(setup.bare_table(box_for(options), seats), SCALARS, ARRAYS, raw)


GAME: Final = Game[State](
    name="guardians",
    rules_version=1,
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
    invariants=invariants,
    foresee=texts.foresee,
)
