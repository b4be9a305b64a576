import { expect, test } from "vitest";
import type { VoyagerPlannedStep } from "../../../protocol/messages";
import { type Kept, stepsLeft } from "./kept";

/** Rings of four spaces: each turn carries on by one. */
const turnsTo = (space: string) => space.replace(/\d+/, (n) => String((Number(n) + 1) % 4));
const step = (round: number, kind: VoyagerPlannedStep["kind"], space: string, move: string | null) =>
  ({ round, kind, space, move, body: null, danger: null }) satisfies VoyagerPlannedStep;

/** From Earth in round 5 to Ceres in round 6, kept in round 3. */
const KEPT: Kept = {
  body: "ceres",
  launch: 5,
  from: { round: 3, space: "earth/0", isFlying: false },
  steps: [
    step(5, "launch", "earth/2", "launch"),
    step(5, "fly", "mars/1", "move mars/1"),
    step(5, "turn", "mars/2", null),
    step(6, "fly", "belt/3", "move belt/3"),
    step(6, "land", "belt/3", "land ceres"),
  ],
};
const left = (round: number, space: string, isFlying: boolean, refused: string[] = []) =>
  stepsLeft(KEPT, { round, space, isFlying }, (move) => refused.includes(move), turnsTo).length;

test("a plan stays whole until it is begun, wherever its world has been carried", () => {
  expect(left(3, "earth/0", false)).toBe(5);
  expect(left(4, "earth/1", false)).toBe(5);
  expect(left(5, "earth/2", false)).toBe(5);
});

test("each step that is made is done with, and so is each turn of the rings", () => {
  expect(left(5, "earth/2", true)).toBe(4);
  expect(left(5, "mars/1", true)).toBe(3);
  expect(left(6, "mars/2", true)).toBe(2);
  expect(left(6, "belt/3", true)).toBe(1);
});

test("a plan that is flown is over", () => {
  expect(left(6, "belt/3", false)).toBe(0);
});

test("a plan is over where the rocket is somewhere else, is lost, or has missed its round", () => {
  expect(left(5, "earth/3", true)).toBe(0);
  expect(left(5, "", false)).toBe(0);
  expect(left(6, "earth/3", false)).toBe(0);
  expect(left(3, "earth/1", false)).toBe(0);
});

test("a plan is over once its next step is due and cannot be made", () => {
  expect(left(5, "earth/2", false, ["launch"])).toBe(0);
  expect(left(5, "earth/2", true, ["launch"])).toBe(4);
  expect(left(4, "earth/1", false, ["launch"])).toBe(5);
  expect(left(6, "belt/3", true, ["land ceres"])).toBe(0);
});
