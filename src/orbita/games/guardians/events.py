"""What happened, in the past tense: a kind and up to three numbers, named in `FIELDS`."""

from typing import Final

from orbita.core.chance import Event

TURN_BEGAN: Final = 0
FIGHTER_PLACED: Final = 1
MINE_PLACED: Final = 2
FIGHTER_MOVED: Final = 3
MONSTER_TAKEN: Final = 4
SHIP_DAMAGED: Final = 5
SHIP_PART_TAKEN: Final = 6
FIGHTER_HIT: Final = 7
MINE_SHOT: Final = 8
SHOT_MISSED: Final = 9
SHOTS_LOST: Final = 10
MINE_MOVED: Final = 11
MINE_EXPLODED: Final = 12
COLUMN_EMPTIED: Final = 13
INVADERS_ADVANCED: Final = 14
INVADER_LAID: Final = 15
SHIP_LAID: Final = 16
HALF_SET_ASIDE: Final = 17
SHIP_WAITS: Final = 18
FIGHTER_LOST: Final = 19
PAID: Final = 20
BOUGHT: Final = 21
MISSILE_FIRED: Final = 22
POWER_UP_USED: Final = 23
COMEBACK_DECLINED: Final = 24
SEAT_OUT: Final = 25
PLANET_REACHED: Final = 26
GAME_ENDED: Final = 27

FIELDS: Final[tuple[tuple[str, ...], ...]] = (
    ("turn_began", "seat"),
    ("fighter_placed", "seat", "space"),
    ("mine_placed", "seat", "space"),
    ("fighter_moved", "seat", "from", "to"),
    ("monster_taken", "seat", "space", "eyes"),
    ("ship_damaged", "seat", "space", "half"),  # the half that was hit goes to the box
    ("ship_part_taken", "seat", "space", "half"),
    ("fighter_hit", "seat", "victim", "token"),  # token: what was taken, 0 for none
    ("mine_shot", "seat", "space"),
    ("shot_missed", "seat", "space"),  # space: where the shot was fired
    ("shots_lost", "seat", "shots"),
    ("mine_moved", "seat", "from", "to"),
    ("mine_exploded", "space", "invader"),
    ("column_emptied", "column"),
    ("invaders_advanced", "last_row"),  # every invader from row 1 down to this row moved down by one
    ("invader_laid", "space", "eyes"),  # what the pile lays by itself is a monster
    ("ship_laid", "space"),  # the space of its left half
    ("half_set_aside", "half"),
    ("ship_waits",),
    ("fighter_lost", "seat", "space", "invader"),
    ("paid", "seat", "payment"),
    ("bought", "seat", "what"),
    ("missile_fired", "seat", "row"),
    ("power_up_used", "seat", "space"),
    ("comeback_declined", "seat"),
    ("seat_out", "seat"),
    ("planet_reached", "space"),
    ("game_ended", "reason"),
)


def seen_by(event: Event, seat: int | None) -> Event | None:
    """Everything happens in the open."""
    return event
