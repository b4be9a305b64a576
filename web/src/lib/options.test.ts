import { expect, test } from "vitest";
import { chosenLines, levelName, levelWords } from "./options";
import type { GameInfo } from "./protocol/messages";

const info = {
  options: [
    { name: "variant", choices: ["basic", "advanced"], default: "basic" },
    { name: "missile_target", choices: ["ahead", "any_row"], default: "ahead" },
    { name: "hard_shields", choices: [false, true], default: false },
    { name: "pack", choices: [], default: "standard" },
  ],
} as unknown as GameInfo;
const entries = [
  {
    id: "variant",
    name: "Variant",
    about: "",
    default: "basic",
    values: [
      { value: "basic", name: "basic" },
      { value: "advanced", name: "advanced" },
    ],
  },
];
const said = { yes: "yes", no: "no" };

test("the variant is always said, a house rule where it differs from the box", () => {
  expect(chosenLines(info, {}, entries, said)).toEqual([{ name: "Variant", value: "basic" }]);
  expect(chosenLines(info, { variant: "advanced", hard_shields: true }, entries, said)).toEqual([
    { name: "Variant", value: "advanced" },
    { name: "hard shields", value: "yes" },
  ]);
});

test("a level has a name and says what it does", () => {
  expect(levelWords("easy: plays at random; no more")).toEqual({
    name: "easy",
    about: "plays at random; no more",
  });
  expect(levelWords("hard")).toEqual({ name: "hard", about: "" });
});

test("a level is chosen by its name and for whom it is", () => {
  const label = { en: "easy: plays at first sight", pl: "łatwy: gra na pierwszy rzut oka" };
  const meant = { en: "for first games", pl: "na pierwsze partie" };
  expect(levelName({ level: "easy", label, meant }, "en")).toBe("easy – for first games");
  expect(levelName({ level: "easy", label, meant }, "pl")).toBe("łatwy – na pierwsze partie");
  expect(levelName({ level: "easy", label }, "pl")).toBe("łatwy");
});
