import { beforeAll, expect, test } from "vitest";
import { words } from "../../../words/voyager";
import { speak } from "../speech.svelte";
import { helpText } from "./helps";

beforeAll(async () => {
  await speak("pl");
  await speak("en");
});

test("a help is said in a few words, how often only where it is more than once", () => {
  expect(helpText("free_move", 1, "en")).toBe("move without an action");
  expect(helpText("free_move", 2, "pl")).toBe("ruch bez akcji ×2");
  expect(helpText("landing_bonus", 1, "pl")).toBe("+1 do lądowań");
});

test("every help of the game has its words", () => {
  for (const lang of ["pl", "en"] as const)
    for (const effect of Object.keys(words[lang].helps))
      expect(helpText(effect, 1, lang)).not.toMatch(/[{}]/);
});
