import { findKeys, readTable, reviewOf } from "../api";
import { device } from "../device.svelte";
import { knownGames } from "../games/known.svelte";
import { problemText } from "../i18n/i18n.svelte";
import type { Review, ReviewInfo, TableInfo } from "../protocol/messages";

const AGAIN = 1000;

/** A review that is being asked for until it is there. */
export class Reviewing {
  info = $state.raw<TableInfo | null>(null);
  progress = $state.raw<ReviewInfo | null>(null);
  review = $state.raw<Review | null>(null);
  trouble = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(private readonly code: string) {}

  /** Find out who sat there, and ask. */
  async open(): Promise<void> {
    this.trouble = "";
    try {
      if (!device.keyring(this.code) && device.guests.length > 0) await findKeys(this.code);
      [this.info] = await Promise.all([readTable(this.code), knownGames.load()]);
      await this.ask();
    } catch (failure) {
      this.trouble = problemText(failure as { code: string; message: string });
    }
  }

  /** The seats of this device. */
  get own(): readonly number[] {
    return Object.keys(device.keyring(this.code)?.seats ?? {}).map(Number);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    const keys = device.keyring(this.code);
    const key = Object.values(keys?.seats ?? {})[0] ?? (keys?.host || keys?.watch || "");
    const found = await reviewOf(this.code, key);
    this.progress = found;
    this.review = found.review;
    if (!found.review && !this.isClosed) this.timer = setTimeout(() => void this.askAgain(), AGAIN);
  }

  private async askAgain(): Promise<void> {
    await this.ask().catch((failure) => {
      this.trouble = problemText(failure as { code: string; message: string });
    });
  }
}
