"""The contract's face of Space Alert; wires the modules, holds no rule."""

import struct
from typing import Final

from orbita.core.contract import NEVER, Game, Notation, Outcome
from orbita.core.packing import pack as pack_fields
from orbita.core.packing import unpack_into
from orbita.games.space_alert import texts
from orbita.games.space_alert.content import check_content, content_hash
from orbita.games.space_alert.events import reveals, seen_by
from orbita.games.space_alert.fields import SHIP_ARRAYS, SHIP_NUMBERS, TABLE_ARRAYS, TABLE_NUMBERS
from orbita.games.space_alert.guess import sample
from orbita.games.space_alert.names import REASONS, SEAT_NAMES
from orbita.games.space_alert.notation import event_data, move_text, parse_move
from orbita.games.space_alert.opening import bare_table, check_options, new
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.position import parse_position, position_text
from orbita.games.space_alert.refusals import why_not
from orbita.games.space_alert.rules import clock, scoring, table
from orbita.games.space_alert.ship import GOING_ON, WON
from orbita.games.space_alert.state import PLANNING, State, copy
from orbita.games.space_alert.view import View, view

LENGTH: Final = struct.Struct("<q")


def outcome(s: State) -> Outcome | None:
    """All win together with one score, or lose together without one."""
    if s.ship.ending == GOING_ON:
        return None
    is_won = s.ship.ending == WON
    score = scoring.score(s.ship) if is_won else 0
    winners = tuple(range(s.seats)) if is_won else ()
    return Outcome(scores=(score,) * s.seats, winners=winners, reason=REASONS[s.ship.ending])


def wake_at(s: State) -> int:
    """When the computer speaks next."""
    return clock.next_moment(s) if s.stage == PLANNING else NEVER


def pack(s: State) -> bytes:
    """The table and the ship as bytes, the table's length in front."""
    table_part = pack_fields(s, TABLE_NUMBERS, TABLE_ARRAYS)
    return LENGTH.pack(len(table_part)) + table_part + pack_fields(s.ship, SHIP_NUMBERS, SHIP_ARRAYS)


def unpack(options: Options, seats: int, raw: bytes) -> State:
    """Read a packed state back."""
    end = LENGTH.size + int.from_bytes(raw[: LENGTH.size], "little")
    s = unpack_into(bare_table(options, seats), TABLE_NUMBERS, TABLE_ARRAYS, raw[LENGTH.size : end])
    ship = table.lay_out_ship(s, table.mission_of(s))
    s.ship = unpack_into(ship, SHIP_NUMBERS, SHIP_ARRAYS, raw[end:])
    return s


GAME: Final = Game[State](
    name="space_alert",
    rules_version=1,
    seat_names=SEAT_NAMES,
    min_seats=1,
    options_type=Options,
    view_type=View,
    notation=Notation(move_text, parse_move, position_text, parse_position),
    texts=texts,
    content_hash=content_hash,
    new=new,
    awaited=table.awaited,
    legal=table.legal,
    why_not=why_not,
    apply=table.apply,
    copy=copy,
    view=view,
    sample=sample,
    outcome=outcome,
    wake_at=wake_at,
    seen_by=seen_by,
    event_data=event_data,
    pack=pack,
    unpack=unpack,
    check_content=check_content,
    check_options=check_options,
    reveals=reveals,
    may_talk=lambda s: not s.is_silent,
)
