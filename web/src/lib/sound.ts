import { device } from "./device.svelte";

/** A short synthesised sound: notes in Hz with their length, of one wave. */
interface Recipe {
  readonly wave: OscillatorType;
  readonly notes: readonly (readonly [from: number, to: number, seconds: number])[];
  readonly volume: number;
}

const RECIPES = {
  turn: {
    wave: "triangle",
    notes: [
      [523, 523, 0.09],
      [784, 784, 0.16],
    ],
    volume: 0.16,
  },
  move: { wave: "triangle", notes: [[220, 330, 0.12]], volume: 0.08 },
  shot: { wave: "square", notes: [[1200, 180, 0.14]], volume: 0.05 },
  hit: { wave: "sawtooth", notes: [[320, 60, 0.2]], volume: 0.08 },
  points: {
    wave: "square",
    notes: [
      [660, 660, 0.05],
      [990, 990, 0.08],
    ],
    volume: 0.05,
  },
  march: {
    wave: "square",
    notes: [
      [98, 92, 0.1],
      [82, 78, 0.12],
    ],
    volume: 0.08,
  },
  boom: { wave: "sawtooth", notes: [[140, 30, 0.5]], volume: 0.12 },
  lost: { wave: "triangle", notes: [[440, 110, 0.4]], volume: 0.12 },
  chat: { wave: "sine", notes: [[880, 880, 0.06]], volume: 0.08 },
  won: {
    wave: "triangle",
    notes: [
      [523, 523, 0.12],
      [659, 659, 0.12],
      [784, 784, 0.12],
      [1047, 1047, 0.3],
    ],
    volume: 0.14,
  },
} satisfies Record<string, Recipe>;

export type Sound = keyof typeof RECIPES;

let context: AudioContext | null = null;

/** Play a sound, if sounds are on; browsers allow it only after the reader has touched the page. */
export function play(sound: Sound): void {
  if (
    !device.settings.sound ||
    typeof AudioContext === "undefined" ||
    !navigator.userActivation?.hasBeenActive
  )
    return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const { wave, notes, volume }: Recipe = RECIPES[sound];
  let at = context.currentTime;
  for (const [from, to, seconds] of notes) {
    note(context, wave, from, to, at, seconds, volume);
    at += seconds;
  }
}

function note(
  to: AudioContext,
  wave: OscillatorType,
  from: number,
  end: number,
  at: number,
  seconds: number,
  volume: number,
) {
  const oscillator = to.createOscillator();
  const gain = to.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(end, 1), at + seconds);
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(to.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}
