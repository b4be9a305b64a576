/**
 * What is said when: the clips and tones of an announcement, and how announcements wait for each other.
 * `orbita mission speak` does the same; `script.cases.json` has examples both agree with.
 */

import type { Lang } from "../../../protocol/messages";
import type { SpaceAlertShownAnnouncement } from "../../../protocol/types";
import { words } from "../speech.svelte";
import { type ClipId, type HeardId, isClip, isTone } from "./pack";

/** An announcement of moment M begins at M + 300 ms on every device. */
export const DELAY = 300;
/** What would begin later than this, in ms, stays a text. */
export const LATE = 1500;
const AFTER_TONE = 60;
const BETWEEN_CLIPS = 140;
const BEFORE_AGAIN = 400;
const BETWEEN_LINES = 250;
const PATIENCE = 6000;
const COUNTED = 5;
const COUNT_KNOWN = 20_000;
const SAME = 500;

export type Announcement = SpaceAlertShownAnnouncement;
export type Lengths = Readonly<Record<HeardId, number>>;

/** A clip or a tone and its moment in ms; counts keep to the game's clock, all else to the one on the wall. */
export interface Cue {
  readonly id: HeardId;
  readonly at: number;
  readonly length: number;
  readonly part: "tone" | "said" | "again" | "count";
}

/** The clips and tones of an announcement; moments count from its own. */
export function scriptOf(said: Announcement, lastPhase: number, lengths: Lengths): readonly Cue[] {
  return [...sequence(wordsOf(said, lastPhase), lengths), ...countsOf(said, lengths)];
}

/** What is said one after the other, tones included. */
function wordsOf(said: Announcement, lastPhase: number): readonly HeardId[] {
  switch (said.kind) {
    case "mission_started":
      return ["klaxon", "call", "start"];
    case "threat":
      return ["call", ...threat(said)];
    case "warning":
      return warning(said, lastPhase);
    case "phase_ended":
      return ["call", said.phase === 1 ? "p1_end" : "p2_end"];
    case "incoming_data":
      return ["call", "data"];
    case "transfer_started":
      return ["call", "transfer"];
    case "transfer_ended":
      return ["call", "transfer_closed"];
    case "silence_started":
      return ["call", "silence"];
    case "silence_ended":
      return ["call", "silence_end"];
    case "mission_ended":
      return ["call", "m_end", "klaxon"];
  }
}

/** Turn, weight and place, twice; that a report is unconfirmed is said once. */
function threat({ turn, zone, is_serious, is_unconfirmed }: Announcement): readonly HeardId[] {
  const first: HeardId[] = is_unconfirmed ? ["unconfirmed"] : [];
  const place: HeardId[] =
    zone === "internal" || !zone
      ? [is_serious ? "serious_internal" : "internal"]
      : [is_serious ? "serious" : "threat", zone];
  const words = [`t${turn}` as ClipId, ...place];
  return [...first, ...words, "again", ...words];
}

/** How long a phase still lasts, as far as there are words for it. */
function warning({ phase, seconds }: Announcement, lastPhase: number): readonly HeardId[] {
  const clip = `${phase === lastPhase ? "m" : `p${phase}`}_${seconds}`;
  return isClip(clip) ? ["call", clip] : [];
}

/** What an announcement makes known to be counted: the end of a phase, or of a transfer, with its beep. */
function countsOf({ kind, seconds }: Announcement, lengths: Lengths): readonly Cue[] {
  const ends = (seconds ?? 0) * 1000;
  if (kind === "transfer_started" && ends > 0) {
    return [...count(ends, lengths), { id: "beep", at: ends, length: lengths.beep, part: "count" }];
  }
  return kind === "warning" && ends <= COUNT_KNOWN ? count(ends, lengths) : [];
}

/** Five to one, each on its second before an end. */
export function count(ends: number, lengths: Lengths): readonly Cue[] {
  return Array.from({ length: COUNTED }, (_, n) => {
    const id = `n${COUNTED - n}` as ClipId;
    return { id, at: ends - (COUNTED - n) * 1000, length: lengths[id], part: "count" };
  });
}

/** Tones and clips one after the other. */
export function sequence(ids: readonly HeardId[], lengths: Lengths): readonly Cue[] {
  const cues: Cue[] = [];
  let at = DELAY;
  let isAgain = false;
  for (const id of ids) {
    if (id === "again") {
      at += BEFORE_AGAIN - BETWEEN_CLIPS;
      isAgain = true;
    }
    const part = isTone(id) ? "tone" : isAgain ? "again" : "said";
    cues.push({ id, at, length: lengths[id], part });
    at += lengths[id] + (part === "tone" ? AFTER_TONE : BETWEEN_CLIPS);
  }
  return cues;
}

/** When an announcement was made, when it is now, both by the server's clock, and how fast the game's runs. */
export interface Moment {
  readonly at: number;
  readonly now?: number;
  readonly rate?: number;
  /** Watched again faster than it was heard: said once, and only where nobody else speaks. */
  readonly isBrief?: boolean;
}

/**
 * Add an announcement to what is planned: nothing is spoken over. Repetitions and counts give way, else it waits;
 * what would begin too late, or wait too long, stays a text.
 */
export function lineUp(planned: readonly Cue[], cues: readonly Cue[], moment: Moment): readonly Cue[] {
  const { at, now = Number.NEGATIVE_INFINITY, rate = 1, isBrief = false } = moment;
  const said = cues.filter((cue) => isSpeech(cue) && !(isBrief && cue.part === "again"));
  const spoken = withSpeech(planned, said, at, now, isBrief ? 0 : PATIENCE);
  const speech = spoken.filter(isSpeech);
  const all = [...spoken];
  for (const one of cues.filter(({ part }) => part === "count" && rate > 0)) {
    const cue = { ...one, at: at + one.at / rate };
    if (cue.at >= now && isFree(cue, isBrief ? all : speech) && !isPlanned(cue, spoken)) all.push(cue);
  }
  return all;
}

function withSpeech(
  planned: readonly Cue[],
  speech: readonly Cue[],
  at: number,
  now: number,
  patience: number,
): readonly Cue[] {
  const [first] = speech;
  if (!first || isLate(at, now)) return planned;
  const begin = Math.max(at + first.at, now);
  const kept = planned.filter((cue) => cue.part !== "again" || cue.at < begin);
  const busy = kept.filter(isSpeech).reduce((last, cue) => Math.max(last, endOf(cue)), begin - BETWEEN_LINES);
  const wait = Math.max(0, busy + BETWEEN_LINES - begin);
  if (wait > patience) return kept;
  const placed = speech.map((cue) => ({ ...cue, at: begin + wait + cue.at - first.at }));
  return [...kept.filter((cue) => cue.part !== "count" || isFree(cue, placed)), ...placed];
}

/** Whether an announcement of a moment comes too late to be said. */
export const isLate = (at: number, now: number): boolean => now > at + DELAY + LATE;
export const endOf = ({ at, length }: Cue): number => at + length;
export const isSpeech = ({ part }: Cue): boolean => part !== "count";
const isFree = (one: Cue, others: readonly Cue[]): boolean =>
  !others.some((other) => other.at < endOf(one) && one.at < endOf(other));
const isPlanned = (one: Cue, others: readonly Cue[]): boolean =>
  others.some((other) => other.id === one.id && Math.abs(other.at - one.at) < SAME);

/** The game's clock as the server tells it: it stands before it begins, and where its rate is 0. */
export interface GameClock {
  readonly now: number;
  readonly time: number;
  readonly rate?: number;
  readonly begins?: number;
  /** Whether somebody stopped it. */
  readonly paused?: boolean;
  readonly isBrief?: boolean;
}

/** The server's moment at which the game's clock shows a time; the moment told last while it stands still. */
export function momentOf(time: number, { now, time: shown, rate = 1, begins = 0 }: GameClock): number {
  return Math.max(now, begins) + (rate > 0 ? (time - shown) / rate : 0);
}

/** An announcement as one reads it: what is said, once; where only a count is, how it begins. */
export function subtitleOf(said: Announcement, lang: Lang, lastPhase = 3): string {
  const ids = wordsOf(said, lastPhase).filter(isClip);
  const again = ids.indexOf("again");
  const once = again < 0 ? ids : ids.slice(0, again);
  const isCount = once.length === 0 && said.seconds === COUNTED;
  return (isCount ? (["n5"] as const) : once).map((id) => clipText(id, lang)).join(" ");
}

/** A clip as one reads it. */
export const clipText = (id: ClipId, lang: Lang): string => words(lang).voice[id];
