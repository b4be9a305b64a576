import type { Named } from "./events";
import { lastTurn, type Picture } from "./facts";
import type { Moment } from "./moments";
import type { Take } from "./reel";
import { STEPS, type StepName } from "./steps";

/** A place in the film: a turn by its place in the list, and the last moment of it that was shown; −1: none yet. */
export interface Place {
  readonly take: number;
  readonly shot: number;
}

export const RATES = [0.5, 1, 2, 4] as const;

/** How long a turn stands still before its first moment. */
const BEFORE_TURN = 900;
/** Reduced motion shows the result at once; reading takes as long. */
const BREATH = 100;

/** The action round as a film that can be stopped: where it is, and what the picture shows there. */
export class Film {
  takes = $state.raw<readonly Take[]>([]);
  /** How the table stands before the first turn. */
  first = $state.raw<Picture | null>(null);
  place = $state.raw<Place>({ take: 0, shot: -1 });
  isPlaying = $state(false);
  rate = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Called when the film has shown all there is and wants to go on. */
  onneed: (() => void) | undefined;
  /** Called when somebody at this screen moved the film, not when it moved by itself. */
  onhand: (() => void) | undefined;
  /** Called whenever another turn begins. */
  onturn: ((turn: number) => void) | undefined;

  /** The turn being shown; null before the first is known. */
  get take(): Take | null {
    return this.takes[this.place.take] ?? null;
  }

  get moment(): Moment | null {
    return this.take?.shots[this.place.shot]?.moment ?? null;
  }

  /** What is being shown; while tokens are drawn still the attack that brought them. */
  get cause(): Moment | null {
    const shots = this.take?.shots.slice(0, this.place.shot + 1) ?? [];
    return shots.findLast(({ moment }) => moment.kind !== "token_drawn")?.moment ?? null;
  }

  /** The tokens that were drawn since, one after the other. */
  get drawn(): readonly Named<"token_drawn">[] {
    const shots = this.take?.shots.slice(0, this.place.shot + 1) ?? [];
    const from = shots.findLastIndex(({ moment }) => moment.kind !== "token_drawn");
    return shots.slice(from + 1).map(({ moment }) => moment.events[0] as Named<"token_drawn">);
  }

  /** What is drawn: the picture after the moment shown, at the end of a turn as the server has it. */
  get picture(): Picture | null {
    const { take } = this;
    if (!take) return this.takes.at(-1)?.after ?? this.first;
    if (this.place.shot < 0) return take.before;
    if (this.isTurnDone && !this.isPlaying) return take.after;
    return take.shots[this.place.shot]?.picture ?? take.after;
  }

  get turn(): number {
    return this.take?.turn ?? (this.takes.at(-1)?.turn ?? this.first?.turn ?? 0) + 1;
  }

  /** Whether the ship jumps: after the last turn. */
  get isJump(): boolean {
    return this.picture !== null && this.turn > lastTurn(this.picture);
  }

  get step(): StepName | null {
    return this.moment?.step ?? null;
  }

  /** Whether every moment of the turn was shown. */
  get isTurnDone(): boolean {
    return this.take !== null && this.place.shot >= this.take.shots.length - 1;
  }

  /** Whether all that is known was shown. */
  get isAtEnd(): boolean {
    return this.takes.length === 0 || (this.place.take >= this.takes.length - 1 && this.isTurnDone);
  }

  /** Whether the mission is over, and shown to its end. */
  get isOver(): boolean {
    return this.isAtEnd && this.takes.at(-1)?.after.ending != null;
  }

  /** The film goes on: turns that happened since. Whoever has seen all before is at the beginning of the first. */
  lengthen(takes: readonly Take[]): void {
    const wasAtEnd = this.isAtEnd;
    const isLonger = takes.length > this.takes.length;
    const earlier = takes.findIndex(({ turn }) => turn === this.takes[0]?.turn);
    this.takes = takes;
    if (earlier > 0) this.place = { ...this.place, take: this.place.take + earlier };
    this.stayWithin();
    if (!wasAtEnd) return;
    if (isLonger && this.isTurnDone) this.advance();
    if (this.isPlaying) this.resume();
  }

  play(): void {
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.resume();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** Play or stop, by hand; at the very end begin anew. */
  toggle(): void {
    if (this.isPlaying) this.pause();
    else {
      if (this.isOver) this.place = { take: 0, shot: -1 };
      this.play();
    }
    this.onhand?.();
  }

  hurry(rate: number): void {
    this.rate = rate;
    if (this.isPlaying) this.resume();
    this.onhand?.();
  }

  /** One moment on. */
  forward(): void {
    this.pause();
    if (this.isAtEnd) this.onneed?.();
    else this.advance();
    this.onhand?.();
  }

  /** One moment back. */
  back(): void {
    this.pause();
    const { take, shot } = this.place;
    if (shot >= 0) this.place = { take, shot: shot - 1 };
    else if (take > 0) this.place = { take: take - 1, shot: (this.takes[take - 1]?.shots.length ?? 0) - 1 };
    this.onhand?.();
  }

  /** Go to a place by hand. */
  seek(place: Place): void {
    this.moveTo(place);
    this.onhand?.();
  }

  /** Go to the beginning of a step of a turn; where the turn has no such step, to the next it has. */
  seekStep(take: number, step: StepName): void {
    this.seek({ take, shot: this.shotOf(take, step) });
  }

  /** Go to a place, and go on playing from there if the film plays. */
  moveTo(place: Place): void {
    const take = Math.max(0, Math.min(place.take, this.takes.length - 1));
    const last = (this.takes[take]?.shots.length ?? 0) - 1;
    this.place = { take, shot: Math.max(-1, Math.min(place.shot, last)) };
    if (this.isPlaying) this.resume();
  }

  /** The first moment of a step; −1 where a turn begins with it. */
  shotOf(take: number, step: StepName): number {
    const shots = this.takes[take]?.shots ?? [];
    const exact = shots.findIndex(({ moment }) => moment.step === step);
    if (exact >= 0) return exact;
    const later = shots.findIndex(({ moment }) => STEPS.indexOf(moment.step) > STEPS.indexOf(step));
    return later < 0 ? shots.length - 1 : later;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Where turns were forgotten there is no place beyond the last one. */
  private stayWithin(): void {
    const last = this.takes.length - 1;
    if (this.place.take <= Math.max(0, last)) return;
    this.place = { take: Math.max(0, last), shot: (this.takes[last]?.shots.length ?? 0) - 1 };
  }

  /** Show the next moment once the present one has been seen. */
  private resume(): void {
    clearTimeout(this.timer);
    if (this.isAtEnd) {
      this.onneed?.();
      return;
    }
    const lasts = this.moment ? this.moment.lasts + BREATH : BEFORE_TURN;
    this.timer = setTimeout(() => {
      this.advance();
      this.resume();
    }, lasts / this.rate);
  }

  private advance(): void {
    const { take, shot } = this.place;
    if (!this.isTurnDone) this.place = { take, shot: shot + 1 };
    else if (take < this.takes.length - 1) {
      this.place = { take: take + 1, shot: -1 };
      this.onturn?.(this.turn);
    }
  }
}
