import { expect, it } from "vitest";
import { shapeFor } from "./size";

it.each([
  [1440, 900, "wide"],
  [2560, 1440, "wide"],
  [1280, 720, "wide"],
  [390, 844, "tall"],
  [320, 568, "tall"],
  [768, 1024, "tall"],
  [844, 390, "flat"],
  [1024, 768, "flat"],
])("a table of %i by %i is %s", (width, height, shape) => {
  expect(shapeFor(width, height)).toBe(shape);
});
