"""When a seat can set out: its next turn, how many it has left, and the way from the ground into space."""

from typing import NamedTuple

from orbita.games.voyager.rules import funds
from orbita.games.voyager.state import (
    ACT,
    ATTACK,
    BASE,
    DEFEND,
    NOBODY,
    NOWHERE,
    ON_BODY,
    OVER,
    RAISE,
    START,
    State,
    perk,
)
from orbita.games.voyager.tools.spread import Departure, turned
from orbita.games.voyager.vocabulary import (
    BASE_ROCKETS,
    BELT_SAFETY,
    CHEAP_ROCKET,
    FREE_LANDING,
    FREE_LAUNCH,
    FREE_MOVE,
    LANDING_ROLL,
    ROCKET_DISCOUNT,
)


class Turns(NamedTuple):
    """The next turn in which a seat can act, counted in turns of the rings, and how many are left with it."""

    passed: int
    left: int
    is_now: bool  # it is the turn being played


class Ground(NamedTuple):
    """A step on the ground: built or launched, how many turns after the first."""

    turn: int
    kind: str


def turns_of(s: State, seat: int) -> Turns:
    """The turns a seat still has: all up to the last round, or one once somebody has reached the goal."""
    if s.stage == OVER:
        return Turns(0, 0, is_now=False)
    if is_acting(s, seat):
        return Turns(0, s.box.last_round - s.round if s.last == NOBODY else 1, is_now=True)
    place, now = ((at - s.first) % s.seats for at in (seat, s.seat))
    passed = 0 if place > now or s.stage <= START else 1  # before the first turn all are to come
    if s.last == NOBODY:
        return Turns(passed, max(0, s.box.last_round - s.round - passed), is_now=False)
    waits = (seat - s.seat) % s.seats or s.seats
    until_end = (s.last - s.seat) % s.seats or s.seats
    return Turns(passed, 1 if waits < until_end else 0, is_now=False)


def is_acting(s: State, seat: int) -> bool:
    """Tell whether a seat is in the middle of its turn, so that what is left of it can still be used."""
    if s.seat != seat or s.stage == OVER:
        return False
    return s.stage in (ACT, ATTACK, DEFEND) or (s.stage == RAISE and s.roll_kind == LANDING_ROLL)


def shipyards(s: State, seat: int) -> list[int]:
    """Where a seat can build: on Earth, with bases 1 also at its own bases."""
    can_at_bases = perk(s, seat, BASE_ROCKETS) > 0
    return [
        body
        for body in range(s.box.bodies)
        if body == s.box.home or (can_at_bases and s.owner[body] == seat and s.building[body] == BASE)
    ]


def rocket_price(s: State, seat: int, is_now: bool) -> int:
    """What a rocket costs a seat, in the turn being played with the cards of that turn."""
    help_now = s.helps[CHEAP_ROCKET] if is_now else 0
    return funds.less(s.box.rocket_price, perk(s, seat, ROCKET_DISCOUNT) + help_now)


def departure(
    s: State, seat: int, turns: Turns, waits: int
) -> tuple[Departure, list[int], tuple[Ground, ...]] | None:
    """How a flight begins that is set out on so many turns from the next: the search's start, and its seeds.

    None where the game ends before the rocket is in space, or nothing of the turn is left to begin with.
    """
    is_now = turns.is_now and waits == 0
    start = Departure()
    start.left = s.actions_left if is_now else s.box.actions
    start.free = s.helps[FREE_MOVE] if is_now else 0
    start.is_safe = is_now and s.helps[BELT_SAFETY] > 0
    start.lands_free = is_now and s.helps[FREE_LANDING] > 0
    rocket = s.rocket[seat]
    if NOWHERE < rocket < ON_BODY:
        start.passed = turns.passed + waits
        start.turns = turns.left - waits
        start.nights = drifted(s, rocket, turns, waits)
        return start, [turned(s.box, rocket, start.passed)], ()
    return from_ground(s, seat, turns, waits, start)


def drifted(s: State, rocket: int, turns: Turns, waits: int) -> int:
    """Nights in a dangerous ring of a rocket that lets so many turns pass."""
    is_dangerous = s.box.danger[s.box.ring_of[rocket]] > 0
    is_safe_tonight = turns.is_now and s.helps[BELT_SAFETY] > 0
    return max(0, waits - is_safe_tonight) if is_dangerous else 0


def from_ground(
    s: State, seat: int, turns: Turns, waits: int, start: Departure
) -> tuple[Departure, list[int], tuple[Ground, ...]] | None:
    """Build where there is no rocket, then launch, an action each; a card of this turn may launch free."""
    is_now = turns.is_now and waits == 0
    free_launches = s.helps[FREE_LAUNCH] if is_now else 0
    bodies = shipyards(s, seat) if s.rocket[seat] == NOWHERE else [s.rocket[seat] - ON_BODY]
    if start.left == 0 and not (free_launches and s.rocket[seat] != NOWHERE):
        return None
    turn, done = 0, []
    for kind in ("rocket", "launch") if s.rocket[seat] == NOWHERE else ("launch",):
        if kind == "launch" and turn == 0 and free_launches:
            done.append(Ground(turn, kind))
            continue
        if start.left == 0:
            turn += 1
            start.left, start.free = s.box.actions, 0
            start.is_safe = start.lands_free = False
        start.left -= 1
        start.actions += 1
        done.append(Ground(turn, kind))
    start.late = 2 if s.rocket[seat] == NOWHERE else 0
    start.passed = turns.passed + waits + turn
    start.turns = turns.left - waits - turn
    if start.turns <= 0:
        return None
    return start, [turned(s.box, s.body_space[body], start.passed) for body in bodies], tuple(done)
