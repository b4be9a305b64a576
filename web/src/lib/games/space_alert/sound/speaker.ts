/** The loudspeaker: plays what is planned at moments of the server's clock, and lowers all else meanwhile. */

import { type EffectName, playEffect, type Stoppable, startHum, startNoise } from "./effects";
import { isClip, isTone, type Pack } from "./pack";
import { type Cue, endOf, LATE } from "./script";
import { clockOf, contextTimeFor, DUCKED, msUntilHeard, spokenTimes } from "./timing";

/** Seconds in which all else is lowered, and comes back. */
const DUCKING = 0.04;
/** So long, in ms, what was played is kept in mind: the next announcement may have to wait for it. */
const KEPT = 2000;

/** Something that was played: when it was to be heard, and when it was by the loudspeaker's own clock. */
export interface Played {
  readonly id: string;
  readonly at: number;
  readonly heard: number;
}

export class Speaker {
  /** What is to be heard, by the server's clock. */
  private planned: readonly Cue[] = [];
  private readonly sources = new Map<Cue, Stoppable>();
  private pack: Pack | null = null;
  private readonly master: GainNode;
  private readonly voice: GainNode;
  /** Everything that is not said. */
  private readonly rest: GainNode;
  private noise: Stoppable | null = null;
  private hum: Stoppable | null = null;

  constructor(
    readonly context: AudioContext,
    /** The server's clock, in ms. */
    private readonly serverNow: () => number,
    private readonly onplayed: (played: Played) => void = () => undefined,
  ) {
    this.master = context.createGain();
    this.voice = context.createGain();
    this.rest = context.createGain();
    this.voice.connect(this.master);
    this.rest.connect(this.master);
    this.master.connect(context.destination);
  }

  set volume(volume: number) {
    this.master.gain.value = volume;
  }

  /** The clips are there: what is not too late is said. */
  load(pack: Pack): void {
    this.pack = pack;
    this.follow();
  }

  /** What is planned, and what was said a moment ago. */
  get plan(): readonly Cue[] {
    const now = this.serverNow();
    return this.planned.filter((cue) => endOf(cue) > now - KEPT);
  }

  /** Play this from now on: what is no longer planned falls silent, what is new is scheduled. */
  follow(plan: readonly Cue[] = this.planned): void {
    for (const [cue, source] of this.sources) {
      if (!plan.includes(cue)) this.drop(cue, source);
    }
    this.planned = plan;
    for (const cue of plan) if (!this.sources.has(cue)) this.schedule(cue);
    this.duck();
  }

  /** Say nothing of what has not begun yet. */
  hush(): void {
    const now = this.serverNow();
    this.follow(this.planned.filter((cue) => cue.at < now));
  }

  effect(name: EffectName): void {
    playEffect(this.context, this.rest, name, this.context.currentTime);
  }

  /** White noise, exactly while it is on. */
  setNoise(on: boolean): void {
    if (on) this.noise ??= startNoise(this.context, this.rest);
    else {
      this.noise?.stop();
      this.noise = null;
    }
  }

  /** The hum of a phase; 0: none. */
  setHum(phase: number): void {
    this.hum?.stop();
    this.hum = phase > 0 ? startHum(this.context, this.rest, phase) : null;
  }

  async close(): Promise<void> {
    this.sources.clear();
    await this.context.close();
  }

  /** Have a clip or tone heard at its moment; one that waited for its file too long is left out. */
  private schedule(cue: Cue): void {
    const wait = cue.at - this.serverNow();
    if (wait < -LATE) return;
    const when = Math.max(this.timeIn(wait), this.context.currentTime);
    if (isTone(cue.id)) this.sources.set(cue, playEffect(this.context, this.voice, cue.id, when));
    else if (this.pack && isClip(cue.id)) this.sources.set(cue, this.playClip(this.pack, cue, when));
  }

  /** A clip without what its decoder put before it. */
  private playClip(pack: Pack, cue: Cue, when: number): Stoppable {
    const source = this.context.createBufferSource();
    const { start, length } = pack.index.clips[cue.id as keyof typeof pack.index.clips];
    source.buffer = pack.sound;
    source.connect(this.voice);
    source.onended = () => this.tell(cue, when);
    source.start(when, (start + pack.onset) / 1000, length / 1000);
    return source;
  }

  private tell(cue: Cue, when: number): void {
    if (!this.sources.has(cue)) return; // it was hushed
    const heard = this.serverNow() + msUntilHeard(when, performance.now(), clockOf(this.context));
    this.onplayed({ id: cue.id, at: cue.at, heard });
  }

  private drop(cue: Cue, source: Stoppable): void {
    this.sources.delete(cue);
    if (endOf(cue) > this.serverNow()) source.stop();
  }

  /** Lower all else while something is said. */
  private duck(): void {
    const { gain } = this.rest;
    const now = this.serverNow();
    const times = spokenTimes(this.planned).filter(([, to]) => to > now);
    gain.cancelScheduledValues(this.context.currentTime);
    const isSaid = times.some(([from]) => from <= now);
    gain.setTargetAtTime(isSaid ? DUCKED : 1, this.context.currentTime, DUCKING);
    for (const [from, to] of times) {
      if (from > now) gain.setTargetAtTime(DUCKED, this.soonest(from) - DUCKING, DUCKING / 3);
      gain.setTargetAtTime(1, this.soonest(to), DUCKING);
    }
  }

  private soonest(at: number): number {
    return Math.max(this.timeIn(at - this.serverNow()), this.context.currentTime + DUCKING);
  }

  private timeIn(ms: number): number {
    return contextTimeFor(ms, performance.now(), clockOf(this.context));
  }
}
