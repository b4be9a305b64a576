"""Refusals (Odmowy): the answer of every `why_not_…`, zero where nothing stands in the way."""

from typing import Final

ALLOWED: Final = 0
NO_ACTION_LEFT: Final = 1
TOO_DEAR: Final = 2
AT_TOP_LEVEL: Final = 3
HAS_ROCKET: Final = 4
NO_SHIPYARD: Final = 5
NO_ROCKET: Final = 6
NOT_ON_BODY: Final = 7
NOT_IN_SPACE: Final = 8
TOO_FAR: Final = 9
NO_BODY_HERE: Final = 10
NO_LANDING: Final = 11
NO_BUILDING_LAND: Final = 12
ALREADY_BUILT: Final = 13
NOT_YOUR_BUILDING: Final = 14
NOTHING_TO_TAKE: Final = 15
NEEDS_SABOTAGE: Final = 16
NOT_IN_HAND: Final = 17
NO_USE: Final = 18
NOT_HELD: Final = 19
NOT_FULFILLED: Final = 20
AGENCY_TAKEN: Final = 21
WITHIN_LIMIT: Final = 22
MOVES_ROCKET: Final = 23
WRONG_STEP: Final = 24
