import { expect, it } from "vitest";
import { pointsOf } from "./points";

it("a line has the points of its parts, and a lost ship none", () => {
  expect(pointsOf({ type: "survived", survived: 4, destroyed: 12, penalty: 3, confirmation: 2 })).toBe(15);
  expect(pointsOf({ type: "lost", to: "fighter" })).toBeNull();
});
