"""What a seat may decide, as small integers. The clock's moves are moments in milliseconds instead."""

from typing import Final

from orbita.core.flat import i64

PLACES: Final = 13  # of a board: slots 1 to 12
KINDS: Final = 18  # of cards, heroic ones included
ACTION_UP: Final = 0
MOVE_UP: Final = 1

PLACE: Final = 0  # + ((member * PLACES + slot) * KINDS + kind) * 2 + half: lay a card on a slot
REMOVE: Final = 2400  # + member * PLACES + slot: take a card back
FLIP: Final = 2500  # + member * PLACES + slot: turn the other half up
SWAP: Final = 2600  # + (member * PLACES + slot) * PLACES + a later slot
TAKE: Final = 3500  # the cards of the next phase, before it is announced
DRAW: Final = 3501  # incoming data
AGREE: Final = 3502  # to end the planning round now
OBJECT: Final = 3503  # to that, after all
GO: Final = 3504  # carry out the next turn, for all
TRIP_FLIP: Final = 3510  # + member: "I tripped", the other half was meant
TRIP_ARROW: Final = 3515  # + member: the other arrow was meant
GIVE: Final = 3520  # + seat * KINDS + kind: data transfer
MOVES: Final = 3610


def place_move(member: i64, slot: i64, kind: i64, half: i64) -> i64:
    """Number the laying of a card."""
    return PLACE + ((member * PLACES + slot) * KINDS + kind) * 2 + half


def swap_move(member: i64, slot: i64, other: i64) -> i64:
    """Number the exchange of two cards."""
    return SWAP + (member * PLACES + slot) * PLACES + other
