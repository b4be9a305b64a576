import { expect, test } from "vitest";
import { mission, said } from "./mission.fake";
import { clockText, countdownAt, isSilentAt, phaseAt, saidBetween, spokenOf } from "./timeline";

test("a moment belongs to the phase that runs; at the very end of one the next does", () => {
  expect([0, 59_999, 60_000, 120_000].map((time) => phaseAt(mission, time))).toEqual([1, 1, 2, 2]);
});

test("what is said is said once, at its moment", () => {
  expect(saidBetween(mission, -1, 0).map(({ kind }) => kind)).toEqual(["mission_started"]);
  expect(saidBetween(mission, 0, 9_999)).toEqual([]);
  expect(saidBetween(mission, 9_999, 10_000).map(({ turn }) => turn)).toEqual([3]);
});

test("communications are down from the announcement to the end of it", () => {
  expect([29_999, 30_000, 37_999, 38_000].map((time) => isSilentAt(mission, time))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("nothing is counted before it was announced; a silence never is", () => {
  expect(countdownAt(mission, 15_000)).toBeNull();
  expect(countdownAt(mission, 35_000)).toBeNull();
  expect(countdownAt(mission, 40_000)).toEqual({ of: "phase", left: 20 });
  expect(countdownAt(mission, 59_001)).toEqual({ of: "phase", left: 1 });
  expect(countdownAt(mission, 60_000)).toBeNull();
});

test("the window of a transfer is counted, and comes before the end of the phase", () => {
  expect(countdownAt(mission, 105_000)).toEqual({ of: "transfer", left: 5 });
  expect(countdownAt(mission, 110_000)).toEqual({ of: "phase", left: 10 });
});

test("the voice is told how long a transfer is open, and not how long a silence lasts", () => {
  expect(spokenOf(said("transfer_started", 100_000, { lasts: 10 })).seconds).toBe(10);
  expect(spokenOf(said("silence_started", 30_000, { lasts: 8 })).seconds).toBeUndefined();
});

test("the clock counts minutes and seconds up", () => {
  expect([0, 61_999, 600_000, -3].map(clockText)).toEqual(["00:00", "01:01", "10:00", "00:00"]);
});
