import { expect, test } from "vitest";
import type { VoyagerEvent } from "../../../protocol/messages";
import { incomeOf } from "./income";

const about = { pack: "standard", seat: 0 } as const;

test("income is what the own buildings bring, and nothing else of the turn", () => {
  const since: VoyagerEvent[] = [
    { event: "turn_began", ...about, round: 3 },
    { event: "coins_gained", ...about, coins: 2, source: "hotels" },
    { event: "card_drawn", ...about, deck: "exploration", source: "bases", card: "race" },
    { event: "coins_gained", ...about, coins: 1, source: "funds" },
    { event: "coins_gained", ...about, seat: 1, coins: 1, source: "hotels" },
    { event: "card_drawn", ...about, deck: "research", source: "research", card: "chart" },
  ];
  expect(incomeOf(since, 0)).toEqual({ coins: 2, cards: 1 });
  expect(incomeOf(since.slice(0, 1), 0)).toEqual({ coins: 0, cards: 0 });
});
