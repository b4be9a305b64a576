// Written by scripts/generate-types from the sentences of the game; do not edit.

export const words = {
  "review": {
    "head": "{game}, {seats} seats, {moves}; {walks} for every decision, mistakes checked with {confirmed}",
    "looking": "looking at decisions",
    "curve": "Chances to win",
    "turning-points": "Turning points",
    "no-turning-points": "No move changed the chances by {swing}.",
    "mistake": "a mistake",
    "luck": "luck",
    "play": "the run of play",
    "mistakes": "Mistakes: the chance to win fell by {least} or more",
    "no-mistakes": "None.",
    "lost": "{number}. {seat}: {move} – from {better} to {made}. Better: {best}.",
    "accounts": "From the chance at the start to the result",
    "seat": "seat",
    "decisions": "decisions",
    "mistakes-column": "mistakes",
    "lost-column": "lost",
    "start": "start",
    "skill": "all decisions",
    "luck-column": "luck",
    "rest": "unexplained",
    "result": "result",
    "luck-small": "Luck hardly exists here: {draws}, each of which moves the chances by some {deviation}.",
    "luck-ledger": "Luck: {draws}, each of which moves the chances by some {deviation}; the greatest:",
    "doubtful": "Much stays unexplained: in this game the chances are rough, and mistakes are hints only.",
    "title": "Review of the game",
    "lead": "Every decision is judged with what its seat knew then.",
    "line": "Games that wait before this one: {count}.",
    "judged": "Judged: {judged} of {pieces}.",
    "patience": "This takes from a few seconds to a minute; you can look elsewhere meanwhile.",
    "rough": "The rules are not compiled on this server: the judgement is rough.",
    "how": "Every decision: {walks}; mistakes were judged again: {confirmed}.",
    "numbers": "The chances in numbers",
    "before-move": "Before move",
    "at-the-end": "At the end",
    "decisions-title": "Decisions",
    "whose": "Whose decisions",
    "everybody": "everybody’s",
    "mistakes-only": "Mistakes only",
    "a-mistake": "Mistake",
    "as-good": "Nothing lost",
    "same": "The search would have done the same",
    "cost": "Lost: {lost}",
    "better": "Better: {move} ({better} instead of {made})",
    "instead": "The search: {move} ({better} instead of {made})",
    "watch": "Move {number}: see it on the board",
    "luck-title": "Luck",
    "luck-sum": "{name}: {luck} ± {error} altogether",
    "greatest": "The greatest draws",
    "rest-about": "Unexplained is what neither decisions nor luck account for: the judgement itself changes.",
    "cut-short": "Time was up: the rest was not judged."
  },
  "nouns": {
    "moves": [
      "move",
      "moves"
    ],
    "walks": [
      "walk",
      "walks"
    ],
    "draws": [
      "draw",
      "draws"
    ]
  }
} as const;
