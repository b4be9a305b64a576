/** Who looks at a screen where several people play: with hidden hands one at a time, behind a curtain. */
export class Screen {
  private eyes = $state<number | null>(null);

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

  close(): void {
    this.eyes = null;
  }
}
