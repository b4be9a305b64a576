"""What happened, in the past tense: a kind and its numbers, named in `FIELDS`; a fourth shares the third."""

# Compiled: see setup.py.

from typing import Final

from orbita.core.chance import Event
from orbita.core.flat import i64
from orbita.games.space_alert.ship import UP
from orbita.games.space_alert.vocabulary import ACTIONS, GO_BLUE, GO_LIFT, GO_RED, GO_STRAIGHT

# The action round.
TURN_BEGAN: Final = 0
THREAT_APPEARED: Final = 1
CARD_REVEALED: Final = 2
CARD_IN_VAIN: Final = 3
MEMBER_MOVED: Final = 4
DELAYED: Final = 5
CARD_LOST: Final = 6
KNOCKED_OUT: Final = 7
WEAPON_FIRED: Final = 8
SHIELD_FILLED: Final = 9
REACTOR_FILLED: Final = 10
REFUELLED: Final = 11
COMPUTER_MAINTAINED: Final = 12
ROCKET_LAUNCHED: Final = 13
BOTS_TAKEN: Final = 14
BOTS_REACTIVATED: Final = 15
BOTS_DISABLED: Final = 16
INTERCEPTORS_OUT: Final = 17
CONFIRMED: Final = 18
REPAIRED: Final = 19
INTRUDER_HIT: Final = 20
TARGETED: Final = 21
ROCKET_WASTED: Final = 22
CRYOSHIELD_SPENT: Final = 23
THREAT_DAMAGED: Final = 24
THREAT_DESTROYED: Final = 25
THREAT_SURVIVED: Final = 26
THREAT_MOVED: Final = 27
MARK_REACHED: Final = 28
ATTACKED: Final = 29
SHIELD_HELD: Final = 30
TOKEN_DRAWN: Final = 31
SHIELD_LOST: Final = 32
REACTOR_LOST: Final = 33
THREAT_HEALED: Final = 34
SPEED_CHANGED: Final = 35
SHIELD_CHANGED: Final = 36
THREAT_REVEALED: Final = 37
FIGHTS_BACK_NOW: Final = 38
INTRUDER_MOVED: Final = 39
ATTACKS_RAISED: Final = 40
SHIELDS_RAISED: Final = 41
ROCKET_DESTROYED: Final = 42
STORED_BOTS_DISABLED: Final = 43
SLIME_SPREAD: Final = 44
FUEL_LOST: Final = 45
DAMAGE_DOUBLED: Final = 46
STATIONS_LETHAL: Final = 47
COMPUTER_CHECKED: Final = 48
MISSION_WON: Final = 49
MISSION_LOST: Final = 50

# The planning round.
PHASE_BEGAN: Final = 51
THREAT_ANNOUNCED: Final = 52
REPORT_IGNORED: Final = 53
DATA_CAME_IN: Final = 54
TRANSFER_OPENED: Final = 55
TRANSFER_CLOSED: Final = 56
SILENCE_BEGAN: Final = 57
SILENCE_ENDED: Final = 58
WARNED: Final = 59
PHASE_ENDED: Final = 60
PLANNING_ENDED: Final = 61
CARDS_TAKEN: Final = 62
CARD_DRAWN: Final = 63
CARD_GIVEN: Final = 64
CARD_PLACED: Final = 65
ANDROID_CARD_PLACED: Final = 66
CARD_REMOVED: Final = 67
CARDS_SWAPPED: Final = 68
CARD_FLIPPED: Final = 69
HEROIC_REVEALED: Final = 70
VOTED: Final = 71
WENT_ON: Final = 72
TRIPPED: Final = 73
CARD_REPLACED: Final = 74  # removed to make room; others see only what lies there then
CARD_PLACED_UNNOTICED: Final = 75  # in place of one with the same back

# The action round, continued.
STEP_BEGAN: Final = 76
CARDS_PUSHED: Final = 77
DAMAGE_SUM: Final = 78
SHOT_ABSORBED: Final = 79
SHOT_MISSED: Final = 80

# Why somebody was delayed.
BY_DAMAGED_LIFT: Final = 0
BY_BUSY_LIFT: Final = 1
BY_COMPUTER: Final = 2
BY_THREAT: Final = 3
BY_SLIME: Final = 4
BY_TRIPPING: Final = 5
BY_SPACE: Final = 6

# Weapons that are no station's.
BY_ROCKET: Final = 6
BY_INTERCEPTORS: Final = 7

FIELDS: Final[tuple[tuple[str, ...], ...]] = (
    ("turn_began", "turn"),
    ("threat_appeared", "threat", "zone", "space"),
    ("card_revealed", "member", "action", "station"),
    ("card_in_vain", "member", "action", "station", "why"),
    ("member_moved", "member", "from", "to"),
    ("delayed", "member", "reason", "turn"),
    ("card_lost", "member", "action"),  # pushed past the last turn
    ("knocked_out", "member", "threat"),
    ("weapon_fired", "member", "station", "heroic", "energy"),  # left in its reactor, if it takes any
    ("shield_filled", "zone", "cubes", "now"),
    ("reactor_filled", "zone", "cubes", "now"),
    ("refuelled", "cubes", "now", "capsules"),
    ("computer_maintained", "member", "phase"),
    ("rocket_launched", "member", "rockets"),
    ("bots_taken", "member", "station", "bots"),
    ("bots_reactivated", "member"),
    ("bots_disabled", "member", "threat"),
    ("interceptors_out", "member", "heroic"),
    ("confirmed", "phase", "players", "points"),
    ("repaired", "member", "threat", "points"),
    ("intruder_hit", "member", "threat", "station"),
    ("targeted", "threat", "weapon", "strength"),
    ("rocket_wasted", "threat"),  # -1: nothing in range
    ("cryoshield_spent", "threat"),
    ("threat_damaged", "threat", "points", "left"),
    ("threat_destroyed", "threat", "points"),
    ("threat_survived", "threat", "points"),
    ("threat_moved", "threat", "space"),
    ("mark_reached", "threat", "mark", "space"),
    ("attacked", "threat", "zone", "strength"),
    ("shield_held", "zone", "cubes", "now"),
    ("token_drawn", "zone", "token", "threat"),
    ("shield_lost", "zone", "cubes", "now"),
    ("reactor_lost", "zone", "cubes", "now"),
    ("threat_healed", "threat", "points", "left"),
    ("speed_changed", "threat", "now"),
    ("shield_changed", "threat", "now"),
    ("threat_revealed", "threat"),
    ("fights_back_now", "threat"),
    ("intruder_moved", "threat", "from", "to"),
    ("attacks_raised", "threat"),
    ("shields_raised", "threat"),
    ("rocket_destroyed", "threat", "rockets"),
    ("stored_bots_disabled", "threat"),
    ("slime_spread", "threat", "station"),
    ("fuel_lost", "threat", "capsules"),
    ("damage_doubled", "threat", "zones"),
    ("stations_lethal", "threat"),
    ("computer_checked", "phase", "maintained"),
    ("mission_won", "score"),
    ("mission_lost", "threat", "zone"),  # zone -1: a threat's last action
    ("phase_began", "phase"),
    ("threat_announced", "turn", "card", "zone"),
    ("report_ignored", "turn"),
    ("data_came_in",),
    ("transfer_opened",),
    ("transfer_closed",),
    ("silence_began",),
    ("silence_ended",),
    ("warned", "phase", "seconds"),
    ("phase_ended", "phase"),
    ("planning_ended",),
    ("cards_taken", "seat", "phase", "cards"),
    ("card_drawn", "seat", "kind"),
    ("card_given", "seat", "receiver", "kind"),
    ("card_placed", "member", "slot", "planned"),
    ("android_card_placed", "member", "slot", "planned"),
    ("card_removed", "member", "slot"),
    ("cards_swapped", "member", "slot", "other_slot"),
    ("card_flipped", "member", "slot", "planned"),
    ("heroic_revealed", "member", "kind"),
    ("voted", "seat", "agrees"),
    ("went_on", "seat"),
    ("tripped", "member", "action"),
    ("card_removed", "member", "slot"),
    ("card_placed", "member", "slot", "planned"),
    ("step_began", "turn", "step"),
    ("cards_pushed", "member", "first", "last"),  # slots whose cards move on by one turn
    ("damage_sum", "threat", "strength", "shield"),  # before what comes through
    ("shot_absorbed", "threat", "strength", "shield"),  # nothing does
    ("shot_missed", "weapon"),  # nothing in its reach
)
FOLD: Final = 16

MOVEMENTS: Final = (GO_RED, GO_BLUE, GO_LIFT, *range(GO_STRAIGHT, ACTIONS))
HIDDEN_KIND: Final = -1  # in an event of somebody else's card
ACTION_SIDE: Final = -2  # a card lying face down: its back shows which half is up
MOVE_SIDE: Final = -3
TURNED_UP: Final = (
    CARDS_TAKEN,
    CARD_DRAWN,
    THREAT_ANNOUNCED,
    HEROIC_REVEALED,
    TOKEN_DRAWN,
    PLANNING_ENDED,
    TURN_BEGAN,
)
UNNOTICED: Final = (CARDS_SWAPPED, CARD_REPLACED, CARD_PLACED_UNNOTICED)  # by others


def folded(third: i64, fourth: i64) -> i64:
    """The last two numbers of an event with four, as one."""
    return third + FOLD * fourth


def numbers_of(event: Event) -> tuple[int, ...]:
    """The numbers of an event, as many as its fields."""
    _, first, second, third = event
    if len(FIELDS[event[0]]) == 5:
        return first, second, third % FOLD, third // FOLD
    return first, second, third


def seen_by(event: Event, seat: int | None) -> Event | None:
    """Others see that a card was drawn or passed on, not which; of a card face down only its back.

    An exchange of cards shows, if at all, in the backs that lie there afterwards; so does whether a card
    was flipped or gave way to another.
    """
    kind, who, other, value = event
    if kind in UNNOTICED and seat != who:
        return None
    if kind == CARD_DRAWN and seat != who:
        return (kind, who, HIDDEN_KIND, value)
    if kind == CARD_GIVEN and seat not in (who, other):
        return (kind, who, other, HIDDEN_KIND)
    if kind == CARD_LOST and seat != who:
        return (kind, who, HIDDEN_KIND, value)
    if kind in (CARD_PLACED, CARD_FLIPPED) and seat != who:
        return (CARD_PLACED, who, other, back_of(value))
    return event


def reveals(event: Event) -> bool:
    """Whatever is turned up: cards taken and drawn, threats, heroic cards, damage, plans turn by turn."""
    return event[0] in TURNED_UP


def back_of(value: int) -> int:
    """What the back of a planned card shows."""
    return MOVE_SIDE if (value & UP) in MOVEMENTS else ACTION_SIDE
