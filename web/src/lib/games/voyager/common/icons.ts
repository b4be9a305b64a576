/** One sprite, one style: a grid of 24, strokes of 2. */
export const ICONS = {
  atom: "M4.9 4.9 A10 4.2 45 1 0 19.1 19.1 A10 4.2 45 1 0 4.9 4.9 M19.1 4.9 A10 4.2 135 1 0 4.9 19.1 A10 4.2 135 1 0 19.1 4.9 M12 11.8 V12.2",
  telescope:
    "M2.5 13.5 L14.5 6.5 L17 10.8 L5 17.8 Z M14.5 6.5 L19 3.5 L22 8.7 L17 10.8 M10.5 14.6 L7 21.5 M11.5 14 L15.5 21.5",
  flag: "M6 22 V3 M6 4.5 C10 2.5 13.5 6.5 19 4.5 V13.5 C13.5 15.5 10 11.5 6 13.5",
  medal: "M7.5 2 L11 9 M16.5 2 L13 9 M12 9 A6.2 6.2 0 1 0 12 21.4 A6.2 6.2 0 1 0 12 9 M12 13 V17.4",
  coin: "M12 2.8 A9.2 9.2 0 1 0 12 21.2 A9.2 9.2 0 1 0 12 2.8 M12 7.6 L15.2 12 L12 16.4 L8.8 12 Z",
  die: "M6 3.5 H18 A2.5 2.5 0 0 1 20.5 6 V18 A2.5 2.5 0 0 1 18 20.5 H6 A2.5 2.5 0 0 1 3.5 18 V6 A2.5 2.5 0 0 1 6 3.5 Z M8.2 8.2 H8.3 M15.7 15.7 H15.8 M12 12 H12.1",
  swords:
    "M3.5 3.5 L16.5 16.5 M20.5 3.5 L7.5 16.5 M13 19.5 L19.5 13 M4.5 13 L11 19.5 M17 17 L20.5 20.5 M7 17 L3.5 20.5",
  shield: "M12 2.5 L20 5.5 V11 C20 16.5 16.5 20 12 22 C7.5 20 4 16.5 4 11 V5.5 Z",
  rock: "M8.5 3.5 L15.5 3 L21 9 L20 16.5 L13 21 L5 18 L3 10.5 Z M8.5 10 H8.6 M15 13 A1.7 1.7 0 1 0 15 16.4 A1.7 1.7 0 1 0 15 13",
  landing: "M12 2.5 V14 M6.5 9 L12 14.5 L17.5 9 M4 20.5 H20",
  rocket:
    "M12 2 C15.5 5 16.5 9 16 15 H8 C7.5 9 8.5 5 12 2 Z M8 12 L5 16 V19 L8.5 17 M16 12 L19 16 V19 L15.5 17 M12 18 V22 M12 8 H12.1",
  hotel: "M5 21 V10 L12 3.5 L19 10 V21 Z M10 21 V15.5 H14 V21",
  base: "M3 19.5 H21 M5 19.5 V17 A7 7 0 0 1 19 17 V19.5 M12 10 V5 M12 3 V3.1",
  tourism: "M3 20.5 H21 M4 15.5 L9.5 13 L20.5 5.5 M14.5 4.5 L20.5 5.5 L19 11.5",
  star: "M12 2.5 L14.8 9 L21.8 9.6 L16.5 14.2 L18.1 21 L12 17.4 L5.9 21 L7.5 14.2 L2.2 9.6 L9.2 9 Z",
  check: "M5 12.5 L10 17.5 L19.5 6.5",
  cross: "M6 6 L18 18 M18 6 L6 18",
  lock: "M6 11 H18 V21 H6 Z M8.5 11 V8 A3.5 3.5 0 0 1 15.5 8 V11",
  turn: "M5 6.5 A9 9 0 1 0 12 3 M5 2.5 V7 H9.5",
  level: "M5 14 L12 7 L19 14 M5 20 L12 13 L19 20",
  cards: "M8 7 H19 V21 H8 Z M15 7 V3 H4 V17 H8",
  windows: "M4 21 V15 H8 V21 M10 21 V9 H14 V21 M16 21 V4 H20 V21",
  log: "M5 6 H19 M5 12 H19 M5 18 H14",
} as const;

export type IconName = keyof typeof ICONS;

/** The sign of a deck; missions and achievements count as decks here. */
export const DECK_ICONS: Readonly<Record<string, IconName>> = {
  research: "atom",
  exploration: "telescope",
  mission: "flag",
  achievement: "medal",
};

/** The sign of what a roll is for. */
export const ROLL_ICONS: Readonly<Record<string, IconName>> = {
  landing: "landing",
  belt: "rock",
  attack: "swords",
  defence: "shield",
};

/** The sign of a technology; one of another box has that of any level. */
export const technologyIcon = (id: string): IconName =>
  (({ tourism: "tourism", bases: "base", sabotage: "swords" }) as Readonly<Record<string, IconName>>)[id] ??
  "level";
