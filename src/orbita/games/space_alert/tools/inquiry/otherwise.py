"""A finished mission with other cards: carried out turn by turn, so that one sees how it would have been."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from orbita.core.chance import Event, fill
from orbita.core.errors import BadOptions
from orbita.core.match import Match
from orbita.core.offers import Tool
from orbita.core.record import MAX_BYTES, Record, read_record
from orbita.games.space_alert.event_data import event_data
from orbita.games.space_alert.notation import parse_card
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.ship import GOING_ON, SLOTS, TURNS, with_plan
from orbita.games.space_alert.shown import shown
from orbita.games.space_alert.shown_types import Shown, Turn
from orbita.games.space_alert.state import ACTING, OVER, State
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.inquiry.bench import other_cards, owners_of
from orbita.games.space_alert.tools.inquiry.history import History, history_of
from orbita.games.space_alert.tools.inquiry.runs import EMPTY, name_of
from orbita.games.space_alert.tools.solver.rehearsal import play_turn
from orbita.games.space_alert.view import view
from orbita.games.space_alert.vocabulary import NO_ACTION


class OtherCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slot of somebody's board, and the card that shall lie there; a dash leaves it empty."""

    member: Annotated[str, msgspec.Meta(max_length=20)]
    turn: Annotated[int, msgspec.Meta(ge=1, le=TURNS)]
    card: Annotated[str, msgspec.Meta(max_length=20)]


class OtherPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a finished mission, and the slots that lie otherwise.

    On the workbench (`held`) every card must have been in the hand of whoever lays it, and one is told what
    else was. Without `film` only the end is told.
    """

    record: Annotated[str, msgspec.Meta(max_length=MAX_BYTES)]
    cards: Annotated[tuple[OtherCard, ...], msgspec.Meta(max_length=5 * TURNS)] = ()
    held: bool = False
    film: bool = True


class OtherTurn(msgspec.Struct, frozen=True):
    """One turn, with the table after it."""

    turn: Turn
    events: tuple[dict[str, Any], ...]
    shown: Shown


class OtherFlight(msgspec.Struct, frozen=True):
    """The action round as it would have been."""

    start: Shown
    turns: tuple[OtherTurn, ...]
    end: Shown
    could: dict[str, tuple[tuple[str, ...], ...]]  # by member, turn by turn: cards that could lie there


def otherwise(
    match: Match[State], cards: tuple[OtherCard, ...], held: bool = False, film: bool = True
) -> OtherFlight:
    """Carry out a finished mission with other cards; whoever meets the same half trips again."""
    h = history_of(match)
    s = match.game.copy(h.planned)
    plan = plan_with(h, cards)
    could = other_cards(h, plan, owners_of(h, plan)) if held else {}
    fill(s.plan, [*plan, *list(s.plan)[len(plan) :]])
    s.stage = ACTING
    s.ship = action_setup.board(s.box, with_plan(h.flight, plan))
    start, turns = shown(view(s, None)), []
    while s.ship.ending == GOING_ON:
        turns.append(next_turn(h, s))
    return OtherFlight(start, tuple(turns) if film else (), turns[-1].shown, could)


def plan_with(h: History, cards: tuple[OtherCard, ...]) -> list[int]:
    """The plan as it was laid, but for these slots."""
    members = [name_of(h, member) for member in range(h.crew)]
    plan = list(h.plan)
    for slot in cards:
        if slot.member not in members:
            raise refused(BadOptions, "flight/no-member", member=slot.member)
        card = NO_ACTION if slot.card == EMPTY else parse_card(slot.card)
        plan[members.index(slot.member) * SLOTS + slot.turn] = card
    return plan


def next_turn(h: History, s: State) -> OtherTurn:
    """Carry out the next turn and listen."""
    events: list[Event] = []
    s.ship.events = events
    play_turn(h.rehearsal, s.ship)
    s.ship.events = None
    if s.ship.ending != GOING_ON:
        s.stage = OVER
    return OtherTurn(s.ship.turn, tuple(event_data(s, event) for event in events), shown(view(s, None)))


def other_flights(match_of: Callable[[Record], Match[State]]) -> Tool:
    """The tool, for a game that knows how to play its records again."""

    def work(asked: OtherPlan, lang: str) -> OtherFlight:
        return otherwise(match_of(read_record(asked.record.encode())), asked.cards, asked.held, asked.film)

    return Tool(takes=OtherPlan, gives=OtherFlight, work=work)
