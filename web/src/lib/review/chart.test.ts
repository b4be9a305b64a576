import { expect, test } from "vitest";
import { lineOf, signsOn, xOf, yOf } from "./chart";

const chart = { width: 120, height: 110, left: 20, bottom: 10 };
const curve = [
  { number: 1, chances: [0.5, 0.5] },
  { number: 3, chances: [0.75, 0.25] },
  { number: 11, chances: [1, 0] },
];

test("a line goes from the left to the right, as far as moves are apart", () => {
  expect(lineOf(curve, 0, chart)).toEqual([
    { x: 20, y: 50 },
    { x: 40, y: 25 },
    { x: 120, y: 0 },
  ]);
  expect(lineOf(curve, 1, chart).map(({ y }) => y)).toEqual([50, 75, 100]);
});

test("a certain win stands on top, a certain defeat at the bottom", () => {
  expect([yOf(1, chart), yOf(0, chart)]).toEqual([0, 100]);
});

test("a game of one point is drawn at the left", () => {
  expect(xOf(1, curve.slice(0, 1), chart)).toBe(20);
});

test("signs of two seats stand beside each other", () => {
  const line = Array.from({ length: 41 }, (_, x) => ({ x, y: 0 }));
  const [red, yellow] = [0, 1].map((seat) => signsOn(line, seat, 2).map(({ x }) => x));
  expect(red).toEqual([2, 10, 18, 26, 34]);
  expect(yellow).toEqual([6, 14, 22, 30, 38]);
});
