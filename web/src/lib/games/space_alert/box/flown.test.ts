import { expect, test } from "vitest";
import { dayOf, debriefOf, logFile, missingIn, namesIn, wishOf } from "./flown";
import type { Flight } from "./kept.svelte";
import { mission } from "./mission.fake";
import { emptyBoards, lay } from "./pad";

const flight: Flight = {
  mission,
  progress: null,
  names: ["Ala", " "],
  boards: emptyBoards(4, 7),
  threats: {},
  tracks: {},
  ticked: [],
  seed: 7,
  turn: 1,
};
const whole: Flight = {
  ...flight,
  boards: { plan: flight.boards.plan.map((board) => board.map(() => "A")), place: null },
  threats: { "3 red": "frigate" },
  tracks: { red: "T1", white: "T2", blue: "T3", internal: "T4" },
};

test("what is missing is told, and nothing else", () => {
  expect(missingIn(flight)).toEqual(["cards", "threats", "tracks"]);
  expect(missingIn({ ...whole, boards: lay(flight.boards, "A") })).toEqual(["cards"]);
  expect(missingIn({ ...whole, tracks: { red: "T1" } })).toEqual(["tracks"]);
  expect(missingIn(whole)).toEqual([]);
});

test("whoever gave no name is called by the place", () => {
  expect(namesIn(flight, "pl")).toEqual(["Ala", "Osoba 2", "Osoba 3", "Osoba 4"]);
});

test("a flight is asked for as flight files write it", () => {
  const { flight: file, options, seed, day } = wishOf(whole, "en", "2026-11-18");
  expect(file).toEqual({
    tracks: { red: "T1", white: "T2", blue: "T3", internal: "T4" },
    threats: [{ turn: 3, zone: "red", code: "frigate" }],
    players: ["Ala", "Member 2", "Member 3", "Member 4"].map((name) => ({ name, cards: "A A A A A A A" })),
  });
  expect(options).toEqual({ mission: "test_run_1", common: "white", serious: "white" });
  expect([seed, day]).toEqual([7, "2026-11-18"]);
});

test("the debrief is told which announcements were heard: a script by its id, a random one by its number", () => {
  expect(debriefOf(whole, "en").mission).toEqual({ mission: "test_run_1", crew: 4 });
  const random = { ...whole, mission: { ...mission, kind: "random" as const, id: "random-12", seed: 12 } };
  expect(debriefOf(random, "en").mission).toEqual({ crew: 4, common: "white", serious: "white", seed: 12 });
  expect(debriefOf(random, "en").options?.mission).toBe("random");
});

test("tokens and trips of the evening go with the flight, and with its debrief", () => {
  const evening: Flight = {
    ...whole,
    damage: { red: ["shield", "reactor"], white: [] },
    trips: [
      { turn: 2, member: 0, laid: "A", meant: "red" },
      { turn: 3, member: 1, laid: "A", meant: null },
      { turn: 4, member: 1, laid: "C", meant: "red" }, // another card lies there now
    ],
  };
  const { flight: file, trips } = wishOf(evening, "en", "");
  expect(file.damage).toEqual({ red: ["shield", "reactor"], white: [] });
  expect((file.players as { cards: string }[])[0]?.cards).toBe("A A/red A A A A A");
  expect(trips).toEqual([
    { turn: 2, member: 0, arrow: false },
    { turn: 3, member: 1, arrow: true },
  ]);
  expect(debriefOf(evening, "en")).toMatchObject({ flight: file, trips });
});

test("days are written as the star log reads them", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("the line of the star log is one line of JSON", () => {
  const file = decodeURIComponent(
    logFile({ line: { format: 1, date: "2026-11-18" } } as never).split(",")[1] ?? "",
  );
  expect(file).toBe('{"format":1,"date":"2026-11-18"}\n');
});
