import { expect, test } from "vitest";
import { ago } from "./ago";

test("times are told relative to now", () => {
  expect(ago("pl", 0, 120_000)).toBe("2 min temu");
  expect(ago("en", 0, 120_000)).toBe("2 min. ago");
});
