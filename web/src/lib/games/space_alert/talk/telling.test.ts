import { beforeEach, expect, test } from "vitest";
import type { Bridge } from "../common/bridge.svelte";
import { Telling } from "./telling.svelte";

let told: string[];
let table: string;
let tables = 0;

beforeEach(() => {
  told = [];
  tables += 1;
  table = `table${tables}`;
});

/** A page at the table, opened anew each time. */
function page({ seat = 0, isSilent = false, hand = ["A/red", "B/deck"] } = {}): Telling {
  const talk = (kind: string, about: string) => void told.push(`${kind} ${about}`);
  const crew = [
    { id: "captain", seat: 0 },
    { id: "android1", seat: null },
  ];
  const planner = { plan: { hand: hand.map((card) => ({ card })) } };
  const seen = { view: { seat }, crew, planner, isSilent, isPlaying: true, talk: isSilent ? null : talk };
  return new Telling({ table: { table }, ...seen } as unknown as Bridge);
}

test("what is laid is told, and that it was taken back", () => {
  const telling = page();
  telling.laid("captain", 4, "A");
  telling.laid("captain", 4, "");
  expect(told).toEqual(["tell lay 4 A", "tell lay 4 -"]);
});

test("whoever chose to say nothing says nothing, and an android's board lies open anyway", () => {
  const telling = page();
  telling.laid("android1", 4, "A");
  telling.change({ tells: false });
  telling.laid("captain", 4, "A");
  expect(told).toEqual([]);
  expect(page().wish.tells).toBe(false);
});

test("what was laid in silence waits, also for a page opened anew, and is told at once", () => {
  const silent = page({ isSilent: true });
  silent.laid("captain", 4, "A");
  silent.laid("captain", 5, "deck");
  silent.laid("captain", 4, "");
  expect(told).toEqual([]);
  const after = page();
  expect(after.wish.untold).toEqual({ 4: "", 5: "deck" });
  after.all();
  expect(told).toEqual(["tell lay 4 -", "tell lay 5 deck"]);
  expect(page().wish.untold).toEqual({});
});

test("seats at one screen do not tell each other's cards", () => {
  page({ isSilent: true }).laid("captain", 4, "A");
  expect(page({ seat: 1 }).wish).toEqual({ tells: true, untold: {} });
});

test("a hand is told card by card, an empty one takes back what was said", () => {
  page().hand();
  page({ hand: [] }).hand();
  page({ isSilent: true }).hand();
  expect(told).toEqual(["tell hand A/red B/deck", "tell hand -"]);
});
