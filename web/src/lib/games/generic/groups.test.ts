import { expect, test } from "vitest";
import type { Choice } from "../../protocol/messages";
import { beginningOf, found, groupsOf, restOf } from "./groups";

const choice = (move: string, text = ""): Choice => ({ move, text, effect: "", preview: [] });
const CARDS = [
  choice("place 4 A/red", "Lay a card: 4 A / red arrow"),
  choice("place 4 red/A", "Lay a card: 4 red arrow / A"),
  choice("place 5 A/red", "Lay a card: 5 A / red arrow"),
  choice("done", "End the turn"),
];

test("choices are put together by the verb of their notation, in their order", () => {
  const groups = groupsOf(CARDS, 1);
  expect(groups.map(({ key, choices }) => [key, choices.length])).toEqual([
    ["place", 3],
    ["done", 1],
  ]);
  expect(groups.map(({ title }) => title)).toEqual(["Lay a card:", ""]);
});

test("a large group falls apart by the next word", () => {
  const inside = groupsOf(CARDS.slice(0, 3), 2);
  expect(inside.map(({ title }) => title)).toEqual(["Lay a card: 4", ""]);
});

test("groups that begin alike are told apart by what else their members share", () => {
  const boards = ["android1", "android2"].flatMap((board) =>
    [1, 2].map((turn) =>
      choice(`place ${board} ${turn} A/red`, `Lay on turn ${turn} (Android ${board.at(-1)}): A / red arrow`),
    ),
  );
  const own = [
    choice("place 3 A/red", "Lay on turn 3: A"),
    choice("place 3 red/A", "Lay on turn 3: red arrow"),
  ];
  const names = (found: readonly Choice[], depth: number, above = "") =>
    groupsOf(found, depth, above).map(({ name }) => name);
  expect(names([...own, ...boards], 1)).toEqual(["Lay on turn"]);
  expect(names([...own, ...boards], 2, "Lay on turn")).toEqual([
    "3",
    "Android 1 A red arrow",
    "Android 2 A red arrow",
  ]);
  const other = choice("place android1 1 B/deck", "Lay on turn 1 (Android 1): B / gravolift");
  expect(names([...boards.slice(0, 2), other], 2, "Lay on turn")).toEqual(["Android 1"]);
  expect(names([choice("x a", "yes"), choice("x b", "no")], 1)).toEqual(["x"]);
});

test("a title is what all begin with, and never the whole of one", () => {
  expect(beginningOf(["fly to Mars", "fly to Mars and land"])).toBe("fly to");
  expect(beginningOf(["fly", "fly"])).toBe("");
  expect(beginningOf(["fly", "land"])).toBe("");
});

test("under a title only the rest is said", () => {
  expect(restOf("Lay a card: 4 A", "Lay a card:")).toBe("4 A");
  expect(restOf("End the turn", "")).toBe("End the turn");
  expect(restOf("Lay a cardboard", "Lay a card")).toBe("Lay a cardboard");
});

test("looking for words finds them anywhere, without case and accents", () => {
  const choices = [choice("pole żółte", "Idź na pole żółte"), choice("stop", "Łódź stoi")];
  expect(found(choices, "ZOLTE idz")).toEqual([choices[0]]);
  expect(found(choices, "lodz")).toEqual([choices[1]]);
  expect(found(choices, "mars")).toEqual([]);
  expect(found(choices, " ")).toEqual(choices);
});
