import { expect, test } from "vitest";
import { cardsOf, MOST, numberFor, orderFor } from "./order";

test("an order says how many cards it may cost", () => {
  expect(cardsOf("hold 3")).toBe(3);
  expect(cardsOf("")).toBeNull();
});

test("what is chosen is an order again, within bounds", () => {
  expect([orderFor(3), orderFor(0), orderFor(MOST + 1), orderFor(null)]).toEqual([
    "hold 3",
    "hold 1",
    `hold ${MOST}`,
    "",
  ]);
});

test("a number chosen before is offered again", () => {
  expect([numberFor(4, 1), numberFor(null, 5), numberFor(null, null)]).toEqual([4, 5, 2]);
});
