import { expect, test } from "vitest";
import { en } from "./en";
import { pl } from "./pl";

/** All words of a catalogue by their place; functions are called with numbers and names alike. */
function flatten(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, String(value(2, 3))]];
  return Object.entries(value as object).flatMap(([key, inner]) => flatten(inner, `${path}/${key}`));
}

const SAME_IN_BOTH = /Space Alert|Voyager|Bot|Menu|Pilot|^$/;

test("both languages have the same words, open records included", () => {
  expect(flatten(pl).map(([path]) => path)).toEqual(flatten(en).map(([path]) => path));
});

test("nothing was left untranslated", () => {
  const english = new Map(flatten(en));
  const same = flatten(pl).filter(([path, text]) => english.get(path) === text && !SAME_IN_BOTH.test(text));
  expect(same).toEqual([]);
});

test("no text is empty", () => {
  expect([...flatten(pl), ...flatten(en)].filter(([, text]) => text.trim() === "")).toEqual([]);
});
