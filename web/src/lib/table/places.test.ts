import { expect, test } from "vitest";
import type { OutcomeInfo } from "../protocol/messages";
import { placesOf, reasonIn } from "./places";

const outcome = (scores: number[], winners: number[], more: Partial<OutcomeInfo> = {}): OutcomeInfo => ({
  scores,
  winners,
  reason: "done",
  text: "It is done. Ala wins. Points: 3.",
  resigned: [],
  ...more,
});
const listed = (of: OutcomeInfo, seats: number) =>
  placesOf(of, seats).map(({ seat, place }) => [seat, place]);

test("places go by points, and equals share theirs", () => {
  expect(listed(outcome([5, 9, 5, 1], [1]), 4)).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

test("who won is first, whatever the points", () => {
  expect(listed(outcome([5, 9], [0]), 2)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test("where nobody wins or no points count, nobody came before another", () => {
  expect(listed(outcome([0, 0], []), 2).map(([, place]) => place)).toEqual([0, 0]);
  expect(placesOf(outcome([], [1]), 2).map(({ seat, score }) => [seat, score])).toEqual([
    [1, null],
    [0, null],
  ]);
});

test("why it ended is the game's own first sentence; where all lose, also that", () => {
  expect(reasonIn(outcome([3], [0]), false)).toBe("It is done.");
  expect(reasonIn(outcome([0], [], { text: "It fell. Everybody loses. Points: 0." }), true)).toBe(
    "It fell. Everybody loses.",
  );
  expect(reasonIn(outcome([], [1], { reason: "resigned", text: "Ala resigned. Olek wins." }), false)).toBe(
    "Ala resigned. Olek wins.",
  );
});
