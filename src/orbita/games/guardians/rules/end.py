"""End of the game (Koniec gry)."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.guardians.events import GAME_ENDED
from orbita.games.guardians.state import ALL_OUT, INVADERS_GONE, NOBODY_HITS, OVER, State


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
