import type { Point } from "./geometry";

/** A rectangle by its middle. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** By how much two boxes cover each other, in each direction; touching is not covering. */
export const overlaps = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width - 0.01 && Math.abs(a.y - b.y) * 2 < a.height + b.height - 0.01;

export const boxOf = ({ x, y }: Point, radius: number): Box => ({
  x,
  y,
  width: 2 * radius,
  height: 2 * radius,
});

/** Of places in the order in which they are wanted the first one that is free; else the one that covers least. */
export function firstFree(wanted: readonly Box[], taken: readonly Box[]): Box | null {
  let best: Box | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const box of wanted) {
    const covered = coveredBy(box, taken);
    if (covered === 0) return box;
    if (covered < least) [best, least] = [box, covered];
  }
  return best;
}

function coveredBy(box: Box, taken: readonly Box[]): number {
  let sum = 0;
  for (const other of taken) {
    if (!overlaps(box, other)) continue;
    const wide = (box.width + other.width) / 2 - Math.abs(box.x - other.x);
    const high = (box.height + other.height) / 2 - Math.abs(box.y - other.y);
    sum += wide * high;
  }
  return sum;
}

const STEP = 7;
const LAYERS = 44;

/** Offsets around a place, nearest first. */
const LATTICE: readonly Point[] = Array.from({ length: LAYERS }, (_, layer) => layer)
  .flatMap((layer) => {
    const count = layer === 0 ? 1 : 8 + 4 * layer;
    return Array.from({ length: Math.min(count, 40) }, (_, n) => {
      const angle = (n / Math.min(count, 40)) * 2 * Math.PI;
      return { x: layer * STEP * Math.cos(angle), y: layer * STEP * Math.sin(angle) };
    });
  })
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

/** The free place around an ideal one that costs least: its distance and what `cost` adds; else the ideal one. */
export function nearestFree(
  ideal: Box,
  taken: readonly Box[],
  cost: (place: Point) => number = () => 0,
  keep: (box: Box) => Box = (box) => box,
): Box {
  let best: Box | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of LATTICE) {
    const box = keep({ ...ideal, x: ideal.x + x, y: ideal.y + y });
    const far = Math.hypot(box.x - ideal.x, box.y - ideal.y);
    if (Math.hypot(x, y) >= least) break; // from here on everything is further away
    const sum = far + cost(box);
    if (sum < least && coveredBy(box, taken) === 0) [best, least] = [box, sum];
  }
  return best ?? keep(ideal);
}

/** Places for a box that touches a circle: beginning in one direction (turns, 0 is up, clockwise), then to both sides. */
export function placesTouching(
  centre: Point,
  radius: number,
  { width, height }: { readonly width: number; readonly height: number },
  first: number,
): readonly Box[] {
  const COUNT = 24;
  const order = Array.from({ length: COUNT }, (_, n) => (n % 2 ? 1 : -1) * Math.ceil(n / 2));
  return [1, 1.4, 1.9, 2.5, 3.2].flatMap((reach) =>
    order.map((n) => {
      const angle = (first + n / COUNT) * 2 * Math.PI;
      const across = Math.sin(angle) * (radius + width / 2);
      const up = Math.cos(angle) * (radius + height / 2);
      // On the slant a box touches the circle's own box where one of the two is as far as it can be.
      const most = Math.max(Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle)));
      return { x: centre.x + (across / most) * reach, y: centre.y - (up / most) * reach, width, height };
    }),
  );
}

/** Move a box so that it lies within the picture. */
export const within = (box: Box, from: number, to: number): Box => ({
  ...box,
  x: Math.min(Math.max(box.x, from + box.width / 2), to - box.width / 2),
  y: Math.min(Math.max(box.y, from + box.height / 2), to - box.height / 2),
});
