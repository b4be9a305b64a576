import { expect, test } from "vitest";
import type { Cue } from "./script";
import { contextTimeFor, DUCKED, msUntilHeard, spokenTimes } from "./timing";

const stamped = { currentTime: 10.05, latency: 0.04, contextTime: 10, performanceTime: 5000 };

test("a moment is found on the loudspeaker's clock by its time stamp", () => {
  expect(contextTimeFor(300, 5020, stamped)).toBeCloseTo(10.32, 6);
  expect(msUntilHeard(10.32, 5020, stamped)).toBeCloseTo(300, 6);
});

test("without a time stamp the latency is taken off", () => {
  const plain = { ...stamped, contextTime: 0, performanceTime: 0 };
  expect(contextTimeFor(300, 5020, plain)).toBeCloseTo(10.31, 6);
  expect(msUntilHeard(10.31, 5020, plain)).toBeCloseTo(300, 6);
});

test("what was heard already lies below zero", () => {
  expect(msUntilHeard(9, 5000, stamped)).toBeCloseTo(-1000, 6);
});

test("speech lowers all else by 10 dB", () => {
  expect(20 * Math.log10(DUCKED)).toBeCloseTo(-10, 6);
});

const cue = (at: number, length: number): Cue => ({ id: "data", at, length, part: "said" });

test("sentences in one breath lower the rest once, others each for itself", () => {
  expect(spokenTimes([cue(5000, 500), cue(0, 400), cue(540, 1000)])).toEqual([
    [0, 1540],
    [5000, 5500],
  ]);
  expect(spokenTimes([])).toEqual([]);
});
