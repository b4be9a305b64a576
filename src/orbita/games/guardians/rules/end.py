"""End of the game (Koniec gry): when it comes, and who has won."""

from orbita.core.chance import say
from orbita.core.contract import Outcome
from orbita.core.flat import i64
from orbita.games.guardians.events import GAME_ENDED
from orbita.games.guardians.state import (
    ALL_OUT,
    GOING_ON,
    INVADERS_GONE,
    NOBODY_HITS,
    OVER,
    PLANET_FELL,
    REASONS,
    State,
)


def finish(s: State, ending: i64) -> None:
    """Nobody is awaited any more."""
    s.stage = OVER
    s.ending = ending
    say(s, GAME_ENDED, ending)


def check_invaders(s: State) -> None:
    """1. The last invader has left the board."""
    if s.stage != OVER and s.invaders == 0:
        finish(s, INVADERS_GONE)


def check_seats(s: State) -> None:
    """2. All seats still in the game hit nothing in consecutive turns; or nobody is left to defend."""
    everybody = (1 << s.seats) - 1
    if s.out == everybody:
        finish(s, ALL_OUT)
    elif s.missed | s.out == everybody:
        finish(s, NOBODY_HITS)


def outcome(s: State) -> Outcome | None:
    """Most points win, a tie is shared; a seat that is out cannot. If the planet falls, everybody loses."""
    if s.ending == GOING_ON:
        return None
    if s.ending in (PLANET_FELL, ALL_OUT):
        return Outcome(scores=(0,) * s.seats, winners=(), reason=REASONS[s.ending])
    scores = tuple(s.score)
    still_in = [seat for seat in range(s.seats) if not s.out >> seat & 1]
    best = max(scores[seat] for seat in still_in)
    winners = tuple(seat for seat in still_in if scores[seat] == best)
    return Outcome(scores=scores, winners=winners, reason=REASONS[s.ending])
