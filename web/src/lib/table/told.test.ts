import { expect, test } from "vitest";
import type { Item, Update } from "../protocol/messages";
import { Told } from "./told.svelte";

const said = (seq: number) => ({ kind: "said", seq, at: 0, seat: 0, who: "Ala", text: String(seq) }) as Item;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => said(from + n));
const update = (since: number, seq: number, items: readonly Item[]) =>
  ({ type: "update", since, seq, items }) as unknown as Update;

test("whoever is told the last entries only may ask for the earlier ones, back to the beginning", () => {
  const told = new Told();
  told.add(update(0, 100, range(37, 100)), 0);
  expect(told.after(0)).toBe(36);
  told.addEarlier(range(1, 36), 0, 0);
  expect(told.after(0)).toBe(0);
  expect(told.to(0).map(({ seq }) => seq)).toEqual(range(1, 100).map(({ seq }) => seq));
  told.add(update(100, 101, [said(101)]), 0);
  expect(told.to(0)).toHaveLength(101);
});

test("a page that was asked for twice is there once", () => {
  const told = new Told();
  told.add(update(0, 100, range(37, 100)), 0);
  told.addEarlier(range(1, 36), 0, 0);
  told.addEarlier(range(1, 36), 0, 0);
  expect(told.to(0)).toHaveLength(100);
});

test("a short game is known from its beginning", () => {
  const told = new Told();
  told.add(update(0, 12, range(5, 12)), 0);
  expect(told.after(0)).toBe(0);
});
