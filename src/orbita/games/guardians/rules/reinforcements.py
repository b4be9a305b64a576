"""Reinforcements (Posiłki najeźdźców): tokens from the pile fill the top row, ships complete."""

from orbita.core.chance import draw_below, say
from orbita.core.flat import i64
from orbita.games.guardians.events import HALF_SET_ASIDE, INVADER_LAID, SHIP_LAID, SHIP_WAITS
from orbita.games.guardians.rules.collisions import enter, enter_ship
from orbita.games.guardians.state import SHIP_LEFT, SHIP_RIGHT, State, is_ship_half, space_at


def reinforce(s: State) -> None:
    """Fill the top row from left to right: waiting ships first, then the pile, until it is empty."""
    column: i64 = 1
    while s.ships_waiting > 0 and column < s.box.columns:
        s.ships_waiting -= 1  # [D] several: in order of completion, which makes no difference to anybody
        lay_ship(s, column)
        column += 2
    while column <= s.box.columns and s.pile_size > 0:
        piece = draw(s)
        if not is_ship_half(piece):
            space = space_at(s, 1, column)
            say(s, INVADER_LAID, space, piece)
            enter(s, space, piece)
            column += 1
        elif not finds_its_match(s, piece):
            s.aside[piece] += 1
            say(s, HALF_SET_ASIDE, piece)
        elif column < s.box.columns:
            lay_ship(s, column)
            column += 2
        else:
            s.ships_waiting += 1
            say(s, SHIP_WAITS)


def finds_its_match(s: State, half: i64) -> bool:
    """A left half matches any right half [D]; the one set aside is used up."""
    match = SHIP_RIGHT if half == SHIP_LEFT else SHIP_LEFT
    if s.aside[match] == 0:
        return False
    s.aside[match] -= 1
    return True


def lay_ship(s: State, column: i64) -> None:
    """Lay a complete ship in the top row, its left half in this column."""
    space = space_at(s, 1, column)
    say(s, SHIP_LAID, space)
    enter_ship(s, space)


def draw(s: State) -> i64:
    """Draw a token from the pile: any of those left, equally likely."""
    pile = s.pile
    number = draw_below(s, s.pile_size)
    piece = 1
    while number >= pile[piece]:
        number -= pile[piece]
        piece += 1
    pile[piece] -= 1
    s.pile_size -= 1
    return piece
