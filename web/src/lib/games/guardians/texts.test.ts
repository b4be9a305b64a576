import { expect, test } from "vitest";
import type { Choice } from "../../protocol/messages";
import { effectText, sentence } from "./texts";

test.each([
  [{ event: "monster_taken", seat: 2, space: "3/4", eyes: 4 }, "Zielony zestrzelił potwora za 4 punkty."],
  [{ event: "monster_taken", seat: 0, space: "3/4", eyes: 1 }, "Czerwony zestrzelił potwora za 1 punkt."],
  [
    { event: "fighter_hit", seat: 0, victim: 1, token: 5 },
    "Czerwony trafił żółtego i zabrał żeton za 5 punktów.",
  ],
  [{ event: "invaders_advanced", last_row: 10 }, "Wszyscy najeźdźcy zeszli o jeden rząd."],
  [{ event: "invaders_advanced", last_row: 3 }, "Najeźdźcy powyżej rzędu 4 zeszli o jeden rząd."],
])("Polish log: %j", (event, text) => {
  expect(sentence(event, "pl")).toBe(text);
});

test("English log", () => {
  const event = { event: "fighter_hit", seat: 3, victim: 0, token: 0 };
  expect(sentence(event, "en")).toBe("Blue hit the red fighter, which had nothing to give.");
});

test.each([
  { event: "turn_began", seat: 0 },
  { event: "invaders_advanced", last_row: 0 },
  { event: "unheard_of" },
])("%j needs no words", (event) => {
  expect(sentence(event, "en")).toBeNull();
});

test("effects are told in the order of their weight", () => {
  const choice: Choice = {
    move: "move 8/3",
    effect: "",
    preview: [
      { event: "monster_taken", seat: 0, space: "4/3", eyes: 2 },
      { event: "column_emptied", column: 3 },
    ],
  };
  expect(effectText(choice, 0, "pl")).toBe("+2 punkty, kolumna pustoszeje: najeźdźcy schodzą");
  expect(effectText(choice, 0, "en")).toBe("+2 points, the column empties: invaders advance");
});
