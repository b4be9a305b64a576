/** The keys of the planning round. */

const ROW = "qwertyuiop";
/** Two digits within this time are one number. */
export const TOGETHER = 400;

/** The place of a card in the hand that a key names, with Shift one behind the first row; -1 for any other key. */
export function cardKey(key: string, isShifted = false): number {
  const place = key.length === 1 ? ROW.indexOf(key.toLowerCase()) : -1;
  return place >= 0 && isShifted ? place + ROW.length : place;
}

/** The key of a card, as it is written on it; empty for a card that has none. */
export function keyOf(place: number): string {
  const key = ROW.charAt(place % ROW.length).toUpperCase();
  return place < ROW.length ? key : place < 2 * ROW.length ? `⇧${key}` : "";
}

/** Reads turns from digits: 1 may go on to 10, 11 or 12, everything else is meant at once. */
export class TurnKeys {
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private isOne = false;

  constructor(private readonly onturn: (turn: number) => void) {}

  /** Take a key; tells whether it was a digit. Any other key settles a 1 that still waits. */
  press(key: string): boolean {
    if (!/^\d$/.test(key)) {
      this.settle();
      return false;
    }
    const digit = Number(key);
    if (this.isOne) {
      this.forget();
      if (digit <= 2) {
        this.onturn(10 + digit);
        return true;
      }
      this.onturn(1);
    }
    if (digit === 1) this.wait();
    else if (digit > 1) this.onturn(digit);
    return true;
  }

  private settle(): void {
    if (!this.isOne) return;
    this.forget();
    this.onturn(1);
  }

  private forget(): void {
    clearTimeout(this.waiting);
    this.isOne = false;
  }

  private wait(): void {
    this.isOne = true;
    this.waiting = setTimeout(() => {
      this.isOne = false;
      this.onturn(1);
    }, TOGETHER);
  }
}
