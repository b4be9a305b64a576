import { beforeAll, expect, test } from "vitest";
import type { VoyagerCatalogue } from "../../../protocol/messages";
import { words } from "../../../words/voyager";
import { speak } from "../speech.svelte";
import { looseEndText, oddsText, reasonText, shiftText } from "./reasons";

beforeAll(async () => {
  await speak("pl");
  await speak("en");
});

const box = {
  bodies: [{ id: "mars", name: "Mars", on: "na Marsie" }],
  rings: [
    { id: "mars", name: "pierścień Marsa", within: "na pierścieniu Marsa" },
    { id: "belt", name: "pas planetoid", within: "w pasie planetoid" },
  ],
  technologies: [{ id: "sabotage", name: "Sabotaż" }],
  missions: [{ id: "pirate", name: "Kosmiczny pirat" }],
  cards: [{ id: "chart", name: "Mapa planetoid" }],
} as unknown as VoyagerCatalogue;

test("a reason counts what is needed in the reader's language", () => {
  const dear = { code: "coins/too-few", needed: 2, reached: 1 };
  expect(reasonText(dear, box, "pl")).toBe("2 monety, masz 1");
  expect(reasonText(dear, box, "en")).toBe("2 coins, you have 1");
  expect(reasonText({ code: "when/worlds", needed: 5, reached: 0 }, box, "pl")).toBe("5 światów, masz 0");
});

test("a reason names what it speaks of", () => {
  const text = (code: string, of: string) => reasonText({ code, of, needed: 2, reached: 1 }, box, "pl");
  expect(text("when/landed_on", "mars")).toBe("po lądowaniu na Marsie");
  expect(text("when/rocket_in", "belt")).toBe("gdy rakieta leci w pasie planetoid");
  expect(text("takeover/needs-technology", "sabotage")).toBe("Sabotaż 2, masz 1");
  expect(text("deck/empty", "research")).toBe("nie ma kart badań");
  expect(text("when/count", "takeovers")).toBe("przejęcia: 1 z 2");
});

test("no reason leaves a hole", () => {
  for (const lang of ["pl", "en"] as const)
    for (const code of Object.keys(words[lang].missing))
      expect(reasonText({ code, needed: 2, reached: 1, of: "mars" }, box, lang)).not.toMatch(/[{}]/);
});

test("odds say both chances where cards help", () => {
  expect(oddsText({ needed: 6, bare: 17, with_cards: 67, cards: 3 }, "pl")).toBe(
    "rzut 6+: 17%, z 3 kartami 67%",
  );
  expect(oddsText({ needed: 6, bare: 17, with_cards: 33, cards: 1 }, "pl")).toBe(
    "rzut 6+: 17%, z 1 kartą 33%",
  );
  expect(oddsText({ needed: 3, bare: 67, with_cards: 67, cards: 0 }, "en")).toBe("roll 3+: 67%");
  expect(oddsText({ needed: 0, bare: 100, with_cards: 100, cards: 0 }, "en")).toBe("no roll");
});

test("odds name the card that spares the roll where the box is there to tell", () => {
  const odds = { needed: 3, bare: 67, with_cards: 83, cards: 1, spared_by: "chart" };
  expect(oddsText(odds, "pl", box)).toBe(
    "rzut 3+: 67%, z 1 kartą 83%, bez rzutu po zagraniu „Mapa planetoid”",
  );
  expect(oddsText(odds, "en", box)).toBe(
    "roll 3+: 67%, with 1 card 83%, no roll once “Mapa planetoid” is played",
  );
  expect(oddsText(odds, "pl")).toBe("rzut 3+: 67%, z 1 kartą 83%");
  expect(looseEndText({ what: "belt", asks: true, of: "belt", odds }, box, "pl")).toContain("bez rzutu po");
});

test("a shift names the ring or the body", () => {
  expect(shiftText({ what: "belt", of: "belt", before: 100, after: 83 }, box, "pl")).toBe(
    "pas planetoid 100% → 83%",
  );
  expect(shiftText({ what: "defence", of: "mars", before: 92, after: 58 }, box, "pl")).toBe(
    "obrona na Marsie 92% → 58%",
  );
});

test("loose ends are what the end of the turn would lose", () => {
  const odds = { needed: 3, bare: 67, with_cards: 100, cards: 2 };
  const texts = [
    { what: "actions", asks: true, amount: 2 },
    { what: "help", asks: true, of: "free_landing", amount: 1 },
    { what: "limit", asks: false, of: "exploration", amount: 1 },
    { what: "belt", asks: false, of: "belt", odds },
    { what: "mission", asks: true, of: "pirate", amount: 4 },
    { what: "attack", asks: false, of: "mars", amount: 0, by: 1, holds: 58 },
    { what: "attack", asks: false, of: "mars", amount: 2, by: 1, holds: 92 },
  ].map((loose) => looseEndText(loose as Parameters<typeof looseEndText>[0], box, "pl"));
  expect(texts).toEqual([
    "2 akcje przepadną",
    "niewykorzystane: lądowanie bez akcji",
    "1 karta eksploracji za dużo",
    "pas planetoid, rzut 3+: 67%, z 2 kartami 100%",
    "misja „Kosmiczny pirat” przepadnie",
    "Mars: możliwy atak, nie zostaje ci żadna karta",
    "Mars: możliwy atak, 2 karty w obronie: 92%",
  ]);
});
