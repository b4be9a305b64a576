/** How things stood when somebody looked last: the entry of the log, and the view that was shown. */
export interface Left {
  readonly seq: number;
  readonly view: unknown;
}

/** Who looks at a screen where several people play: with hidden hands one at a time, behind a curtain. */
export class Screen {
  private eyes = $state<number | null>(null);
  private readonly left = new Map<number, Left>();

  constructor(readonly seats: readonly number[]) {}

  /** Whose turn at the screen it is: the one who looks, until only others are waited for; null: spectators. */
  seatFor(waiting: readonly number[]): number | null {
    if (this.eyes !== null && (waiting.length === 0 || waiting.includes(this.eyes))) return this.eyes;
    return waiting[0] ?? this.seats[0] ?? null;
  }

  /** Tell whether this seat has said that the others look away. */
  isOpenTo(seat: number | null): boolean {
    return this.eyes === seat;
  }

  open(seat: number): void {
    this.eyes = seat;
  }

  /** Nobody looks any more; whoever did has seen this. */
  close(seen: Left): void {
    if (this.eyes !== null) this.left.set(this.eyes, seen);
    this.eyes = null;
  }

  /** What a seat has seen last since the page was opened. */
  seenBy(seat: number): Left | null {
    return this.left.get(seat) ?? null;
  }
}
