import { expect, test } from "vitest";
import type { VoyagerPlannedStep } from "../../../protocol/messages";
import { cellsOf, middleOf, pointAt, polarOf } from "../board/geometry";
import { beadsOf } from "./beads";

const CELLS = cellsOf(
  Object.entries({ mercury: 1, venus: 3, earth: 4, mars: 8, belt: 16, jupiter: 48 }).map(([id, count]) => ({
    id,
    spaces: Array.from({ length: count }, (_, n) => `${id}/${n}`),
  })),
);
const step = (kind: VoyagerPlannedStep["kind"], space: string, body: string | null = null) =>
  ({ round: 1, kind, space, body, move: null, danger: null }) satisfies VoyagerPlannedStep;
const RADIUS = 15;
const FLIGHT = [
  step("launch", "earth/2", "earth"),
  step("fly", "mars/4"),
  step("turn", "mars/5"),
  step("fly", "belt/9", "ceres"),
  step("land", "belt/9", "ceres"),
];

test("one's own steps are counted, the turn of the rings is not", () => {
  const { beads } = beadsOf(FLIGHT, CELLS, RADIUS, null);
  expect(beads.map(({ number }) => number)).toEqual([1, 2, null, 3, 4]);
});

test("legs join the beads; the ring carries along an arc; the first begins at the rocket", () => {
  const rocket = pointAt(0.5, 205);
  const { beads, legs } = beadsOf(FLIGHT, CELLS, RADIUS, rocket);
  expect(legs.map(({ isTurn }) => isTurn)).toEqual([false, false, true, false, false]);
  expect(legs[0]?.from).toEqual(rocket);
  expect(legs[2]).toMatchObject({ from: { number: 2 }, to: { x: beads[2]?.x, y: beads[2]?.y } });
  expect(beadsOf(FLIGHT, CELLS, RADIUS, null).legs.length).toBe(4);
});

test("a flight ends beside a body, a landing on it, and no bead covers another", () => {
  const { beads } = beadsOf(FLIGHT, CELLS, RADIUS, null);
  const belt = CELLS.get("belt/9");
  expect(beads[4]).toMatchObject(belt ? middleOf(belt) : {});
  for (const [n, one] of beads.entries())
    for (const other of beads.slice(n + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * RADIUS - 0.01);
});

test("in a narrow space beads go outwards", () => {
  const { beads } = beadsOf(
    [step("fly", "jupiter/7", "europa"), step("land", "jupiter/7", "europa")],
    CELLS,
    RADIUS,
    null,
  );
  const [flown, landed] = beads.map((bead) => polarOf(bead).radius);
  expect(landed).toBeGreaterThan((flown ?? 0) + RADIUS);
});
