import { beforeEach, expect, test } from "vitest";
import { FakeContext, type FakeNode } from "./loudspeaker.fake";
import { indexOf, lengthsOf, type Pack } from "./pack";
import { type Cue, scriptOf } from "./script";
import { type Played, Speaker } from "./speaker";
import { DUCKED } from "./timing";

const ONSET = 48;
const index = indexOf("pl");
const pack = { index, sound: {}, onset: ONSET } as unknown as Pack;
const cue = (id: Cue["id"], at: number): Cue => ({ id, at, length: lengthsOf("pl")[id], part: "said" });
let now = 1000;
let played: Played[] = [];

function set() {
  const context = new FakeContext();
  const speaker = new Speaker(
    context as unknown as AudioContext,
    () => now,
    (one) => played.push(one),
  );
  return { context, speaker };
}

beforeEach(() => {
  now = 1000;
  played = [];
});

test("a clip is heard at its moment, without what the decoder put before it", () => {
  const { context, speaker } = set();
  speaker.load(pack);
  speaker.follow([cue("data", 1300)]);
  const { start, length } = index.clips.data;
  const [when, offset, duration] = context.clips[0]?.started ?? [];
  expect(when).toBeCloseTo(10.3, 6);
  expect(offset).toBeCloseTo((start + ONSET) / 1000, 6);
  expect(duration).toBeCloseTo(length / 1000, 6);
});

test("the latency of the loudspeaker is taken off", () => {
  const { context, speaker } = set();
  context.outputLatency = 0.2;
  speaker.load(pack);
  speaker.follow([cue("data", 1300)]);
  expect(context.clips[0]?.started?.[0]).toBeCloseTo(10.1, 6);
});

test("what was announced before the clips are there is said once they are, unless that is too late", () => {
  const { context, speaker } = set();
  speaker.follow([cue("data", 1300), cue("silence", 6000)]);
  expect(context.clips).toEqual([]);
  now = 3000;
  speaker.load(pack);
  expect(context.clips.length).toBe(1);
  expect(context.clips[0]?.started?.[0]).toBeCloseTo(13, 6);
});

test("nothing is scheduled twice, and what is no longer planned falls silent", () => {
  const { context, speaker } = set();
  speaker.load(pack);
  const [first, second] = [cue("data", 1300), cue("silence", 9000)];
  speaker.follow([first, second]);
  speaker.follow([first]);
  expect(context.clips.length).toBe(2);
  expect(context.clips.map(({ stopped }) => stopped)).toEqual([null, 0]);
});

test("hushed, it finishes what it says and says no more", () => {
  const { context, speaker } = set();
  speaker.load(pack);
  speaker.follow([cue("data", 1300), cue("silence", 9000)]);
  now = 2000;
  speaker.hush();
  expect(context.clips.map(({ stopped }) => stopped)).toEqual([null, 0]);
  expect(speaker.plan.map(({ id }) => id)).toEqual(["data"]);
});

test("a tone is made, a count is played: everything of an announcement is heard", () => {
  const { context, speaker } = set();
  speaker.load(pack);
  const cues = scriptOf({ at: 0, kind: "transfer_started", seconds: 10 }, 3, lengthsOf("pl"));
  speaker.follow(cues.map((one) => ({ ...one, at: one.at + 1000 })));
  expect(context.clips.length).toBe(6); // the sentence and five numbers
  const notes = context.nodes.filter(({ kind }) => kind === "oscillator");
  expect(notes.map(({ started }) => started?.[0]?.toFixed(2))).toEqual(["10.30", "10.47", "20.00"]);
});

/** The part of the loudspeaker that carries all that is not said. */
const rest = (context: FakeContext): FakeNode => context.nodes[2] as FakeNode;

test("speech lowers all else by 10 dB, from its beginning to its end", () => {
  const { context, speaker } = set();
  speaker.load(pack);
  speaker.follow([cue("data", 1300)]);
  const [before, down, up] = rest(context).gain.changes;
  expect(before?.value).toBe(1);
  expect([down?.value, up?.value]).toEqual([DUCKED, 1]);
  expect(down?.at).toBeCloseTo(10.3 - 0.04, 6);
  expect(up?.at).toBeCloseTo(10.3 + index.clips.data.length / 1000, 6);
});

test("in the middle of a sentence all else stays low", () => {
  const { context, speaker } = set();
  speaker.load(pack);
  const data = cue("data", 1300);
  speaker.follow([data]);
  now = 2000;
  speaker.follow([data, cue("silence", 60_000)]);
  expect(rest(context).gain.changes[0]?.value).toBe(DUCKED);
});

test("noise is heard exactly while it is on", () => {
  const { context, speaker } = set();
  const noise = () => context.nodes.filter(({ loop }) => loop);
  speaker.setNoise(true);
  speaker.setNoise(true);
  expect(noise().map(({ started, stopped }) => [started !== null, stopped])).toEqual([[true, null]]);
  speaker.setNoise(false);
  expect(noise()[0]?.stopped).toBe(0);
});

test("the hum of a phase takes the place of the last one", () => {
  const { context, speaker } = set();
  const hums = () => context.nodes.filter(({ kind, stopped }) => kind === "oscillator" && stopped === null);
  speaker.setHum(1);
  const low = hums()[0]?.frequency.value ?? 0;
  speaker.setHum(3);
  expect(hums().length).toBe(3);
  expect(hums()[0]?.frequency.value).toBeGreaterThan(low);
  speaker.setHum(0);
  expect(hums()).toEqual([]);
});

test("what was played is told, with the moment at which it was heard by the loudspeaker's clock", () => {
  const { context, speaker } = set();
  speaker.load(pack);
  speaker.follow([cue("data", 1300)]);
  now = 1300 + index.clips.data.length;
  context.currentTime = 10.3 + index.clips.data.length / 1000 + 0.007; // it began 7 ms early
  context.clips[0]?.onended?.();
  expect(played[0]).toMatchObject({ id: "data", at: 1300 });
  expect(played[0]?.heard).toBeCloseTo(1293, 3);
});
