"""A table that fits a view: what is seen lies as it is seen, what is hidden is dealt anew."""

from orbita.core.chance import MASK62, fill
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.rules import decks
from orbita.games.voyager.rules.setup import bare_table
from orbita.games.voyager.state import KEEP, START, State
from orbita.games.voyager.view import SeatView, View
from orbita.games.voyager.vocabulary import BY_CARD, MISSIONS_DONE


def sample(view: View, seed: int) -> State:
    """Lay the table as the view shows it; what it hides is dealt anew from the cards not seen."""
    s = open_table(view)
    s.rng = seed & MASK62
    deal_cards(s, view)
    deal_missions(s, view)
    return s


def open_table(view: View) -> State:
    """Lay out what everybody sees; all cards are still in their piles."""
    s = bare_table(box_for(view.options), len(view.seats))
    lay_out_seats(s, view)
    fill(s.body_space, view.bodies)
    fill(s.owner, view.owners)
    fill(s.building, view.buildings)
    fill(s.achiever, view.achievers)
    s.first, s.seat, s.asked, s.stage = view.first, view.turn, view.asked, view.stage
    s.round, s.actions_left, s.last = view.round, view.actions_left, view.last
    s.roll_kind, s.roll, s.reply, s.body = view.roll_kind, view.roll, view.reply, view.body
    s.die, s.reply_die = view.die, view.reply_die
    fill(s.helps, view.helps)
    return s


def lay_out_seats(s: State, view: View) -> None:
    """What lies openly in front of the seats."""
    for place, seat in enumerate(view.seats):
        s.agency[place], s.coins[place], s.points[place] = seat.agency, seat.coins, seat.points
        s.rocket[place], s.landed[place] = seat.rocket, seat.landed
    fill(s.levels, [level for seat in view.seats for level in seat.levels])
    fill(s.tally, [number for seat in view.seats for number in seat.tally])
    fill(s.earned, [points for seat in view.seats for points in seat.earned])


def deal_cards(s: State, view: View) -> None:
    """Its own hand and the discards are known; other hands come from what is left."""
    fill(s.discarded, view.discarded)
    for card, amount in enumerate(view.discarded):
        s.pile[card] -= amount
        s.pile_size[s.box.deck_of[card]] -= amount
    if view.seat is not None:
        for card, amount in enumerate(view.hand):
            s.hand[view.seat * s.box.cards + card] = amount
            s.hand_size[view.seat * 2 + s.box.deck_of[card]] += amount
            s.pile[card] -= amount
            s.pile_size[s.box.deck_of[card]] -= amount
    for place, seat in enumerate(view.seats):
        if place != view.seat:
            for deck, size in enumerate((seat.research, seat.exploration)):
                decks.draw(s, place, deck, size, BY_CARD)


def deal_missions(s: State, view: View) -> None:
    """Its own missions and those played are known; the others hold, or gave back, some of the rest."""
    fill(s.revealed, view.revealed)
    for mission, amount in enumerate(view.revealed):
        s.mission_pile[mission] -= amount
    if view.seat is not None:
        for mission, amount in enumerate(view.held):
            s.held[view.seat * s.box.missions + mission] = amount
            s.mission_pile[mission] -= amount
    for place, seat in enumerate(view.seats):
        if place != view.seat:
            for _ in range(seat.missions):
                decks.draw_mission(s, place)
    for place, seat in enumerate(view.seats):
        for _ in range(min(given_back(s, place, seat), decks.missions_left(s))):
            decks.lay_mission_aside(s)


def given_back(s: State, place: int, seat: SeatView) -> int:
    """How many missions a seat has returned: missions are dealt in turn order, one seat after another."""
    ahead, dealing = (place - s.first) % s.seats, (s.seat - s.first) % s.seats
    if s.stage < KEEP or (s.stage <= START and ahead > dealing):
        return 0
    missing = s.box.missions_dealt - seat.missions - seat.tally[MISSIONS_DONE]
    return max(0, min(missing, s.box.missions_dealt - s.box.missions_kept))
