"""What happened, in the past tense: a kind and up to three numbers, named in `FIELDS`."""

from typing import Final

from orbita.core.chance import Event

AGENCY_CHOSEN: Final = 0
MISSION_DRAWN: Final = 1
MISSION_RETURNED: Final = 2
TURN_BEGAN: Final = 3
COINS_GAINED: Final = 4
COINS_PAID: Final = 5
CARD_DRAWN: Final = 6
DECK_SHUFFLED: Final = 7
TECHNOLOGY_DEVELOPED: Final = 8
ROCKET_BUILT: Final = 9
ROCKET_LAUNCHED: Final = 10
ROCKET_MOVED: Final = 11
ROCKET_LANDED: Final = 12
LANDING_FAILED: Final = 13
ROCKET_LOST: Final = 14
ROCKET_DESTROYED: Final = 15
DIE_ROLLED: Final = 16
ROLL_RAISED: Final = 17
BELT_PASSED: Final = 18
BUILDING_BUILT: Final = 19
BUILDING_CHANGED: Final = 20
TAKEOVER_TRIED: Final = 21
BUILDING_TAKEN: Final = 22
BUILDING_HELD: Final = 23
CARD_PLAYED: Final = 24
CARD_DROPPED: Final = 25
MISSION_DONE: Final = 26
POINTS_SCORED: Final = 27
ACHIEVEMENT_TAKEN: Final = 28
RINGS_TURNED: Final = 29
GOAL_REACHED: Final = 30
GAME_ENDED: Final = 31
ACTIONS_GAINED: Final = 32
ROCKET_RETURNED: Final = 33

HIDDEN: Final = -1  # a card that others may not see

FIELDS: Final[tuple[tuple[str, ...], ...]] = (
    ("agency_chosen", "seat", "agency"),
    ("mission_drawn", "seat", "mission"),
    ("mission_returned", "seat", "mission"),
    ("turn_began", "seat", "round"),
    ("coins_gained", "seat", "coins"),
    ("coins_paid", "seat", "coins"),
    ("card_drawn", "seat", "deck", "card"),
    ("deck_shuffled", "deck"),
    ("technology_developed", "seat", "technology", "level"),
    ("rocket_built", "seat", "body"),
    ("rocket_launched", "seat", "body"),
    ("rocket_moved", "seat", "from", "to", "from_body", "to_body"),  # the bodies: worlds in those spaces
    ("rocket_landed", "seat", "body"),
    ("landing_failed", "seat", "body"),
    ("rocket_lost", "seat", "from"),
    ("rocket_destroyed", "seat"),  # by its owner
    ("die_rolled", "seat", "die", "total"),
    ("roll_raised", "seat", "card", "total"),
    ("belt_passed", "seat"),
    ("building_built", "seat", "body", "building"),
    ("building_changed", "seat", "body", "building"),
    ("takeover_tried", "seat", "owner", "body"),
    ("building_taken", "seat", "owner", "body"),
    ("building_held", "seat", "owner", "body"),
    ("card_played", "seat", "card"),
    ("card_dropped", "seat", "card"),  # at the hand limit
    ("mission_done", "seat", "mission"),
    ("points_scored", "seat", "points", "source"),
    ("achievement_taken", "seat", "achievement"),
    ("rings_turned", "round"),
    ("goal_reached", "seat"),
    ("game_ended",),
    ("actions_gained", "seat", "actions"),
    ("rocket_returned", "seat", "body"),
)


def seen_by(event: Event, seat: int | None) -> Event | None:
    """Everybody sees that somebody drew; only whoever drew it sees what it is."""
    kind, actor, a, b = event
    if actor == seat:
        return event
    if kind == CARD_DRAWN:
        return kind, actor, a, HIDDEN
    if kind in (MISSION_DRAWN, MISSION_RETURNED):
        return kind, actor, HIDDEN, b
    return event
