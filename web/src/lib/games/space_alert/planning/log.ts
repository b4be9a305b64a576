import type { Item } from "../../../protocol/messages";

/** What the log beside the board has: the computer, what people say, and what they do in the open. */

const QUIET: readonly string[] = [
  "card_placed",
  "card_removed",
  "card_flipped",
  "cards_swapped",
  "android_card_placed",
];

/** Whether an item is worth a line while planning: every card laid and turned is not. */
export function isTold(item: Item): boolean {
  if (item.kind !== "moved" || item.seat < 0) return true;
  return item.events.some((event) => !QUIET.includes(String((event as { event?: string }).event)));
}

/** What of an item's sentences belongs here: that everybody gets cards with a phase goes without saying. */
export function textsOf(item: Item): Item {
  if (item.kind !== "moved" || item.seat >= 0 || item.texts.length !== item.events.length) return item;
  const texts = item.texts.filter((_, n) => (item.events[n] as { event?: string }).event !== "cards_taken");
  return { ...item, texts };
}

/** Whether the computer said it. */
export const isComputers = (item: Item): boolean => item.kind === "moved" && item.seat < 0;
