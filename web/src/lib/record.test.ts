import { expect, test } from "vitest";
import { recordIn } from "./record";

test("a sealed record is taken out of its seal", () => {
  expect(recordIn('{"table": "x", "salt": "y", "record": {"format": 1}}')).toBe('{"format":1}');
});

test.each(["game: guardians\nred: shoot\n", '{"format": 1}', "not { json", "null"])(
  "%j is the record itself",
  (text) => {
    expect(recordIn(text)).toBe(text);
  },
);
