import { expect, test } from "vitest";
import type { Frame, Item } from "../protocol/messages";
import { framesOfEntries } from "./again";

const moved = (seq: number, move: string) => ({ kind: "moved", seq, move }) as unknown as Item;
const said = (seq: number) => ({ kind: "said", seq }) as unknown as Item;
const FRAMES = Array.from({ length: 7 }, (_, view) => ({ view }) as unknown as Frame);
const shown = (items: readonly Item[], first: number, last: number) =>
  framesOfEntries(FRAMES, items, [first, last])?.map(({ view }) => view) ?? null;

test("entries are shown from the frame before them on, however many moves they hold", () => {
  const items = [moved(10, "launch"), said(11), moved(12, "discard a, discard b, stand"), moved(13, "end")];
  expect(shown(items, 13, 13)).toEqual([5, 6]);
  expect(shown(items, 12, 13)).toEqual([2, 3, 4, 5, 6]);
  expect(shown(items, 10, 12)).toEqual([1, 2, 3, 4, 5]);
});

test("what goes further back than the frames is shown from the first one on", () => {
  const items = Array.from({ length: 20 }, (_, n) => moved(n + 1, "end"));
  expect(shown(items, 1, 20)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(shown(items, 1, 3)).toBeNull();
});

test("where moves were taken back nobody knows which frames they were", () => {
  const items = [moved(10, "launch"), { kind: "taken_back", seq: 11 } as unknown as Item, moved(12, "end")];
  expect(shown(items, 10, 12)).toBeNull();
  expect(shown(items, 12, 12)).toEqual([5, 6]);
});
