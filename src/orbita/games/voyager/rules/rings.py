"""Turning the rings (Obrót pierścieni planszy): one space each, with everything on them."""

from orbita.core.chance import say
from orbita.games.voyager.events import RINGS_TURNED
from orbita.games.voyager.state import State, is_in_space


def turn_rings(s: State) -> None:
    """Every ring turns one space counter-clockwise with everything on it; three months have passed."""
    for body in range(s.box.bodies):
        s.body_space[body] = s.box.turned[s.body_space[body]]
    for seat in range(s.seats):
        if is_in_space(s, seat):
            s.rocket[seat] = s.box.turned[s.rocket[seat]]
    s.round += 1
    say(s, RINGS_TURNED, s.round)
