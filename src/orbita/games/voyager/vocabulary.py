"""The vocabulary of content files, as numbers: perks, effects, conditions and what is counted.

The order of each list is the number the rules know a word by.
"""

from typing import Final

# What an agency or a level of technology gives for the whole game; amounts add up.
PERKS: Final = (
    "start_rocket",
    "start_coins",
    "start_technology",
    "research_cards",
    "rocket_discount",
    "move_spaces",
    "hotel_coins",
    "base_rockets",
    "base_guard",
    "base_cards",
    "visit_without_roll",
    "takeover",
    "visit_without_action",
)
START_ROCKET: Final = 0
START_COINS: Final = 1
START_TECHNOLOGY: Final = 2
RESEARCH_CARDS: Final = 3
ROCKET_DISCOUNT: Final = 4
MOVE_SPACES: Final = 5
HOTEL_COINS: Final = 6
BASE_ROCKETS: Final = 7
BASE_GUARD: Final = 8
BASE_CARDS: Final = 9
VISIT_WITHOUT_ROLL: Final = 10
TAKEOVER: Final = 11
VISIT_WITHOUT_ACTION: Final = 12
PERK_KINDS: Final = 13

# What a card does when it is played. From FREE_MOVE on it helps until the end of the turn.
EFFECTS: Final = (
    "points",
    "coins",
    "everyone_coins",
    "trade",
    "draw_research",
    "draw_exploration",
    "drift",
    "return_home",
    "free_move",
    "actions",
    "free_launch",
    "rocket_discount",
    "landing_bonus",
    "sure_landing",
    "free_landing",
    "belt_safety",
    "develop_discount",
    "building_discount",
    "takeover_bonus",
)
POINTS: Final = 0
COINS: Final = 1
EVERYONE_COINS: Final = 2
TRADE: Final = 3
DRAW_RESEARCH: Final = 4
DRAW_EXPLORATION: Final = 5
DRIFT: Final = 6
RETURN_HOME: Final = 7
FREE_MOVE: Final = 8
ACTIONS: Final = 9
FREE_LAUNCH: Final = 10
CHEAP_ROCKET: Final = 11
LANDING_BONUS: Final = 12
SURE_LANDING: Final = 13
FREE_LANDING: Final = 14
BELT_SAFETY: Final = 15
CHEAP_DEVELOPMENT: Final = 16
CHEAP_BUILDING: Final = 17
TAKEOVER_BONUS: Final = 18
EFFECT_KINDS: Final = 19

# What the amount of an effect may be multiplied by.
PER: Final = ("", "hotel", "base", "building", "level", "world")
PER_NOTHING: Final = 0
PER_HOTEL: Final = 1
PER_BASE: Final = 2
PER_BUILDING: Final = 3
PER_LEVEL: Final = 4  # whatever is none of these is counted per world

# What a mission or an achievement asks for, and what an effect may depend on.
CONDITIONS: Final = (
    "building_on",
    "hotel_on",
    "base_on",
    "buildings",
    "hotels",
    "bases",
    "level",
    "levels",
    "landed_on",
    "worlds",
    "coins",
    "points",
    "rocket_on",
    "rocket_in",
    "count",
)
BUILDING_ON: Final = 0
HOTEL_ON: Final = 1
BASE_ON: Final = 2
BUILDINGS: Final = 3
HOTELS: Final = 4
BASES: Final = 5
LEVEL: Final = 6
LEVELS: Final = 7
LANDED_ON: Final = 8
WORLDS: Final = 9
HAS_COINS: Final = 10
HAS_POINTS: Final = 11
ROCKET_ON: Final = 12
ROCKET_IN: Final = 13
COUNT: Final = 14

# What is counted for every seat, in the open.
TALLIES: Final = (
    "rockets_built",
    "rockets_lost",
    "launches",
    "landings",
    "visits",
    "belt_escapes",
    "takeovers",
    "defences",
    "cards_played",
    "missions",
)
ROCKETS_BUILT: Final = 0
ROCKETS_LOST: Final = 1
LAUNCHES: Final = 2
LANDINGS: Final = 3
VISITS: Final = 4
BELT_ESCAPES: Final = 5
TAKEOVERS: Final = 6
DEFENCES: Final = 7
CARDS_PLAYED: Final = 8
MISSIONS_DONE: Final = 9
TALLY_KINDS: Final = 10

# Where points come from.
SOURCES: Final = ("technology", "landing", "research", "exploration", "missions", "achievements")
FROM_TECHNOLOGY: Final = 0
FROM_LANDING: Final = 1
FROM_RESEARCH: Final = 2  # + deck
FROM_MISSIONS: Final = 4
FROM_ACHIEVEMENTS: Final = 5
SOURCE_KINDS: Final = 6

# Where coins come from, and drawn cards.
COIN_SOURCES: Final = ("start", "funds", "hotels", "card", "order")
FROM_START: Final = 0
FROM_FUNDS: Final = 1
FROM_HOTELS: Final = 2
FROM_CARD: Final = 3
FROM_ORDER: Final = 4
DRAW_SOURCES: Final = ("research", "bases", "card")
BY_RESEARCH: Final = 0
BY_BASES: Final = 1
BY_CARD: Final = 2

# What a card may be discarded for, to raise a roll.
ROLLS: Final = ("landing", "belt", "attack", "defence")
LANDING_ROLL: Final = 0
BELT_ROLL: Final = 1
ATTACK_ROLL: Final = 2
DEFENCE_ROLL: Final = 3
ROLL_KINDS: Final = 4

DECKS: Final = ("research", "exploration")
RESEARCH_DECK: Final = 0
EXPLORATION_DECK: Final = 1
