import { type Cell, middleOf, type Point, pointAt, polarOf } from "./geometry";
import type { Layout } from "./layout";

/** Between two points, straight. */
const straight = (from: Point, to: Point, progress: number): Point => ({
  x: from.x + (to.x - from.x) * progress,
  y: from.y + (to.y - from.y) * progress,
});

/** Between two points, around the Sun: counter-clockwise, as the rings turn. */
function around(from: Point, to: Point, progress: number): Point {
  const a = polarOf(from);
  const b = polarOf(to);
  const ahead = (b.turns - a.turns + 1) % 1;
  const turns = ahead > 0.75 ? ahead - 1 : ahead; // what stood aside may be a little behind
  return pointAt(a.turns + turns * progress, a.radius + (b.radius - a.radius) * progress);
}

/** Along a line of points, at an even speed. */
export function along(points: readonly Point[], progress: number): Point {
  const lengths = points.slice(1).map((point, n) => {
    const before = points[n] ?? point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  let left = progress * lengths.reduce((sum, length) => sum + length, 0);
  for (const [n, length] of lengths.entries()) {
    const [from, to] = points.slice(n, n + 2);
    if (from && to && left <= length) return straight(from, to, length ? left / length : 1);
    left -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}

/** Slow at both ends. */
export const eased = (progress: number): number => progress * progress * (3 - 2 * progress);

interface Moving {
  readonly kind: "turn" | "step";
  readonly seat: number | null;
  readonly way: readonly string[];
}

/** What is between two layouts: pieces keep upright and go around with the rings, along their way, or straight. */
export function between(
  before: Layout,
  after: Layout,
  progress: number,
  { kind, seat, way }: Moving,
  cells: ReadonlyMap<string, Cell>,
): Layout {
  const share = eased(progress);
  const move = kind === "turn" ? around : straight;
  const moved = <K, T extends Point>(was: ReadonlyMap<K, T>, is: ReadonlyMap<K, T>): ReadonlyMap<K, T> =>
    new Map([...is].map(([key, to]) => [key, { ...to, ...move(was.get(key) ?? to, to, share) }]));
  const rockets = new Map(moved(before.rockets, after.rockets));
  const flying = seat === null ? undefined : after.rockets.get(seat);
  const from = seat === null ? undefined : before.rockets.get(seat);
  if (flying && from && way.length > 2) {
    const through = way.slice(1, -1).flatMap((space) => {
      const cell = cells.get(space);
      return cell ? [middleOf(cell)] : [];
    });
    rockets.set(flying.seat, { ...flying, ...along([from, ...through, flying], share) });
  }
  return {
    bodies: moved(before.bodies, after.bodies),
    rockets,
    buildings: moved(before.buildings, after.buildings),
    heaps: [],
    plates: kind === "turn" ? moved(before.plates, after.plates) : after.plates,
    notes: new Map(),
  };
}
