"""What a learned judgement of Strażnicy Kosmosu goes by: the table in a few numbers, as each seat sees it.

First the table, the same for all; then whose turn it is and how far; what the seat has, what its best rival
has, and all rivals on average, so that the same numbers serve two to four seats.
"""

# Compiled: see setup.py.

from typing import Final

from orbita.bots.guardians.evaluation import (
    POINT,
    best_row,
    is_lost,
    lowest_token,
    mine_can_advance,
    points_left,
    reach,
)
from orbita.core.flat import Floats, i64, vec
from orbita.games.guardians.state import (
    ACT,
    COMEBACK,
    DAMAGED_LEFT,
    FLY_ON,
    LEVEL,
    MISSILE,
    MOVE_MINE,
    NOT_BOUGHT,
    NOWHERE,
    PLACE_MINE,
    POWER_UP,
    READY,
    SHIP_LEFT,
    SHOOT,
    TOP_LEVEL,
    State,
    is_invader,
    row_of,
    space_at,
)

LOW_ROWS: Final = 6  # counted from the planet: those that are empty at the start
TABLE: Final = LOW_ROWS + 16
PHASES: Final = 5  # of a turn
TURN: Final = 2 * PHASES + 5
PERSON: Final = 15
STANDING: Final = 6
INPUTS: Final = TABLE + TURN + 3 * PERSON + STANDING


def features(s: State) -> Floats:
    """So many numbers for each seat, one after another."""
    table = table_seen(s)
    people = vec[float]([0.0] * (s.seats * PERSON))
    for seat in range(s.seats):
        describe(s, seat, people)
    seen = vec[float]([0.0] * (s.seats * INPUTS))
    for seat in range(s.seats):
        at = seat * INPUTS
        for number in range(TABLE):
            seen[at + number] = table[number]
        rival = best_rival(s, seat)
        write_turn(s, seat, seen, at + TABLE)
        write_people(s, seat, rival, people, seen, at + TABLE + TURN)
        write_standing(s, seat, rival, people, seen, at + TABLE + TURN + 3 * PERSON)
    return seen


def table_seen(s: State) -> Floats:
    """How many invaders are where, what is still to be won, and how near the end is."""
    seen = vec[float]([0.0] * TABLE)
    rows = s.box.rows
    ships: i64 = 0
    damaged: i64 = 0
    lowest: i64 = 0
    for row in range(1, rows + 1):
        count: i64 = 0
        for space in range(space_at(s, row, 1), space_at(s, row, s.box.columns) + 1):
            piece = s.board[space]
            if is_invader(piece):
                count += 1
                ships += piece == SHIP_LEFT
                damaged += piece >= DAMAGED_LEFT
        if count > 0:
            lowest = row
        if rows - row < LOW_ROWS:
            seen[rows - row] = float(count) / 6.0
    at = LOW_ROWS
    seen[at] = 1.0 if s.box.advanced else 0.0
    seen[at + 1] = 1.0 if s.seats == 3 else 0.0
    seen[at + 2] = 1.0 if s.seats == 4 else 0.0
    seen[at + 3] = float(s.invaders) / 24.0
    seen[at + 4] = float(s.pile_size) / 42.0
    seen[at + 5] = float(points_left(s)) / 20_000.0
    seen[at + 6] = float(best_row(s)) / 3_000.0
    seen[at + 7] = float(lowest) / 10.0
    seen[at + 8] = float(columns_with(s, 1)) / 6.0
    seen[at + 9] = float(columns_with(s, 2)) / 6.0
    seen[at + 10] = float(ships) / 3.0
    seen[at + 11] = float(damaged) / 3.0
    seen[at + 12] = 1.0 if s.mine != NOWHERE else 0.0
    seen[at + 13] = 1.0 if mine_can_advance(s) else 0.0
    seen[at + 14] = float(bits(s.missed)) / float(s.seats)
    seen[at + 15] = 1.0 if a_miss_ends_it(s) else 0.0
    return seen


def columns_with(s: State, invaders: i64) -> i64:
    """How many columns hold so many invaders."""
    count: i64 = 0
    for column in range(1, s.box.columns + 1):
        count += s.in_column[column] == invaders
    return count


def bits(mask: i64) -> i64:
    """How many seats a mask names."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


def a_miss_ends_it(s: State) -> bool:
    """Tell whether all others have hit nothing since the last hit."""
    return s.has_hit == 0 and s.missed | s.out | 1 << s.seat == (1 << s.seats) - 1


def write_turn(s: State, seat: i64, seen: Floats, at: i64) -> None:
    """Whose turn it is, how far it has come, and whether whoever plays could end the game and win."""
    is_own = s.seat == seat
    seen[at + phase(s) + (0 if is_own else PHASES)] = 1.0
    at += 2 * PHASES
    seen[at] = float((seat - s.seat + s.seats) % s.seats) / float(s.seats)
    seen[at + 1] = float(s.shots_left) / 3.0 if is_own else 0.0
    seen[at + 2] = float(s.shots_left) / 3.0 if not is_own else 0.0
    seen[at + 3] = float(s.missed >> seat & 1)
    if a_miss_ends_it(s) and s.score[s.seat] >= s.score[best_rival(s, s.seat)]:
        seen[at + 4] = 1.0 if is_own else -1.0


def phase(s: State) -> i64:
    """How far a turn has come: setting up, to begin, to shoot, to move the mine, to pay or to come back."""
    stage = s.stage
    if stage <= PLACE_MINE:
        return 0
    if stage == ACT:
        return 1
    if stage == FLY_ON or stage == SHOOT:
        return 2
    return 3 if stage == MOVE_MINE else 4


def describe(s: State, seat: i64, people: Floats) -> None:
    """What one seat has, what it could take, buy and lose."""
    at = seat * PERSON
    score = s.score[seat]
    people[at] = float(score) / 50.0
    people[at + 1] = float(s.level[seat] - 1) / 2.0
    people[at + 2] = 1.0 if s.missile[seat] == READY else 0.0
    people[at + 3] = 1.0 if s.power_up[seat] == READY else 0.0
    if s.missile[seat] == NOT_BOUGHT and score >= s.box.prices[MISSILE]:
        people[at + 4] = 1.0
    if s.box.advanced:
        if s.power_up[seat] == NOT_BOUGHT and score >= s.box.prices[POWER_UP]:
            people[at + 5] = 1.0
        if s.level[seat] < TOP_LEVEL and score >= s.box.prices[LEVEL]:
            people[at + 6] = 1.0
    people[at + 7] = float(lowest_token(s, seat)) / (5.0 * POINT)
    if s.out >> seat & 1:
        people[at + 8] = 1.0
        return
    is_poor = score < s.box.prices[COMEBACK]
    if is_lost(s, seat):
        people[at + 9] = 1.0
        people[at + 10] = 1.0 if is_poor else 0.0
    space = s.fighter[seat]
    if space != NOWHERE:
        gain, can_advance = reach(s, seat)
        people[at + 11] = float(gain) / (10.0 * POINT)
        people[at + 12] = 1.0 if can_advance else 0.0
        if is_invader(s.board[space - s.box.width]):
            people[at + 13] = 2.0 if is_poor else 1.0
        people[at + 14] = float(s.box.rows - row_of(s, space)) / 10.0


def best_rival(s: State, seat: i64) -> i64:
    """The rival with most points of those who can still win; any if all are out."""
    best = (seat + 1) % s.seats
    for other in range(s.seats):
        if other != seat and not s.out >> other & 1 and (s.score[other] > s.score[best] or s.out >> best & 1):
            best = other
    return best


def write_people(s: State, seat: i64, rival: i64, people: Floats, seen: Floats, at: i64) -> None:
    """The seat itself, its best rival, and the mean of all rivals."""
    others = float(s.seats - 1)
    for number in range(PERSON):
        own = people[seat * PERSON + number]
        whole = 0.0
        for other in range(s.seats):
            whole += people[other * PERSON + number]
        seen[at + number] = own
        seen[at + PERSON + number] = people[rival * PERSON + number]
        seen[at + 2 * PERSON + number] = (whole - own) / others


def write_standing(s: State, seat: i64, rival: i64, people: Floats, seen: Floats, at: i64) -> None:
    """How far ahead a seat is, by the points that are left as well; what the next seat may do."""
    lead = float(s.score[seat] - s.score[rival])
    seen[at] = lead / 20.0
    seen[at + 1] = max(-3.0, min(3.0, lead / (float(points_left(s)) / (5.0 * POINT) + 2.0)))
    seen[at + 2] = 1.0 if lead > 0.0 else 0.0
    seen[at + 3] = 1.0 if lead == 0.0 else 0.0
    following = (seat + 1) % s.seats * PERSON
    seen[at + 4] = people[following + 11]
    seen[at + 5] = people[following + 12]
