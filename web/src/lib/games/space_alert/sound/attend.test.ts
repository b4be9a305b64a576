import { expect, test } from "vitest";
import { Attendant } from "./attend.svelte";
import type { Announcement } from "./script";

const START: Announcement = { at: 0, kind: "mission_started", phase: 1 };
const THREAT: Announcement = { at: 15_000, kind: "threat", turn: 1, zone: "blue" };
const WARNING: Announcement = { at: 40_000, kind: "warning", phase: 1, seconds: 20 };
/** The mission began at this moment of the server's clock, which is so far ahead. */
const BEGAN = 100_000;
const AHEAD = 5000;

/** A computer that only notes what it is asked, and a table to follow. */
function ship() {
  const asked: unknown[] = [];
  const voice = {
    lastPhase: 0,
    announce: (said: Announcement, at: number, ahead: number, rate?: number) =>
      asked.push([said.kind, at, ahead, rate]),
    cue: (id: string) => asked.push(["cue", id]),
    silence: (on: boolean) => asked.push(["noise", on]),
    hum: (phase: number) => asked.push(["hum", phase]),
    hush: () => asked.push(["hush"]),
  };
  const attendant = new Attendant(voice);
  /** Look at the table at a second of the mission. */
  const look = (second: number, heard: readonly Announcement[], more: object = {}, rate = 1) => {
    asked.length = 0;
    const seen = { heard, phases: [{}, {}], is_silent: false, stage: "planning", phase: 1, ...more };
    const clock = { now: BEGAN + second * 1000, time: second * 1000, rate, paused: rate === 0 };
    attendant.follow(seen as never, clock, AHEAD, BEGAN + second * 1000 - AHEAD);
    return asked.filter((one) => (one as unknown[])[0] !== "noise" && (one as unknown[])[0] !== "hum");
  };
  return { voice, asked, attendant, look };
}

test("what is newly heard is announced once, at its moment of the server's clock", () => {
  const { look, voice } = ship();
  expect(look(0, [])).toEqual([]);
  expect(look(0.1, [START])).toEqual([["mission_started", BEGAN, AHEAD, 1]]);
  expect(look(10, [START])).toEqual([]);
  expect(look(15.2, [START, THREAT])).toEqual([["threat", BEGAN + 15_000, AHEAD, 1]]);
  expect(voice.lastPhase).toBe(2);
});

test("whoever comes back joins at the present: nothing is replayed but what is being counted", () => {
  expect(ship().look(30, [START, THREAT])).toEqual([]);
  expect(ship().look(16, [START, THREAT])).toEqual([["threat", BEGAN + 15_000, AHEAD, 1]]);
  expect(ship().look(50, [START, THREAT, WARNING])).toEqual([["warning", BEGAN + 40_000, AHEAD, 1]]);
  expect(ship().look(61, [START, THREAT, WARNING])).toEqual([]);
});

test("noise follows the silence, the hum the phase", () => {
  const { look, asked } = ship();
  look(0, [START]);
  expect(asked).toContainEqual(["noise", false]);
  expect(asked).toContainEqual(["hum", 1]);
  look(20, [START], { is_silent: true });
  expect(asked).toEqual([["noise", true]]);
  look(30, [START], { is_silent: false, phase: 2 });
  expect(asked).toEqual([
    ["noise", false],
    ["hum", 2],
  ]);
  look(40, [START], { stage: "acting" });
  expect(asked).toContainEqual(["hum", 0]);
});

test("a clock that stands hushes what was planned and says so; going on, the count goes on", () => {
  const { look } = ship();
  look(0, [START]);
  expect(look(40.1, [START, WARNING])).toEqual([["warning", BEGAN + 40_000, AHEAD, 1]]);
  expect(look(50, [START, WARNING], {}, 0)).toEqual([["hush"], ["cue", "pause"]]);
  expect(look(51, [START, WARNING], {}, 1)).toEqual([
    ["hush"],
    ["cue", "resume"],
    ["warning", BEGAN + 40_000, AHEAD, 1],
  ]);
  expect(look(52, [START, WARNING])).toEqual([]);
});

test("a clock that goes step by step is not said to stop", () => {
  const { attendant, asked } = ship();
  const seen = { heard: [START], phases: [{}], is_silent: false, stage: "planning", phase: 1 } as never;
  for (const time of [0, 1000]) attendant.follow(seen, { now: BEGAN, time, rate: 0 }, AHEAD, BEGAN);
  expect(asked.flat()).not.toContain("cue");
});

test("the jump is announced, at its time or because the crew closes planning; then the film", () => {
  const jump: Announcement = { at: 60_000, kind: "mission_ended", phase: 2 };
  const ends = (heard: readonly Announcement[]) => {
    const { look, attendant, asked } = ship();
    look(59, [START, WARNING]);
    asked.length = 0;
    const seen = { heard, phases: [{}, {}], is_silent: false, stage: "acting", phase: 2 } as never;
    for (let n = 0; n < 2; n += 1) attendant.follow(seen, null, AHEAD, BEGAN);
    return asked.filter((one) => !["noise", "hum"].includes((one as string[])[0] ?? ""));
  };
  expect(ends([START, WARNING])).toEqual([["hush"], ["cue", "ended_early"], ["cue", "act"]]);
  expect(ends([START, WARNING, jump])).toEqual([
    ["hush"],
    ["mission_ended", BEGAN + AHEAD, AHEAD, undefined],
    ["cue", "act"],
  ]);
});

test("at another pace moments are where the slower clock has them", () => {
  const { look } = ship();
  look(0, []);
  expect(look(10, [START, { ...THREAT, at: 9000 }], {}, 0.5)[1]).toEqual([
    "threat",
    BEGAN + 10_000 - 2000,
    AHEAD,
    0.5,
  ]);
});

test("without a clock nothing is announced", () => {
  const { attendant, asked } = ship();
  attendant.follow(
    { heard: [START], phases: [], is_silent: false, stage: "acting", phase: 3 } as never,
    null,
    0,
  );
  expect(asked).toEqual([["noise", false]]);
});
