"""What one seat may see, in the numbers of the engine: the open table, its own cards, the backs of others.

Hidden are other hands, what lies face down, the decks, and everything the computer has yet to say.
"""

from typing import Any

import msgspec

from orbita.games.space_alert.events import back_of
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.ship import NOBODY, SLOTS, TURNS
from orbita.games.space_alert.state import (
    ACTING,
    ACTION_KINDS,
    ENTRY,
    PLANNING,
    State,
    deck_size,
    hand_size,
    is_android,
    is_solo,
)
from orbita.games.space_alert.vocabulary import AT_SILENCE, NO_ACTION

Numbers = tuple[int, ...]


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a person."""

    hand_size: int
    own_phase: int  # the phase being planned
    draws: int  # cards of incoming data not drawn yet
    has_given: bool
    agrees: bool


class MemberView(msgspec.Struct, frozen=True):
    """A crew member's board: 12 cards, 0 for an empty slot, a negative number for a back."""

    is_android: bool
    plan: Numbers
    heroic: int  # kind of an android's card that is not planned yet, -1 if none or not turned up yet


class ThreatView(msgspec.Struct, frozen=True):
    """A threat that was announced; how it stands is in the ship's arrays, by its place."""

    number: int
    card: int
    zone: int


class ShipView(msgspec.Struct, frozen=True):
    """The board of the action round; arrays as in `ship.Ship`."""

    turn: int
    ending: int
    culprit: int
    lost_zone: int
    crew: int
    pilot: int
    interceptors: int
    delayed: int
    tripped: int
    lifts_used: int
    at_window: int
    maintained: int
    old_structural: int
    fuel: int
    rockets: int
    rocket_launched: int
    rocket_flying: int
    fired: int
    fired_heroic: int
    stored_upper_blue: int
    stored_lower_red: int
    threats: int
    scouting: int
    marauding: int
    targeted: int
    pulsed: int
    blocked_b: int
    blocked_c: int
    slimy: int
    lethal: int
    doubled: int
    was_repaired: int
    fissure: int
    station: Numbers
    bots: Numbers
    knocked_out: Numbers
    confirmed: Numbers
    shield: Numbers
    shield_capacity: Numbers
    reactor: Numbers
    reactor_capacity: Numbers
    damage: Numbers
    broken: Numbers
    tokens: Numbers
    status: Numbers
    position: Numbers
    hit_points: Numbers
    threat_shield: Numbers
    speed: Numbers
    traits: Numbers
    place: Numbers
    brood: Numbers
    repaired_at: Numbers
    repairs: Numbers
    hits: Numbers
    carried_out: Numbers
    ended_turn: Numbers


class View(msgspec.Struct, frozen=True):
    """The table as bots and samples know it; what leaves the process is made from it, in `shown`."""

    seat: int | None
    options: Options
    stage: int  # 0 planning, 1 action round, 2 over
    now: int  # ms
    phase: int
    phases: int
    is_transfer: bool
    is_silent: bool
    heard: tuple[tuple[int, int, int, int], ...]  # the announcements so far: moment, kind and two numbers
    seats: tuple[SeatView, ...]
    members: tuple[MemberView, ...]
    order: Numbers  # members as they act
    hand: Numbers  # own cards by kind; empty for a spectator
    deck_size: int
    open_deck: Numbers  # by kind, for whoever plays alone
    tracks: Numbers
    threats: tuple[ThreatView, ...]
    ship: ShipView
    score: Numbers  # the score sheet so far, in its order; empty before the action round


def view(s: State, seat: int | None) -> View:
    """Show the table to a seat or a spectator."""
    return View(
        seat=seat,
        options=s.box.options,
        stage=s.stage,
        now=s.now,
        phase=s.phase,
        phases=s.phases,
        is_transfer=bool(s.is_transfer),
        is_silent=bool(s.is_silent),
        heard=tuple(heard_at(s, number) for number in range(s.entry)),
        seats=tuple(seat_view(s, place) for place in range(s.seats)),
        members=tuple(member_view(s, member, seat) for member in range(s.crew)),
        order=tuple(s.sequence),
        hand=() if seat is None else tuple(s.hand[seat * KINDS : (seat + 1) * KINDS]),
        deck_size=deck_size(s),
        open_deck=tuple(s.deck[:ACTION_KINDS]) if is_solo(s) else (),
        tracks=tuple(s.tracks),
        threats=tuple(
            ThreatView(s.number[place], s.card[place], s.zone[place]) for place in range(s.threats)
        ),
        ship=ship_view(s),
        score=() if s.stage == PLANNING else tuple(scoring.sheet(s.ship)),
    )


def heard_at(s: State, number: int) -> tuple[int, int, int, int]:
    """One announcement, as the crew hears it: nobody says how long a silence lasts."""
    at = number * ENTRY
    kind = s.timeline[at + 1]
    detail = 0 if kind == AT_SILENCE else s.timeline[at + 3]
    return (s.timeline[at], kind, s.timeline[at + 2], detail)


def seat_view(s: State, seat: int) -> SeatView:
    """What everybody sees of a person."""
    return SeatView(
        hand_size=hand_size(s, seat),
        own_phase=s.own_phase[seat],
        draws=s.draws[seat],
        has_given=bool(s.given >> seat & 1),
        agrees=bool(s.agreed >> seat & 1),
    )


def member_view(s: State, member: int, seat: int | None) -> MemberView:
    """A board: one's own and the androids' lie open, of the others' only what has been turned up."""
    plan = s.plan if s.stage == PLANNING else s.ship.plan
    is_open = is_android(s, member) or member == seat
    turned_up = s.ship.turn + (s.stage == ACTING) if s.stage != PLANNING else 0
    cards = []
    for turn in range(1, TURNS + 1):
        card = plan[member * SLOTS + turn]
        cards.append(card if is_open or card == NO_ACTION or turn <= turned_up else back_of(card))
    return MemberView(
        is_android=is_android(s, member),
        plan=tuple(cards),
        heroic=s.heroic[member] if s.phase > 0 else NOBODY,
    )


def ship_view(s: State) -> ShipView:
    """What of the ship lies open: exactly what `ShipView` names."""
    values: dict[str, Any] = {name: getattr(s.ship, name) for name in ShipView.__struct_fields__}
    values |= {name: tuple(value) for name, value in values.items() if not isinstance(value, int)}
    return ShipView(**values)
