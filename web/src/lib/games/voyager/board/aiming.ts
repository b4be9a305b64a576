import type { VoyagerReachShown, VoyagerWorldShown } from "../../../protocol/messages";
import type { Aim } from "../common/cockpit.svelte";
import { type Cell, distanceTo, extentOf, middleOf, type Point } from "./geometry";
import type { Layout } from "./layout";

/** What is needed to know where a tap or a key leads. */
export interface Ground {
  readonly cells: ReadonlyMap<string, Cell>;
  readonly layout: Pick<Layout, "bodies">;
  /** By body: the space it is in. */
  readonly spaces: ReadonlyMap<string, string>;
  readonly reach: readonly VoyagerReachShown[];
  /** Worlds in the space where the rocket is or will be launched: no flight leads there. */
  readonly beside: ReadonlySet<string>;
  /** Whether a move is legal now, in notation. */
  readonly isLegal: (move: string) => boolean;
}

/** The space a flight goes to; null for any other move. */
export const spaceOf = (move: string): string | null =>
  move.startsWith("move ") ? move.slice("move ".length) : null;

/** The body a move is about; null for any other move. */
export const bodyOf = (move: string): string | null => {
  const [verb = "", name = ""] = move.split(" ");
  return ["land", "rocket"].includes(verb) ? name : null;
};

/** What leads to a world now: landing, building there, the first flight on the way, or the launch before it. */
export function aimAtWorld(ground: Ground, body: string): Aim | null {
  for (const move of [`land ${body}`, `rocket ${body}`]) {
    if (ground.isLegal(move)) return { move, world: body };
  }
  if (ground.beside.has(body) && ground.isLegal("launch")) return { move: "launch", world: body };
  const space = ground.spaces.get(body) ?? "";
  const reach = ground.reach.find((one) => one.space === space);
  if (!reach) return null;
  if (ground.isLegal("launch")) return { move: "launch", world: body };
  const step = reach.way.findLast((one) => ground.isLegal(`move ${one}`));
  return step === undefined ? null : { move: `move ${step}`, world: body };
}

/** The worlds to which no flight leads because the rocket is there. */
export const worldsBeside = (worlds: readonly VoyagerWorldShown[]): ReadonlySet<string> =>
  new Set(worlds.filter(({ flights }) => flights === 0).map(({ id }) => id));

/** The body under a point: the nearest one whose sphere, or a little more, is there. */
export function bodyAt({ layout }: Ground, point: Point, more: number): string | null {
  const near = [...layout.bodies.values()]
    .map(({ id, x, y, radius }) => ({ id, far: Math.hypot(x - point.x, y - point.y) - radius }))
    .filter(({ far }) => far <= more)
    .sort((a, b) => a.far - b.far);
  return near[0]?.id ?? null;
}

/** The legal flight nearest to a point: the space under it, or one that is not further than `within`. */
export function nearestFlight({ cells, isLegal }: Ground, point: Point, within: number): Aim | null {
  let best: Aim | null = null;
  let least = within;
  for (const cell of cells.values()) {
    const move = `move ${cell.id}`;
    const far = isLegal(move) ? distanceTo(cell, point) : Number.POSITIVE_INFINITY;
    if (far > least || (best && far === least)) continue;
    [best, least] = [{ move, world: null }, far];
  }
  return best;
}

/** What a point means: a world that something leads to, else the nearest legal flight. */
export function aimAt(ground: Ground, point: Point, within: number, more: number): Aim | null {
  const body = bodyAt(ground, point, more);
  const world = body && aimAtWorld(ground, body);
  if (world) return world;
  return nearestFlight(ground, point, body ? 0 : within);
}

/** All legal flights, ring by ring, in the order in which ◀ and ▶ go through them. */
export const flightsOf = ({ cells, isLegal }: Ground): readonly string[] =>
  [...cells.keys()].map((id) => `move ${id}`).filter(isLegal);

/** The flight after or before another one. */
export function stepped(ground: Ground, aim: Aim | null, by: number): Aim | null {
  const flights = flightsOf(ground);
  if (flights.length === 0) return null;
  const at = flights.indexOf(aim?.move ?? "");
  const next = at < 0 ? (by > 0 ? 0 : flights.length - 1) : (at + by + flights.length) % flights.length;
  return { move: flights[next] ?? "", world: null };
}

/** How small a space is on the screen: its shorter side, in pixels. */
export function smallness(cell: Cell, pixels: number): number {
  const { width, depth } = extentOf(cell);
  return Math.min(width, depth) * pixels;
}

/** Which corner of the board is emptiest: as few pieces as possible, and not what is looked at. */
export function emptiestCorner(
  pieces: readonly Point[],
  looked: Point,
): { readonly x: 0 | 1; readonly y: 0 | 1 } {
  const corners = [
    { x: 1, y: 0 },
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ] as const;
  const weight = ({ x, y }: { x: number; y: number }) => {
    const at = { x: x * 1000, y: y * 1000 };
    const near = pieces.filter((piece) => Math.hypot(piece.x - at.x, piece.y - at.y) < 520).length;
    const far = Math.hypot(looked.x - at.x, looked.y - at.y);
    return near + (far < 700 ? 10 : 0);
  };
  return corners.reduce((best, corner) => (weight(corner) < weight(best) ? corner : best));
}

/** The space beside another one: along the ring (counter-clockwise is 1), or on the next ring outwards or inwards. */
export function neighbour(cells: ReadonlyMap<string, Cell>, from: Cell, along: number, out: number): Cell {
  const ring = [...cells.values()].filter((cell) => cell.ring === from.ring + out);
  if (ring.length === 0) return from;
  if (out === 0) return ring[(from.index + along + ring.length) % ring.length] ?? from;
  const shared = (cell: Cell) => Math.min(cell.to, from.to) - Math.max(cell.from, from.from);
  return ring.reduce((best, cell) => (shared(cell) > shared(best) + 1e-9 ? cell : best));
}

/** Where a move happens on the board; null where it has no place there. */
export function placeOf(ground: Ground, move: string): Point | null {
  const cell = ground.cells.get(spaceOf(move) ?? "");
  if (cell) return middleOf(cell);
  return ground.layout.bodies.get(bodyOf(move) ?? "") ?? null;
}
