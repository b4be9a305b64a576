/** Sounds that are made, not recorded: calls, klaxon, shots, shields, noise, the ship's hum. */

import type { SpaceAlertEvent } from "../../../protocol/types";
import tones from "../voice/tones.json";

type Weapon = Extract<SpaceAlertEvent, { event: "weapon_fired" }>["weapon"];

/** Notes from one pitch to another (Hz) with their seconds; noise slides its band instead. */
interface Recipe {
  readonly wave: string;
  readonly notes: readonly (readonly number[])[];
  readonly volume: number;
}

const MADE = {
  heavy_laser: { wave: "sawtooth", notes: [[900, 70, 0.45]], volume: 0.16 },
  light_laser: { wave: "square", notes: [[1600, 300, 0.2]], volume: 0.09 },
  pulse_cannon: {
    wave: "triangle",
    notes: [
      [180, 720, 0.12],
      [720, 180, 0.12],
      [180, 720, 0.12],
    ],
    volume: 0.2,
  },
  rocket: { wave: "noise", notes: [[300, 2600, 0.9]], volume: 0.25 },
  interceptors: {
    wave: "square",
    notes: [
      [1200, 900, 0.06],
      [1200, 900, 0.06],
      [1200, 900, 0.06],
      [1200, 900, 0.06],
    ],
    volume: 0.07,
  },
  shield: { wave: "sine", notes: [[520, 1040, 0.35]], volume: 0.16 },
  hull: { wave: "noise", notes: [[700, 60, 0.7]], volume: 0.5 },
  card: { wave: "noise", notes: [[2400, 1400, 0.05]], volume: 0.16 },
  ping: {
    wave: "sine",
    notes: [
      [1180, 1180, 0.08],
      [1570, 1570, 0.16],
    ],
    volume: 0.14,
  },
} satisfies Record<string, Recipe>;

export const RECIPES: Readonly<Record<EffectName, Recipe>> = { ...tones, ...MADE };

export type EffectName = keyof typeof MADE | keyof typeof tones;

/** How a weapon sounds. */
export function shotOf(weapon: Weapon): EffectName {
  if (weapon.endsWith("heavy_laser")) return "heavy_laser";
  if (weapon.endsWith("light_laser")) return "light_laser";
  return weapon as "pulse_cannon" | "rocket" | "interceptors";
}

/** How long an effect sounds, in seconds. */
export const secondsOf = (name: EffectName): number =>
  RECIPES[name].notes.reduce((sum, [, , seconds = 0]) => sum + seconds, 0);

/** Every note dies away to this part of its volume. */
const FADED = 0.01;

/** Let an effect be heard from a moment of the context's clock on; gives what can be stopped. */
export function playEffect(
  context: BaseAudioContext,
  to: AudioNode,
  name: EffectName,
  at: number,
): Stoppable {
  const { wave, notes, volume } = RECIPES[name];
  const parts: AudioScheduledSourceNode[] = [];
  let start = at;
  for (const [from = 0, end = 0, seconds = 0] of notes) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(volume * FADED, start + seconds);
    const part =
      wave === "noise"
        ? noiseNote(context, gain, { from, end, at: start, seconds })
        : oscillatorNote(context, gain, wave as OscillatorType, { from, end, at: start, seconds });
    gain.connect(to);
    part.start(start);
    part.stop(start + seconds);
    parts.push(part);
    start += seconds;
  }
  return { stop: () => stopAll(parts) };
}

export interface Stoppable {
  stop(): void;
}

interface Note {
  readonly from: number;
  readonly end: number;
  readonly at: number;
  readonly seconds: number;
}

function oscillatorNote(context: BaseAudioContext, to: AudioNode, wave: OscillatorType, note: Note) {
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(note.from, note.at);
  oscillator.frequency.exponentialRampToValueAtTime(note.end, note.at + note.seconds);
  oscillator.connect(to);
  return oscillator;
}

function noiseNote(context: BaseAudioContext, to: AudioNode, note: Note) {
  const source = context.createBufferSource();
  source.buffer = noiseBuffer(context);
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(note.from, note.at);
  band.frequency.exponentialRampToValueAtTime(note.end, note.at + note.seconds);
  source.connect(band).connect(to);
  return source;
}

const NOISE_SECONDS = 2;
const NOISE_BAND = 1130;
const NOISE_VOLUME = 0.2;
const SWELL = 0.25;

/** Two seconds of white noise. */
function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  const frames = NOISE_SECONDS * context.sampleRate;
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < frames; n += 1) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

/** The noise of a radio that hears nothing, swelling slowly, until it is stopped. */
export function startNoise(context: BaseAudioContext, to: AudioNode): Stoppable {
  const source = context.createBufferSource();
  source.buffer = noiseBuffer(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = NOISE_BAND;
  band.Q.value = 0.4;
  const gain = context.createGain();
  gain.gain.value = NOISE_VOLUME;
  const swell = context.createOscillator();
  swell.frequency.value = 1 / NOISE_SECONDS;
  const depth = context.createGain();
  depth.gain.value = NOISE_VOLUME * SWELL;
  swell.connect(depth).connect(gain.gain);
  source.connect(band).connect(gain).connect(to);
  source.start();
  swell.start();
  return { stop: () => stopAll([source, swell]) };
}

const HUM_PITCH = 46;
const HUM_STEP = 8;
const HUM_VOLUME = 0.035;

/** The hum of the ship, higher and louder with each phase, until it is stopped. */
export function startHum(context: BaseAudioContext, to: AudioNode, phase: number): Stoppable {
  const gain = context.createGain();
  gain.gain.value = HUM_VOLUME * (1 + phase / 3);
  const low = context.createBiquadFilter();
  low.type = "lowpass";
  low.frequency.value = 160 + 60 * phase;
  const pitch = HUM_PITCH + HUM_STEP * phase;
  const voices = [pitch, pitch * 1.007, pitch * 1.5].map((frequency) => {
    const oscillator = context.createOscillator();
    oscillator.type = "sawtooth";
    oscillator.frequency.value = frequency;
    oscillator.connect(low);
    oscillator.start();
    return oscillator;
  });
  low.connect(gain).connect(to);
  return { stop: () => stopAll(voices) };
}

function stopAll(parts: readonly AudioScheduledSourceNode[]): void {
  for (const part of parts) part.stop();
}
