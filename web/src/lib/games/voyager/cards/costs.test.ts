import { expect, test } from "vitest";
import { costOf } from "./costs";

const shift = (after: number) => ({ what: "defence", of: "mars", before: 83, after }) as const;
const spending = {
  lots: [["rover", "rover", "drive"], ["shelter"]],
  costs: [
    { given: [3, 0], kept: 1, shifts: [shift(72)] },
    { given: [0, 1], kept: 3, shifts: [shift(58)] },
    { given: [3, 1], kept: 0, shifts: [shift(42)] },
  ],
};

test("cards of a lot cost alike, whichever they are and in whatever order", () => {
  expect(costOf(spending, ["shelter"])?.shifts).toEqual([shift(58)]);
  expect(costOf(spending, ["rover", "drive", "rover"])?.kept).toBe(1);
  expect(costOf(spending, ["drive", "shelter", "rover", "rover"])?.shifts).toEqual([shift(42)]);
});

test("sets that are not listed cost nothing, and nothing does where nothing is at risk", () => {
  expect(costOf(spending, ["rover", "drive"])).toBeNull();
  expect(costOf(spending, [])).toBeNull();
  expect(costOf(null, ["shelter"])).toBeNull();
});
