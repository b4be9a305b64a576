import { describe, expect, it } from "vitest";
import {
  bandsOf,
  CENTRE,
  carriedBy,
  carriedPath,
  cellPath,
  cellsOf,
  distanceTo,
  extentOf,
  middleOf,
  pointAt,
  polarOf,
} from "./geometry";

const ring = (id: string, count: number) => ({
  id,
  spaces: Array.from({ length: count }, (_, n) => `${id}/${n}`),
});
const STANDARD = [
  ring("mercury", 1),
  ring("venus", 3),
  ring("earth", 4),
  ring("mars", 8),
  ring("belt", 16),
  ring("jupiter", 48),
];
const near = (turns: number, radius: number) => {
  const { x, y } = pointAt(turns, radius);
  return { x: Math.round(x), y: Math.round(y) };
};
/** Where a path begins. */
const pointIn = (path: string) => {
  const [x = 0, y = 0] = path.slice(1).split(" ").map(Number);
  return { x, y };
};

describe("the orrery", () => {
  it("begins at the top and goes counter-clockwise", () => {
    expect(near(0, 100)).toEqual({ x: 500, y: 400 });
    expect(near(0.25, 100)).toEqual({ x: 400, y: 500 });
    expect(near(0.5, 100)).toEqual({ x: 500, y: 600 });
    expect(near(0.75, 100)).toEqual({ x: 600, y: 500 });
  });

  it("reads points back", () => {
    for (const turns of [0, 0.1, 0.37, 0.5, 0.81]) {
      const read = polarOf(pointAt(turns, 321));
      expect(read.turns).toBeCloseTo(turns);
      expect(read.radius).toBeCloseTo(321);
    }
  });

  it("has six rings as printed", () => {
    expect(bandsOf(STANDARD).map(({ inner, outer }) => [inner, outer])).toEqual([
      [54, 96],
      [103, 165],
      [172, 238],
      [245, 307],
      [314, 375],
      [382, 446],
    ]);
  });

  it("lets other rings share the room equally, with rails between them", () => {
    const bands = bandsOf([ring("a", 2), ring("b", 5), ring("c", 7)]);
    expect(bands[0]?.inner).toBe(54);
    expect(bands[2]?.outer).toBeCloseTo(446);
    const widths = bands.map(({ inner, outer }) => outer - inner);
    for (const width of widths) expect(width).toBeCloseTo(widths[0] ?? 0);
    expect((bands[1]?.inner ?? 0) - (bands[0]?.outer ?? 0)).toBeCloseTo(7);
  });

  it("has every middle in one space only", () => {
    const cells = [...cellsOf(STANDARD).values()];
    expect(cells.length).toBe(80);
    for (const { id, ...cell } of cells) {
      const middle = middleOf({ id, ...cell });
      expect(cells.filter((other) => distanceTo(other, middle) === 0).map((other) => other.id)).toEqual([id]);
    }
    expect(cells.some((cell) => distanceTo(cell, { x: CENTRE, y: CENTRE }) === 0)).toBe(false);
  });

  it("knows how far a ring carries, also over the dividing line", () => {
    expect(carriedBy(pointAt(0.1, 200), pointAt(0.35, 200))).toBeCloseTo(0.25);
    expect(carriedBy(pointAt(0.9, 200), pointAt(0.15, 200))).toBeCloseTo(0.25);
  });

  it("draws an arrow that stops before what it points at, and never turns back", () => {
    const { line, head } = carriedPath(pointAt(0, 200), pointAt(0.25, 200), 20);
    const tip = polarOf(pointIn(head));
    expect(line.startsWith("M500 300 ")).toBe(true);
    expect(tip.radius).toBeCloseTo(200, 1);
    expect(tip.turns).toBeCloseTo(0.25 - 20 / (2 * Math.PI * 200), 3);
    expect(polarOf(pointIn(carriedPath(pointAt(0, 414), pointAt(1 / 480, 414), 60).head)).turns).toBeCloseTo(
      0,
    );
  });

  it("measures how far a finger is from a space", () => {
    const jupiter = cellsOf(STANDARD).get("jupiter/0");
    if (!jupiter) throw new Error("no such space");
    expect(distanceTo(jupiter, pointAt(0.01, 466))).toBeCloseTo(20);
    expect(distanceTo(jupiter, pointAt(0.99, 400))).toBeCloseTo(2 * 400 * Math.sin(0.01 * Math.PI));
    expect(distanceTo(jupiter, pointAt(0.01, 362))).toBeCloseTo(20);
  });

  it("knows that Jupiter's spaces are narrow", () => {
    const cells = cellsOf(STANDARD);
    const jupiter = cells.get("jupiter/7");
    const mercury = cells.get("mercury/0");
    if (!jupiter || !mercury) throw new Error("no such space");
    expect(extentOf(jupiter).width).toBeCloseTo((2 * Math.PI * 414) / 48);
    expect(extentOf(jupiter).depth).toBe(64);
    expect(cellPath(mercury)).toContain("A96 96");
    expect(cellPath(jupiter, 2).startsWith("M")).toBe(true);
  });
});
