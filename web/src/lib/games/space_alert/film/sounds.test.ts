import { expect, test } from "vitest";
import type { FilmEvent } from "./events";
import type { Moment } from "./moments";
import { soundsOf } from "./sounds.svelte";

const moment = (...events: readonly object[]): Moment =>
  ({ kind: (events[0] as FilmEvent).event, events }) as unknown as Moment;
const token = moment({ event: "token_drawn", zone: "red", token: "shield", threat: 1, card: null });

test("a salvo sounds as its weapons do, each kind once", () => {
  const shots = ["red_heavy_laser", "white_heavy_laser", "pulse_cannon"].map((weapon) => ({
    event: "targeted",
    weapon,
  }));
  expect(soundsOf(moment(...shots), null)).toEqual({ effects: ["heavy_laser", "pulse_cannon"], clip: null });
});

test("damage is heard with every token, and told once", () => {
  expect(soundsOf(token, null)).toEqual({ effects: ["hull"], clip: "damage_red" });
  expect(soundsOf(token, token)).toEqual({ effects: ["hull"], clip: null });
});

test("the computer tells whether it was looked after, and how the mission ended", () => {
  const check = (maintained: boolean) =>
    soundsOf(moment({ event: "computer_checked", maintained }), null).clip;
  expect([check(true), check(false)]).toEqual(["computer_ok", "computer_bad"]);
  expect(soundsOf(moment({ event: "mission_lost" }), null).clip).toBe("lost");
  expect(soundsOf(moment({ event: "mission_won" }), null).clip).toBe("won");
});

test("what happens quietly is not heard", () => {
  expect(soundsOf(moment({ event: "threat_moved" }), null)).toEqual({ effects: [], clip: null });
});
