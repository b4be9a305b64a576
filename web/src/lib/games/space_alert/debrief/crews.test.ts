import { describe, expect, it } from "vitest";
import type { ResultInfo } from "../../../protocol/messages";
import { barsOf, returned } from "./crews";

const result = (points: number | null, own = false) =>
  ({ scores: [points ?? 0], winners: points === null ? [] : [0], own }) as unknown as ResultInfo;

describe("how crews did on the same mission", () => {
  it("puts losses first, then points from few to many", () => {
    const bars = barsOf(
      [null, null, -3, 9, 10, 14, 15, 29, 30, 44].map((points) => result(points)),
      "lost",
    );
    expect(bars.map(({ label, count }) => [label, count])).toEqual([
      ["lost", 2],
      ["≤ 9", 2],
      ["10–14", 2],
      ["15–19", 1],
      ["20–29", 1],
      ["30+", 2],
    ]);
    expect(bars[0]?.isLoss).toBe(true);
  });
  it("does not count a lost ship among those with no points", () => {
    const [lost, few] = barsOf([result(null), result(0)], "lost");
    expect([lost?.count, few?.count]).toEqual([1, 1]);
  });
  it("marks one's own crew", () => {
    const bars = barsOf([result(16, true), result(17), result(null)], "lost");
    expect(bars.filter(({ isOwn }) => isOwn).map(({ label }) => label)).toEqual(["15–19"]);
  });
  it("counts who came home", () => expect(returned([result(null), result(0), result(5)])).toBe(2));
});
