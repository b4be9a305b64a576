import type { TableState } from "../../../table/table.svelte";
import type { Picture } from "./facts";
import type { Film } from "./film.svelte";
import { type Cue, type Leading, sendCue } from "./leading";
import type { Take } from "./reel";
import type { StepName } from "./steps";

/** How long a turn waits for somebody who tripped, and where nobody can have. */
const TRIP_TIME = 3000;
const BRIEFLY = 700;

/** The film in front of a whole table: who leads goes on to the next turn, the others follow or step out. */
export class Projection {
  /** Whether this page follows whoever leads. */
  isTogether = $state(true);
  /** Everything known was shown, and the next turn has not been carried out. */
  isBetween = $state(false);
  isTripClosed = $state(false);
  private followed = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private canTrip = false;
  /** The next turn was asked for: once is enough. */
  private isGoing = false;

  constructor(
    private readonly table: TableState,
    private readonly film: Film,
    private readonly leading: () => Leading,
  ) {
    film.onneed = () => this.pauseBetween();
    film.onhand = () => this.byHand();
    film.onturn = () => this.cue();
    film.isPlaying = true;
  }

  /** How long the present turn waits before it begins. */
  get patience(): number {
    return this.canTrip ? TRIP_TIME : BRIEFLY;
  }

  /** Whether a seat here carries out the next turn. */
  get mayGo(): boolean {
    const { leader, isOurs } = this.leading();
    const canGo = this.table.choices.some(({ move }) => move === "go");
    return canGo && (isOurs || leader === null);
  }

  /** The film is as long as this now. */
  show(first: Picture | null, takes: readonly Take[]): void {
    const isOpening = this.film.takes.length === 0 && takes.length > 1;
    this.film.first = first;
    if (takes.at(-1)?.turn !== this.film.takes.at(-1)?.turn) this.end();
    this.film.lengthen(takes);
    if (isOpening) this.open();
  }

  /** Somebody may have tripped before the coming turn: it waits longer. */
  wait(canTrip: boolean): void {
    if (canTrip === this.canTrip) return;
    this.canTrip = canTrip;
    this.offered();
  }

  /** Go on to the next turn, if that is ours to do; else only put the question aside. */
  go(): void {
    clearTimeout(this.timer);
    this.isTripClosed = true;
    if (this.mayGo && !this.isGoing) void this.carryOut();
  }

  private async carryOut(): Promise<void> {
    this.isGoing = true;
    if ((await this.table.play("go")) === 0) this.isGoing = false;
  }

  /** Follow the leader, or step out. */
  join(on: boolean): void {
    this.isTogether = on;
    if (on) this.follow(this.leading().cue, true);
  }

  /** Whoever leads has moved the film. */
  follow(cue: (Cue & { readonly seq: number }) | null, isLate = false): void {
    const { isOurs } = this.leading();
    if (!cue || (cue.seq <= this.followed && !isLate)) return;
    this.followed = cue.seq;
    if (!this.isTogether || (isOurs && cue.playing === this.film.isPlaying)) return;
    this.film.rate = cue.rate;
    const take = this.film.takes.findIndex(({ turn }) => turn === cue.turn);
    const isThere = take >= 0 && take === this.film.place.take && this.film.step === cue.step;
    if (!isOurs && take >= 0 && !isThere) {
      this.film.moveTo({ take, shot: this.film.shotOf(take, cue.step as StepName) - 1 });
    }
    if (cue.playing) this.film.play();
    else {
      clearTimeout(this.timer);
      this.film.pause();
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.film.close();
  }

  /** A page opened late begins where all are; where nobody says, with what comes next. */
  private open(): void {
    const { cue } = this.leading();
    const take = this.film.takes.findIndex(({ turn }) => turn === cue?.turn);
    if (!cue || take < 0)
      this.film.moveTo({ take: this.film.takes.length - 1, shot: Number.MAX_SAFE_INTEGER });
    else {
      this.film.moveTo({ take, shot: this.film.shotOf(take, cue.step as StepName) - 1 });
      this.film.rate = cue.rate;
      if (!cue.playing) this.film.pause();
    }
  }

  /** Everything was shown: ask about trips, then go on. */
  private pauseBetween(): void {
    clearTimeout(this.timer);
    if (this.film.isOver) {
      this.film.pause();
      return;
    }
    if (!this.isBetween) this.isTripClosed = false;
    this.isBetween = true;
    if (this.mayGo) this.timer = setTimeout(() => this.go(), this.patience);
  }

  /** Moves are on offer again: nobody else would go on. */
  offered(): void {
    if (this.isBetween && this.film.isPlaying && !this.isTripClosed) this.pauseBetween();
  }

  /** The next turn is there. */
  private end(): void {
    clearTimeout(this.timer);
    this.isBetween = false;
    this.isGoing = false;
  }

  /** Somebody at this screen moved the film: who leads takes all along, who follows steps out unless it is to stop. */
  private byHand(): void {
    const { leader, isOurs } = this.leading();
    if (!this.film.isPlaying) clearTimeout(this.timer);
    if (leader === null || isOurs) {
      this.cue();
      return;
    }
    if (this.isTogether && !this.film.isPlaying) this.cue();
    else this.isTogether = false;
  }

  private cue(): void {
    const { leader, isOurs } = this.leading();
    if (leader === null || (!isOurs && this.film.isPlaying) || this.table.seat === null) return;
    const { turn, step, isPlaying, isOver, rate } = this.film;
    const playing = isPlaying || isOver; // at its end it stands still by itself, and the others come there too
    void sendCue(this.table, { turn, step: step ?? "appear", playing, rate });
  }
}
