import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HOLD, Hold } from "./hold.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function held() {
  let opened = 0;
  const hold = new Hold(() => {
    opened += 1;
  });
  return { hold, opened: () => opened };
}

test("it opens after being held for its time, once, and not before", () => {
  const { hold, opened } = held();
  hold.begin();
  vi.advanceTimersByTime(HOLD - 1);
  expect([hold.isHeld, opened()]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect([hold.isHeld, opened()]).toEqual([false, 1]);
  vi.advanceTimersByTime(HOLD);
  expect(opened()).toBe(1);
});

test("a key that repeats does not begin anew", () => {
  const { hold, opened } = held();
  hold.begin();
  vi.advanceTimersByTime(HOLD / 2);
  hold.begin();
  vi.advanceTimersByTime(HOLD / 2);
  expect(opened()).toBe(1);
});

test("let go too early, it stays shut", () => {
  const { hold, opened } = held();
  hold.begin();
  vi.advanceTimersByTime(HOLD - 1);
  hold.release();
  vi.advanceTimersByTime(HOLD);
  expect([hold.isHeld, opened()]).toEqual([false, 0]);
});

test("two presses open it, a double click does not, and the first is forgotten in the end", () => {
  const { hold, opened } = held();
  hold.press(1000);
  hold.press(1200);
  expect([hold.isArmed, opened()]).toEqual([true, 0]);
  hold.press(1600);
  expect([hold.isArmed, opened()]).toEqual([false, 1]);
  hold.press(5000);
  vi.advanceTimersByTime(11_000);
  expect(hold.isArmed).toBe(false);
  hold.press(20_000);
  expect(opened()).toBe(1);
});

test("what is put away does not open later", () => {
  const { hold, opened } = held();
  hold.begin();
  hold.stop();
  vi.advanceTimersByTime(HOLD);
  expect(opened()).toBe(0);
});
