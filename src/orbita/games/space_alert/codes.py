"""Codes of random missions, such as K7-4Q: the first sign tells the levels, all of them are a number.

Signs are digits and capital letters without I, L, O and U; whoever writes those, in whatever case and with
or without the dash, is understood. Which mission a code means, each server decides by its own secret.
"""

from typing import Any, Final

from orbita.core.errors import BadOptions
from orbita.core.options import shown
from orbita.games.space_alert.missions.model import LEVELS, Level
from orbita.games.space_alert.options import Carried, Options
from orbita.games.space_alert.texts.errors import refused

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MEANT: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", "–": "", " ": ""})
LENGTH: Final = 4
HALF: Final = 2
RANDOM: Final = "random"
PAIRS: Final = len(LEVELS) ** 2  # of levels, common and serious
ROUNDS: Final = len(SIGNS) // PAIRS  # first signs of each pair; the last signs of all are not used
REST: Final = len(SIGNS) ** (LENGTH - 1)
COUNT: Final = ROUNDS * REST  # of missions for each pair of levels
DAILY: Final[dict[str, Any]] = {"mission": RANDOM, "common": "white", "serious": "white"}  # [D]


def name(options: Options, number: int) -> str:
    """The code of a mission; only random ones on a ship without a history have one."""
    if options.mission != RANDOM or options.carried != Carried():
        return ""
    pair = LEVELS.index(options.common) * len(LEVELS) + LEVELS.index(options.serious)
    turn, rest = divmod(number % COUNT, REST)
    signs = SIGNS[turn * PAIRS + pair]
    for place in range(LENGTH - 2, -1, -1):
        signs += SIGNS[rest // len(SIGNS) ** place % len(SIGNS)]
    return f"{signs[:HALF]}-{signs[HALF:]}"


def read(text: str) -> str:
    """A code as it is shown, however it was written."""
    signs = text.strip().upper().translate(MEANT)
    is_code = len(signs) == LENGTH and set(signs) <= set(SIGNS)
    if not is_code or SIGNS.index(signs[0]) >= ROUNDS * PAIRS:
        raise refused(BadOptions, "mission/code", text=shown(text))
    return f"{signs[:HALF]}-{signs[HALF:]}"


def options(code: str) -> dict[str, Any]:
    """What a code implies: a random mission of these levels."""
    common, serious = levels(code)
    return {"mission": RANDOM, "common": common, "serious": serious}


def levels(code: str) -> tuple[Level, Level]:
    """The levels of common and of serious threats."""
    common, serious = divmod(SIGNS.index(read(code)[0]) % PAIRS, len(LEVELS))
    return LEVELS[common], LEVELS[serious]


def number(code: str) -> int:
    """The number of a code among those of its levels."""
    signs = read(code).replace("-", "")
    found = SIGNS.index(signs[0]) // PAIRS
    for sign in signs[1:]:
        found = found * len(SIGNS) + SIGNS.index(sign)
    return found
