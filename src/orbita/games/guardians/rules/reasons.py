"""Refusals (Odmowy): the answer of every `why_not_…`, zero where nothing stands in the way."""

from typing import Final

ALLOWED: Final = 0
WRONG_STEP: Final = 1
NOT_THERE: Final = 2  # only an empty space of the lowest row
NO_POWER_UP: Final = 3
OFF_BOARD: Final = 4
OCCUPIED: Final = 5
TURNING: Final = 6  # after a power-up only onward
NO_WAY: Final = 7  # not in a straight line over empty spaces
AT_THE_EDGE: Final = 8
ONE_SPACE: Final = 9
FIGHTER_THERE: Final = 10
NO_MINE_SPACE: Final = 11
NO_MISSILE: Final = 12
NO_INVADER: Final = 13
FIGHTER_IN_ROW: Final = 14
NOT_THE_ROW_AHEAD: Final = 15
NOBODY_AHEAD: Final = 16
NO_SUCH_WARE: Final = 17
AFTER_COMEBACK: Final = 18
NOT_FOR_YOU: Final = 19
TOO_DEAR: Final = 20
NOT_HELD: Final = 21
TOO_LITTLE: Final = 22
TOKEN_TO_SPARE: Final = 23
