import { type Box, boxOf, nearestFree, within } from "../board/boxes";
import { SIZE } from "../board/geometry";
import type { BodySpot, Layout } from "../board/layout";

/** A body that will have been carried on: where it is today, and where it will be. */
export interface Ghost {
  readonly id: string;
  readonly now: BodySpot;
  readonly later: BodySpot;
}

const MOVED = 1;

/** The bodies that stand somewhere else today; moons go without saying where their planet does. */
export function ghostsOf(today: Layout, later: Layout, moons: ReadonlySet<string>): readonly Ghost[] {
  return [...later.bodies.values()].flatMap((spot) => {
    const now = today.bodies.get(spot.id);
    const isGone = now && Math.hypot(now.x - spot.x, now.y - spot.y) > MOVED;
    return isGone && !moons.has(spot.id) ? [{ id: spot.id, now, later: spot }] : [];
  });
}

/** Where the words beside a ghost stand: below it, off all that will be there, ghosts included. */
export function labelBeside(
  ghost: Ghost,
  size: { readonly width: number; readonly height: number },
  { bodies, buildings, rockets, plates }: Layout,
  others: readonly Box[],
): Box {
  const taken = [
    ...[...bodies.values()].map((spot) => boxOf(spot, spot.radius)),
    ...buildings.values(),
    ...rockets.values(),
    ...plates.values(),
    ...others,
  ];
  const { x, y, radius } = ghost.now;
  const ideal = { ...size, x, y: y + radius + size.height / 2 + 2 };
  return nearestFree(
    ideal,
    taken,
    () => 0,
    (box) => within(box, 2, SIZE - 2),
  );
}
