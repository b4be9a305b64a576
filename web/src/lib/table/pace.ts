/** How fast what happened is shown: steps wait for one another, a tap skips, reduced motion waits for nothing. */
export class Pace {
  private skipping = false;
  private pending = new Set<() => void>();

  constructor(
    private readonly speed: () => number,
    private readonly still: () => boolean,
  ) {}

  /** Tell whether nothing is to move. */
  get isStill(): boolean {
    return this.still();
  }

  /** Begin to show something new, unskipped. */
  begin(): void {
    this.skipping = false;
  }

  /** Let a step of so many milliseconds be seen. */
  async wait(milliseconds: number): Promise<void> {
    if (this.skipping || this.still() || document.hidden) return;
    await new Promise<void>((resolve) => {
      const release = () => {
        clearTimeout(timer);
        this.pending.delete(release);
        resolve();
      };
      const timer = setTimeout(release, milliseconds / this.speed());
      this.pending.add(release);
    });
  }

  /** Show the rest at once. */
  skip(): void {
    this.skipping = true;
    for (const release of [...this.pending]) release();
  }
}
