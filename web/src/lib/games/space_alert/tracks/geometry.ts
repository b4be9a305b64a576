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

export type CardSize = "full" | "chip" | "line";

/**
 * How large the cards of a trajectory may be, the newest first: what is over takes a line; of many threats only the newest keeps
 * its whole text, and of very many none does.
 */
export function cardSizes(isOver: readonly boolean[], room: number): readonly CardSize[] {
  const alive = isOver.filter((over) => !over).length;
  const newest = isOver.indexOf(false);
  return isOver.map((over, n) => {
    if (over) return "line";
    if (alive <= room) return "full";
    return room > 0 && alive <= room + 1 && n === newest ? "full" : "chip";
  });
}
