"""What one seat may see. Hidden: other hands, missions not played yet, the order of the decks."""

import msgspec

from orbita.games.voyager.options import Options
from orbita.games.voyager.rules import decks
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
    hand: tuple[int, ...]  # its own cards, by card; empty for a spectator
    held: tuple[int, ...]  # its own missions, by mission
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
    die: int  # what `roll` and `reply` were before anything was added
    reply_die: int
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
        die=s.die,
        reply_die=s.reply_die,
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
