"""Refusals (Odmowy): the answer of every `why_not_…`, zero where nothing stands in the way."""

from typing import Final

ALLOWED: Final = 0

# The planning round.
NOT_STARTED: Final = 1
NOT_ACTING: Final = 2
NOT_YOUR_BOARD: Final = 3
CLOSED: Final = 4
NOT_HELD: Final = 5
NOT_ITS_HEROIC: Final = 6
OCCUPIED: Final = 7
LIES_THERE: Final = 8
STAYS_ON_ANDROID: Final = 9
EMPTY_SLOT: Final = 10
ALIKE: Final = 11
ALONE: Final = 12
LAST_PHASE: Final = 13
NO_DATA: Final = 14
EMPTY_DECK: Final = 15
NO_TRANSFER: Final = 16
HAS_GIVEN: Final = 17
TO_YOURSELF: Final = 18
HEROIC_STAYS: Final = 19
NOT_THERE_TO_GIVE: Final = 20
TOO_EARLY: Final = 21
SAID_ALREADY: Final = 22

# The action round.
CARDS_LIE: Final = 23
NOT_YOUR_MEMBER: Final = 24
HAS_TRIPPED: Final = 25
NOTHING_MEANT: Final = 26
