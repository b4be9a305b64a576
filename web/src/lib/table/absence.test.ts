import { beforeEach, expect, test, vi } from "vitest";
import { device } from "../device.svelte";
import { Absence } from "./absence.svelte";

const MINUTE = 60_000;
let kept: Record<string, number>;

beforeEach(() => {
  kept = {};
  vi.spyOn(device, "seenOf").mockImplementation((table) => kept[table] ?? 0);
  vi.spyOn(device, "noteSeen").mockImplementation((table, seq) => {
    kept[table] = seq;
  });
});

test("the first visit is no return", () => {
  const absence = new Absence("abc", true);
  expect(absence.begin(12)).toBe(12);
  absence.show(12);
  expect([absence.isOver, absence.from, kept.abc]).toEqual([true, 0, 12]);
});

test("who comes back is told what happened since this device last showed the table", () => {
  kept.abc = 12;
  const absence = new Absence("abc", true);
  expect(absence.begin(20)).toBe(12);
  expect([absence.isOver, absence.from, absence.to]).toEqual([false, 12, 20]);
  absence.end();
  expect([absence.isOver, absence.from]).toEqual([true, 12]); // the mark in the log stays
});

test("nothing new is no news, and a restored backup counts anew", () => {
  kept.abc = 12;
  for (const seq of [12, 5]) {
    const absence = new Absence("abc", true);
    expect(absence.begin(seq)).toBe(seq);
    expect(absence.isOver).toBe(true);
  }
});

test("spectators leave nothing behind", () => {
  const absence = new Absence("abc", false);
  absence.begin(12);
  absence.show(13);
  expect(kept).toEqual({});
});

test("a page out of sight for a moment is no absence, for longer it is", () => {
  const absence = new Absence("abc", true);
  absence.begin(12);
  absence.show(12);
  absence.hide(1000);
  absence.comeBack(14, 1000 + MINUTE);
  expect(absence.isOver).toBe(true);
  absence.hide(1000);
  absence.comeBack(16, 1000 + 5 * MINUTE);
  expect([absence.isOver, absence.from, absence.to]).toEqual([false, 14, 16]);
});

test("who lost the connection to a table whose clock ran on is told what happened meanwhile, once", () => {
  const absence = new Absence("abc", true);
  absence.begin(12);
  absence.show(12);
  absence.lose();
  absence.find(12, true);
  expect(absence.isOver).toBe(true); // nothing happened
  absence.lose();
  absence.find(15, true);
  expect([absence.isOver, absence.from, absence.to]).toEqual([false, 12, 15]);
  absence.end();
  absence.show(15);
  absence.find(16, true);
  expect(absence.isOver).toBe(true);
  absence.lose();
  absence.find(18, false); // without a clock the table waits, and shows its moves one by one
  expect(absence.isOver).toBe(true);
});
