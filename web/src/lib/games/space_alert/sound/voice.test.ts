import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { device } from "../../../device.svelte";
import { FakeContext } from "./loudspeaker.fake";
import type { Announcement } from "./script";
import { ShipVoice } from "./voice.svelte";

const data: Announcement = { at: 0, kind: "incoming_data" };
const fetched: string[] = [];
const buzzed: number[][] = [];
const session = { type: "auto" };

beforeEach(() => {
  vi.useFakeTimers({ now: 50_000 });
  FakeContext.made = [];
  fetched.length = buzzed.length = 0;
  session.type = "auto";
  device.settings = { ...device.settings, sound: true, speaks: true, volume: 1 };
  vi.spyOn(device, "change").mockImplementation((change) => {
    device.settings = { ...device.settings, ...change };
  });
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("navigator", { vibrate: (pattern: number[]) => buzzed.push(pattern), audioSession: session });
  vi.stubGlobal("fetch", (address: string) => {
    fetched.push(address);
    return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(8)) });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const context = (n = 0) => FakeContext.made[n] as FakeContext;

async function unlocked(lang: "pl" | "en" = "pl") {
  const voice = new ShipVoice(lang);
  await voice.unlock();
  return voice;
}

test("it is locked until somebody taps; nothing is fetched before", async () => {
  const voice = new ShipVoice("pl");
  expect([voice.state, fetched.length]).toEqual(["locked", 0]);
  voice.announce(data, 50_000, 0);
  expect(FakeContext.made).toEqual([]);
  await voice.unlock();
  expect(voice.state).toBe("ready");
  expect(fetched[0]).toContain("pl");
});

test("one context for everything, and the pack is fetched once", async () => {
  const voice = await unlocked();
  await voice.unlock();
  expect([FakeContext.made.length, fetched.length]).toEqual([1, 1]);
});

test("an announcement of moment M begins at M + 300 ms by the server's clock", async () => {
  const voice = await unlocked();
  voice.announce(data, 70_000, 20_000);
  const call = context().nodes.find(({ kind }) => kind === "oscillator");
  expect(call?.started?.[0]).toBeCloseTo(10.3, 6);
  expect(context().clips.length).toBe(1);
});

test("later than a second and a half it is text only, and nothing is felt", async () => {
  const voice = await unlocked("en");
  voice.announce(data, 48_000, 0);
  expect(context().clips).toEqual([]);
  expect(voice.subtitle).toBe("Data incoming. Everyone may draw one card.");
  expect(buzzed).toEqual([]);
});

test("an announcement is felt and read, also where this device does not speak", async () => {
  const voice = new ShipVoice("pl");
  voice.speaks = false;
  await voice.unlock();
  voice.announce(data, 50_000, 0);
  expect([voice.state, voice.subtitle]).toEqual(["off", "Napływają dane. Każdy może dobrać jedną kartę."]);
  expect(buzzed.length).toBe(1);
  expect(FakeContext.made).toEqual([]);
});

test("who speaks and how loud is remembered by the device", async () => {
  const voice = await unlocked();
  voice.volume = 0.4;
  expect(context().nodes[0]?.gain.value).toBe(0.4);
  voice.speaks = false;
  expect([device.settings.speaks, device.settings.volume]).toEqual([false, 0.4]);
});

test("with all sounds off it is off", async () => {
  device.settings = { ...device.settings, sound: false };
  expect((await unlocked()).state).toBe("off");
});

test("iPhones play although their switch says silent", async () => {
  await unlocked();
  expect(session.type).toBe("playback");
});

test("an interrupted loudspeaker is told, and the next tap makes a new one, with what is still to be said", async () => {
  const voice = await unlocked();
  voice.announce({ at: 0, kind: "warning", phase: 1, seconds: 20 }, 50_000, 0);
  voice.silence(true);
  context().state = "interrupted";
  context().onstatechange?.();
  expect(voice.state).toBe("interrupted");
  vi.setSystemTime(55_000);
  await voice.unlock();
  expect([voice.state, FakeContext.made.length, fetched.length]).toEqual(["ready", 2, 1]);
  expect(context(1).clips.length).toBe(5); // the count
  expect(context(1).nodes.some(({ loop }) => loop)).toBe(true);
});

test("a loudspeaker whose clock stands is interrupted, whatever it says of itself", async () => {
  const voice = await unlocked();
  vi.advanceTimersByTime(1000);
  context().currentTime += 1;
  vi.advanceTimersByTime(1000);
  expect(voice.state).toBe("ready");
  vi.advanceTimersByTime(1000);
  expect(voice.state).toBe("interrupted");
});

test("noise covers exactly the silence, also where sound is unlocked in the middle of it", async () => {
  const voice = new ShipVoice("pl");
  voice.silence(true);
  await voice.unlock();
  const noise = () => context().nodes.filter(({ loop }) => loop);
  expect(noise().map(({ stopped }) => stopped)).toEqual([null]);
  voice.silence(false);
  expect(noise().map(({ stopped }) => stopped)).toEqual([0]);
});

test("the speaker test says its sentence after a call", async () => {
  const voice = await unlocked("en");
  voice.test();
  expect(voice.subtitle).toBe("Speaker test. Can you hear me?");
  expect(context().clips.length).toBe(1);
});

test("hushed, it says nothing of what has not begun", async () => {
  const voice = await unlocked();
  voice.announce(data, 50_000, 0);
  voice.hush();
  expect(context().clips[0]?.stopped).toBe(0);
});

test("another language fetches its own pack and is spoken from then on", async () => {
  const voice = await unlocked("pl");
  await voice.speak("en");
  voice.announce(data, 50_000, 0);
  expect(fetched.length).toBe(2);
  expect(voice.subtitle).toContain("Data incoming");
});

test("without its clips it goes on in text and tones, and the next tap tries again", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, status: 503 }));
  const voice = await unlocked();
  voice.announce(data, 50_000, 0);
  expect([context().clips.length, voice.subtitle !== ""]).toEqual([0, true]);
  vi.stubGlobal("fetch", () =>
    Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(8)) }),
  );
  await voice.unlock();
  expect(context().clips.length).toBe(1);
});

test("effects are heard once sound is unlocked", async () => {
  const voice = new ShipVoice("pl");
  voice.effect("shield");
  await voice.unlock();
  voice.effect("shield");
  expect(context().nodes.filter(({ kind }) => kind === "oscillator").length).toBe(1);
});
