import { expect, test } from "vitest";
import { SeatPlan } from "./seatPlan.svelte";

const nameOf = (seat: number) => `seat ${seat}`;

test("whoever lays a table sits first; the second seat is open", () => {
  const plan = new SeatPlan();
  expect(plan.wishes("Ala", nameOf)).toEqual([{ kind: "me", nickname: "Ala" }, { kind: "open" }]);
  expect([plan.isFull, plan.isShared]).toEqual([false, false]);
});

test("with bots all around the table is full, and nobody else looks at the screen", () => {
  const plan = new SeatPlan();
  plan.surround(3, "bot");
  expect(plan.wishes("Ala", nameOf).map(({ kind }) => kind)).toEqual(["me", "bot", "bot", "bot"]);
  expect([plan.isFull, plan.isShared]).toEqual([true, false]);
});

test("somebody at the same screen shares it, and is called after the seat without a name", () => {
  const plan = new SeatPlan();
  plan.surround(1, "hot_seat");
  expect(plan.wishes("Ala", nameOf)[1]).toEqual({ kind: "hot_seat", nickname: "seat 1" });
  expect(plan.isShared).toBe(true);
});

test("a game with fewer seats has fewer", () => {
  const plan = new SeatPlan();
  plan.surround(4, "open");
  plan.fit({ min_seats: 1, seats: ["red", "yellow", "green"], level: "easy" });
  expect(plan.count).toBe(3);
});

test("bots play at the level the game gives to whoever names none, or at the one that is chosen", () => {
  const plan = new SeatPlan();
  plan.surround(2, "bot");
  plan.fit({ min_seats: 1, seats: ["red", "yellow", "green"], level: "easy" });
  plan.levels[2] = "hard";
  expect(plan.wishes("Ala", nameOf).slice(1)).toEqual([
    { kind: "bot", level: "easy" },
    { kind: "bot", level: "hard" },
  ]);
});
