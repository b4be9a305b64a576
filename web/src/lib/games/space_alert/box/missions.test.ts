import { expect, test } from "vitest";
import { asked, BY_CODE, RANDOM, type Wish } from "./missions.svelte";

const wish: Wish = { mission: "mission_3", crew: 5, common: "white", serious: "yellow", code: "" };

test("a script is asked for by its id, with crew and decks", () => {
  expect(asked(wish, 9)).toEqual({ mission: "mission_3", crew: 5, common: "white", serious: "yellow" });
});

test("a random mission is a number of its levels", () => {
  expect(asked({ ...wish, mission: RANDOM }, 9)).toEqual({
    crew: 5,
    common: "white",
    serious: "yellow",
    seed: 9,
  });
});

test("a code tells the levels itself; a number does not; four digits are a code", () => {
  const by = (code: string) => asked({ ...wish, mission: BY_CODE, code }, 9);
  expect(by(" k7-4q ")).toEqual({ crew: 5, code: "k7-4q" });
  expect(by("123")).toEqual({ crew: 5, common: "white", serious: "yellow", seed: 123 });
  expect(by("12345")).toEqual({ crew: 5, common: "white", serious: "yellow", seed: 12345 });
  expect(by("1234")).toEqual({ crew: 5, code: "1234" });
});
