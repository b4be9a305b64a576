/** Keeps the screen on while a mission runs, where the browser lets it; asks again whenever the page is back. */
export class Awake {
  private lock: WakeLockSentinel | null = null;
  private isWanted = false;

  constructor(private readonly page: Document = document) {}

  async keep(): Promise<void> {
    if (!this.isWanted) this.page.addEventListener("visibilitychange", this.ask);
    this.isWanted = true;
    await this.ask();
  }

  async release(): Promise<void> {
    this.isWanted = false;
    this.page.removeEventListener("visibilitychange", this.ask);
    const lock = this.lock;
    this.lock = null;
    await lock?.release();
  }

  /** The browser lets go of a lock when the page goes out of sight. */
  private ask = async (): Promise<void> => {
    if (!this.isWanted || this.page.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      if (!this.lock || this.lock.released) this.lock = await navigator.wakeLock.request("screen");
    } catch {
      this.lock = null; // a low battery may forbid it; the mission goes on
    }
  };
}
