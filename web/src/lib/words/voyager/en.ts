// Written by scripts/generate-types from the sentences of the game; do not edit.

export const words = {
  "effects": {
    "stars": "+{stars}★",
    "sure_stars": "+{stars}★ for sure"
  },
  "decks": {
    "research": "research",
    "exploration": "exploration"
  },
  "buildings": {
    "hotel": "hotel",
    "base": "base"
  },
  "sources": {
    "technology": "technology",
    "landing": "landing",
    "research": "research",
    "exploration": "exploration",
    "missions": "missions",
    "achievements": "achievements"
  },
  "missing": {
    "actions/none-left": "no action left",
    "coins/too-few": "{coin}, you have {reached}",
    "develop/top-level": "highest level",
    "develop/all-done": "everything is developed",
    "rocket/only-one": "you have a rocket",
    "rocket/not-there": "not here",
    "rocket/none": "you have no rocket",
    "rocket/at-home": "the rocket stands on Earth",
    "rocket/not-on-body": "the rocket is in flight",
    "rocket/not-in-space": "the rocket is not in flight",
    "building/not-there": "nothing is built here",
    "building/occupied": "there is a building already",
    "building/not-yours": "not your building",
    "takeover/nothing-here": "no building of another here",
    "takeover/needs-technology": "{of} {needed}, you have {reached}",
    "takeover/nobody-can": "this pack has no takeovers",
    "card/moves-rocket": "waits until the roll is settled",
    "card/no-use": "would do nothing now",
    "card/not-in-hand": "you do not have it",
    "deck/empty": "no {of} cards left",
    "turn/not-now": "not now",
    "per/hotel": "you have no hotel",
    "per/base": "you have no base",
    "per/building": "you have no building",
    "per/level": "you have no technology",
    "per/world": "no landing yet",
    "when/building_on": "with a building of yours {of}",
    "when/hotel_on": "with a hotel of yours {of}",
    "when/base_on": "with a base of yours {of}",
    "when/buildings": "{building}, you have {reached}",
    "when/hotels": "{hotel}, you have {reached}",
    "when/bases": "{base}, you have {reached}",
    "when/level": "{of} {needed}, you have {reached}",
    "when/levels": "{level}, you have {reached}",
    "when/landed_on": "after landing {of}",
    "when/worlds": "{world}, you have {reached}",
    "when/coins": "{coin}, you have {reached}",
    "when/points": "{point}, you have {reached}",
    "when/rocket_on": "while your rocket stands {of}",
    "when/rocket_in": "while your rocket flies {of}",
    "when/count": "{of}: {reached} of {needed}"
  },
  "loose_ends": {
    "actions": "{action_lost}",
    "help": "unused: {of}",
    "limit": "{of}: {card} too many",
    "belt": "{of}, {odds}",
    "mission": "the mission {of} is ready",
    "mission_lost": "the mission {of} is lost",
    "attack": "{of} can be attacked, {card} to defend: {holds}%",
    "attack_bare": "{of} can be attacked, you keep no card"
  },
  "odds": {
    "sure": "no roll",
    "bare": "roll {needed}+: {bare}%",
    "with_cards": "roll {needed}+: {bare}%, with {with_cards} {chance}%",
    "spared": "{roll}, no roll once {card} is played",
    "takeover": "chance {bare}%, with your cards {chance}%"
  },
  "shifts": {
    "landing": "landing {of} {before}% → {after}%",
    "belt": "{of} {before}% → {after}%",
    "defence": "defence {of} {before}% → {after}%"
  },
  "tallies": {
    "rockets_built": "rockets built",
    "rockets_lost": "rockets lost",
    "launches": "launches",
    "landings": "landings",
    "visits": "landings at others' buildings",
    "belt_escapes": "escapes in the asteroid belt",
    "takeovers": "takeovers",
    "defences": "defences",
    "cards_played": "cards played",
    "missions": "missions fulfilled"
  },
  "prompts": {
    "choose": "Choose an agency.",
    "keep": "Choose the mission you return.",
    "start": "Choose the technology you start with.",
    "raise": "Discard cards to raise it, play one that does not move the rocket, or let it stand.",
    "attack": "Discard cards to raise the attack, play one that does not move the rocket, or let it stand; then the owner may defend.",
    "defend": "Discard cards to draw level and hold the building, or let it stand.",
    "tidy": "Discard the rest."
  },
  "helps": {
    "free_move": "move without an action ×{amount}",
    "free_launch": "launch without action or coins ×{amount}",
    "rocket_discount": "rocket cheaper by {amount}",
    "landing_bonus": "+{amount} to landings",
    "sure_landing": "landing without a roll ×{amount}",
    "free_landing": "landing without an action ×{amount}",
    "belt_safety": "no roll in the asteroid belt",
    "develop_discount": "technology cheaper by {amount}",
    "building_discount": "building cheaper by {amount}",
    "takeover_bonus": "+{amount} to takeovers"
  },
  "spaces": {
    "ring": "{ring}, {spaces}",
    "space": "{ring}, space {number} of {count}",
    "only": "{ring}",
    "building": "{building} of {name}",
    "rocket": "rocket of {name}",
    "own_rocket": "your rocket",
    "sure": "lands without a roll",
    "needs": "lands on {needed} or more",
    "closed": "no landing",
    "danger": "at the end of a turn a roll of {needed}+",
    "in_reach": "In reach, {action}.",
    "in_reach_free": "In reach, no action.",
    "later": "In reach this turn, {action}.",
    "out_of_reach": "Out of reach.",
    "aimed": "Chosen: Enter makes the move.",
    "hinted": "Hint."
  },
  "nouns": {
    "world": [
      "world",
      "worlds"
    ],
    "building": [
      "building",
      "buildings"
    ],
    "hotel": [
      "hotel",
      "hotels"
    ],
    "base": [
      "base",
      "bases"
    ],
    "level": [
      "level",
      "levels"
    ],
    "point": [
      "point",
      "points"
    ],
    "card": [
      "card",
      "cards"
    ],
    "action": [
      "action",
      "actions"
    ],
    "action_lost": [
      "action is lost",
      "actions are lost"
    ],
    "with_cards": [
      "card",
      "cards"
    ],
    "star": [
      "star",
      "stars"
    ],
    "coin": [
      "coin",
      "coins"
    ],
    "coins": [
      "coin",
      "coins"
    ],
    "cards": [
      "card",
      "cards"
    ],
    "spaces": [
      "space",
      "spaces"
    ]
  }
} as const;
