import { expect, test } from "vitest";
import { amount, say, sentence } from "./say";

const points = { pl: ["punkt", "punkty", "punktów"], en: ["point", "points"] } as const;

test.each([
  [0, "0 punktów"],
  [1, "1 punkt"],
  [2, "2 punkty"],
  [4, "4 punkty"],
  [5, "5 punktów"],
  [12, "12 punktów"],
  [22, "22 punkty"],
  [112, "112 punktów"],
  [-1, "-1 punkt"],
])("Polish counts %i as people do", (count, text) => {
  expect(amount(points, count, "pl")).toBe(text);
});

test("English knows one and many", () => {
  expect([1, 2, 0].map((n) => amount(points, n, "en"))).toEqual(["1 point", "2 points", "0 points"]);
});

test("values stand where their names are, as often as they are named", () => {
  expect(say("{who} flies to {space}: {who}!", { who: "Ala", space: "9/4" })).toBe("Ala flies to 9/4: Ala!");
});

test("a value is filled in as it is, braces and dollar signs included", () => {
  expect(say("{who}: hello", { who: "$1{who}" })).toBe("$1{who}: hello");
});

test("a forgotten value does not compile", () => {
  // @ts-expect-error `space` is missing
  expect(say("{who} flies to {space}", { who: "Ala" })).toBe("Ala flies to {space}");
});

test("what a server says begins and ends like a sentence", () => {
  expect(sentence("nothing to do for now")).toBe("Nothing to do for now.");
  expect(sentence("Ruch, którego nie ma!")).toBe("Ruch, którego nie ma!");
  expect(sentence("")).toBe("");
});
