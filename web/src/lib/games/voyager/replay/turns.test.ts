import { expect, test } from "vitest";
import { marksOf, roundsOf, spread, turnAt, turnsOf } from "./turns";

const began = (seat: number, round: number) => ({ events: [{ event: "turn_began", seat, round }] });
const quiet = { events: [{ event: "coins_gained" }] };
const FRAMES = [quiet, quiet, began(1, 0), quiet, quiet, began(0, 0), began(1, 1), quiet];

test("a replay falls into turns, the set-up first", () => {
  expect(turnsOf(FRAMES)).toEqual([
    { first: 0, last: 1, seat: null, round: 0 },
    { first: 2, last: 4, seat: 1, round: 1 },
    { first: 5, last: 5, seat: 0, round: 1 },
    { first: 6, last: 7, seat: 1, round: 2 },
  ]);
  expect(turnsOf(FRAMES.slice(2))[0]).toEqual({ first: 0, last: 2, seat: 1, round: 1 });
  expect(turnsOf([quiet])).toEqual([{ first: 0, last: 0, seat: null, round: 0 }]);
});

test("every frame belongs to a turn", () => {
  const turns = turnsOf(FRAMES);
  expect(FRAMES.map((_, frame) => turnAt(turns, frame))).toEqual([0, 0, 1, 1, 1, 2, 3, 3]);
});

test("moments are marked where their moves are among the turns", () => {
  const marks = marksOf([{ move: 2 }, { move: 4 }, { move: 7 }], turnsOf(FRAMES));
  expect(marks.map(({ number, move }) => [number, move])).toEqual([
    [1, 2],
    [2, 4],
    [3, 7],
  ]);
  expect(marks.map(({ place }) => place)).toEqual([1 / 3, (1 + 2 / 3) / 3, 1]);
});

test("rounds are written where they begin, and not over one another", () => {
  const turns = Array.from({ length: 12 }, (_, n) => ({ first: n, last: n, seat: 0, round: n }));
  expect(roundsOf(turns).map(({ round }) => round)).toEqual([1, 5, 11]);
  expect(roundsOf(turns)[1]?.place).toBeCloseTo(5 / 11);
});

test("marks are moved apart and stay on the line", () => {
  expect(spread([10, 12, 300], 26, 300)).toEqual([10, 36, 300]);
  expect(spread([280, 290, 300], 26, 300)).toEqual([248, 274, 300]);
});
