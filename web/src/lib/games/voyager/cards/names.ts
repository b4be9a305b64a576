import type { Item } from "../../../protocol/messages";
import type { Opened } from "./cards.svelte";

/** A piece of a sentence; one that names a card opens it. */
export interface Piece {
  readonly text: string;
  readonly opens: Opened | null;
}

const KINDS = ["card", "mission", "achievement"] as const;

/** The cards an entry of the log speaks of. */
export function cardsIn(item: Item): readonly Opened[] {
  if (item.kind !== "moved") return [];
  const found = item.events.flatMap((event) =>
    KINDS.flatMap((kind) => (typeof event[kind] === "string" ? [{ kind, id: event[kind] }] : [])),
  );
  return found.filter(
    ({ kind, id }, at) => found.findIndex((other) => other.kind === kind && other.id === id) === at,
  );
}

/** Take a sentence apart where it names one of these cards. */
export function piecesOf(
  text: string,
  cards: readonly Opened[],
  nameOf: (card: Opened) => string | undefined,
): readonly Piece[] {
  for (const card of cards) {
    const name = nameOf(card);
    const at = name ? text.indexOf(name) : -1;
    if (!name || at < 0) continue;
    return [
      ...piecesOf(text.slice(0, at), cards, nameOf),
      { text: name, opens: card },
      ...piecesOf(text.slice(at + name.length), cards, nameOf),
    ];
  }
  return text ? [{ text, opens: null }] : [];
}
