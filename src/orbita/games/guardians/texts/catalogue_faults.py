"""What can be wrong with the content file, as pairs (Polish, English), beyond what every game says."""

from typing import Final

from orbita.core.lang import Pair

FAULTS: Final[dict[str, Pair]] = {
    "mine_spaces": (
        'potrzebna jest lista pól takich jak "5/1"',
        'a list of spaces such as "5/1" is needed',
    ),
    "mine_space": (
        "{space} nie jest żadnym z pól {first} … {last}",
        "{space} is not one of {first} … {last}",
    ),
    "mine_space_twice": ("to samo pole podano dwa razy", "a space is named twice"),
    "monsters": (
        "potrzebne są liczby całkowite od 0 do 50 w liczbie {wanted}, a nie {value}",
        "{wanted} whole numbers from 0 to 50 are needed, not {value}",
    ),
    "few_monsters": (
        "potworów jest {monsters}, a na początku trzeba zapełnić nimi {needed} pól",
        "{monsters} monsters do not fill {needed} spaces at the start",
    ),
}
