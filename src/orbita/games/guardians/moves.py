"""What a seat may decide, as small integers: a verb, plus a space, a row or a payment where it needs one."""

from typing import Final

SPACES: Final = 128  # more than any board we allow has, walls included

MOVE_TO: Final = 0  # + space: fly there
BOOST_AT: Final = 128  # + space: fly there and use the power-up
PLACE_AT: Final = 256  # + space: a fighter
MINE_TO: Final = 384  # + space: place or re-enter the mine
MISSILE_AT: Final = 512  # + row: fire the missile
SHOOT_NOW: Final = 640  # the next shot; at the start of a turn: without moving
STOP: Final = 641  # end an interrupted flight here
MINE_RIGHT: Final = 642
KEEP_MINE: Final = 643
PASS: Final = 644  # do not come back this turn
BUY: Final = 645  # + what
PAY_WITH: Final = 656  # + number of the payment
