import type { Frame, Item } from "../protocol/messages";

/** A part of a table's log, by its first and last entry. */
export type Entries = readonly [first: number, last: number];

/** How many moves an entry holds: several may be sent as one. */
const movesIn = (item: Item): number => (item.kind === "moved" ? item.move.split(",").length : 0);

/** The frames of some entries, after the one they began with; null where moves were taken back since. */
export function framesOfEntries(
  frames: readonly Frame[],
  items: readonly Item[],
  [first, last]: Entries,
): readonly Frame[] | null {
  if (items.some(({ kind, seq }) => kind === "taken_back" && seq >= first)) return null;
  const from = (seq: number) => items.reduce((all, item) => (item.seq >= seq ? all + movesIn(item) : all), 0);
  const begins = frames.length - from(first) - 1;
  const found = frames.slice(Math.max(0, begins), frames.length - from(last + 1));
  return found.length > 1 ? found : null;
}
