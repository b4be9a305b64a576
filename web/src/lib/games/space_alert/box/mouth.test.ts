import { expect, test } from "vitest";
import type { ShipVoice } from "../sound/voice.svelte";
import { said } from "./mission.fake";
import { mouthOf } from "./mouth";

/** A voice that notes what is asked of it. */
function listening() {
  const asked: unknown[][] = [];
  const voice = new Proxy({} as ShipVoice, {
    get:
      (_target, name) =>
      (...values: unknown[]) =>
        void asked.push([name, ...values]),
  });
  return { asked, mouth: mouthOf(voice, () => 5_000) };
}
const ahead = expect.any(Number);

test("what is said is announced at its own moment, a transfer with its count", () => {
  const { asked, mouth } = listening();
  mouth.say(said("transfer_started", 100, { lasts: 10 }), 4_000, 2);
  expect(asked).toEqual([["announce", { at: 100, kind: "transfer_started", seconds: 10 }, 4_000, ahead, 2]]);
});

test("the voice follows the steady clock, however far the time of day is from it", () => {
  const { asked, mouth } = listening();
  mouth.say(said("incoming_data", 0), 4_000, 1);
  expect(Date.now() + (asked[0]?.[3] as number)).toBeCloseTo(5_000, -2);
});

test("before the start nothing but the count is said", () => {
  const { asked, mouth } = listening();
  mouth.setUp();
  mouth.count(6_000, 1);
  expect(asked).toEqual([
    ["cue", "setup"],
    ["announce", { at: 0, kind: "warning", phase: 0, seconds: 5 }, 6_000, ahead, 1],
  ]);
});

test("noise covers the silence, the hum the phase, and a pause neither", () => {
  const { asked, mouth } = listening();
  mouth.background(true, 2);
  mouth.pause();
  expect(asked).toEqual([
    ["silence", true],
    ["hum", 2],
    ["hush"],
    ["silence", false],
    ["hum", 0],
    ["cue", "pause"],
  ]);
});

test("stopped, nothing is heard any more", () => {
  const { asked, mouth } = listening();
  mouth.stop();
  expect(asked).toEqual([["hush"], ["silence", false], ["hum", 0]]);
});
