import { expect, test } from "vitest";
import { cameHere } from "./came";
import type { FilmEvent } from "./events";
import type { Moment } from "./moments";
import type { Take } from "./reel";

const take = (turn: number, ...events: readonly object[]): Take =>
  ({ turn, events: events as readonly FilmEvent[] }) as unknown as Take;
const attack = { step: "threats", mood: "bad", threat: 7 } as Moment;
const hit = (threat: number, points: number) => ({ event: "threat_damaged", threat, points, left: 1 });

test("a threat that harms the ship is told with all that hit it until then", () => {
  const takes = [
    take(5, hit(7, 2), hit(3, 4)),
    take(6),
    take(8, hit(7, 1), { event: "intruder_hit", threat: 7 }),
  ];
  expect(cameHere(takes, attack)).toEqual({ turns: [5, 8], done: 4 });
});

test("where nothing hit it, nothing is counted", () => {
  expect(cameHere([take(5, hit(3, 4))], attack)).toEqual({ turns: [], done: 0 });
});

test("what harms nobody needs no reason", () => {
  expect(cameHere([], null)).toBeNull();
  expect(cameHere([], { ...attack, mood: "calm" })).toBeNull();
  expect(cameHere([], { ...attack, step: "crew" })).toBeNull();
  expect(cameHere([], { ...attack, threat: null })).toBeNull();
});
