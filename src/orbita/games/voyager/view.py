"""What one seat may see. Hidden: other hands, missions not played yet, the order of the decks."""

import msgspec

from orbita.core.chance import MASK62, fill
from orbita.games.voyager.content import box_for
from orbita.games.voyager.options import Options
from orbita.games.voyager.rules import decks
from orbita.games.voyager.rules.setup import bare_table
from orbita.games.voyager.state import State
from orbita.games.voyager.vocabulary import SOURCE_KINDS, TALLY_KINDS


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    agency: int  # -1 before it is chosen
    coins: int
    points: int
    rocket: int  # -1 none, a space, or 128 + the body it stands on
    levels: tuple[int, ...]  # by technology
    landed: int  # bit per body
    tally: tuple[int, ...]
    earned: tuple[int, ...]  # points by source
    research: int  # cards in hand
    exploration: int
    missions: int  # not played yet


class View(msgspec.Struct, frozen=True):
    """The table as it leaves the engine: to a socket, a bot or a log."""

    seat: int | None
    options: Options
    seats: tuple[SeatView, ...]
    hand: tuple[int, ...]  # the own cards, by card; empty for a spectator
    held: tuple[int, ...]  # the own missions, by mission
    bodies: tuple[int, ...]  # by body: its space
    owners: tuple[int, ...]  # by body: -1 nobody
    buildings: tuple[int, ...]  # by body: 0 none, 1 hotel, 2 base
    piles: tuple[int, ...]  # cards left, by deck
    discarded: tuple[int, ...]  # by card
    revealed: tuple[int, ...]  # by mission
    achievers: tuple[int, ...]  # by achievement: -1 nobody yet
    first: int
    turn: int
    asked: int
    stage: int
    round: int
    actions_left: int
    last: int
    roll_kind: int
    roll: int
    reply: int
    body: int
    helps: tuple[int, ...]  # by effect


def view(s: State, seat: int | None) -> View:
    """Show the table to a seat or a spectator."""
    cards, missions = s.box.cards, s.box.missions
    return View(
        seat=seat,
        options=s.box.options,
        seats=tuple(seat_view(s, place) for place in range(s.seats)),
        hand=() if seat is None else tuple(s.hand[seat * cards : (seat + 1) * cards]),
        held=() if seat is None else tuple(s.held[seat * missions : (seat + 1) * missions]),
        bodies=tuple(s.body_space),
        owners=tuple(s.owner),
        buildings=tuple(s.building),
        piles=tuple(s.pile_size),
        discarded=tuple(s.discarded),
        revealed=tuple(s.revealed),
        achievers=tuple(s.achiever),
        first=s.first,
        turn=s.seat,
        asked=s.asked,
        stage=s.stage,
        round=s.round,
        actions_left=s.actions_left,
        last=s.last,
        roll_kind=s.roll_kind,
        roll=s.roll,
        reply=s.reply,
        body=s.body,
        helps=tuple(s.helps),
    )


def seat_view(s: State, seat: int) -> SeatView:
    """What lies openly in front of a seat; of its cards only how many."""
    technologies = s.box.technologies
    return SeatView(
        agency=s.agency[seat],
        coins=s.coins[seat],
        points=s.points[seat],
        rocket=s.rocket[seat],
        levels=tuple(s.levels[seat * technologies : (seat + 1) * technologies]),
        landed=s.landed[seat],
        tally=tuple(s.tally[seat * TALLY_KINDS : (seat + 1) * TALLY_KINDS]),
        earned=tuple(s.earned[seat * SOURCE_KINDS : (seat + 1) * SOURCE_KINDS]),
        research=s.hand_size[seat * 2],
        exploration=s.hand_size[seat * 2 + 1],
        missions=decks.missions_held(s, seat),
    )


def sample(view: View, seed: int) -> State:
    """Lay the table as the view shows it; what it hides is dealt anew from the cards not seen."""
    s = bare_table(box_for(view.options), len(view.seats))
    s.rng = seed & MASK62
    lay_out_seats(s, view)
    fill(s.body_space, view.bodies)
    fill(s.owner, view.owners)
    fill(s.building, view.buildings)
    fill(s.achiever, view.achievers)
    s.first, s.seat, s.asked, s.stage = view.first, view.turn, view.asked, view.stage
    s.round, s.actions_left, s.last = view.round, view.actions_left, view.last
    s.roll_kind, s.roll, s.reply, s.body = view.roll_kind, view.roll, view.reply, view.body
    fill(s.helps, view.helps)
    deal_cards(s, view)
    deal_missions(s, view)
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
    """The own hand and the discards are known; other hands come from what is left."""
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
                decks.draw(s, place, deck, size)


def deal_missions(s: State, view: View) -> None:
    """The own missions and those played are known; the others hold some of the rest."""
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
