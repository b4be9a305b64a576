import { expect, test } from "vitest";
import type { Item } from "../../../protocol/messages";
import { isTold, textsOf } from "./log";

const moved = (seat: number, ...events: string[]) =>
  ({
    kind: "moved",
    seat,
    events: events.map((event) => ({ event })),
    texts: events.map((event) => `told: ${event}`),
  }) as unknown as Item;
const talked = (talk: string, about: string) => ({ kind: "talked", talk, about }) as unknown as Item;
const texts = (item: Item) => (textsOf(item) as { texts?: readonly string[] }).texts;

test("a phase that begins is told once: it ends the one before and brings cards to all", () => {
  expect(texts(moved(-1, "phase_ended", "phase_began", "cards_taken", "cards_taken"))).toEqual([
    "told: phase_began",
  ]);
  expect(texts(moved(-1, "phase_ended"))).toEqual(["told: phase_ended"]);
});

test("who takes the cards of a phase before its time is told", () => {
  expect(texts(moved(1, "cards_taken"))).toEqual(["told: cards_taken"]);
});

test("cards that are laid and words about them are on the boards, everything else that is said is here", () => {
  expect([moved(1, "card_placed"), moved(1, "card_drawn"), moved(-1, "warned")].map(isTold)).toEqual([
    false,
    true,
    true,
  ]);
  expect([talked("tell", "lay 4 A"), talked("tell", "hand A/red"), talked("word", "ok")].map(isTold)).toEqual(
    [false, true, true],
  );
});
