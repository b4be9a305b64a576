import type { VoyagerDeckShown } from "../../../protocol/messages";
import type { Held } from "./order";

/** Cards of a deck of which too many are in hand. */
export interface Pile {
  readonly deck: string;
  readonly limit: number;
  readonly tooMany: number;
  readonly cards: readonly Held[];
}

/** The decks of which something has to go. */
export function pilesOf(
  held: readonly Held[],
  decks: readonly VoyagerDeckShown[],
  deckOf: (card: string) => string,
): readonly Pile[] {
  return decks
    .map(({ id, hand_limit }) => {
      const cards = held.filter((card) => deckOf(card.id) === id);
      return { deck: id, limit: hand_limit, tooMany: cards.length - hand_limit, cards };
    })
    .filter(({ tooMany }) => tooMany > 0);
}

/** Whether one more of a pile may be chosen. */
export const isOneMore = ({ cards, tooMany }: Pile, chosen: readonly string[]): boolean =>
  cards.filter(({ key }) => chosen.includes(key)).length < tooMany;
