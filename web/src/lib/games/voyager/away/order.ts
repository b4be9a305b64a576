/** So many cards an order may give away; more than anybody keeps would say nothing. */
export const MOST = 9;
const USUAL = 2;

/** How many cards an order may discard to hold a building; null: the seat is asked. */
export function cardsOf(order: string): number | null {
  const found = /^hold (\d+)$/.exec(order);
  return found ? Number(found[1]) : null;
}

/** The order for so many cards, within what can be chosen; null: be asked. */
export const orderFor = (cards: number | null): string =>
  cards === null ? "" : `hold ${Math.min(MOST, Math.max(1, cards))}`;

/** The number that is shown: what is set, else what was set before, else a usual one. */
export const numberFor = (set: number | null, before: number | null): number => set ?? before ?? USUAL;
