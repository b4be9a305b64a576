import { expect, test } from "vitest";
import { ago, counted } from "./plural";

const points = { one: "punkt", few: "punkty", many: "punktów", other: "punktu" };

test.each([
  [0, "0 punktów"],
  [1, "1 punkt"],
  [2, "2 punkty"],
  [4, "4 punkty"],
  [5, "5 punktów"],
  [12, "12 punktów"],
  [22, "22 punkty"],
  [112, "112 punktów"],
])("Polish counts %i as people do", (count, text) => {
  expect(counted("pl", count, points)).toBe(text);
});

test("English knows one and many", () => {
  const shots = { one: "shot", other: "shots" };
  expect([1, 2, 0].map((n) => counted("en", n, shots))).toEqual(["1 shot", "2 shots", "0 shots"]);
});

test("times are told relative to now", () => {
  expect(ago("pl", 0, 120_000)).toBe("2 min temu");
  expect(ago("en", 0, 120_000)).toBe("2 min. ago");
});
