import { expect, test } from "vitest";
import { ServerClock } from "./serverClock";

test("nothing is known before the first answer", () => {
  expect(new ServerClock().ahead).toBe(0);
});

test("the server read its clock half way between question and answer", () => {
  const clock = new ServerClock();
  clock.answered(1000, 1100, 6050);
  expect(clock.ahead).toBe(5000);
});

test("the quickest of the last pings counts, wherever it came", () => {
  const clock = new ServerClock();
  clock.answered(0, 400, 5390); // slow on the way there: would say 5190
  clock.answered(1000, 1020, 6010);
  clock.answered(2000, 2300, 7020);
  expect(clock.ahead).toBe(5000);
});

test("of equally quick ones the newest counts", () => {
  const clock = new ServerClock();
  clock.answered(0, 20, 5010);
  clock.answered(1000, 1020, 6012);
  expect(clock.ahead).toBe(5002);
});

test("a ping is forgotten after eight more", () => {
  const clock = new ServerClock();
  clock.answered(0, 2, 5001);
  for (let n = 1; n <= 7; n += 1) clock.answered(n * 1000, n * 1000 + 40, n * 1000 + 7020);
  expect(clock.ahead).toBe(5000);
  clock.answered(8000, 8040, 15_020);
  expect(clock.ahead).toBe(7000);
});
