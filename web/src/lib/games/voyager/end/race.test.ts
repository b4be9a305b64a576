import { expect, test } from "vitest";
import { apart, linesOf, pinsOf, topOf } from "./race";

const CHART = { width: 110, height: 100, left: 10, bottom: 0 };

test("the chart reaches beyond goal and best score", () => {
  expect(topOf(40, [43, 12])).toBe(50);
  expect(topOf(40, [12, 39])).toBe(50);
});

test("lines begin at nothing and end where the rounds end, dashed to what achievements added", () => {
  const [first, second] = linesOf(
    [
      [10, 5],
      [25, 5],
    ],
    [25, 7],
    40,
    CHART,
  );
  expect(first?.points.map(({ y }) => y)).toEqual([100, 80, 50]);
  expect(first?.end).toBeNull();
  expect(second?.end?.y).toBeCloseTo(86);
  expect(second?.end?.x ?? 0).toBeGreaterThan(second?.points.at(-1)?.x ?? 999);
});

test("scores beside the lines are moved apart, in their order", () => {
  expect(apart([50, 52, 10], 16)).toEqual([50, 66, 10]);
});

test("moments are numbered beside the lines, none on another and none off the chart", () => {
  const chart = { width: 300, height: 200, left: 0, bottom: 20 };
  const race = [
    [1, 1],
    [2, 2],
    [20, 3],
    [41, 4],
  ];
  const lines = linesOf(race, [41, 4], 40, chart);
  const moments = [
    { seat: 0, round: 1 },
    { seat: 1, round: 1 },
    { seat: 0, round: 2 },
    { seat: 1, round: 2 },
    { seat: 0, round: 4 },
    { seat: 0, round: 9 }, // after the last round that counts: at the line's end
  ];
  const pins = pinsOf(moments, lines, 18, chart);
  expect(pins.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(pins[4]?.at).toEqual(lines[0]?.points[4]);
  expect(pins[5]?.at).toEqual(lines[0]?.points[4]);
  for (const { number, at, stands } of pins) {
    expect(stands.x).toBe(at.x);
    expect(stands.y).toBeGreaterThanOrEqual(0);
    expect(stands.y).toBeLessThanOrEqual(180);
    for (const other of pins)
      if (other.number !== number)
        expect(
          Math.hypot(other.stands.x - stands.x, other.stands.y - stands.y),
          `${number}, ${other.number}`,
        ).toBeGreaterThanOrEqual(18);
  }
});
