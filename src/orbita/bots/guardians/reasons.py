"""Why the greedy bot likes a move better than another: the part of its evaluation that differs most."""

from collections.abc import Sequence

from orbita.bots.guardians.evaluation import (
    POINT,
    Weights,
    belongings,
    best_row,
    collision_loss,
    end_threat,
    evaluate_end,
    handed_over,
    is_lost,
    planet_danger,
    points_left,
    reach,
    standing,
    taken_by_others,
)
from orbita.bots.guardians.lookahead import goes_on, move_value
from orbita.core.lang import amount, say
from orbita.games.guardians.copying import copy
from orbita.games.guardians.rules.turn import apply, legal
from orbita.games.guardians.state import NOWHERE, OVER, PLACE_MINE, READY, State
from orbita.games.guardians.texts.catalogue import HINTS, NOUNS


def end_of_turn(s: State, seat: int, move: int, w: Weights) -> State:
    """The table at the end of the best turn that goes on with this move, as the bot plays it."""
    t = copy(s)
    apply(t, seat, move)
    if not goes_on(s.stage, t, seat):
        return t
    moves = list(legal(t, seat))
    values = [move_value(t, seat, following, w) for following in moves]
    return end_of_turn(t, seat, moves[values.index(max(values))], w)


def parts(t: State, seat: int, w: Weights) -> dict[str, int]:
    """The evaluation of a table taken apart; the sum of all parts is what the bot goes by."""
    if t.stage == OVER:
        return {"end": evaluate_end(t, seat, w)}
    own = own_belongings(t, seat, w)
    found = {
        "points": t.score[seat] * POINT,
        "arms": own - t.score[seat] * POINT,
        "rivals": standing(t, seat, w) - own,
        "planet": -planet_danger(t, w),
        "prospect": prospect(t, seat) * w.prospect // 100,
    }
    if t.stage > PLACE_MINE:
        threat = -end_threat(t, seat, w)
        left = -taken_by_others(t, seat, w)[0]
        found |= {"left": left, "threat": threat, "collision": -handed_over(t, seat, w) - left - threat}
    return found


def own_belongings(t: State, seat: int, w: Weights) -> int:
    """What a seat has, as `standing` counts it."""
    guns = sum(t.level[other] for other in range(t.seats) if not t.out >> other & 1)
    has_missile = any(t.missile[other] == READY for other in range(t.seats))
    return belongings(t, seat, best_row(t) if has_missile else 0, points_left(t) // guns, w)


def prospect(t: State, seat: int) -> int:
    """What the seat's next turn could take, in hundredths of a point."""
    return reach(t, seat)[0] if t.fighter[seat] != NOWHERE else 0


def reason(
    s: State, seat: int, chosen: Sequence[State], second: Sequence[State], other: str, lang: str, w: Weights
) -> str:
    """A sentence for the part that speaks most for the chosen move, of those that have a true one."""
    here, there = ([parts(t, seat, w) for t in ends] for ends in (chosen, second))
    names = list(dict.fromkeys(name for found in (*here, *there) for name in found))
    gains = {name: _total(here, name) - _total(there, name) for name in names}
    if sum(gains.values()) <= 0:
        return say(HINTS["alike"], lang, other=other)
    for name in sorted(names, key=gains.__getitem__, reverse=True):
        if gains[name] > 0 and (told := _sentence(name, s, seat, chosen, second, w)):
            phrase, points, others = told
            values = [amount(number, NOUNS["point"], lang) for number in (points, others)]
            return say(HINTS[phrase], lang, other=other, points=values[0], others=values[1])
    return ""


def _total(found: Sequence[dict[str, int]], name: str) -> int:
    return sum(one.get(name, 0) for one in found)


def _sentence(
    name: str, s: State, seat: int, chosen: Sequence[State], second: Sequence[State], w: Weights
) -> tuple[str, int, int] | None:
    """The phrase of a part and its two numbers, if what it says holds in every future looked into."""
    if any(t.stage == OVER for t in (*chosen, *second)):
        return _of_an_end(seat, chosen, second, w)
    match name:
        case "points":
            now, then = _same([t.score[seat] for t in chosen]), _same([t.score[seat] for t in second])
            if now is None or then is None:
                return None
            is_gain = now > s.score[seat] and then >= s.score[seat]
            if is_gain:
                return "points", now - s.score[seat], then - s.score[seat]
            return ("thrift", 0, s.score[seat] - then) if now >= s.score[seat] > then else None
        case "prospect":
            now, then = (_same([prospect(t, seat) // POINT for t in ends]) for ends in (chosen, second))
            return None if now is None or then is None or now <= then else ("prospect", now, then)
        case "arms":
            has_lost = all(is_lost(t, seat) for t in second) and not any(is_lost(t, seat) for t in chosen)
            is_armed = all(_arms(c, seat) > _arms(d, seat) for c, d in zip(chosen, second, strict=True))
            return ("survives", 0, 0) if has_lost else ("arms", 0, 0) if is_armed else None
        case "rivals":
            lost = [_rivals(d, seat) - _rivals(c, seat) for c, d in zip(chosen, second, strict=True)]
            number = _same(lost)
            return ("rivals", number, 0) if number is not None and number > 0 else None
        case "collision":
            is_safe = not any(collision_loss(t, seat, w) for t in chosen)
            return (
                ("collision", 0, 0) if is_safe and all(collision_loss(t, seat, w) for t in second) else None
            )
    return name, 0, 0


def _of_an_end(
    seat: int, chosen: Sequence[State], second: Sequence[State], w: Weights
) -> tuple[str, int, int] | None:
    """A win is taken, and what would end badly is left alone."""
    if all(t.stage == OVER and evaluate_end(t, seat, w) > 0 for t in chosen):
        return "wins", 0, 0
    if all(t.stage == OVER and evaluate_end(t, seat, w) < 0 for t in second):
        return "not_lost", 0, 0
    return None


def _same(values: Sequence[int]) -> int | None:
    """The number all futures agree on."""
    return values[0] if len(set(values)) == 1 else None


def _arms(t: State, seat: int) -> int:
    """How many levels, missiles and power-ups a seat has."""
    return t.level[seat] + (t.missile[seat] == READY) + (t.power_up[seat] == READY)


def _rivals(t: State, seat: int) -> int:
    """The points of all others."""
    return sum(t.score[other] for other in range(t.seats) if other != seat)
