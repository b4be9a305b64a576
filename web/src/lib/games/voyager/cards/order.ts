import type { Item, VoyagerEvent } from "../../../protocol/messages";

/** A card in hand: cards alike have keys of their own, so that a choice is about one of them. */
export interface Held {
  readonly id: string;
  readonly key: string;
  readonly isNew: boolean;
}

/** The game's events among some entries of a log, in their order. */
export const eventsIn = (items: readonly Item[]): readonly VoyagerEvent[] =>
  items.flatMap((item) => (item.kind === "moved" ? (item.events as unknown as readonly VoyagerEvent[]) : []));

/** The cards a seat drew, in that order. */
export const drawnBy = (events: readonly VoyagerEvent[], seat: number): readonly string[] =>
  events.flatMap((event) =>
    event.event === "card_drawn" && event.seat === seat && event.card !== null ? [event.card] : [],
  );

/** What happened since a seat's turn began; nothing where that is too long ago to be known. */
export function sinceTurn(events: readonly VoyagerEvent[], seat: number): readonly VoyagerEvent[] {
  const began = events.findLastIndex((event) => event.event === "turn_began" && event.seat === seat);
  return began < 0 ? [] : events.slice(began);
}

/**
 * The hand as it was drawn, research before exploration: what a log no longer tells of was there before.
 * Of cards alike the last drawn are those still in hand; those drawn in this turn are new.
 */
export function asDrawn(
  hand: readonly string[],
  drawn: readonly string[],
  newly: readonly string[],
  deckOf: (card: string) => string,
): readonly Held[] {
  const left = [...drawn];
  const fresh = [...newly];
  const found = [...hand].reverse().map((id, n) => {
    const at = left.lastIndexOf(id);
    if (at >= 0) left[at] = "";
    const isNew = fresh.includes(id);
    if (isNew) fresh[fresh.indexOf(id)] = "";
    return { id, isNew, at: at < 0 ? -1 - n : at };
  });
  const decks = [...new Set(hand.map(deckOf))];
  const copies = new Map<string, number>();
  return found
    .sort(
      (one, other) => decks.indexOf(deckOf(one.id)) - decks.indexOf(deckOf(other.id)) || one.at - other.at,
    )
    .map(({ id, isNew }) => {
      const n = copies.get(id) ?? 0;
      copies.set(id, n + 1);
      return { id, key: n ? `${id} ${n + 1}` : id, isNew };
    });
}
