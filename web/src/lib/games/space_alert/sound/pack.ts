/** The shipped clips of a language: where each lies in its file, and the file's sound. */

import type { Lang } from "../../../protocol/messages";
import { anySpeech, speak, speech } from "../speech.svelte";
import enSound from "../voice/en.mp3?url";
import type plIndex from "../voice/pl.json";
import plSound from "../voice/pl.mp3?url";
import tones from "../voice/tones.json";

export type ClipId = keyof typeof plIndex.clips;
export type ToneId = keyof typeof tones;
export type HeardId = ClipId | ToneId;

/** Where a clip lies in its file, in ms, and how loud it is at most, in dB below full. */
export interface Clip {
  readonly start: number;
  readonly length: number;
  readonly peak: number;
}

export interface Index {
  /** When the pip is heard that begins the file. */
  readonly marker: number;
  readonly length: number;
  readonly clips: Readonly<Record<ClipId, Clip>>;
}

const SOUNDS: Readonly<Record<Lang, string>> = { pl: plSound, en: enSound };

/** So loud, of full, the pip is when it is found. */
const MARKER_SEEN = 0.35;
/** So late, in ms, no decoder is. */
const LATEST_MARKER = 400;
/** So late, in ms, the usual decoder is: where no pip is found. */
export const USUAL_ONSET = 48;

/** Where the sound of a language is fetched. */
export const addressOfVoice = (lang: Lang): string => SOUNDS[lang];
/** Where the clips of a language lie; it comes with the words of that language. */
export const indexOf = (lang: Lang): Index => speech(lang).clips;
export const isTone = (id: string): id is ToneId => id in tones;
export const isClip = (id: string): id is ClipId => id in anySpeech().clips.clips;

/** How long every clip and tone of a language is, in ms. */
export function lengthsOf(lang: Lang): Readonly<Record<HeardId, number>> {
  const clips = Object.entries(indexOf(lang).clips).map(([id, { length }]) => [id, length]);
  const made = Object.entries(tones).map(([id, { notes }]) => [id, toneLength(notes)]);
  return Object.fromEntries([...clips, ...made]);
}

const toneLength = (notes: readonly (readonly number[])[]): number =>
  Math.round(notes.reduce((sum, [, , seconds = 0]) => sum + seconds, 0) * 1000);

/** By how many ms a decoder is late: the pip is heard so much after its place. */
export function onsetOf(samples: Float32Array, rate: number, marker: number): number {
  const upto = Math.min(samples.length, (LATEST_MARKER * rate) / 1000);
  for (let n = 0; n < upto; n += 1) {
    if (Math.abs(samples[n] ?? 0) >= MARKER_SEEN) return (n * 1000) / rate - marker;
  }
  return USUAL_ONSET;
}

/** A language's sound, and by how many ms everything in it comes late. */
export interface Pack {
  readonly index: Index;
  readonly sound: AudioBuffer;
  readonly onset: number;
}

/** Fetch and decode the clips of a language. */
export async function loadPack(lang: Lang, context: BaseAudioContext): Promise<Pack> {
  const [answer] = await Promise.all([fetch(SOUNDS[lang]), speak(lang)]);
  if (!answer.ok) throw new Error(`no voice: ${answer.status}`);
  const sound = await context.decodeAudioData(await answer.arrayBuffer());
  const index = indexOf(lang);
  return { index, sound, onset: onsetOf(sound.getChannelData(0), sound.sampleRate, index.marker) };
}
