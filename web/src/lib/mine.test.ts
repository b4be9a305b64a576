import { expect, test } from "vitest";
import { joined, shortened } from "./mine";
import type { MyTable } from "./protocol/messages";

const table = (code: string, phase: string, updated: number, seats = [0]) =>
  ({ info: { table: code, phase }, seats, awaited: [], updated }) as unknown as MyTable;
const codes = (tables: readonly MyTable[]) => tables.map(({ info }) => info.table);

test("games that go on come first, then the newest", () => {
  const list = joined([
    table("a", "over", 9),
    table("b", "playing", 1),
    table("c", "lobby", 2),
    table("d", "over", 10),
  ]);
  expect(codes(list)).toEqual(["c", "b", "d", "a"]);
});

test("a table of two guests of this device is listed once, with both seats", () => {
  const [only, ...rest] = joined([table("a", "playing", 1, [2]), table("a", "playing", 1, [0])]);
  expect(only?.seats).toEqual([0, 2]);
  expect(rest).toEqual([]);
});

test("a short list never leaves out a game that goes on", () => {
  const running = Array.from({ length: 20 }, (_, n) => table(`r${n}`, "playing", n));
  expect(shortened(joined([...running, table("o", "over", 99)]), 12)).toHaveLength(20);
  expect(shortened([table("a", "over", 1), table("b", "over", 2)], 1)).toHaveLength(1);
});
