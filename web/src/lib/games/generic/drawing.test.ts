import { expect, test } from "vitest";
import { isProse } from "./drawing";

test.each([
  ["  Hand: A/red, 2 × A/blue, A/deck, B/red, 2 × B/blue, bots/blue, HA/tLB", true],
  ["|     |     |     |     |Ceres|     |     |     |     |     |     |", false],
  ["red                      white                    blue", false],
  [". . < > . .", false],
])("%s is a sentence: %s", (line, is) => {
  expect(isProse(line)).toBe(is);
});
