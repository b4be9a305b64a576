import { expect, test } from "vitest";
import { challengeIn } from "./challenge";

const whole = { game: "space_alert", rules: 2, content: "0", options: {}, sealed: "K7-4Q", seed: "ab" };

test("a challenge is read from its file", () => {
  expect(challengeIn(JSON.stringify(whole))).toEqual(whole);
});

test("anything else is none", () => {
  for (const text of ["", "dear diary", "null", "[]", '{"sealed": "K7-4Q"}'])
    expect(challengeIn(text)).toBeNull();
});
