import { expect, test } from "vitest";
import { isOneMore, pilesOf } from "./tidy";

const held = ["r1", "r2", "r3", "e1"].map((id) => ({ id, key: id, isNew: false }));
const deck = (id: string) => ({ id, left: 9, discarded: [], hand_limit: 2 });
const deckOf = (card: string) => (card.startsWith("r") ? "research" : "exploration");

test("only of a deck above its limit something has to go, and no more than that", () => {
  const piles = pilesOf(held, [deck("research"), deck("exploration")], deckOf);
  expect(piles.map(({ deck, tooMany, cards }) => [deck, tooMany, cards.length])).toEqual([
    ["research", 1, 3],
  ]);
  const mayGo = (chosen: readonly string[]) => piles.map((pile) => isOneMore(pile, chosen));
  expect(mayGo([])).toEqual([true]);
  expect(mayGo(["r2"])).toEqual([false]);
  expect(mayGo(["e1"])).toEqual([true]);
});
