import { expect, test } from "vitest";
import { best, movesOf, picked, picksOf, type Row, railOf, spentOf, sumOf } from "./picks";

const row = (id: string, pips: number, more: Partial<Row> = {}): Row => ({
  id,
  key: id,
  pips,
  plays: 0,
  draws: false,
  isNew: false,
  ...more,
});
const hand = [row("a", 1), row("a", 1, { key: "a 2" }), row("b", 2), row("c", 3)];
const all = hand.map(best);

test("moves tick cards, and of two alike each once", () => {
  const keys = (...moves: string[]) => picksOf(moves, hand).map(({ key }) => key);
  expect(keys("discard a", "discard a")).toEqual(["a", "a 2"]);
  expect(keys("discard b", "stand")).toEqual(["b"]);
});

test("a card is played where that adds as much as discarding it", () => {
  expect(best(row("d", 1, { plays: 1 }))).toMatchObject({ way: "play", adds: 1 });
  expect(best(row("d", 3, { plays: 1 }))).toMatchObject({ way: "discard", adds: 3 });
  expect(picksOf(["play d"], [row("d", 3, { plays: 1 })])).toMatchObject([{ way: "play", adds: 1 }]);
});

test("no card is used in vain, whatever was ticked", () => {
  const keys = (missing: number) => spentOf(all, missing).map(({ key }) => key);
  expect(keys(1)).toEqual(["c"]);
  expect(keys(5)).toEqual(["c", "b"]);
  expect(keys(6)).toEqual(["c", "b", "a"]);
  expect(keys(0)).toEqual([]);
  expect(sumOf(all)).toBe(7);
});

test("what draws is sent last, and only one of it", () => {
  const drawing = (id: string) => picked(row(id, 1, { plays: 1, draws: true }), "play");
  expect(movesOf([drawing("d"), best(row("b", 2)), drawing("e")])).toEqual(["discard b", "play d"]);
});

test("the rail has the numbers of a die, and more where more counts", () => {
  expect(railOf(4, 3)).toHaveLength(6);
  expect(railOf(8, 3)).toHaveLength(8);
  expect(railOf(5, 9)).toHaveLength(9);
});
