"""Copies of what lies on the table: written by scripts/generate-copies from the classes, not by hand."""

from orbita.games.guardians.state import State


def copy(s: State) -> State:
    """Copy all of it but what nobody changes; the copy has no listener."""
    t = State()
    t.rng = s.rng
    t.box = s.box
    t.seats = s.seats
    t.seat = s.seat
    t.stage = s.stage
    t.buying = s.buying
    t.shots_left = s.shots_left
    t.heading = s.heading
    t.has_hit = s.has_hit
    t.missed = s.missed
    t.out = s.out
    t.ending = s.ending
    t.board = s.board[:]
    t.in_column = s.in_column[:]
    t.invaders = s.invaders
    t.mine = s.mine
    t.fighter = s.fighter[:]
    t.level = s.level[:]
    t.missile = s.missile[:]
    t.power_up = s.power_up[:]
    t.tokens = s.tokens[:]
    t.score = s.score[:]
    t.pile = s.pile[:]
    t.pile_size = s.pile_size
    t.aside = s.aside[:]
    t.ships_waiting = s.ships_waiting
    t.discarded = s.discarded[:]
    return t
