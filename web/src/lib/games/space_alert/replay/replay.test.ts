import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { wholeViews } from "../../../api";
import type { Frame, Replay, SpaceAlertShown, Word } from "../../../protocol/messages";
import told from "../debrief/flight.cases.json";
import { ReplayClock } from "./clock.svelte";
import { liesBefore, momentIn, noticed } from "./eyes";
import { linesOf } from "./lines";

const { frames } = wholeViews(told.replay as unknown as Replay);

describe("the clock of a replay", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("runs at its speed and stops", () => {
    const clock = new ReplayClock(() => 60_000);
    clock.rate = 8;
    clock.toggle();
    vi.advanceTimersByTime(2_000);
    clock.toggle();
    expect(clock.now).toBe(16_000);
    vi.advanceTimersByTime(2_000);
    expect(clock.now).toBe(16_000);
  });
  it("ends with planning, once, and begins anew afterwards", () => {
    const onend = vi.fn();
    const clock = new ReplayClock(() => 1_000, onend);
    clock.run();
    vi.advanceTimersByTime(5_000);
    expect([clock.now, clock.isRunning, onend.mock.calls.length]).toEqual([1_000, false, 1]);
    clock.run();
    expect(clock.now).toBe(0);
    clock.stop();
  });
  it("goes nowhere outside planning", () => {
    const clock = new ReplayClock(() => 1_000);
    clock.seek(-5);
    expect(clock.now).toBe(0);
    clock.seek(9_999);
    expect(clock.now).toBe(1_000);
  });
});

describe("a link to a moment", () => {
  it("names a second of planning or a turn", () => {
    expect(momentIn("t=412")).toEqual({ second: 412 });
    expect(momentIn("turn=8")).toEqual({ turn: 8 });
  });
  it("and nothing else", () => {
    for (const hash of ["", "move-3", "t=", "t=-1", "turn=x"]) expect(momentIn(hash)).toBeNull();
  });
});

describe("what lies before somebody", () => {
  const step = 30;
  const shown = frames[step]?.view as SpaceAlertShown;
  const hand = [{ card: "A/red", action: "A", move: "red" }] as const;
  const own = { ...shown, seat: 1, hand } as unknown as SpaceAlertShown;

  it("has no hand with a spectator's eyes", () => {
    expect(liesBefore("officer", shown, new Map(), step).hand).toBeNull();
  });
  it("is what its own seat saw, with all hands", () => {
    const bySeat = new Map([[1, frames.map((frame): Frame => ({ ...frame, view: own }))]]);
    expect(liesBefore("officer", shown, bySeat, step).hand).toEqual(hand);
    expect(liesBefore("captain", shown, bySeat, step).hand).toBeNull();
  });
  it("is seen by its own eyes alone", () => {
    expect(liesBefore("officer", own, new Map(), step).hand).toEqual(hand);
    expect(liesBefore("captain", own, new Map(), step).hand).toBeNull();
  });
});

describe("steps with all hands", () => {
  it("are told as whoever made them noticed them", () => {
    const own = frames.map((frame, n): Frame => ({ ...frame, texts: [`step ${n}`] }));
    const seen = noticed(frames, new Map([[2, own]]));
    for (const [n, frame] of frames.entries())
      expect(seen[n]?.texts).toEqual(frame.seat === 2 ? [`step ${n}`] : frame.texts);
  });
});

describe("the planning round in words", () => {
  it("is told in its order, with what was said, and without what goes without saying", () => {
    const word: Word = {
      frame: 9,
      time: 30_000,
      seat: 0,
      who: "Ala",
      talk: "chat",
      about: "",
      text: "Mine.",
    };
    const lines = linesOf(frames, [word]);
    expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).sort((a, b) => a - b));
    expect(lines.find(({ by }) => by === "said")?.text).toBe("Ala: Mine.");
    expect(lines.some(({ by }) => by === "computer")).toBe(true);
    expect(lines.some(({ by }) => by === "crew")).toBe(true);
    expect(linesOf(frames, []).length).toBeLessThan(frames.flatMap(({ texts }) => texts).length);
  });
});
