/** Cards tapped in: one tap for each half that lay up, the next slot comes by itself. */

import type { SpaceAlertCardEntry } from "../../../protocol/messages";

export type Half = SpaceAlertCardEntry["action"];

/** The keys in the order of the pad: actions above, movements below. */
export const ACTIONS = ["A", "B", "C", "bots"] as const satisfies readonly Half[];
export const MOVES = ["red", "deck", "blue", "-"] as const satisfies readonly Half[];
/** Heroic cards: an action stronger by one, or straight to a station. */
export const HEROIC_ACTIONS = ["HA", "HB", "Hbots"] as const satisfies readonly Half[];
export const HEROIC_MOVES = ["tUR", "tUW", "tUB", "tLR", "tLW", "tLB"] as const satisfies readonly Half[];
export const EMPTY: Half = "-";

/** Twelve columns for each member; null: nothing was tapped there yet. */
export type Plan = readonly (readonly (Half | null)[])[];

export interface Place {
  readonly member: number;
  readonly turn: number;
}

/** The boards being filled in, and where the next tap goes; null: all is there. */
export interface Boards {
  readonly plan: Plan;
  readonly place: Place | null;
}

export const emptyBoards = (crew: number, turns: number): Boards => ({
  plan: Array.from({ length: crew }, () => Array.from({ length: turns }, () => null)),
  place: { member: 0, turn: 0 },
});

/** Lay a half where the next tap goes, and go on to the next free slot. */
export function lay({ plan, place }: Boards, half: Half): Boards {
  if (!place) return { plan, place };
  const changed = withHalf(plan, place, half);
  return { plan: changed, place: nextFree(changed, place) };
}

/** The rest of this board is empty; on to the next one. */
export function restEmpty({ plan, place }: Boards): Boards {
  if (!place) return { plan, place };
  const changed = plan.map((board, member) =>
    member === place.member
      ? board.map((half, turn) => (turn >= place.turn ? (half ?? EMPTY) : half))
      : board,
  );
  return { plan: changed, place: nextFree(changed, place) };
}

/** Tap elsewhere next. */
export const goTo = ({ plan }: Boards, place: Place): Boards => ({ plan, place });

/** Forget the half before the cursor, or the last one of all, and go there. */
export function back({ plan, place }: Boards): Boards {
  const turns = plan[0]?.length ?? 0;
  const here = place ? place.member * turns + place.turn : plan.length * turns;
  if (here === 0) return { plan, place };
  const before = { member: Math.floor((here - 1) / turns), turn: (here - 1) % turns };
  return { plan: withHalf(plan, before, null), place: before };
}

export const countLaid = (plan: Plan): number => plan.flat().filter((half) => half !== null).length;
export const isWhole = (plan: Plan): boolean => plan.every((board) => board.every((half) => half !== null));

const KEYS: Readonly<Record<string, Half>> = {
  a: "A",
  b: "B",
  c: "C",
  d: "bots",
  ArrowLeft: "red",
  ArrowRight: "blue",
  ArrowUp: "deck",
  ArrowDown: "deck",
  "-": EMPTY,
  " ": EMPTY,
};

/** What a key of the keyboard lays; null: nothing. */
export const halfOfKey = (key: string): Half | null =>
  KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;

function withHalf(plan: Plan, place: Place, half: Half | null): Plan {
  return plan.map((board, member) =>
    member === place.member ? board.map((old, turn) => (turn === place.turn ? half : old)) : board,
  );
}

/** The first free slot behind a place, else the first of all, else none. */
function nextFree(plan: Plan, after: Place): Place | null {
  const turns = plan[0]?.length ?? 0;
  const from = after.member * turns + after.turn + 1;
  const places = Array.from(
    { length: plan.length * turns },
    (_, n) => (from + n) % (plan.length * turns),
  ).map((n) => ({ member: Math.floor(n / turns), turn: n % turns }));
  return places.find(({ member, turn }) => plan[member]?.[turn] === null) ?? null;
}
