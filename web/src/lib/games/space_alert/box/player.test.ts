import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mission } from "./mission.fake";
import { LEAD, type Mouth, Player } from "./player.svelte";

let spoken: string[];
let moments: [string, number][];
let background: [boolean, number][];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  spoken = [];
  moments = [];
  background = [];
});
afterEach(() => vi.useRealTimers());

const mouth: Mouth = {
  setUp: () => spoken.push("setup"),
  count: (at) => {
    spoken.push("count");
    moments.push(["count", at - 1_000_000]);
  },
  say: ({ kind }, at) => {
    spoken.push(kind);
    moments.push([kind, at - 1_000_000]);
  },
  pause: () => spoken.push("pause"),
  resume: () => spoken.push("resume"),
  background: (isSilent, phase) => background.push([isSilent, phase]),
  stop: () => spoken.push("stop"),
};
const player = (rate = 1) => new Player(mission, mouth, () => Date.now(), rate);
function begun(ms: number, rate = 1): Player {
  const one = player(rate);
  one.start();
  vi.advanceTimersByTime(LEAD / rate + ms);
  return one;
}

test("the ship is set up, five is counted, and the mission begins", () => {
  const one = player();
  expect(one.state).toBe("waiting");
  one.start();
  expect([one.state, ...spoken]).toEqual(["setting_up", "setup"]);
  vi.advanceTimersByTime(LEAD - 1);
  expect([one.state, ...spoken]).toEqual(["setting_up", "setup", "count"]);
  expect(moments).toEqual([["count", LEAD - 5000]]);
  vi.advanceTimersByTime(1);
  expect([one.state, one.time, spoken.at(-1)]).toEqual(["running", 0, "mission_started"]);
});

test("everything is said once, in order, each at its own moment", () => {
  const one = begun(120_000);
  expect(spoken).toEqual(["setup", "count", ...mission.announcements.map(({ kind }) => kind)]);
  expect(moments.slice(1)).toEqual(mission.announcements.map(({ kind, at }) => [kind, LEAD + at]));
  expect(one.state).toBe("over");
});

test("noise and hum follow silence and phase, and end with the mission", () => {
  begun(120_000);
  const changes = background.filter((now, n) => String(now) !== String(background[n - 1]));
  expect(changes).toEqual([
    [false, 1],
    [true, 1],
    [false, 1],
    [false, 2],
    [false, 0],
  ]);
});

test("a clock that was looked at too late says what was due at the moment it was due", () => {
  const one = player();
  one.start();
  vi.setSystemTime(1_000_000 + LEAD + 12_345);
  one.tick();
  expect(spoken).toEqual(["setup", "count", "mission_started", "threat"]);
  expect(moments.at(-1)).toEqual(["threat", LEAD + 10_000]);
  expect(one.time).toBe(12_345);
});

test("a pause holds the clock, is marked, and what comes is as much later", () => {
  const one = begun(9_000);
  one.pause();
  expect([one.state, one.pauses]).toEqual(["paused", [9_000]]);
  vi.advanceTimersByTime(60_000);
  expect([one.time, spoken.at(-1)]).toEqual([9_000, "pause"]);
  one.resume();
  vi.advanceTimersByTime(1_000);
  expect(spoken.slice(-2)).toEqual(["resume", "threat"]);
  expect(moments.at(-1)).toEqual(["threat", LEAD + 70_000]);
});

test("what was being counted when the clock was held is counted anew", () => {
  const one = begun(50_000);
  one.pause();
  spoken.length = 0;
  vi.advanceTimersByTime(5_000);
  one.resume();
  expect(spoken).toEqual(["resume", "warning"]);
  expect(moments.at(-1)).toEqual(["warning", LEAD + 45_000]); // 10 s ago by the mission's clock
});

test("a pause in the count of five counts the rest of it", () => {
  const one = player();
  one.start();
  vi.advanceTimersByTime(LEAD - 3_000);
  one.pause();
  vi.advanceTimersByTime(10_000);
  one.resume();
  expect(spoken).toEqual(["setup", "count", "pause", "resume", "count"]);
  expect(moments.at(-1)).toEqual(["count", LEAD + 10_000 - 5_000]);
  vi.advanceTimersByTime(3_000);
  expect(one.state).toBe("running");
});

test("a silence is noisy again after a pause", () => {
  const one = begun(32_000);
  one.pause();
  background.length = 0;
  one.resume();
  expect(background).toEqual([[true, 1]]);
});

test("stopped, it says nothing more", () => {
  const one = begun(5_000);
  one.stop();
  vi.advanceTimersByTime(300_000);
  expect([one.state, one.time, spoken.at(-1)]).toEqual(["stopped", 5_000, "stop"]);
  one.resume();
  one.pause();
  expect(one.state).toBe("stopped");
});

test("after a reload the mission stands where it was, and the gap is marked as a pause", () => {
  const first = begun(12_000);
  const { progress } = first;
  first.close();
  spoken.length = 0;
  const second = player();
  second.restore(progress);
  expect([second.state, second.time, second.pauses]).toEqual(["paused", 12_000, [12_000]]);
  vi.advanceTimersByTime(60_000);
  expect(spoken).toEqual([]);
  second.resume();
  vi.advanceTimersByTime(18_000);
  expect(spoken).toEqual(["resume", "silence_started"]);
});

test("a mission that was paused or over is so after a reload", () => {
  const one = player();
  one.restore({ time: 4_000, pauses: [4_000], state: "paused" });
  expect(one.pauses).toEqual([4_000]);
  one.restore({ time: 120_000, pauses: [], state: "over" });
  expect(one.state).toBe("over");
});

test("progress is kept about every second, and whenever something happens", () => {
  const kept: number[] = [];
  const one = player();
  one.onprogress = ({ time }) => kept.push(time);
  one.start();
  vi.advanceTimersByTime(LEAD + 10_000);
  expect(kept.length).toBeGreaterThanOrEqual(18);
  expect(kept.length).toBeLessThan(30);
  expect(kept.at(-1)).toBe(10_000);
});

test("run faster, the moments come as much sooner", () => {
  const one = begun(12_000, 10);
  expect(one.state).toBe("over");
  expect(moments.at(-1)).toEqual(["mission_ended", (LEAD + 120_000) / 10]);
});
