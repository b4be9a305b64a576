/** Trajectories stand side by side on one base line: space 1, at the ship, is the lowest of each. */

/** The longest trajectory of the box sets the measure for all. */
export const LONGEST = 16;

export interface TrackPlan {
  readonly width: number;
  readonly height: number;
  /** Of one space. */
  readonly step: number;
  /** Spaces are narrower than the trajectory by this much on each side. */
  readonly inset: number;
}

/** Lay a trajectory out; above the farthest space a tip shows which way it leads. */
export function layTrack(width: number, height: number): TrackPlan {
  const step = Math.max(0, height - 6) / (LONGEST + 1);
  return { width, height, step, inset: Math.max(2, width * 0.1) };
}

/** The upper edge of a space. */
export const topOf = (plan: TrackPlan, space: number): number => plan.height - 3 - space * plan.step;

/** The middle of a space. */
export const middleOf = (plan: TrackPlan, space: number): number => topOf(plan, space) + plan.step / 2;

/** The last space of each distance but the farthest, on this trajectory. */
export function distanceEnds(distances: readonly number[]): readonly { distance: number; space: number }[] {
  return distances.flatMap((distance, n) =>
    n + 1 < distances.length && distances[n + 1] !== distance ? [{ distance, space: n + 1 }] : [],
  );
}

/** All of a card; without its notes; only what comes next; its name. */
export type CardSize = "full" | "brief" | "chip" | "line";

/**
 * How large the cards of a trajectory may be, the newest first, from the largest way to the smallest: what is over takes a line, and
 * where there is room for so many whole cards and one more, the newest has its whole text. Without room for one all are small.
 */
export function cardSizes(isOver: readonly boolean[], room: number): readonly (readonly CardSize[])[] {
  const alive = isOver.filter((over) => !over).length;
  const newest = isOver.indexOf(false);
  const all = (one: CardSize, first = one) =>
    isOver.map((over, n): CardSize => (over ? "line" : n === newest ? first : one));
  const ways = [all("chip")];
  if (room > 0) ways.unshift(all("brief"));
  if (room > 0 && alive > 1 && alive <= room + 1) ways.unshift(all("brief", "full"));
  if (alive <= room) ways.unshift(all("full"));
  return ways;
}
