import { expect, test } from "vitest";
import { words } from "../../../words/space_alert";
import { playEffect, secondsOf, shotOf } from "./effects";
import { FakeContext, FakeNode } from "./loudspeaker.fake";

test("every weapon has its shot", () => {
  const shots = Object.keys(words.en.weapons).map((weapon) => shotOf(weapon as Parameters<typeof shotOf>[0]));
  expect([...new Set(shots)]).toEqual([
    "heavy_laser",
    "light_laser",
    "pulse_cannon",
    "rocket",
    "interceptors",
  ]);
  for (const shot of shots) expect(secondsOf(shot)).toBeGreaterThan(0);
});

test("an effect plays its notes one after the other, and can be stopped", () => {
  const context = new FakeContext();
  const played = playEffect(
    context as unknown as AudioContext,
    new FakeNode("to") as unknown as AudioNode,
    "call",
    5,
  );
  const notes = context.nodes.filter(({ kind }) => kind === "oscillator");
  expect(notes.map(({ started, stopped }) => [started, stopped])).toEqual([
    [[5], 5.17],
    [[5.17], 5.42],
  ]);
  played.stop();
  expect(notes.every(({ stopped }) => stopped === 0)).toBe(true);
});
