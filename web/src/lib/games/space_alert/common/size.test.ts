import { expect, test } from "vitest";
import { sizeFor } from "./size";

test.each([
  [1440, 900, "wide", 1],
  [1920, 1080, "wide", 1.2],
  [2560, 1440, "wide", 1.6],
  [1280, 720, "wide", 0.8],
  [390, 844, "tall", 1],
  [768, 1024, "tall", 1.213],
  [320, 640, "tall", 0.758],
  [844, 390, "flat", 1],
  [1024, 768, "flat", 1.213],
] as const)("a screen of %i × %i is %s, its unit %f", (width, height, shape, unit) => {
  const found = sizeFor(width, height);
  expect(found.shape).toBe(shape);
  expect(found.unit).toBeCloseTo(unit, 2);
});

test("the log is in sight on a desktop and on a tablet lying down, not on phones", () => {
  const seen = (
    [
      [1440, 900],
      [1024, 768],
      [844, 390],
      [390, 844],
    ] as const
  ).map(([w, h]) => sizeFor(w, h).hasLog);
  expect(seen).toEqual([true, true, false, false]);
});
