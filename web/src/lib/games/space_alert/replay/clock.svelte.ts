/** Speeds at which planning is watched again. */
export const RATES = [1, 2, 4, 8] as const;
const LOOK_EVERY = 100;

/** The clock of a planning round that is watched again: it runs at a speed, stops, and goes anywhere. */
export class ReplayClock {
  /** The moment of the mission, in ms. */
  now = $state(0);
  isRunning = $state(false);
  rate = $state(1);
  private ticking: ReturnType<typeof setInterval> | undefined;
  private looked = 0;

  constructor(
    private readonly length: () => number,
    /** Called when planning was watched to its end. */
    private readonly onend: () => void = () => undefined,
  ) {}

  toggle(): void {
    if (this.isRunning) this.stop();
    else this.run();
  }

  run(at = Date.now()): void {
    if (this.isRunning) return;
    if (this.now >= this.length()) this.now = 0;
    this.isRunning = true;
    this.looked = at;
    this.ticking = setInterval(() => this.look(), LOOK_EVERY);
  }

  stop(): void {
    this.isRunning = false;
    clearInterval(this.ticking);
  }

  seek(ms: number): void {
    this.now = Math.max(0, Math.min(ms, this.length()));
  }

  /** See how late it is. */
  look(at = Date.now()): void {
    if (!this.isRunning) return;
    this.seek(this.now + (at - this.looked) * this.rate);
    this.looked = at;
    if (this.now < this.length()) return;
    this.stop();
    this.onend();
  }
}
