"""Missions to debrief: flown by people who lay anything anywhere, and by crews who know what they do."""

import random

from orbita.core.contract import CLOCK
from orbita.core.match import Match
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.moves import AGREE, FLIP, GO, OBJECT, REMOVE
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.state import PLANNING

TRIPS = 0.15  # of the turns in which somebody could
GIVEN = 0.2  # of the moves pass a card on, if one may


def flown(seats, seed, hurry=0.1, mission="random", **options):
    """A mission flown by people who lay cards by chance, take cards early, pass some on, and trip."""
    dice = random.Random(seed)
    match = Match(GAME, Options(mission=mission, **options), seats, seed)
    while match.state.stage == PLANNING:
        seat = CLOCK if match.state.phase == 0 or dice.random() < hurry else dice.randrange(seats)
        move = GAME.wake_at(match.state) if seat == CLOCK else anything(match, seat, dice)
        if move is not None:
            match.play(seat, move, at=match.state.now if seat != CLOCK else None)
    while not GAME.is_over(match.state):
        seat = GAME.awaited(match.state)[0]
        moves = list(GAME.legal(match.state, seat))
        trips = [move for move in moves if move != GO]
        match.play(seat, dice.choice(trips) if trips and dice.random() < TRIPS else GO)
    return match.record()


def anything(match, seat, dice):
    """Mostly lay or flip; seldom take a card back or the next phase's cards; never vote."""
    moves = list(GAME.legal(match.state, seat))
    gifts = [move for move in moves if move > GO]
    if gifts and dice.random() < GIVEN:
        return dice.choice(gifts)
    rare = [move for move in moves if REMOVE <= move < FLIP]
    liked = [move for move in moves if move not in (*rare, AGREE, OBJECT)]
    chosen = rare if rare and dice.random() < 0.05 else liked
    return dice.choice(chosen) if chosen else None


def flown_home(seed):
    """A mission of the same people that came home: the first from this seed on."""
    while True:
        record = flown(4, seed, mission="test_run_1")
        if record.outcome.winners:
            return record
        seed += 1
