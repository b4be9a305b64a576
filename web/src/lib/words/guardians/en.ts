// Written by scripts/generate-types from the sentences of the game; do not edit.

export const words = {
  "needed": {
    "place_fighter": "place your fighter in the lowest row",
    "place_mine": "place the mine on a mine space",
    "act": "fly, shoot from here or buy",
    "act_after_comeback": "fly or shoot from here",
    "fly_on": "fly on in the same direction or stop",
    "shoot": "shoot or fire the missile",
    "move_mine": "move the mine or keep it",
    "pay": "choose the tokens to pay with",
    "come_back": "pay to come back or pass",
    "return": "place your fighter in the lowest row",
    "over": "the game is over"
  },
  "asked": {
    "move": "fly",
    "boost": "use the power-up",
    "shoot_from_here": "shoot from here",
    "shoot": "shoot",
    "missile": "fire the missile",
    "buy": "buy something",
    "or": "{some} or {last}",
    "pay": "pay {price} for {ware}: choose the tokens",
    "come_back": "pay {price} to come back, or pass"
  },
  "board": {
    "row": "row {row}",
    "column": "column {column}",
    "empty": "empty",
    "mine_space": "mine space, empty",
    "monster": "monster, {eyes}",
    "ship": "command ship",
    "damaged_ship": "damaged command ship",
    "mine": "mine",
    "fighter": "{colour} fighter",
    "danger": "danger: right above a fighter or the planet",
    "above_moon": "{row}, above the Moon's line",
    "planet": "Planet",
    "moon": "Moon"
  },
  "targets": {
    "fly": "fly here",
    "boost": "stop here and fire",
    "place": "place here",
    "mine": "mine to here",
    "shoot": "shoot from here",
    "with_missile": "with the missile at row {row}: {effect}",
    "advance": "all invaders come down a row",
    "hinted": "the hint"
  },
  "actions": {
    "boost": "Use the power-up: stop on the way",
    "boosting": "Now tap where to stop and fire",
    "mine_where": "Tap where the mine re-enters",
    "signs": "What do the signs mean?",
    "shop": "What can I buy?",
    "paying": "You pay with tokens you have won: they go back to the box and count no more. There is no change. Buying takes the whole turn."
  },
  "uses": {
    "missile": "Once in the game, in place of a shot: takes a whole row of invaders.",
    "level": "The fighter fires {shots} in every turn.",
    "power-up": "Once in the game: a stop in flight, with extra shots.",
    "comeback": "The fighter comes back, in the lowest row."
  },
  "signs": {
    "gain": "The points a shot from there brings.",
    "missile": "In the corner: the points the missile brings in place of the shot.",
    "hit": "A hit without points: an intact command ship, or a fighter whose owner has no tokens.",
    "miss": "The shot hits nothing, or only the mine.",
    "advance": "A column becomes empty: all invaders come down a row, and reinforcements arrive.",
    "lost": "Careful: your own fighter is lost.",
    "fly": "Green frame: you can fly here.",
    "place": "Dot: you can choose this space.",
    "boost": "Yellow frame: you can stop here in flight and use the power-up.",
    "mine_target": "Red dashed frame: the mine can go here.",
    "hint": "Bright double frame: the move of the hint.",
    "danger": "Orange dashed frame: when the invaders next come down, this one hits a fighter or the planet.",
    "mark": "Grey dashed frame: something just happened here.",
    "moon": "The Moon's line: at the start the invaders fill the rows above it.",
    "mine_space": "Mine space: here the mine enters the board.",
    "monster": "Monster: as many points as it has eyes.",
    "ship": "Command ship: the first hit removes a half, for no points.",
    "damaged_ship": "Damaged ship: a hit takes it, for a lot of points.",
    "mine": "Mine: it goes off together with the invader it meets; nobody scores.",
    "fighter": "Fighter: colour and sign tell whose it is, the guns how many shots it has."
  },
  "holdings": {
    "fighter": "{level} fighter",
    "missile": "missile {sign}",
    "power_up": "power-up {sign}",
    "missile_ready": "missile ready",
    "missile_used": "missile used",
    "power_up_ready": "power-up ready",
    "power_up_used": "power-up used",
    "out": "out of the game",
    "off_board": "off the board",
    "tokens": "{tokens} worth {value}",
    "none": "no tokens",
    "pile": "{tokens} in the pile",
    "beside": "Waiting beside the board: {signs}",
    "aside": "halves set aside: {count}",
    "waiting": "waiting ships: {count}"
  },
  "levels": {
    "basic": "basic",
    "medium": "medium",
    "strong": "strong"
  },
  "moves": {
    "place": "Place on {space}",
    "mine_to": "Put the mine on {space}",
    "move": "Fly to {space}",
    "boost": "Boost at {space}",
    "stop": "Stop here",
    "shoot_from_here": "Shoot from here",
    "shoot": "Shoot",
    "missile": "Fire the missile at row {row}",
    "mine": "Move the mine",
    "keep": "Keep it there",
    "pass": "Pass",
    "pay": "Pay {tokens}",
    "buy": "Buy {ware}"
  },
  "wares": {
    "missile": "a missile",
    "level": "a stronger fighter",
    "medium": "a medium fighter",
    "strong": "a strong fighter",
    "power-up": "a power-up",
    "comeback": "a comeback"
  },
  "colours": {
    "0": "red",
    "1": "yellow",
    "2": "green",
    "3": "blue"
  },
  "nouns": {
    "point": [
      "point",
      "points"
    ],
    "token": [
      "token",
      "tokens"
    ],
    "shot": [
      "shot",
      "shots"
    ],
    "eye": [
      "eye",
      "eyes"
    ]
  }
} as const;
