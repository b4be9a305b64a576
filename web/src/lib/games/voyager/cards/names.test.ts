import { expect, test } from "vitest";
import type { Item } from "../../../protocol/messages";
import { cardsIn, piecesOf } from "./names";

const moved = (...events: readonly Record<string, unknown>[]): Item => ({
  kind: "moved",
  seq: 1,
  at: 0,
  seat: 0,
  who: "Ala",
  move: "",
  events,
  texts: [],
});

test("an entry of the log knows the cards it speaks of, each once; a hidden one is none", () => {
  const item = moved(
    { event: "card_played", card: "race" },
    { event: "card_drawn", card: null },
    { event: "card_dropped", card: "race" },
    { event: "mission_done", mission: "pirate" },
  );
  expect(cardsIn(item)).toEqual([
    { kind: "card", id: "race" },
    { kind: "mission", id: "pirate" },
  ]);
});

test("a sentence is taken apart where it names a card", () => {
  const race = { kind: "card", id: "race" } as const;
  const pieces = piecesOf("Ala zagrywa kartę „Wyścig”.", [race], () => "Wyścig");
  expect(pieces.map(({ text }) => text)).toEqual(["Ala zagrywa kartę „", "Wyścig", "”."]);
  expect(pieces[1]?.opens).toBe(race);
  expect(piecesOf("Tura: Ala.", [race], () => undefined)).toEqual([{ text: "Tura: Ala.", opens: null }]);
});
