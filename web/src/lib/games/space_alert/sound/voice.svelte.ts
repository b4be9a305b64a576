/** The ship's computer on this device: announcements as voice, touch and subtitles. */

import { device } from "../../../device.svelte";
import type { Lang } from "../../../protocol/messages";
import type { EffectName } from "./effects";
import { type ClipId, type HeardId, lengthsOf, loadPack, type Pack } from "./pack";
import {
  type Announcement,
  type Cue,
  clipText,
  count,
  DELAY,
  isLate,
  lineUp,
  type Moment,
  scriptOf,
  sequence,
  subtitleOf,
} from "./script";
import { type Played, Speaker } from "./speaker";
import { vibrate } from "./vibration";

/** Every so many ms one looks whether the loudspeaker's clock still runs. */
const LOOK_EVERY = 1000;
/** So long, in ms, something said at once takes to begin: time to schedule it. */
const AT_ONCE = 40;
const REMEMBERED = 60;

export type VoiceState = "locked" | "ready" | "interrupted" | "off";

export class ShipVoice {
  /** What is said now or was said last, as one reads it. */
  subtitle = $state("");
  /** What was played here, the newest last. */
  played = $state.raw<readonly Played[]>([]);
  /** The last phase of the mission: a test run has two. */
  lastPhase = 3;
  /** Whether this page speaks whatever the device's setting is: a shared screen is there to be heard. */
  isLoud = $state(false);
  private condition = $state<"locked" | "ready" | "interrupted">("locked");
  private speaker: Speaker | null = null;
  private packs: Partial<Record<Lang, Promise<Pack>>> = {};
  private ahead = 0;
  private noisy = $state(false);
  private humming = 0;
  private watching: ReturnType<typeof setInterval> | undefined;
  private lastTime = -1;

  constructor(private lang: Lang) {}

  /** Whether this device speaks: in one room only one should. */
  get speaks(): boolean {
    return device.settings.speaks;
  }

  set speaks(on: boolean) {
    device.change({ speaks: on });
    if (!on) this.giveUp();
  }

  get volume(): number {
    return device.settings.volume;
  }

  set volume(volume: number) {
    device.change({ volume });
    if (this.speaker) this.speaker.volume = volume;
  }

  get state(): VoiceState {
    return this.isOff ? "off" : this.condition;
  }

  /** Whether noise is heard here now. */
  get isNoisy(): boolean {
    return this.noisy && this.state === "ready";
  }

  /** Let sound be heard. To be called while somebody taps: browsers allow it only then. */
  async unlock(): Promise<void> {
    if (this.isOff) return;
    const plan = this.condition === "interrupted" ? this.giveUp() : [];
    const speaker = this.ensure();
    if (plan.length > 0) speaker.follow(plan);
    await speaker.context.resume();
    this.condition = isRunning(speaker.context) ? "ready" : "locked";
    await this.load(speaker);
  }

  /** The speaker test. */
  test(): void {
    this.sayNow(["call", "check"]);
  }

  /** Have a clip said as soon as nobody else speaks; briefly: at once or not at all. */
  cue(id: ClipId, isBrief = false): void {
    this.sayNow([id], isBrief);
  }

  /** Announce what the computer said at a moment of the server's clock, which is so many ms ahead of ours. */
  announce(said: Announcement, at: number, ahead: number, rate = 1, isBrief = false): void {
    this.ahead = ahead;
    this.subtitle = subtitleOf(said, this.lang, this.lastPhase) || this.subtitle;
    if (!isLate(at, this.serverNow())) vibrate(said);
    this.lineUp(scriptOf(said, this.lastPhase, lengthsOf(this.lang)), {
      at,
      now: this.serverNow(),
      rate,
      isBrief,
    });
  }

  /** Count the seconds before the mission's clock begins, at a moment of the server's. */
  countDown(begins: number, ahead: number): void {
    this.ahead = ahead;
    this.lineUp(count(0, lengthsOf(this.lang)), { at: begins, now: this.serverNow() });
  }

  /** Say nothing of what has not begun: the clock stands, or planning is over. */
  hush(): void {
    this.speaker?.hush();
  }

  /** White noise, exactly while communications are down. */
  silence(on: boolean): void {
    this.noisy = on;
    this.speaker?.setNoise(on);
  }

  /** The ship hums, higher with each phase; 0: it does not. */
  hum(phase: number): void {
    this.humming = phase;
    this.speaker?.setHum(phase);
  }

  effect(name: EffectName): void {
    if (!this.isOff && this.condition === "ready") this.speaker?.effect(name);
  }

  /** Speak another language from now on. */
  async speak(lang: Lang): Promise<void> {
    if (lang === this.lang) return;
    this.lang = lang;
    this.hush();
    if (this.speaker) await this.load(this.speaker);
  }

  close(): void {
    this.giveUp();
    this.noisy = false;
    this.humming = 0;
  }

  private get isOff(): boolean {
    return (
      !(device.settings.speaks || this.isLoud) ||
      !device.settings.sound ||
      typeof AudioContext === "undefined"
    );
  }

  private serverNow(): number {
    return Date.now() + this.ahead;
  }

  private sayNow(ids: readonly HeardId[], isBrief = false): void {
    const now = this.serverNow();
    this.subtitle = clipText(ids.at(-1) as ClipId, this.lang);
    this.lineUp(sequence(ids, lengthsOf(this.lang)), { at: now + AT_ONCE - DELAY, now, isBrief });
  }

  private lineUp(cues: Parameters<typeof lineUp>[1], moment: Moment): void {
    if (this.isOff || !this.speaker) return;
    this.speaker.follow(lineUp(this.speaker.plan, cues, moment));
  }

  /** One context for everything; a phone that was called away gets a new one. */
  private ensure(): Speaker {
    if (this.speaker) return this.speaker;
    playThroughSwitch();
    const context = new AudioContext({ latencyHint: "interactive" });
    const speaker = new Speaker(
      context,
      () => this.serverNow(),
      (played) => this.note(played),
    );
    this.speaker = speaker;
    speaker.volume = this.volume;
    speaker.setNoise(this.noisy);
    speaker.setHum(this.humming);
    context.onstatechange = () => this.feel();
    this.lastTime = -1;
    this.watching = setInterval(() => this.feel(true), LOOK_EVERY);
    return speaker;
  }

  private async load(speaker: Speaker): Promise<void> {
    const { lang } = this;
    this.packs[lang] ??= loadPack(lang, speaker.context);
    try {
      const pack = await this.packs[lang];
      if (this.speaker === speaker && this.lang === lang && pack) speaker.load(pack);
    } catch {
      delete this.packs[lang]; // the next tap tries again; text and touch go on meanwhile
    }
  }

  private note(played: Played): void {
    this.played = [...this.played, played].slice(-REMEMBERED);
  }

  /** A call or another app took the loudspeaker, or its clock stands: a new context needs another tap. */
  private feel(isTick = false): void {
    const context = this.speaker?.context;
    if (!context || this.condition !== "ready") return;
    const isFrozen = isTick && context.currentTime === this.lastTime;
    if (isTick) this.lastTime = context.currentTime;
    if (isFrozen || !isRunning(context)) this.condition = "interrupted";
  }

  /** Let go of the loudspeaker; gives what was still to be said. */
  private giveUp(): readonly Cue[] {
    clearInterval(this.watching);
    const { speaker } = this;
    this.speaker = null;
    this.condition = "locked";
    const plan = speaker?.plan ?? [];
    speaker?.close().catch(() => undefined); // it may be closed already
    return plan;
  }
}

const isRunning = (context: AudioContext): boolean => context.state === "running";

/** On iPhones sound is to be heard although the switch at the side says silent. */
function playThroughSwitch(): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = "playback";
}
