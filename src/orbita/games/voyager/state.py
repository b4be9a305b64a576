"""What lies on the table.

Spaces are numbered ring by ring from the Sun outwards. A rocket is nowhere, in a space, or on a body
(`ON_BODY` + body). Decks are counts of cards, drawn from lazily: no hidden order is stored.
"""

from typing import Any, Final

from orbita.core.chance import TableState, say
from orbita.core.flat import Cells, i64
from orbita.games.voyager.events import HELP_USED
from orbita.games.voyager.options import Options
from orbita.games.voyager.vocabulary import EFFECT_KINDS, PERK_KINDS, TALLY_KINDS

NOBODY: Final = -1
NOWHERE: Final = -1
ON_BODY: Final = 128  # + body

# What stands on a body.
NO_BUILDING: Final = 0
HOTEL: Final = 1
BASE: Final = 2

TOP_LEVEL: Final = 3
MAX_SEATS: Final = 5
MAX_STEPS: Final = 3  # spaces of one move, at the most

# What the table waits for.
CHOOSE: Final = 0  # set-up: an agency
KEEP: Final = 1  # set-up: which of four missions is returned
START: Final = 2  # set-up: the technology Japan starts with
ACT: Final = 3
RAISE: Final = 4  # your own roll for a landing or in the belt
ATTACK: Final = 5  # your own roll in a takeover
DEFEND: Final = 6  # the owner's roll in a takeover
TIDY: Final = 7  # discard down to the hand limit
OVER: Final = 8

EFFECT_SIZE: Final = 5  # kind, amount, price, per, condition
CONDITION_SIZE: Final = 3  # kind, what, at least


class Box:
    """A content pack and the options in flat form, shared by all states of a game."""

    options: Options
    pack: Any  # the pack as it was read, for names and texts

    # Numbers.
    goal: i64 = 0
    last_round: i64 = 0
    actions: i64 = 0
    missions_dealt: i64 = 0
    missions_kept: i64 = 0
    technology_points: i64 = 0
    research_cards: i64 = 0
    funds: i64 = 0
    hand_limit: Cells  # by deck
    technology_price: i64 = 0
    rocket_price: i64 = 0
    launch_price: i64 = 0
    building_price: i64 = 0
    chosen_agencies: bool = True
    random_start: bool = False
    later_coins: Cells  # by number of seats: at the start, for each seat that plays earlier

    # The board.
    rings: i64 = 0
    spaces: i64 = 0
    ring_first: Cells  # by ring: its first space; one more entry ends the last ring
    ring_of: Cells  # by space
    turned: Cells  # by space: where the rotation carries what is in it
    danger: Cells  # by ring: the roll needed at the end of a turn in space there; 0 for none
    reach_from: Cells  # by (steps - 1) * (spaces + 1) + space: where its part of `reach` begins
    reach: Cells  # spaces within so many steps, without the space itself

    # Bodies.
    bodies: i64 = 0
    home: i64 = 0
    body_start: Cells
    body_parent: Cells  # the body it goes with, or NOBODY
    landing: Cells  # the roll needed; 0 where nobody can land
    stars: Cells

    # Agencies and technologies.
    agencies: i64 = 0
    technologies: i64 = 0
    agency_perk: Cells  # by agency * PERK_KINDS + perk
    technology_perk: Cells  # by (technology * (TOP_LEVEL + 1) + level) * PERK_KINDS + perk, cumulative

    # Cards.
    cards: i64 = 0
    deck_of: Cells
    deck_first: Cells  # by deck: its first card; the cards of a deck follow each other
    copies: Cells
    pips: Cells  # by card * ROLL_KINDS + roll
    effect_from: Cells  # by card, one more at the end: its first effect
    effects: Cells  # EFFECT_SIZE numbers each
    conditions: Cells  # CONDITION_SIZE numbers each
    missions: i64 = 0
    mission_copies: Cells
    mission_from: Cells  # by mission, one more at the end: its first condition; all must hold
    achievements: i64 = 0
    achievement_from: Cells
    achievement_points: Cells


class State(TableState):
    """The table in the middle of a game. Secret are the hands, the missions kept and the draws to come."""

    box: Box
    seats: i64 = 0
    first: i64 = 0  # who began
    seat: i64 = 0  # whose turn it is
    asked: i64 = 0  # whom the table waits for
    stage: i64 = 0
    round: i64 = 0
    actions_left: i64 = 0
    last: i64 = NOBODY  # who reached the goal first; everybody else has one more turn
    roll_kind: i64 = 0
    roll: i64 = 0  # raised so far
    reply: i64 = 0  # the owner's roll in a takeover
    die: i64 = 0  # what `roll` was before anything was added
    reply_die: i64 = 0
    body: i64 = NOBODY  # where the roll is for
    helps: Cells  # by effect: what cards played this turn still give

    agency: Cells  # by seat; NOBODY before it is chosen
    coins: Cells
    points: Cells
    rocket: Cells
    levels: Cells  # by seat * technologies + technology
    landed: Cells  # by seat: bit per body
    tally: Cells  # by seat * TALLY_KINDS + tally
    earned: Cells  # by seat * SOURCE_KINDS + source

    body_space: Cells
    owner: Cells  # by body
    building: Cells  # by body

    hand: Cells  # by seat * cards + card
    hand_size: Cells  # by seat * 2 + deck
    pile: Cells  # by card
    pile_size: Cells  # by deck
    discarded: Cells  # by card
    held: Cells  # by seat * missions + mission
    mission_pile: Cells
    returned: Cells  # by mission: given back at set-up and out of the game, seen by nobody
    revealed: Cells  # by mission
    achiever: Cells  # by achievement


def is_in_space(s: State, seat: i64) -> bool:
    """Tell whether a seat's rocket is between the bodies."""
    return NOWHERE < s.rocket[seat] < ON_BODY


def is_on_body(s: State, seat: i64) -> bool:
    """Tell whether a seat's rocket stands on a body."""
    return s.rocket[seat] >= ON_BODY


def body_under(s: State, seat: i64) -> i64:
    """The body a seat's rocket stands on, or NOBODY."""
    return s.rocket[seat] - ON_BODY if s.rocket[seat] >= ON_BODY else NOBODY


def level(s: State, seat: i64, technology: i64) -> i64:
    """How far a seat has developed a technology."""
    return s.levels[seat * s.box.technologies + technology]


def perk(s: State, seat: i64, kind: i64) -> i64:
    """What agency and technologies together give a seat."""
    box = s.box
    total = box.agency_perk[s.agency[seat] * PERK_KINDS + kind]
    for technology in range(box.technologies):
        row = technology * (TOP_LEVEL + 1) + s.levels[seat * box.technologies + technology]
        total += box.technology_perk[row * PERK_KINDS + kind]
    return total


def count(s: State, seat: i64, kind: i64) -> None:
    """Add one to what is counted for a seat."""
    s.tally[seat * TALLY_KINDS + kind] += 1


def clear_helps(s: State) -> None:
    """Effects of cards end with the turn [D]."""
    for kind in range(EFFECT_KINDS):
        s.helps[kind] = 0


def use_help(s: State, kind: i64) -> None:
    """One of what a card of this turn gives is used."""
    s.helps[kind] -= 1
    say(s, HELP_USED, s.seat, kind, 1)


def use_up(s: State, kind: i64) -> None:
    """All of it at once: a discount is gone when something was bought."""
    if s.helps[kind] > 0:
        say(s, HELP_USED, s.seat, kind, s.helps[kind])
        s.helps[kind] = 0


def is_foreign(s: State, seat: i64, body: i64) -> bool:
    """Tell whether another seat's building stands on a body."""
    return s.owner[body] != NOBODY and s.owner[body] != seat


def buildings_of(s: State, seat: i64, kind: i64) -> i64:
    """Count a seat's hotels or bases; NO_BUILDING counts both."""
    total: i64 = 0
    for body in range(s.box.bodies):
        if s.owner[body] == seat and (kind == NO_BUILDING or s.building[body] == kind):
            total += 1
    return total


def bits(mask: i64) -> i64:
    """Count the bits of a mask."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total
