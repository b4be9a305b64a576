/** The mission computer: runs a mission on this device's own steady clock, and says what is due. */

import {
  countedAt,
  isSilentAt,
  lengthOf,
  type Mission,
  nextAfter,
  phaseAt,
  type Said,
  saidBetween,
} from "./timeline";

/** So long, in ms, the ship is set up before the mission begins; the last five seconds are counted. */
export const LEAD = 9000;
export const COUNT = 5000;
/** The loudspeaker is told of the count so long, in ms, before the start: five must fall on its second. */
const COUNT_TOLD = COUNT + 1000;
/** The device's clock in ms as nobody can set it: of the day when the page began, and steady since. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** The clock on the screen is looked at so often, in ms. */
const LOOK_EVERY = 200;

export type PlayerState = "waiting" | "setting_up" | "running" | "paused" | "over" | "stopped";

/** What a mission asks of the loudspeaker; `at` is a moment of the steady clock. */
export interface Mouth {
  setUp(): void;
  count(at: number, rate: number): void;
  say(said: Said, at: number, rate: number): void;
  pause(): void;
  resume(): void;
  /** The noise of the silence and the hum of the phase; 0: none. */
  background(isSilent: boolean, phase: number): void;
  stop(): void;
}

/** How far a mission has come: enough to go on after a reload. */
export interface Progress {
  readonly time: number;
  readonly pauses: readonly number[];
  readonly state: PlayerState;
}

export class Player {
  state = $state<PlayerState>("waiting");
  /** The mission's clock in ms; below zero the ship is being set up. */
  time = $state(-LEAD);
  /** Moments at which the mission was held. */
  pauses = $state.raw<readonly number[]>([]);
  /** Called whenever something changed that is worth keeping. */
  onprogress: ((progress: Progress) => void) | undefined;
  /** The steady clock showed `anchor` when the mission's showed `anchorTime`. */
  private anchor = 0;
  private anchorTime = -LEAD;
  private kept = Number.NEGATIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly mission: Mission,
    private readonly mouth: Mouth,
    /** A clock nobody sets, in ms. */
    private readonly now: () => number = steadyNow,
    /** How fast the mission runs; other than 1 only for trying out. */
    readonly rate = 1,
  ) {}

  get phase(): number {
    return phaseAt(this.mission, this.time);
  }

  get isSilent(): boolean {
    return isSilentAt(this.mission, this.time);
  }

  /** Everything said so far, the newest last. */
  get heard(): readonly Said[] {
    return saidBetween(this.mission, Number.NEGATIVE_INFINITY, this.time);
  }

  get progress(): Progress {
    return { time: this.time, pauses: this.pauses, state: this.state };
  }

  /** Set up the ship; the mission begins after the count. */
  start(): void {
    if (this.state !== "waiting") return;
    this.state = "setting_up";
    this.mouth.setUp();
    this.goFrom(-LEAD);
  }

  /** Take a mission up where it was left: it stands until somebody lets it go on. */
  restore({ time, pauses, state }: Progress): void {
    const wasGoing = state === "running" || state === "setting_up";
    this.time = time;
    this.pauses = wasGoing ? [...pauses, time] : pauses;
    this.state = wasGoing ? "paused" : state;
    this.keep();
  }

  pause(): void {
    if (this.state !== "running" && this.state !== "setting_up") return;
    this.tick();
    if (this.isDone) return;
    clearTimeout(this.timer);
    this.state = "paused";
    this.pauses = [...this.pauses, this.time];
    this.mouth.pause();
    this.keep();
  }

  resume(): void {
    if (this.state !== "paused") return;
    this.mouth.resume();
    const at = this.now();
    for (const said of countedAt(this.mission, this.time)) this.sayAgo(said, at);
    if (this.time < 0 && this.time >= -COUNT_TOLD) this.count(at);
    this.goFrom(this.time);
  }

  /** End the mission before its time. */
  stop(): void {
    if (this.isDone) return;
    clearTimeout(this.timer);
    this.state = "stopped";
    this.mouth.stop();
    this.keep();
  }

  /** Let go of the clock; what was reached stays. */
  close(): void {
    clearTimeout(this.timer);
  }

  /** Look at the clock: say what has become due. */
  tick(): void {
    if (this.state !== "running" && this.state !== "setting_up") return;
    const before = this.time;
    const now = this.now();
    this.time = Math.min(this.anchorTime + (now - this.anchor) * this.rate, lengthOf(this.mission));
    if (before < -COUNT_TOLD && this.time >= -COUNT_TOLD) this.count(now);
    if (this.state === "setting_up" && this.time >= 0) this.state = "running";
    const due = saidBetween(this.mission, before < 0 ? -1 : before, this.time);
    for (const said of due) this.sayAgo(said, now);
    if (this.state === "running" && due.length > 0) this.mouth.background(this.isSilent, this.phase);
    if (this.time >= lengthOf(this.mission)) this.finish();
    else if (due.length > 0 || Math.floor(this.time / 1000) > Math.floor(this.kept / 1000)) this.keep();
  }

  private get isDone(): boolean {
    return this.state === "over" || this.state === "stopped" || this.state === "waiting";
  }

  private finish(): void {
    clearTimeout(this.timer);
    this.state = "over";
    this.mouth.background(false, 0);
    this.keep();
  }

  private goFrom(time: number): void {
    this.anchor = this.now();
    this.anchorTime = time;
    this.time = time;
    this.state = time < 0 ? "setting_up" : "running";
    if (time >= 0) this.mouth.background(this.isSilent, this.phase);
    this.keep();
    this.lookAgain();
  }

  /** Look again when the next thing is due, or the clock on the screen is. */
  private lookAgain(): void {
    clearTimeout(this.timer);
    const next = nextAfter(this.mission, this.time) ?? lengthOf(this.mission);
    const wait = Math.min(LOOK_EVERY, Math.max(0, (next - this.time) / this.rate));
    this.timer = setTimeout(() => {
      this.tick();
      if (!this.isDone && this.state !== "paused") this.lookAgain();
    }, wait);
  }

  /** Say something at the moment of the steady clock at which it was due. */
  private sayAgo(said: Said, now: number): void {
    this.mouth.say(said, now - (this.time - said.at) / this.rate, this.rate);
  }

  /** Five to one, each on its second. */
  private count(now: number): void {
    this.mouth.count(now - (this.time + COUNT) / this.rate, this.rate);
  }

  private keep(): void {
    this.kept = this.time;
    this.onprogress?.(this.progress);
  }
}
