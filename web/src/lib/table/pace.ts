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

  /** Let something move for so many milliseconds: told with every frame how far it is, from 0 to 1. */
  async move(milliseconds: number, show: (progress: number) => void): Promise<void> {
    if (this.skipping || this.still() || document.hidden) return;
    const length = milliseconds / this.speed();
    const began = performance.now();
    let frame = 0;
    const step = () => {
      show(Math.min((performance.now() - began) / length, 1));
      frame = requestAnimationFrame(step);
    };
    step();
    await this.wait(milliseconds);
    cancelAnimationFrame(frame);
  }

  /** Show the rest at once. */
  skip(): void {
    this.skipping = true;
    for (const release of [...this.pending]) release();
  }
}
