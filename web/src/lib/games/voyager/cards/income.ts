import type { VoyagerEvent } from "../../../protocol/messages";

/** What the buildings of a seat brought at the beginning of its turn. */
export interface Income {
  readonly coins: number;
  readonly cards: number;
}

/** Read it from what happened since that turn began. */
export function incomeOf(since: readonly VoyagerEvent[], seat: number): Income {
  let [coins, cards] = [0, 0];
  for (const event of since) {
    if (event.event === "coins_gained" && event.seat === seat && event.source === "hotels")
      coins += event.coins;
    if (event.event === "card_drawn" && event.seat === seat && event.source === "bases") cards += 1;
  }
  return { coins, cards };
}
