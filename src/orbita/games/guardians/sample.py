"""A table that fits a view: what the seat sees, and another order of the pile."""

from orbita.core.chance import MASK62, fill
from orbita.games.guardians.content.read import box_for
from orbita.games.guardians.rules.setup import bare_table
from orbita.games.guardians.state import MINE, State, is_invader
from orbita.games.guardians.view import View


def sample(view: View, seed: int) -> State:
    """Lay the table as the view shows it; what the pile will bring is drawn anew."""
    s = bare_table(box_for(view.options), len(view.seats))
    s.rng = seed & MASK62
    fill(s.board, view.board)
    width = view.columns + 2
    for space, piece in enumerate(view.board):
        if is_invader(piece):
            s.in_column[space % width] += 1
            s.invaders += 1
        elif piece == MINE:
            s.mine = space
    for place, seat in enumerate(view.seats):
        s.fighter[place] = seat.space
        s.level[place] = seat.level
        s.missile[place] = seat.missile
        s.power_up[place] = seat.power_up
        s.score[place] = seat.score
        s.out |= seat.is_out << place
    fill(s.tokens, [count for seat in view.seats for count in seat.tokens])
    fill(s.pile, view.pile)
    s.pile_size = sum(view.pile)
    fill(s.aside, view.aside)
    s.ships_waiting = view.ships_waiting
    fill(s.discarded, view.discarded)
    s.seat, s.stage, s.buying = view.turn, view.stage, view.buying
    s.shots_left, s.heading, s.has_hit = view.shots_left, view.heading, view.has_hit
    s.missed, s.ending = view.missed, view.ending
    return s
