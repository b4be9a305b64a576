import { expect, test } from "vitest";
import { wholeViews } from "./api";
import type { Replay } from "./protocol/messages";

test("frames of a replay carry only what changed, and are made whole again", () => {
  const views = [
    { turn: 0, rows: 10, hand: [1, 2], options: { variant: "basic" } },
    { turn: 1, hand: { "1": 5 } },
    {},
    { hand: [7], options: { variant: "advanced" } },
  ];
  const whole = wholeViews({ frames: views.map((view) => ({ view })) } as unknown as Replay);
  expect(whole.frames.map(({ view }) => view)).toEqual([
    views[0],
    { turn: 1, rows: 10, hand: [1, 5], options: { variant: "basic" } },
    { turn: 1, rows: 10, hand: [1, 5], options: { variant: "basic" } },
    { turn: 1, rows: 10, hand: [7], options: { variant: "advanced" } },
  ]);
});
