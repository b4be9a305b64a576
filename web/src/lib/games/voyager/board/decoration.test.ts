import { expect, test } from "vitest";
import { marksOf } from "./decoration";
import { CENTRE } from "./geometry";

const GOAL = 40;

test.each([
  ["all at the start", [0, 0, 0, 0, 0]],
  ["alike", [7, 7, 7, 8, 30]],
  ["at the goal and beyond", [39, 40, 41, 52, 40]],
])("seats' marks stand apart and beside the gate, small and large: %s", (_, points) => {
  for (const [radius, gate] of [
    [10.5, 42],
    [19, 64],
  ] as const) {
    const marks = marksOf(points, GOAL, radius, gate);
    for (const [n, one] of marks.entries()) {
      if (one.y < CENTRE) expect(Math.abs(one.x - CENTRE)).toBeGreaterThan(gate / 2 + radius - 1);
      for (const other of marks.slice(n + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * radius - 1);
    }
  }
});
