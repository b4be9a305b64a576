import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cardKey, keyOf, TOGETHER, TurnKeys } from "./keys";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function typed(...keys: (string | number)[]): number[] {
  const turns: number[] = [];
  const reader = new TurnKeys((turn) => turns.push(turn));
  for (const key of keys) {
    if (typeof key === "number") vi.advanceTimersByTime(key);
    else reader.press(key);
  }
  return turns;
}

test("a digit from 2 to 9 is a turn at once", () => {
  expect(typed("4", "7")).toEqual([4, 7]);
});

test("1 waits for a second digit, and is turn 1 if none comes in time", () => {
  expect(typed("1")).toEqual([]);
  expect(typed("1", TOGETHER - 1)).toEqual([]);
  expect(typed("1", TOGETHER)).toEqual([1]);
});

test("two digits in time are turn 10, 11 or 12", () => {
  expect(typed("1", "0")).toEqual([10]);
  expect(typed("1", TOGETHER - 1, "1")).toEqual([11]);
  expect(typed("1", "2", TOGETHER)).toEqual([12]);
});

test("another digit after 1 means both", () => {
  expect(typed("1", "5")).toEqual([1, 5]);
  expect(typed("1", TOGETHER, "2")).toEqual([1, 2]);
});

test("whoever goes on to the next card need not wait for turn 1", () => {
  expect(typed("1", "w", "2", "e", "3")).toEqual([1, 2, 3]);
});

test("0 alone and other keys mean nothing", () => {
  expect(typed("0", "x", TOGETHER)).toEqual([]);
});

test("Q to P name the cards of the hand", () => {
  expect([cardKey("q"), cardKey("P"), cardKey("a"), cardKey("Enter")]).toEqual([0, 9, -1, -1]);
  expect([keyOf(0), keyOf(9), keyOf(10)]).toEqual(["Q", "P", "⇧Q"]);
});

test("with Shift they name the cards behind the tenth, as many as two seats can hold", () => {
  expect([cardKey("Q", true), cardKey("t", true), cardKey("Q", false)]).toEqual([10, 14, 0]);
  expect([cardKey("1", true), cardKey("Shift", true)]).toEqual([-1, -1]);
  expect([keyOf(14), keyOf(19), keyOf(20)]).toEqual(["⇧T", "⇧P", ""]);
});
