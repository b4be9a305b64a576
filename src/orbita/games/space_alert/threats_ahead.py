"""Threats let come before the action round: where they will be, and what strength destroys them."""

# Compiled: see setup.py.

from typing import Final

from orbita.core.chance import Event
from orbita.core.flat import i64
from orbita.games.space_alert.events import MARK_REACHED
from orbita.games.space_alert.rules import action_setup, threat_actions, threats, weapons
from orbita.games.space_alert.ship import GOING_ON, SLOTS, TURNS, UNKNOWN, Box, Ship, lay_out_flight
from orbita.games.space_alert.vocabulary import EXTERNAL, ON_TRACK, RED, ZONES

CREW: Final = 4
PLENTY: Final = 99  # of energy on the shields: the ship holds out
MOST: Final = 40  # more strength than any threat needs


class Approach:
    """The way of one threat."""

    def __init__(self) -> None:
        self.spaces: list[int] = []  # after each turn, the jump included; 0 where it is not on its way
        self.marks: list[tuple[int, int]] = []  # turn and mark


def let_come(box: Box, tracks: list[int], announced: list[tuple[int, int, int]]) -> list[Approach]:
    """Let threats (number, card and zone) come to the end of the mission while nobody does anything."""
    s = action_setup.board(box, lay_out_flight([0] * (CREW * SLOTS), tracks, announced, [UNKNOWN] * 18))
    found = [Approach() for _threat in announced]
    for turn in range(1, TURNS + 2):
        s.turn = turn
        threats.appear_all(s)
        for threat in range(s.threats):
            if s.status[threat] == ON_TRACK:
                advance(s, threat, found)
        for threat in range(len(found)):
            is_there = threat < s.threats and s.status[threat] == ON_TRACK
            found[threat].spaces.append(s.position[threat] if is_there else 0)
    return found


def advance(s: Ship, threat: i64, found: list[Approach]) -> None:
    """Move one on, whatever it does to the ship on its way; what others reach through it counts too."""
    for zone in range(ZONES):
        s.shield[zone] = PLENTY
        s.damage[zone] = 0
        s.broken[zone] = 0
    events: list[Event] = []
    s.events = events
    threat_actions.advance(s, threat, s.speed[threat])
    s.events = None
    if s.ending != GOING_ON:  # its last action takes the ship; the others are still told of
        s.ending = GOING_ON
        if s.status[threat] == ON_TRACK:
            threats.survive(s, threat)
    for event in events:
        if event[0] == MARK_REACHED:
            found[event[1]].marks.append((s.turn, event[2]))


def damage_needed(box: Box, card: i64, turns: i64) -> i64:
    """The least strength of all shots together that destroys a threat within one turn, or two; 0 if none."""
    if box.kind[card] != EXTERNAL:
        return 0
    for total in range(turns, MOST * turns):
        for first in range(1, total - turns + 2):
            if is_destroyed_by(box, card, total if turns == 1 else first, 0 if turns == 1 else total - first):
                return total
    return 0


def is_destroyed_by(box: Box, card: i64, first: i64, second: i64) -> bool:
    """Whether shots of these strengths in two turns (0: none) destroy it, and both are needed for it."""
    s = action_setup.board(
        box, lay_out_flight([0] * (CREW * SLOTS), [0, 0, 0, 0], [(1, card, RED)], [UNKNOWN] * 18)
    )
    s.turn = 1
    threats.appear_all(s)
    s.hits[0] = first
    weapons.take_hits(s, 0)
    if second == 0:
        return s.hit_points[0] <= 0
    is_weaker = s.hit_points[0] < box.hit_points[card] or s.traits[0] != box.traits[card]
    if s.hit_points[0] <= 0 or not is_weaker:
        return False
    s.hits[0] = second
    weapons.take_hits(s, 0)
    return s.hit_points[0] <= 0
