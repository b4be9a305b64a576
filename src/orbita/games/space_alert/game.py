"""The contract's face of Space Alert; wires the modules, holds no rule."""

import struct
from collections.abc import Callable, Sequence
from typing import Final

from orbita.core.contract import CLOCK, NEVER, Game, Notation, Talk
from orbita.core.match import Match
from orbita.core.offers import Codes, Question
from orbita.core.packing import pack as pack_fields
from orbita.core.packing import unpack_into
from orbita.core.record import Record
from orbita.core.replay import replay
from orbita.games.space_alert import codes
from orbita.games.space_alert.agreement import Agreement, AgreementAsked, agreement
from orbita.games.space_alert.catalogue import catalogue
from orbita.games.space_alert.catalogue_types import SpaceAlertCatalogue
from orbita.games.space_alert.content.read import check_content, content_hash
from orbita.games.space_alert.copying import copy
from orbita.games.space_alert.event_data import EVENT_TYPES, event_data
from orbita.games.space_alert.events import reveals, seen_by
from orbita.games.space_alert.invariants import invariants
from orbita.games.space_alert.names import SEAT_NAMES
from orbita.games.space_alert.notation import move_text, parse_move
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.position import parse_position, position_text
from orbita.games.space_alert.refusals import why_not
from orbita.games.space_alert.rules import action_boards, clock, end, turn
from orbita.games.space_alert.rules.setup import bare_table, check_options, new
from orbita.games.space_alert.sample import sample
from orbita.games.space_alert.shown import shown
from orbita.games.space_alert.shown_types import Shown
from orbita.games.space_alert.state import PLANNING, State
from orbita.games.space_alert.talk import read_talk
from orbita.games.space_alert.texts import face
from orbita.games.space_alert.texts.events import Names
from orbita.games.space_alert.texts.talk import talk_text
from orbita.games.space_alert.tools.bulk import resolved_missions
from orbita.games.space_alert.tools.campaign import kept
from orbita.games.space_alert.tools.companion.debrief import DEBRIEF
from orbita.games.space_alert.tools.companion.flight import RESOLVE
from orbita.games.space_alert.tools.companion.mission import MISSION, MISSIONS
from orbita.games.space_alert.tools.inquiry import inquire as debrief
from orbita.games.space_alert.tools.inquiry.model import Inquiry
from orbita.games.space_alert.tools.inquiry.otherwise import other_flights
from orbita.games.space_alert.tools.starlog.flown import line_of
from orbita.games.space_alert.tools.starlog.log import Entry
from orbita.games.space_alert.view import View, view

LENGTH: Final = struct.Struct("<q")


def wake_at(s: State) -> int:
    """When the computer speaks next."""
    return clock.next_moment(s) if s.stage == PLANNING else NEVER


def pack(s: State) -> bytes:
    """The table and the ship as bytes, the table's length in front."""
    table_part = pack_fields(s)
    return LENGTH.pack(len(table_part)) + table_part + pack_fields(s.ship)


def unpack(options: Options, seats: int, raw: bytes) -> State:
    """Read a packed state back."""
    end = LENGTH.size + int.from_bytes(raw[: LENGTH.size], "little")
    s = unpack_into(bare_table(options, seats), raw[LENGTH.size : end])
    s.ship = unpack_into(turn.lay_out_ship(s, turn.flight_of(s)), raw[end:])
    return s


def chronicle(record: Record, names: Sequence[str], day: str, campaign: str) -> Entry:
    """The line of the star log."""
    match = replay(record, GAME)
    return line_of(match.state.ship, match.options, names, day, campaign)


def finish(state: kept.Kept, record: Record, day: str) -> kept.Kept:
    """Take a finished game as the next mission of a campaign."""
    match = replay(record, GAME)
    return kept.finish(state, match.state.ship, match.options, day)


def match_of(record: Record) -> Match[State]:
    """A record played again."""
    return replay(record, GAME)


def inquire(
    record: Record,
    seconds: float = 1.5,
    seed: int = 0,
    names: Names = (),
    is_time_up: Callable[[], bool] = debrief.never,
) -> Inquiry:
    """The debrief of a finished mission."""
    return debrief.inquire(replay(record, GAME), seconds, seed, names, is_time_up)


GAME: Final = Game[State](
    name="space_alert",
    rules_version=2,
    seat_names=SEAT_NAMES,
    min_seats=1,
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
    wake_at=wake_at,
    seen_by=seen_by,
    event_data=event_data,
    pack=pack,
    unpack=unpack,
    check_content=check_content,
    check_options=check_options,
    invariants=invariants,
    reveals=reveals,
    binds=lambda s, seat, move: seat != CLOCK and action_boards.stays(s, move),
    leads=turn.leads,
    is_shared=True,
    may_talk=lambda s: not s.is_silent,
    talk=Talk(read_talk, talk_text),
    shown_type=Shown,
    shown=shown,
    bulk={"missions_per_s": resolved_missions},
    inquiry_type=Inquiry,
    inquire=inquire,
    event_types=EVENT_TYPES,
    catalogue_type=SpaceAlertCatalogue,
    catalogue=catalogue,
    chronicle=chronicle,
    chronicle_type=Entry,
    campaigns=kept.campaigns(finish),
    tools={
        "mission": MISSION,
        "missions": MISSIONS,
        "resolve": RESOLVE,
        "debrief": DEBRIEF,
        "otherwise": other_flights(match_of),
    },
    questions={"agreement": Question(takes=AgreementAsked, gives=Agreement, work=agreement)},
    codes=Codes(
        count=codes.COUNT, name=codes.name, read=codes.read, options=codes.options, daily=codes.DAILY
    ),
)
