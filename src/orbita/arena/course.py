"""The course of a judged game: chances turn by turn, where they turned, and what the result is made of.

Whoever is to move looks better than a moment later, when another is. So a point of the curve is the mean
over a round, from a turn on: as many turns as there are seats.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

from orbita.arena.report import Z95
from orbita.arena.review_model import Account, Cause, Decision, Draw, Luck, Moment, TurningPoint

SWING: Final = 0.1  # from which on a change of chances is a turning point
TURNING_POINTS: Final = 5  # the greatest of them


class Turn(NamedTuple):
    """Decisions of a seat in a row: the chances before the first, and what happened in it."""

    first: int  # number of its first move
    chances: tuple[float, ...]
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]


def turns(moments: Sequence[Moment], decisions: Sequence[Decision], luck: Luck) -> list[Turn]:
    """Put the decisions of a seat that follow each other together, with the draws up to the next turn."""
    starts = [
        at for at, decision in enumerate(decisions) if at == 0 or decision.seat != decisions[at - 1].seat
    ]
    found = []
    for start, end in pairwise([*starts, len(decisions)]):
        first = decisions[start].number
        last = decisions[end].number if end < len(decisions) else None
        draws = tuple(
            draw for draw in luck.draws if draw.number >= first and (last is None or draw.number < last)
        )
        found.append(Turn(first, moments[start].chances, tuple(decisions[start:end]), draws))
    return found


def curve(played: Sequence[Turn], result: tuple[float, ...] | None, moves: int) -> tuple[Moment, ...]:
    """Every seat's chances turn by turn, each the mean over a round; at last the result."""
    points = [turn.chances for turn in played]
    found = [Moment(turn.first, mean(points[at : at + len(turn.chances)])) for at, turn in enumerate(played)]
    return tuple(found) if result is None else (*found, Moment(moves + 1, result))


def mean(points: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """The mean of points, seat by seat."""
    return tuple(sum(parts) / len(points) for parts in zip(*points, strict=True))


def turning_points(played: Sequence[Turn], result: tuple[float, ...] | None) -> tuple[TurningPoint, ...]:
    """The turns around which the chances changed most, no two of a round, in the order of the game.

    A turn is compared by the rounds before and behind it; the result ends the last one.
    """
    points = [turn.chances for turn in played] + ([] if result is None else [result])
    found: list[tuple[float, int, TurningPoint]] = []
    for at, turn in enumerate(played):
        seats = len(turn.chances)
        earlier, later = points[max(0, at + 1 - seats) : at + 1], points[at + 1 : at + 1 + seats]
        if len(earlier) < seats or len(later) < (seats if result is None else 1):
            continue
        before, after = mean(earlier), mean(later)
        swings = [there - here for here, there in zip(before, after, strict=True)]
        found.append((max(map(abs, swings)), at, point_of(turn, before, after, swings)))
    chosen: list[tuple[int, TurningPoint]] = []
    for swing, at, point in sorted(found, key=lambda one: -one[0]):
        is_apart = all(abs(at - other) >= len(point.before) for other, _ in chosen)
        if swing >= SWING and is_apart and len(chosen) < TURNING_POINTS:
            chosen.append((at, point))
    return tuple(point for _, point in sorted(chosen, key=lambda one: one[0]))


def point_of(
    turn: Turn, before: tuple[float, ...], after: tuple[float, ...], swings: Sequence[float]
) -> TurningPoint:
    """Name what did it: the worst mistake of the turn, else its greatest draw, else the turn itself."""
    seat = max(range(len(swings)), key=lambda seat: abs(swings[seat]))
    worst = max(turn.decisions, key=lambda decision: decision.lost)
    if worst.is_mistake:
        return TurningPoint(worst.number, worst.seat, worst.made.words, before, after, "mistake")
    if 2 * sum(draw.luck[seat] for draw in turn.draws) * swings[seat] >= swings[seat] ** 2 > 0:
        draw = max(turn.draws, key=lambda draw: draw.luck[seat] * swings[seat])
        return TurningPoint(draw.number, draw.seat, draw.move, before, after, "luck")
    first = turn.decisions[0]
    cause: Cause = "play"
    return TurningPoint(first.number, first.seat, first.made.words, before, after, cause)


def accounts(
    seats: Sequence[str],
    start: Sequence[float],
    judged: Iterable[Decision],
    luck: Luck,
    result: tuple[float, ...] | None,
) -> tuple[Account, ...]:
    """From the start to the result, seat by seat; what neither decisions nor luck explain is the rest."""
    decisions = list(judged)
    found = []
    for number, seat in enumerate(seats):
        own = [decision for decision in decisions if decision.seat == seat]
        skill = sum(decision.gains[number] for decision in decisions)
        drawn = sum(draw.luck[number] for draw in luck.draws)
        end = None if result is None else result[number]
        found.append(
            Account(
                seat=seat,
                decisions=len(own),
                mistakes=sum(decision.is_mistake for decision in own),
                lost=sum(decision.lost for decision in own),
                start=start[number],
                skill=skill,
                luck=drawn,
                luck_error=Z95 * sqrt(sum(draw.errors[number] ** 2 for draw in luck.draws)),
                rest=None if end is None else end - start[number] - skill - drawn,
                result=end,
            )
        )
    return tuple(found)
