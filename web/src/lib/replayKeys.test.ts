import { expect, test } from "vitest";
import { actOf } from "./replayKeys";

/** Something with the focus that answers to these selectors. */
const focusOn = (...parts: string[]) => ({
  matches: (selector: string) => selector.split(", ").some((one) => parts.includes(one)),
});
const NOTHING = focusOn();
const TEXT = focusOn("input", "input:not([type=range])");
const SLIDER = focusOn("input");
const BUTTON = focusOn("button");

test.each(["ArrowLeft", "ArrowRight", "Home", "End", " "])("%j moves the replay from anywhere", (key) => {
  expect(actOf(key, false, NOTHING)).not.toBeNull();
  expect(actOf(key, false, null)).not.toBeNull();
});

test.each([
  ["ArrowLeft", TEXT],
  [" ", TEXT],
  ["ArrowLeft", SLIDER],
  [" ", BUTTON],
  ["Enter", NOTHING],
])("%j belongs to what has the focus", (key, focus) => {
  expect(actOf(key, false, focus)).toBeNull();
});

test("space plays also from the slider, arrows step also from a button", () => {
  expect(actOf(" ", false, SLIDER)).not.toBeNull();
  expect(actOf("ArrowRight", false, BUTTON)).not.toBeNull();
});

test("a key somebody has used already does nothing more", () => {
  expect(actOf("ArrowLeft", true, NOTHING)).toBeNull();
});
