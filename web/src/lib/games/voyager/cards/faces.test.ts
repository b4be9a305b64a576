import { expect, test } from "vitest";
import { brief, pipsOf } from "./faces";

test("pips are said once where they are alike, and beside that where they are not", () => {
  const pips = (landing: number, belt: number, attack: number, defence: number) =>
    pipsOf({ pips: { landing, belt, attack, defence } });
  expect(pips(2, 2, 2, 2)).toEqual([{ roll: "", amount: 2 }]);
  expect(pips(1, 1, 3, 1)).toEqual([
    { roll: "", amount: 1 },
    { roll: "attack", amount: 3 },
  ]);
});

test("in a row a card says what would work now, or what its first effect lacks", () => {
  const [works, fails, other] = [
    { text: "Take 1 coin.", missing: "" },
    { text: "Score 1 point.", missing: "4 worlds, you have 2" },
    { text: "Score 2 points.", missing: "you have no hotel" },
  ] as const;
  expect(brief([fails, works])).toEqual([works]);
  expect(brief([fails, other])).toEqual([fails]);
});
