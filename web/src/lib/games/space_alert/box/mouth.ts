import type { ShipVoice } from "../sound/voice.svelte";
import { type Mouth, steadyNow } from "./player.svelte";
import { spokenOf } from "./timeline";

/** A warning of a phase that is none: nothing but its count is said. */
const COUNT_ONLY = { at: 0, kind: "warning", phase: 0, seconds: 5 } as const;

/**
 * The ship's voice as the mouth of a mission. The voice keeps a server's clock; here that is the device's own
 * steady one, whatever somebody does to the time of day.
 */
export function mouthOf(voice: ShipVoice, now: () => number = steadyNow): Mouth {
  const ahead = () => now() - Date.now();
  return {
    setUp: () => voice.cue("setup"),
    count: (at, rate) => voice.announce(COUNT_ONLY, at, ahead(), rate),
    say: (said, at, rate) => voice.announce(spokenOf(said), at, ahead(), rate),
    pause: () => {
      voice.hush();
      voice.silence(false);
      voice.hum(0);
      voice.cue("pause");
    },
    resume: () => voice.cue("resume"),
    background: (isSilent, phase) => {
      voice.silence(isSilent);
      voice.hum(phase);
    },
    stop: () => {
      voice.hush();
      voice.silence(false);
      voice.hum(0);
    },
  };
}
