"""What happened, in the past tense: a kind and up to three numbers, named in `FIELDS`.

Where more is to be told, numbers are folded into the last one or two (`values_of`).
"""

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
ROLL_HELPED: Final = 34
HELP_GIVEN: Final = 35
HELP_USED: Final = 36

HIDDEN: Final = -1  # a card that others may not see
FOLD: Final = 1024  # more than any number in an event that others are folded onto

FIELDS: Final[tuple[tuple[str, ...], ...]] = (
    ("agency_chosen", "seat", "agency"),
    ("mission_drawn", "seat", "mission"),
    ("mission_returned", "seat", "mission"),
    ("turn_began", "seat", "round"),
    ("coins_gained", "seat", "coins", "source"),
    ("coins_paid", "seat", "coins"),
    ("card_drawn", "seat", "deck", "source", "card"),
    ("deck_shuffled", "deck"),
    ("technology_developed", "seat", "technology", "level"),
    ("rocket_built", "seat", "body"),
    ("rocket_launched", "seat", "body"),
    ("rocket_moved", "seat", "from", "to", "drift", "from_body", "to_body", "way"),  # worlds there
    ("rocket_landed", "seat", "body"),
    ("landing_failed", "seat", "body"),
    ("rocket_lost", "seat", "from"),
    ("rocket_destroyed", "seat"),  # by its owner
    ("die_rolled", "seat", "die", "total", "roll", "needed", "body"),
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
    ("roll_helped", "seat", "total"),  # by a card that was played, not discarded
    ("help_given", "seat", "help", "amount"),  # what a card gives until the end of the turn
    ("help_used", "seat", "help", "amount"),
)


def values_of(event: Event) -> tuple[int, ...]:
    """The numbers of an event in the order of its fields, as far as they are told by numbers."""
    kind, a, b, c = event
    if kind == DIE_ROLLED:
        return a, b, c % FOLD, c // FOLD % FOLD, c // FOLD**2 % FOLD, c // FOLD**3 - 1
    if kind == CARD_DRAWN:
        return a, b % FOLD, b // FOLD, c
    if kind == ROCKET_MOVED:
        return a, b, c % FOLD, c // FOLD
    return a, b, c


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
