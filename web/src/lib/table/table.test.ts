import { afterEach, expect, test, vi } from "vitest";
import type { Position, TableInfo } from "../protocol/messages";
import { TableState } from "./table.svelte";

afterEach(() => vi.unstubAllGlobals());

/** A table where seat 1 has been away since a moment. */
function tableWith(days: number, standIn = ""): TableState {
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  const table = new TableState("abc", [0], {}, "", "en");
  table.info = { days_per_move: days, seats: [{}, { stand_in: standIn }] } as unknown as TableInfo;
  table.shown = { awaited: [1], deadline: 500_000 } as unknown as Position;
  table.away = { 1: 100_000 };
  return table;
}

test("a bot may be asked to stand in once somebody has been away for a minute", () => {
  const table = tableWith(0);
  expect(table.mayBeStoodInFor(1, 159_999)).toBe(false);
  expect(table.mayBeStoodInFor(1, 160_000)).toBe(true);
  expect(table.mayBeStoodInFor(0, 900_000)).toBe(false);
});

test("at a slow table the move's deadline counts", () => {
  const table = tableWith(1);
  expect(table.mayBeStoodInFor(1, 500_000)).toBe(false);
  expect(table.mayBeStoodInFor(1, 500_001)).toBe(true);
});

test("where a bot stands in already, none is asked for", () => {
  expect(tableWith(0, "normal").mayBeStoodInFor(1, 900_000)).toBe(false);
});
