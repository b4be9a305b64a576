"""Spaces of the board in words, for whoever hears it instead of seeing it; Polish and English side by side.

{ring} is a ring's name, {number} a space's in it, as moves write it; {count} how many it has; {body} a body's
name; {name} who plays; {action} and {star} are counted nouns.
"""

from typing import Final

from orbita.core.lang import Forms, Pair

SPACES: Final[dict[str, Pair]] = {
    "ring": ("{ring}, {spaces}", "{ring}, {spaces}"),
    "space": ("{ring}, pole {number} z {count}", "{ring}, space {number} of {count}"),
    "only": ("{ring}", "{ring}"),
    "building": ("{building} gracza {name}", "{building} of {name}"),
    "rocket": ("rakieta gracza {name}", "rocket of {name}"),
    "own_rocket": ("twoja rakieta", "your rocket"),
    "sure": ("lądowanie bez rzutu", "lands without a roll"),
    "needs": ("lądowanie od {needed}", "lands on {needed} or more"),
    "closed": ("bez lądowania", "no landing"),
    "danger": ("na koniec tury rzut {needed}+", "at the end of a turn a roll of {needed}+"),
    "in_reach": ("W zasięgu, {action}.", "In reach, {action}."),
    "in_reach_free": ("W zasięgu, bez akcji.", "In reach, no action."),
    "later": ("W zasięgu w tej turze, {action}.", "In reach this turn, {action}."),
    "out_of_reach": ("Poza zasięgiem.", "Out of reach."),
    "aimed": ("Wybrane: Enter wykonuje ruch.", "Chosen: Enter makes the move."),
    "hinted": ("Podpowiedź.", "Hint."),
}
NOUNS: Final[dict[str, Forms]] = {
    "star": (("gwiazdka", "gwiazdki", "gwiazdek"), ("star", "stars")),
}
