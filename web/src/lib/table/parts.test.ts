import { expect, test } from "vitest";
import { partsOf } from "./parts";

test("who did it and what it brought stand out", () => {
  expect(partsOf('Ola lands on Mars +4, mission "Red settlers" +5.', "Ola")).toEqual([
    { kind: "name", text: "Ola" },
    { kind: "rest", text: " lands on Mars" },
    { kind: "gain", text: " +4" },
    { kind: "rest", text: ', mission "Red settlers"' },
    { kind: "gain", text: " +5" },
    { kind: "rest", text: "." },
  ]);
});

test.each([
  ["Olaf ends the turn.", "Ola"],
  ["Takes the achievement.", ""],
  ["Sonda Gamma+2 leci.", "Ala"],
])("%s is one part", (text, name) => {
  expect(partsOf(text, name)).toEqual([{ kind: "rest", text }]);
});

test("nothing of a sentence is lost", () => {
  const text = "Ala ląduje na Wenus +2. Zdobywa osiągnięcie „+3 gwiazdy”.";
  expect(
    partsOf(text, "Ala")
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
