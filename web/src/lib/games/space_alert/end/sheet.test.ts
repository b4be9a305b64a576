import { expect, it } from "vitest";
import { REELS } from "../film/missions";
import { countedUp, SHEET_LINES, signed } from "./sheet";

it("counts up to the server's total, line by line", () => {
  const scores = REELS.flatMap(({ latest }) => (latest?.score ? [latest.score] : []));
  expect(scores.length).toBeGreaterThan(1);
  for (const score of scores) {
    expect(countedUp(score, 0)).toBe(0);
    expect(countedUp(score, 1)).toBe(score.destroyed);
    expect(countedUp(score, SHEET_LINES.length)).toBe(score.total);
  }
});

it("writes a minus as one", () => {
  expect([-5, 0, 16].map(signed)).toEqual(["−5", "0", "16"]);
});
