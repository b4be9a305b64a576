"""What a seat may decide, as small integers: a verb, plus a space, body or card where it needs one."""

from typing import Final

# The most that any content pack may have.
MAX_SPACES: Final = 128
MAX_BODIES: Final = 16
MAX_CARDS: Final = 128
MAX_MISSIONS: Final = 64
MAX_TECHNOLOGIES: Final = 4
MAX_AGENCIES: Final = 8

MOVE_TO: Final = 0  # + space
PLAY: Final = 128  # + card
DISCARD: Final = 256  # + card: to raise a roll, or because of the hand limit
REVEAL: Final = 384  # + mission: it is fulfilled
RETURN_MISSION: Final = 448  # + mission: the one of four that is not kept
ROCKET_AT: Final = 512  # + body
LAND_ON: Final = 528  # + body
CHOOSE_AGENCY: Final = 544  # + agency
DEVELOP: Final = 552  # + technology
RESEARCH: Final = 556
FUNDS: Final = 557
LAUNCH: Final = 558
BUILD_HOTEL: Final = 559
BUILD_BASE: Final = 560
CHANGE_KIND: Final = 561
TAKE_OVER: Final = 562
DESTROY: Final = 563  # your own rocket
STAND: Final = 564  # raise the roll no further
END_TURN: Final = 565
MOVES: Final = 566
