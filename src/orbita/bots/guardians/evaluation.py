"""How good a table is for a seat that has just finished its turn, in hundredths of a point.

Everything is whole numbers, so that compiled and interpreted play choose alike.
"""

# Compiled: see setup.py.

from typing import Final

from orbita.core.flat import i64
from orbita.games.guardians.state import (
    ALL_OUT,
    COMEBACK,
    EMPTY,
    FIGHTER,
    MINE,
    NOWHERE,
    OVER,
    PART,
    PLACE_MINE,
    PLANET_FELL,
    READY,
    RETURN,
    SHIP_RIGHT,
    TOKEN_KINDS,
    WALL,
    State,
    column_of,
    is_fighter,
    is_invader,
    is_ship_half,
    space_at,
    token_kind,
)

POINT: Final = 100


class Weights:
    """What the bot cares about, in hundredths of a point or in percent of what is at stake."""

    win: i64 = 50_000
    shared_win: i64 = -10_000  # rather play on, unless the table is about to be lost
    planet_fell: i64 = -60_000  # worse than losing to somebody
    out: i64 = 40_000  # a fighter that can never come back
    lost_turn: i64 = 300  # beside the board, on top of the price of coming back
    deny: i64 = 100  # % of what the next seats could take
    prospect: i64 = 25  # % of what its next turn could take
    firepower: i64 = 50  # % of the points left, shared out by the fighters' levels
    missile: i64 = 70  # % of the best row there is to strike
    power_up_shot: i64 = 250  # each extra shot of a power-up
    exposed_token: i64 = 50  # % of the lowest token, which a hit would cost
    advance_risk: i64 = 60  # % chance that an advance somebody can cause will happen
    far_advance_risk: i64 = 10  # % if nobody can cause it at once
    low_invader: i64 = 2_500  # in the lowest row; in each row above, a fraction of the row below
    low_fraction: i64 = 40  # %
    end_threat: i64 = 20_000  # a leader who may end the game by missing


def evaluate(s: State, seat: i64, w: Weights) -> i64:
    """Own belongings against the rivals', what they can do next, and how near the planet's fall is."""
    if s.stage == OVER:
        return evaluate_end(s, seat, w)
    value = standing(s, seat, w) - planet_danger(s, w)
    if s.fighter[seat] != NOWHERE:
        gain, _ = reach(s, seat)
        value += gain * w.prospect // 100
    if s.stage <= PLACE_MINE:
        return value
    return value - handed_over(s, seat, w)


def evaluate_end(s: State, seat: i64, w: Weights) -> i64:
    """A win, alone or shared, a defeat, or the loss of everybody."""
    if s.ending == PLANET_FELL or s.ending == ALL_OUT:
        return w.planet_fell
    if s.out >> seat & 1:
        return -w.win
    is_shared = False
    for other in range(s.seats):
        if other != seat and not s.out >> other & 1:
            if s.score[other] > s.score[seat]:
                return (s.score[seat] - s.score[other]) * POINT - w.win
            if s.score[other] == s.score[seat]:
                is_shared = True
    return w.shared_win if is_shared else w.win


def standing(s: State, seat: i64, w: Weights) -> i64:
    """What the seat has, less the mean of the best rival and of all rivals."""
    row: i64 = 0
    guns: i64 = 0
    for other in range(s.seats):
        if not s.out >> other & 1:
            guns += s.level[other]
        if s.missile[other] == READY:
            row = best_row(s)
    left = points_left(s) // guns
    best: i64 = -1_000_000
    rivals: i64 = 0
    for other in range(s.seats):
        if other != seat:
            value = belongings(s, other, row, left, w)
            rivals += value
            best = max(best, value)
    return belongings(s, seat, row, left, w) - (best + rivals // (s.seats - 1)) // 2


def belongings(s: State, seat: i64, row: i64, left: i64, w: Weights) -> i64:
    """Points, and what fighter, level, missile and power-up should still bring in."""
    points = s.score[seat] * POINT
    if s.out >> seat & 1:
        return points - w.out
    if is_lost(s, seat):
        if s.score[seat] < s.box.prices[COMEBACK]:
            return points - w.out
        points -= s.box.prices[COMEBACK] * POINT + w.lost_turn
    points += left * s.level[seat] * w.firepower // 100
    if s.missile[seat] == READY:
        points += row * w.missile // 100
    if s.power_up[seat] == READY:
        points += min(s.level[seat] * w.power_up_shot, left)
    return points - lowest_token(s, seat) * w.exposed_token // 100


def is_lost(s: State, seat: i64) -> bool:
    """Beside the board, neither waiting for its set-up nor paid for already."""
    if s.fighter[seat] != NOWHERE or s.stage <= PLACE_MINE:
        return False
    return not (s.stage == RETURN and s.seat == seat)


def lowest_token(s: State, seat: i64) -> i64:
    """What a hit would take from a seat."""
    for kind in range(1, TOKEN_KINDS):
        if s.tokens[seat * TOKEN_KINDS + kind] > 0:
            return s.box.token_value[kind] * POINT
    return 0


def invader_value(s: State, invader: i64) -> i64:
    """What the shooter gets for an invader."""
    if is_ship_half(invader):
        return 0
    return s.box.token_value[token_kind(invader)] * POINT


def best_row(s: State) -> i64:
    """The points of the richest row without a fighter; an intact ship gives one half."""
    best: i64 = 0
    for row in range(1, s.box.rows + 1):
        total: i64 = 0
        for space in range(space_at(s, row, 1), space_at(s, row, s.box.columns) + 1):
            piece = s.board[space]
            if is_fighter(piece):
                total = 0
                break
            if piece == SHIP_RIGHT:
                total += s.box.token_value[PART] * POINT
            elif is_invader(piece):
                total += invader_value(s, piece)
        best = max(best, total)
    return best


def points_left(s: State) -> i64:
    """Points neither won nor back in the box; of each ship one half will be lost on the way."""
    total: i64 = 0
    for kind in range(1, TOKEN_KINDS):
        tokens = s.box.tokens[kind] - s.discarded[kind]
        for seat in range(s.seats):
            tokens -= s.tokens[seat * TOKEN_KINDS + kind]
        if kind == PART:
            total += (tokens + s.box.tokens[SHIP_RIGHT]) * s.box.token_value[PART] // 2
        else:
            total += tokens * s.box.token_value[kind]
    return total * POINT


def planet_danger(s: State, w: Weights) -> i64:
    """The lower an invader, the nearer the loss of everybody."""
    board = s.board
    danger: i64 = 0
    weight = w.low_invader
    for row in range(s.box.rows, 0, -1):
        for space in range(space_at(s, row, 1), space_at(s, row, s.box.columns) + 1):
            if is_invader(board[space]):
                danger += weight
        weight = weight * w.low_fraction // 100
    return danger


def handed_over(s: State, seat: i64, w: Weights) -> i64:
    """What the other seats can do before its next turn: take, advance the invaders, end the game."""
    taken, will_advance = taken_by_others(s, seat, w)
    risk = w.advance_risk if will_advance else w.far_advance_risk
    return taken + collision_loss(s, seat, w) * risk // 100 + end_threat(s, seat, w)


def taken_by_others(s: State, seat: i64, w: Weights) -> tuple[i64, bool]:
    """What the others could take, the next one most of all, and whether somebody could cause an advance."""
    taken: i64 = 0
    share = w.deny
    will_advance = mine_can_advance(s)
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if s.fighter[other] != NOWHERE:
            gain, advances = reach(s, other)
            taken += gain * share // 100
            share = share // 2
            will_advance = will_advance or advances
    return taken, will_advance


def collision_loss(s: State, seat: i64, w: Weights) -> i64:
    """What an advance would cost a fighter right below an invader."""
    space = s.fighter[seat]
    if space == NOWHERE or not is_invader(s.board[space - s.box.width]):
        return 0
    if s.score[seat] < s.box.prices[COMEBACK]:
        return w.out
    return s.box.prices[COMEBACK] * POINT + w.lost_turn


def end_threat(s: State, seat: i64, w: Weights) -> i64:
    """If only the next seat's miss is missing to end the game, it ends as that seat likes."""
    everybody = (1 << s.seats) - 1
    if s.seat == seat or s.missed | s.out | 1 << s.seat != everybody:
        return 0
    return w.end_threat if s.score[s.seat] > s.score[seat] else 0


def mine_can_advance(s: State) -> bool:
    """The mine is about to explode on the last invader of a column."""
    if s.mine == NOWHERE or not is_invader(s.board[s.mine + 1]):
        return False
    return s.in_column[column_of(s, s.mine + 1)] == 1


def reach(s: State, seat: i64) -> tuple[i64, bool]:
    """The most points a seat could take with its shots, and whether it could empty a column."""
    board = s.board
    start = s.fighter[seat]
    best, advances = shots_from(s, seat, start)
    for direction in s.box.directions:
        space = start + direction
        while board[space] == EMPTY:
            gain, empties = shots_from(s, seat, space)
            best = max(best, gain)
            advances = advances or empties
            space += direction
    return best, advances


def shots_from(s: State, seat: i64, space: i64) -> tuple[i64, bool]:
    """What all shots fired up from a space would bring in, the invaders standing still."""
    board = s.board
    width = s.box.width
    gain: i64 = 0
    hits: i64 = 0
    column = column_of(s, space)
    while hits < s.level[seat]:
        space -= width
        piece = board[space]
        if is_invader(piece):
            gain += invader_value(s, piece)
            hits += 1
        elif is_fighter(piece):
            if piece != FIGHTER + seat:
                return gain + 2 * lowest_token(s, piece - FIGHTER), False  # one more here, one less there
        elif piece == MINE or piece == WALL:
            break
    if hits == 0 or hits < s.in_column[column]:
        return gain, False
    return (0 if planet_is_near(s) else gain), True


def planet_is_near(s: State) -> bool:
    """An invader in the lowest row: the next advance is everybody's loss."""
    for space in range(space_at(s, s.box.rows, 1), space_at(s, s.box.rows, s.box.columns) + 1):
        if is_invader(s.board[space]):
            return True
    return False
