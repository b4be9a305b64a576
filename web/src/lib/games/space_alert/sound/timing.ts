/** When something is heard: moments of the server's clock on the clock of the loudspeaker, and what gives way. */

import type { Cue } from "./script";
import { endOf } from "./script";

/** Speech lowers all else by 10 dB. */
export const DUCKED = 10 ** (-10 / 20);
/** Speech this close together, in ms, counts as one. */
const ONE_BREATH = 600;

/** What an audio context tells of its clock: the moment it plays now, and which moment of ours that is. */
export interface AudioClock {
  readonly currentTime: number;
  /** Seconds until what is played now is heard. */
  readonly latency: number;
  readonly contextTime: number;
  readonly performanceTime: number;
}

/** The context's time, in seconds, for something to be heard in so many ms from a moment of our own clock. */
export function contextTimeFor(ms: number, now: number, clock: AudioClock): number {
  const isStamped = clock.performanceTime > 0 && clock.contextTime > 0;
  return isStamped
    ? clock.contextTime + (now + ms - clock.performanceTime) / 1000
    : clock.currentTime - clock.latency + ms / 1000;
}

/** In how many ms a moment of the context's clock is heard; below zero: so long ago. */
export function msUntilHeard(time: number, now: number, clock: AudioClock): number {
  return (time - contextTimeFor(0, now, clock)) * 1000;
}

/** How a context's clock stands. */
export function clockOf(context: AudioContext): AudioClock {
  const stamp = context.getOutputTimestamp?.() ?? {};
  return {
    currentTime: context.currentTime,
    latency: context.outputLatency || context.baseLatency || 0,
    contextTime: stamp.contextTime ?? 0,
    performanceTime: stamp.performanceTime ?? 0,
  };
}

/** From when to when something is said, in ms of the server's clock, pauses for breath included. */
export function spokenTimes(cues: readonly Cue[]): readonly (readonly [from: number, to: number])[] {
  const times: [number, number][] = [];
  for (const cue of [...cues].sort((a, b) => a.at - b.at)) {
    const last = times.at(-1);
    if (last && cue.at - last[1] <= ONE_BREATH) last[1] = Math.max(last[1], endOf(cue));
    else times.push([cue.at, endOf(cue)]);
  }
  return times;
}
