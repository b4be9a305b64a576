import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../speech.svelte";
import { decisionOf } from "./decision";
import { type Differing, openRoll } from "./openRoll";

beforeAll(async () => {
  await speak("pl");
  await speak("en");
});

const decided = (differing: Differing) => decisionOf(openRoll(differing).cockpit);
const TOO_FEW = { enough: null, cheapest: null };
const LOST = [
  { icon: "shield", said: "defence on Mars 83% → 58%" },
  { icon: "cards", said: "you keep no card" },
] as const;
const ALL = { cheapest: ["discard drive", "discard rover", "discard shelter"], needed: 6 };

test("nobody decides where nobody here is asked, or no roll is open", () => {
  expect(decided({ roll: {}, view: { asked: 0 } })).toBeNull();
  expect(decided({ roll: {}, view: { roll: null } })).toBeNull();
});

describe("a landing", () => {
  test("is bought with the cards ticked, for certain", () => {
    const { go, stand } = decided({ roll: {} }) ?? {};
    expect(go).toEqual({ text: "Discard 2 and land", more: "+3★ for sure", isOpen: true });
    expect(stand).toEqual({ text: "Let 2 stand", more: "no landing" });
  });

  test("that the hand cannot reach has but one button", () => {
    expect(decided({ roll: TOO_FEW })?.go).toBeNull();
  });

  test("says what letting it stand means: another try, the belt", () => {
    const belt = { needed: 3, bare: 67, with_cards: 100, cards: 2 };
    const view = { actions_left: 1, outlook: { belt, worlds: [] } } as unknown as Differing["view"] & object;
    const notes = (lang: "pl" | "en") => decided({ roll: {}, view, lang })?.notes.map(({ text }) => text);
    expect(notes("en")).toEqual([
      "You have 1 action left to try again.",
      "Without landing the rocket stays in the asteroid belt. At the end of the turn 3+ is needed: 67%, with your cards 100%.",
    ]);
    expect(notes("pl")?.[0]).toBe("Masz jeszcze 1 akcję, możesz spróbować znowu.");
    expect(decided({ roll: {} })?.notes).toEqual([]);
  });

  test("is not for sale while the cards ticked are too few", () => {
    const { cockpit, raising } = openRoll({ roll: {} });
    raising.choose([]);
    expect(decisionOf(cockpit)?.go?.isOpen).toBe(false);
  });
});

describe("what the cards will be missing for", () => {
  test("is told before the press, also that none is kept", () => {
    const costs = { "drive rover shelter": LOST };
    expect(decided({ roll: ALL, costs })?.takes).toEqual(LOST);
    for (const kind of ["belt", "defence", "attack"] as const)
      expect(decided({ roll: { ...ALL, kind, owner: 0, reply: 2 }, costs })?.takes).toEqual(LOST);
  });

  test("is not told of cards that the button does not take", () => {
    const { cockpit, raising } = openRoll({ roll: { needed: 9 }, costs: { "drive rover": LOST } });
    expect(raising.chosen).toHaveLength(2);
    expect(decisionOf(cockpit)?.takes).toEqual([]);
  });
});

test("in the belt the rocket is saved or lost", () => {
  const belt = decided({ roll: { kind: "belt", body: null } });
  expect(belt?.go).toEqual({ text: "Discard 2 and fly on", more: "the rocket is safe", isOpen: true });
  expect(belt?.stand.more).toBe("the rocket is lost");
  expect(decided({ roll: { kind: "belt", body: null, ...TOO_FEW } })?.go).toBeNull();
  expect(decided({ roll: { kind: "belt", body: null, plays: { rover: 2 } }, lang: "pl" })?.go?.text).toBe(
    "Odrzuć 2 i leć dalej",
  );
});

test("cards that are played are used, not discarded", () => {
  const roll = { plays: { rover: 1 }, cheapest: ["discard drive", "play rover"] };
  expect(decided({ roll })?.go?.text).toBe("Use 2 cards and land");
  expect(decided({ roll, lang: "pl" })?.go?.text).toBe("Użyj 2 kart i wyląduj");
});

test("an attacker sees the chance of striking with the cards ticked, and without any", () => {
  const totals = [
    { total: 2, chance: 8, moves: [] },
    { total: 4, chance: 61, moves: ["discard shelter"] },
  ];
  const roll = { kind: "attack", owner: 0, reply: 1, totals, cheapest: ["discard shelter"] } as const;
  const attack = decided({ roll });
  expect(attack?.go).toEqual({ text: "Strike with 4", more: "1 card, chance 61%", isOpen: true });
  expect(attack?.stand).toEqual({ text: "Let 2 stand", more: "no cards, chance 8%" });
  expect(decided({ roll: { ...roll, cheapest: [] } })?.go).toBeNull();
});

test("an owner keeps the building or the cards, and is told that the rival may come again", () => {
  const roll = { kind: "defence", owner: 1, value: 4, reply: 2 } as const;
  const defence = decided({ roll, view: { actions_left: 2 } });
  expect(defence?.go).toEqual({
    text: "Discard 2 and hold",
    more: "the hotel stays yours for sure",
    isOpen: true,
  });
  expect(defence?.stand).toEqual({ text: "Give the hotel up", more: "keep your cards" });
  expect(defence?.notes[0]?.text).toBe("A tie defends. Borys has 2 actions left and may try again.");
  expect(decided({ roll })?.notes[0]?.text).toBe("A tie defends.");
  expect(decided({ roll: { ...roll, ...TOO_FEW } })?.go).toBeNull();
});
