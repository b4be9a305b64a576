"""2. Shooting (Oddanie strzału)."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.guardians.events import (
    FIGHTER_HIT,
    MINE_SHOT,
    MONSTER_TAKEN,
    SHIP_DAMAGED,
    SHIP_PART_TAKEN,
    SHOT_MISSED,
)
from orbita.games.guardians.rules import empty_column
from orbita.games.guardians.state import (
    EMPTY,
    FIGHTER,
    MINE,
    TOKEN_KINDS,
    State,
    collect,
    column_of,
    discard,
    hand_over,
    is_fighter,
    is_invader,
    is_monster,
    is_ship_half,
    lift,
)


def first_ahead(s: State, space: i64) -> i64:
    """The nearest space straight up that is not empty; a wall if there is none."""
    board = s.board
    width = s.box.width
    space -= width
    while board[space] == EMPTY:
        space -= width
    return space


def shoot(s: State) -> None:
    """Fire one shot straight up: the first object in the column is hit."""
    space = first_ahead(s, s.fighter[s.seat])
    piece = s.board[space]
    if is_monster(piece):
        collect(s, lift(s, space))
        say(s, MONSTER_TAKEN, s.seat, space, piece)
    elif is_ship_half(piece):
        discard(s, lift(s, space))  # no points; the other half is now damaged
        say(s, SHIP_DAMAGED, s.seat, space, piece)
    elif is_invader(piece):
        collect(s, lift(s, space))
        say(s, SHIP_PART_TAKEN, s.seat, space, piece)
    elif is_fighter(piece):
        take_lowest_token(s, piece - FIGHTER)
    elif piece == MINE:
        say(s, MINE_SHOT, s.seat, space)  # nothing happens, and it is not a hit
        return
    else:
        say(s, SHOT_MISSED, s.seat, s.fighter[s.seat])
        return
    s.has_hit = 1
    if is_invader(piece):
        empty_column.check(s, column_of(s, space))


def take_lowest_token(s: State, victim: i64) -> None:
    """The shooter takes the victim's least valuable token, if there is one."""
    for kind in range(1, TOKEN_KINDS):
        if s.tokens[victim * TOKEN_KINDS + kind] > 0:
            hand_over(s, victim, kind, -1)
            hand_over(s, s.seat, kind, 1)
            say(s, FIGHTER_HIT, s.seat, victim, kind)
            return
    say(s, FIGHTER_HIT, s.seat, victim, 0)
