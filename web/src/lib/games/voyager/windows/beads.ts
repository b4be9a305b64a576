import type { VoyagerPlannedStep } from "../../../protocol/messages";
import { type Cell, extentOf, inCell, middleOf, type Point, pointAt, polarOf } from "../board/geometry";

/** A step of a flight on the board: those of one's own are counted, the turn of the rings is none. */
export interface Bead extends Point {
  readonly number: number | null;
}

/** From one bead to the next: flown straight, or carried by the ring. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly isTurn: boolean;
}

/** How far behind a body a flight ends, in units; in a narrow space less. */
const BEHIND = 58;
const MOST_BEHIND = 0.28;

/** A flight as beads, each off those before it, and the legs between them; the first one begins at the rocket. */
export function beadsOf(
  steps: readonly VoyagerPlannedStep[],
  cells: ReadonlyMap<string, Cell>,
  radius: number,
  rocket: Point | null,
): { readonly beads: readonly Bead[]; readonly legs: readonly Leg[] } {
  const beads: Bead[] = [];
  const legs: Leg[] = [];
  let number = 0;
  for (const step of steps) {
    const cell = cells.get(step.space);
    if (!cell) continue;
    if (step.kind !== "turn") number += 1;
    const at = clear(placeOf(step, cell), beads, radius);
    const from = beads.at(-1) ?? rocket;
    if (from) legs.push({ from, to: at, isTurn: step.kind === "turn" });
    beads.push({ ...at, number: step.kind === "turn" ? null : number });
  }
  return { beads, legs };
}

/** On a body in the middle of its space; beside it, where there is one, in flight. */
function placeOf({ kind, body }: VoyagerPlannedStep, cell: Cell): Point {
  const isGrounded = kind === "land" || kind === "rocket";
  if (isGrounded || body === null) return middleOf(cell);
  return inCell(cell, 0.5 - Math.min(MOST_BEHIND, BEHIND / extentOf(cell).width));
}

/** Moved outwards until it covers no other bead. */
function clear(wanted: Point, beads: readonly Point[], radius: number): Point {
  const { turns, radius: far } = polarOf(wanted);
  for (let n = 0; n <= 2 * beads.length; n++) {
    const at = pointAt(turns, far + n * radius);
    if (beads.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= 2 * radius)) return at;
  }
  return wanted;
}
