import { expect, test } from "vitest";
import type { VoyagerPlan, VoyagerPlannedFlight } from "../../../protocol/messages";
import { carriedTo, earliest, soonest } from "./planner.svelte";

const flight = (launch: number, round: number): VoyagerPlannedFlight => ({
  launch,
  round,
  actions: 2,
  nights: 0,
  closes: null,
  steps: [],
});

const plan = (flights: Record<string, (VoyagerPlannedFlight | null)[]>): VoyagerPlan =>
  ({
    launches: [3, 4],
    worlds: Object.entries(flights).map(([body, flights]) => ({ body, flights })),
  }) as unknown as VoyagerPlan;

test("the earliest arrival is looked at first, and the first world of those alike", () => {
  const found = earliest(plan({ mars: [null, flight(4, 6)], moon: [flight(3, 3)], venus: [flight(3, 3)] }));
  expect(found).toEqual({ body: "moon", launch: 3 });
});

test("where nothing is in sight nothing is looked at", () => {
  expect(earliest(plan({ mars: [null, null] }))).toBeNull();
});

test("a world that was asked for is looked at with its first flight, also where none is in sight", () => {
  const table = plan({ mars: [null, flight(4, 6)], europa: [null, null], moon: [flight(3, 3)] });
  expect(soonest(table, "mars")).toEqual({ body: "mars", launch: 4 });
  expect(soonest(table, "europa")).toEqual({ body: "europa", launch: 3 });
  expect(soonest(table, null)).toBeNull();
  expect(soonest(table, "sun")).toBeNull();
});

test("a ring carries on what is in it, round by round", () => {
  const turnsTo = (space: string) =>
    space === "earth/3" ? "earth/0" : `earth/${Number(space.slice(6)) + 1}`;
  expect(carriedTo("earth/2", 0, turnsTo)).toBe("earth/2");
  expect(carriedTo("earth/2", 3, turnsTo)).toBe("earth/1");
});
