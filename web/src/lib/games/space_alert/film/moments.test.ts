import { describe, expect, it } from "vitest";
import type { FilmEvent } from "./events";
import { REELS } from "./missions";
import { momentsOf } from "./moments";
import { STEPS, type StepName } from "./steps";

const step = (name: StepName): FilmEvent => ({ event: "step_began", turn: 3, step: name });
const began: FilmEvent = { event: "turn_began", turn: 3 };
const kinds = (events: readonly FilmEvent[]) => momentsOf({ turn: 3, events }).map(({ kind }) => kind);
const moments = REELS.flatMap(({ takes }) => takes.flatMap(({ shots }) => shots.map(({ moment }) => moment)));

describe("moments", () => {
  it("come step by step, in the order of the turn", () => {
    for (const { takes } of REELS) {
      for (const { shots } of takes.slice(0, 12)) {
        const order = shots.map(({ moment }) => STEPS.indexOf(moment.step));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }
    }
  });

  it("carry every event of a turn but what needs no picture, each once", () => {
    const silent = ["turn_began", "step_began", "went_on", "tripped", "threat_moved"];
    for (const { takes } of REELS) {
      for (const { events, shots } of takes) {
        const told = shots
          .flatMap(({ moment }) => moment.events)
          .filter(({ event }) => !silent.includes(event));
        expect(told).toEqual(events.filter(({ event }) => !silent.includes(event)));
      }
    }
  });

  it("show a card together with what it does", () => {
    const fired: readonly FilmEvent[] = [
      began,
      step("crew"),
      { event: "card_revealed", member: "captain", action: "A", station: "upper_white" },
      {
        event: "weapon_fired",
        weapon: "white_heavy_laser",
        member: "captain",
        station: "upper_white",
        heroic: false,
        energy: 2,
      },
      { event: "card_revealed", member: "officer", action: "red", station: "upper_red" },
      { event: "card_in_vain", member: "officer", action: "red", station: "upper_red", why: "no_door" },
    ];
    const [shot, vain] = momentsOf({ turn: 3, events: fired });
    expect(shot).toMatchObject({ kind: "card_revealed", member: "captain", card: "A", mood: "calm" });
    expect(shot?.lit).toEqual(expect.arrayContaining(["captain", "upper_white", "upper_white.A"]));
    expect(vain).toMatchObject({ member: "officer", mood: "vain" });
    expect(vain?.lasts).toBeGreaterThan(shot?.lasts ?? 0);
  });

  it("add up what hits a threat: strengths less the shield", () => {
    const events: readonly FilmEvent[] = [
      began,
      step("shots"),
      { event: "targeted", threat: 7, card: "kamikaze", weapon: "red_heavy_laser", strength: 4 },
      { event: "targeted", threat: 7, card: "kamikaze", weapon: "pulse_cannon", strength: 1 },
      { event: "targeted", threat: 5, card: "octopus", weapon: "pulse_cannon", strength: 1 },
      { event: "damage_sum", threat: 7, card: "kamikaze", strength: 5, shield: 2 },
      { event: "threat_damaged", threat: 7, card: "kamikaze", points: 3, left: 1 },
      { event: "shot_absorbed", threat: 5, card: "octopus", strength: 1, shield: 1 },
    ];
    const told = momentsOf({ turn: 3, events });
    expect(told.map(({ kind }) => kind)).toEqual(["targeted", "targeted", "damage_sum", "shot_absorbed"]);
    expect(told[1]?.beams.map(({ threat }) => threat)).toEqual([7, 5]);
    expect(told[2]?.sum).toMatchObject({ strength: 5, shield: 2, result: 3 });
    expect(told[2]?.sum?.parts.map(({ strength }) => strength)).toEqual([4, 1]);
    expect(told[3]).toMatchObject({ mood: "vain", sum: { strength: 1, shield: 1, result: 0 } });
  });

  it("break the shield with the attack, then turn the tokens one by one", () => {
    const events: readonly FilmEvent[] = [
      began,
      step("threats"),
      { event: "mark_reached", threat: 7, card: "kamikaze", mark: "Z", space: 1 },
      { event: "attacked", threat: 7, card: "kamikaze", zone: "red", strength: 3 },
      { event: "shield_held", zone: "red", cubes: 1, now: 0 },
      { event: "token_drawn", zone: "red", token: "shield", threat: 7, card: "kamikaze" },
      { event: "token_drawn", zone: "red", token: "gravolift", threat: 7, card: "kamikaze" },
      { event: "threat_survived", threat: 7, card: "kamikaze", points: 3 },
    ];
    expect(kinds(events)).toEqual([
      "mark_reached",
      "attacked",
      "token_drawn",
      "token_drawn",
      "threat_survived",
    ]);
    const [, attack, shield, lift] = momentsOf({ turn: 3, events });
    expect(attack?.sum).toMatchObject({ strength: 3, shield: 1, result: 2 });
    expect(attack?.beams).toEqual([{ weapon: null, threat: 7, zone: "red" }]);
    expect(shield?.lit).toContain("upper_red.B");
    expect(lift?.lit).toContain("red.lift");
  });

  it("do not walk a threat to where it stands already", () => {
    const moved = { event: "threat_moved", threat: 7, card: "kamikaze", space: 8 } as const;
    const reached = { event: "mark_reached", threat: 7, card: "kamikaze", mark: "X", space: 8 } as const;
    expect(kinds([began, step("threats"), reached, moved])).toEqual(["mark_reached"]);
    expect(kinds([began, step("threats"), reached, { ...moved, space: 6 }])).toEqual([
      "mark_reached",
      "threat_moved",
    ]);
  });

  it("name who fired at nothing", () => {
    const events: readonly FilmEvent[] = [
      began,
      step("crew"),
      { event: "card_revealed", member: "chief", action: "A", station: "lower_red" },
      {
        event: "weapon_fired",
        weapon: "red_light_laser",
        member: "chief",
        station: "lower_red",
        heroic: false,
        energy: null,
      },
      step("shots"),
      { event: "shot_missed", weapon: "red_light_laser" },
    ];
    expect(momentsOf({ turn: 3, events })[1]).toMatchObject({
      kind: "shot_missed",
      member: "chief",
      mood: "vain",
      step: "shots",
    });
  });

  it("take about eight seconds a turn where much happens, and no more than what there is where little does", () => {
    for (const { takes } of REELS) {
      for (const { shots } of takes) {
        const lasts = shots.reduce((sum, { moment }) => sum + moment.lasts + 100, 900);
        const isCrowded = shots.length > 16;
        expect(lasts).toBeLessThanOrEqual(isCrowded ? 14_000 : 8_300);
      }
    }
  });

  it("take between a moment and two seconds each", () => {
    for (const { lasts } of moments) expect(lasts >= 150 && lasts <= 2000).toBe(true);
  });
});
