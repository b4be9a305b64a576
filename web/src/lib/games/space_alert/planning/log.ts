import type { Item } from "../../../protocol/messages";

/** What the log beside the board has: the computer, what people say, and what they do in the open. */

const QUIET: readonly string[] = [
  "card_placed",
  "card_removed",
  "card_flipped",
  "cards_swapped",
  "android_card_placed",
];

const nameOf = (event: unknown): string => String((event as { event?: string }).event);

/** Whether an item is worth a line while planning: cards laid and turned are not, nor that one says so. */
export function isTold(item: Item): boolean {
  if (item.kind === "talked") return !item.about.startsWith("lay ");
  if (item.kind !== "moved" || item.seat < 0) return true;
  return item.events.some((event) => !QUIET.includes(nameOf(event)));
}

/** What of an item's sentences belongs here: a phase that begins ends the one before and brings cards to all. */
export function textsOf(item: Item): Item {
  if (item.kind !== "moved" || item.seat >= 0 || item.texts.length !== item.events.length) return item;
  const names = item.events.map(nameOf);
  const unsaid = names.includes("phase_began") ? ["cards_taken", "phase_ended"] : [];
  return { ...item, texts: item.texts.filter((_, n) => !unsaid.includes(names[n] ?? "")) };
}

/** Whether the computer said it. */
export const isComputers = (item: Item): boolean => item.kind === "moved" && item.seat < 0;
