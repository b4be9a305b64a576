"""What must be true of every position, whatever was played."""

from collections.abc import Iterator

from orbita.games.voyager.rules import decks
from orbita.games.voyager.state import (
    ACT,
    DEFEND,
    NO_BUILDING,
    NOBODY,
    NOWHERE,
    ON_BODY,
    OVER,
    START,
    TOP_LEVEL,
    State,
)
from orbita.games.voyager.vocabulary import SOURCE_KINDS


def invariants(s: State) -> list[str]:
    """Everything that is wrong with a position; nothing if all is well."""
    return [*card_faults(s), *mission_faults(s), *seat_faults(s), *board_faults(s), *turn_faults(s)]


def card_faults(s: State) -> Iterator[str]:
    """Every card is in the pile, in a hand or discarded."""
    sizes = [0, 0]
    for card, there in enumerate(s.box.copies):
        hands = [s.hand[seat * s.box.cards + card] for seat in range(s.seats)]
        if min(hands) < 0 or s.pile[card] < 0 or s.discarded[card] < 0:
            yield f"card {card} is somewhere less than no times"
        if sum(hands) + s.pile[card] + s.discarded[card] != there:
            yield f"card {card} is not there {there} times"
        sizes[s.box.deck_of[card]] += s.pile[card]
    if sizes != list(s.pile_size):
        yield f"piles have {sizes} cards, not {list(s.pile_size)}"
    for seat in range(s.seats):
        hand = s.hand[seat * s.box.cards : (seat + 1) * s.box.cards]
        for deck in range(2):
            size = sum(amount for card, amount in enumerate(hand) if s.box.deck_of[card] == deck)
            if size != s.hand_size[seat * 2 + deck]:
                yield f"seat {seat} holds {size} cards of deck {deck}"
            if seat != s.seat and s.stage >= ACT and size > s.box.hand_limit[deck]:
                yield f"seat {seat} holds {size} cards of deck {deck} outside its turn"


def mission_faults(s: State) -> Iterator[str]:
    """Every mission is in the pile, kept, played or out of the game."""
    for mission, there in enumerate(s.box.mission_copies):
        held = sum(s.held[seat * s.box.missions + mission] for seat in range(s.seats))
        if held + s.mission_pile[mission] + s.revealed[mission] + s.returned[mission] != there:
            yield f"mission {mission} is not there {there} times"
    for seat in range(s.seats):
        if s.stage >= ACT and decks.missions_held(s, seat) > s.box.missions_kept:
            yield f"seat {seat} has kept too many missions"


def seat_faults(s: State) -> Iterator[str]:
    """Coins are never owed, levels stay on their tracks, points have a source."""
    chosen = [agency for agency in s.agency if agency != NOBODY]
    if len(set(chosen)) != len(chosen):
        yield "an agency is there twice"
    if any(not 0 <= level <= TOP_LEVEL for level in s.levels):
        yield "a level is off its track"
    for seat in range(s.seats):
        if s.coins[seat] < 0:
            yield f"seat {seat} owes coins"
        if sum(s.earned[seat * SOURCE_KINDS : (seat + 1) * SOURCE_KINDS]) != s.points[seat]:
            yield f"seat {seat} has points from nowhere"


def board_faults(s: State) -> Iterator[str]:
    """Bodies keep to their rings, moons to their planets; buildings and rockets stand where they may."""
    for body in range(s.box.bodies):
        if s.box.ring_of[s.body_space[body]] != s.box.ring_of[s.box.body_start[body]]:
            yield f"body {body} has left its ring"
        parent = s.box.body_parent[body]
        if parent != NOBODY and s.body_space[body] != s.body_space[parent]:
            yield f"body {body} has left its planet"
        if (s.owner[body] == NOBODY) != (s.building[body] == NO_BUILDING):
            yield f"body {body} has half a building"
        if s.owner[body] != NOBODY and s.box.landing[body] == 0:
            yield f"body {body} has a building where nobody can land"
    for seat, place in enumerate(s.rocket):
        body = place - ON_BODY
        if not (
            place == NOWHERE
            or 0 <= place < s.box.spaces
            or (0 <= body < s.box.bodies and (body == s.box.home or s.box.landing[body] > 0))
        ):
            yield f"the rocket of seat {seat} is off the board"


def turn_faults(s: State) -> Iterator[str]:
    """Somebody at the table is asked, and the game ends soon after the goal."""
    if not (0 <= s.seat < s.seats and 0 <= s.asked < s.seats):
        yield "nobody at the table is asked"
    if s.asked != s.seat and s.stage != DEFEND:
        yield "somebody is asked out of turn"
    if START < s.stage < OVER and s.last == NOBODY and max(s.points) >= s.box.goal:
        yield "somebody reached the goal unnoticed"
