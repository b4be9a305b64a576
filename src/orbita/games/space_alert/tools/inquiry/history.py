"""What a finished mission really was: its flight, its trips, who held what when, who knew what when."""

from collections.abc import Iterator
from typing import Any, Final

from orbita.core.chance import Event, TableState, draw_below, fill, generator_key
from orbita.core.contract import CLOCK
from orbita.core.errors import BadRecord
from orbita.core.match import Match
from orbita.games.space_alert.events import CARD_GIVEN, PLANNING_ENDED, THREAT_ANNOUNCED, TRIPPED
from orbita.games.space_alert.moves import KINDS, TRIP_ARROW
from orbita.games.space_alert.rules import turn as both_rounds
from orbita.games.space_alert.ship import SLOTS, TOKENS_A_ZONE, UNKNOWN, UP, Box, Flight, Ship
from orbita.games.space_alert.state import (
    ACTION_KINDS,
    NO_CARD,
    OVER,
    PLANNING,
    State,
    is_android,
    is_solo,
    kind_of,
)
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.inquiry.held import Held, lay_out_held
from orbita.games.space_alert.tools.solver.rehearsal import Rehearsal, rehearse_with_trips
from orbita.games.space_alert.vocabulary import NO_ACTION, TOKEN_KINDS, ZONES

DAMAGE_LEFT: Final = 1 << 40  # which draw of a match shuffles the tokens nobody saw


class History:
    """A finished mission as the debrief reads it."""

    box: Box
    flight: Flight  # with the cards as they were laid and the damage in its order
    seats: int
    crew: int
    plan: list[int]
    owners: list[int]  # by slot: the seat that laid the card there; on an empty one whoever would
    held: Held
    heroic: list[int]  # by member: the kind of their heroic card
    rehearsal: Rehearsal  # of the mission as it was flown, with its trips
    laid_at: list[int]  # by slot: when the card came to lie there, in ms
    closed_at: list[list[int]]  # by seat, then phase from 0: when its slots closed to that seat
    announced_at: list[int]  # by threat of the flight
    planned: State  # the table when the planning round ended
    end: Ship


class Walk:
    """What is noted while the moves of a match are played again."""

    def __init__(self, state: State) -> None:
        size = state.crew * SLOTS
        self.owners = [member if not is_android(state, member) else 0 for member in range(state.crew)]
        self.owners = [owner for owner in self.owners for _slot in range(SLOTS)]
        self.laid_at = [0] * size
        self.heroic = [heroic_of(state, member) for member in range(state.crew)]
        self.checks: list[tuple[int, int, list[int]]] = []
        self.closed_at: list[list[int]] = [[] for _seat in range(state.seats)]
        self.announced_at: dict[int, int] = {}  # by threat card
        self.trips: list[int] = []
        self.planned: State | None = None  # the table when the planning round ended

    def note(self, before: State, after: State, seat: int, move: int, moment: int, told: list[Event]) -> None:
        """What one move of a person or of the clock meant for cards and knowledge."""
        for event in told:
            if event[0] == THREAT_ANNOUNCED:
                self.announced_at[event[2]] = moment
            elif event[0] == CARD_GIVEN:
                self.checks.append((seat, after.own_phase[seat] - 1, self.cards_of(after, seat)))
            elif event[0] == TRIPPED:
                self.trip(before.ship, event[1], move >= TRIP_ARROW)
            elif event[0] == PLANNING_ENDED:
                self.planned = after
        if before.stage != PLANNING:
            return
        for each in range(after.seats):
            if after.stage != PLANNING or after.own_phase[each] > before.own_phase[each] > 0:
                self.close(before if after.stage == PLANNING else after, each, moment)
        if seat != CLOCK:
            self.lay(before, after, seat, moment)

    def trip(self, ship: Ship, member: int, is_arrow: bool) -> None:
        """Who tripped, in which turn, over which half."""
        turn = ship.turn + 1
        self.trips += [turn, member, int(is_arrow), ship.plan[member * SLOTS + turn] & UP]

    def lay(self, before: State, after: State, seat: int, moment: int) -> None:
        """Whose card lies on a slot, and since when."""
        for slot in range(after.crew * SLOTS):
            if after.plan[slot] != before.plan[slot]:
                self.owners[slot] = seat
                self.laid_at[slot] = moment

    def close(self, state: State, seat: int, moment: int) -> None:
        """A phase is closed to a seat: what it has laid, or could have, it had by now."""
        self.closed_at[seat].append(moment)
        self.checks.append((seat, len(self.closed_at[seat]), self.cards_of(state, seat)))

    def cards_of(self, state: State, seat: int) -> list[int]:
        """Ordinary cards by kind: in hand (alone: in the open deck) or laid."""
        left = state.deck if is_solo(state) else state.hand
        first = 0 if is_solo(state) else seat * KINDS
        counts = [left[first + kind] for kind in range(ACTION_KINDS)]
        for slot in range(state.crew * SLOTS):
            if state.plan[slot] != NO_ACTION and self.owners[slot] == seat:
                kind = kind_of(state.box, state.plan[slot])
                if kind < ACTION_KINDS:
                    counts[kind] += 1
        return counts


def heroic_of(state: State, member: int) -> int:
    """The heroic card dealt to a member."""
    if is_android(state, member):
        return state.heroic[member]
    held = [kind for kind in range(ACTION_KINDS, KINDS) if state.hand[member * KINDS + kind]]
    return held[0] if held else NO_CARD


def history_of(match: Match[State]) -> History:
    """Everything the debrief needs of a finished match."""
    if match.state.stage != OVER:
        raise refused(BadRecord, "record/not-over", file="record")
    walk = walk_through(match)
    assert walk.planned is not None, "a mission that is over was planned"
    h = History()
    h.planned = walk.planned
    h.box, h.seats, h.crew = match.state.box, match.seats, match.state.crew
    h.end = match.state.ship
    h.flight = flight_of_match(match, walk.planned)
    h.plan = list(h.flight.plan)[: h.crew * SLOTS]
    h.owners, h.heroic, h.laid_at = walk.owners, walk.heroic, walk.laid_at
    h.held = lay_out_held(h.box, h.crew, h.seats, walk.heroic, walk.checks)
    h.rehearsal = rehearse_with_trips(h.box, h.flight, walk.trips)
    h.closed_at = walk.closed_at
    h.announced_at = [walk.announced_at[h.flight.card[threat]] for threat in range(h.flight.threats)]
    return h


def walk_through(match: Match[State]) -> Walk:
    """Note what happened, move by move."""
    walk: Walk | None = None
    for before, after, seat, move, moment, told in standing_steps(match):
        if walk is None:
            walk = Walk(before)
        walk.note(before, after, seat, move, moment, told)
    assert walk is not None, "a match that is over had a move"
    return walk


def standing_steps(match: Match[State]) -> Iterator[tuple[State, State, int, int, int, list[Event]]]:
    """Play the moves that stand once more: the table before and after, who, what, when, what was told."""
    game = match.game
    state = game.new(match.options, match.seats, generator_key(match.seed, 0))
    for played in reversed(list(match.newest())):
        before, state = state, game.copy(state)
        state.rng = generator_key(match.seed, played.number)
        told: list[Event] = []
        game.apply(state, played.seat, played.move, told)
        at: Any = match.entries[played.number - 1].at
        yield before, state, played.seat, played.move, max(state.now, at or 0), told


def flight_of_match(match: Match[State], planned: State) -> Flight:
    """The mission with the cards as they were laid, and its damage: as drawn, the rest in a fixed order."""
    flight = both_rounds.flight_of(planned)
    dice = TableState()
    dice.rng = generator_key(match.seed, DAMAGE_LEFT)
    fill(flight.order, complete_order(list(flight.order), match.state.ship, dice))
    return flight


def complete_order(order: list[int], ship: Ship, dice: TableState) -> list[int]:
    """Tokens that were drawn lie as they came; those nobody saw are shuffled behind them."""
    for zone in range(ZONES):
        first = zone * TOKENS_A_ZONE
        for place in range(first, first + ship.damage[zone]):
            order[place] = ship.tokens[place]
        known = order[first : first + TOKENS_A_ZONE]
        unseen = [token for token in range(TOKEN_KINDS) if token not in known]
        for place in range(first, first + TOKENS_A_ZONE):
            if order[place] == UNKNOWN:
                order[place] = unseen.pop(draw_below(dice, len(unseen)))
    return order
