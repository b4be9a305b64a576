import { expect, test } from "vitest";
import type { VoyagerEvent } from "../../../protocol/messages";
import { asDrawn, drawnBy, sinceTurn } from "./order";

const deckOf = (card: string) => (card.startsWith("r") ? "research" : "exploration");
const ids = (...args: Parameters<typeof asDrawn>) => asDrawn(...args).map(({ id }) => id);

test("a hand lies as it was drawn, research first, and what came before the log begins lies before the rest", () => {
  expect(ids(["r1", "r2", "r3", "e1", "e2"], ["e2", "r3", "e1", "r1"], [], deckOf)).toEqual([
    "r2",
    "r3",
    "r1",
    "e2",
    "e1",
  ]);
});

test("of two alike the one that is left was drawn last, and each has a key of its own", () => {
  expect(ids(["r1", "r2"], ["r1", "r2", "r1"], [], deckOf)).toEqual(["r2", "r1"]);
  expect(asDrawn(["r1", "r1"], ["r1", "r1"], ["r1"], deckOf)).toEqual([
    { id: "r1", key: "r1", isNew: false },
    { id: "r1", key: "r1 2", isNew: true },
  ]);
});

test("what is left of a hand keeps its order when a card goes", () => {
  const drawn = ["r3", "r1", "r2"];
  expect(ids(["r1", "r2", "r3"], drawn, [], deckOf)).toEqual(["r3", "r1", "r2"]);
  expect(ids(["r2", "r3"], drawn, [], deckOf)).toEqual(["r3", "r2"]);
});

test("cards of others, and those nobody may see, are not among those drawn", () => {
  const draw = (seat: number, card: string | null): VoyagerEvent => ({
    event: "card_drawn",
    pack: "standard",
    seat,
    deck: "research",
    source: "research",
    card,
  });
  const began = (seat: number): VoyagerEvent => ({ event: "turn_began", pack: "standard", seat, round: 1 });
  const events = [began(0), draw(0, "r1"), began(1), draw(1, null), began(0), draw(0, "r2")];
  expect(drawnBy(events, 0)).toEqual(["r1", "r2"]);
  expect(drawnBy(sinceTurn(events, 0), 0)).toEqual(["r2"]);
  expect(sinceTurn(events, 2)).toEqual([]);
});
