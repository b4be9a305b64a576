/** So long, in ms, a sign has to be held. */
export const HOLD = 600;
/** A press that follows another one within this time is the second half of a double click. */
const TOO_SOON = 300;
/** So long the first of two presses counts. */
const COUNTS = 10_000;

/** Something that opens when it is held, by finger, mouse or key; whoever cannot hold presses it twice. */
export class Hold {
  isHeld = $state(false);
  /** Whether it was pressed once, and the next press opens it. */
  isArmed = $state(false);
  private holding: ReturnType<typeof setTimeout> | undefined;
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private pressedAt = 0;

  constructor(private readonly open: () => void) {}

  /** A finger is down, or a key. */
  begin(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    this.holding = setTimeout(() => this.finish(), HOLD);
  }

  /** It is up again, too early. */
  release(): void {
    clearTimeout(this.holding);
    this.isHeld = false;
  }

  /** It was pressed, however that was done. */
  press(now: number): void {
    if (this.isArmed && now - this.pressedAt >= TOO_SOON) {
      this.finish();
      return;
    }
    this.isArmed = true;
    this.pressedAt = now;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.isArmed = false), COUNTS);
  }

  /** Nothing is under way any more. */
  stop(): void {
    this.release();
    clearTimeout(this.forgetting);
    this.isArmed = false;
  }

  private finish(): void {
    this.stop();
    this.open();
  }
}
