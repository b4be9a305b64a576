"""Copies of what lies on the table: written by scripts/generate-copies from the classes, not by hand."""

from orbita.games.voyager.state import State


def copy(s: State) -> State:
    """Copy all of it but what nobody changes; the copy has no listener."""
    t = State()
    t.rng = s.rng
    t.box = s.box
    t.seats = s.seats
    t.first = s.first
    t.seat = s.seat
    t.asked = s.asked
    t.stage = s.stage
    t.round = s.round
    t.actions_left = s.actions_left
    t.last = s.last
    t.roll_kind = s.roll_kind
    t.roll = s.roll
    t.reply = s.reply
    t.die = s.die
    t.reply_die = s.reply_die
    t.body = s.body
    t.helps = s.helps[:]
    t.agency = s.agency[:]
    t.coins = s.coins[:]
    t.points = s.points[:]
    t.rocket = s.rocket[:]
    t.levels = s.levels[:]
    t.landed = s.landed[:]
    t.tally = s.tally[:]
    t.earned = s.earned[:]
    t.body_space = s.body_space[:]
    t.owner = s.owner[:]
    t.building = s.building[:]
    t.hand = s.hand[:]
    t.hand_size = s.hand_size[:]
    t.pile = s.pile[:]
    t.pile_size = s.pile_size[:]
    t.discarded = s.discarded[:]
    t.held = s.held[:]
    t.mission_pile = s.mission_pile[:]
    t.returned = s.returned[:]
    t.revealed = s.revealed[:]
    t.achiever = s.achiever[:]
    return t
