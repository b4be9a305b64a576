import { untrack } from "svelte";
import { problemText } from "./i18n/i18n.svelte";

/** Something asked of the server at a press: one at a time, and what went wrong is said beside it. */
export class Attempt {
  isBusy = $state(false);
  private failure = $state.raw<{ code: string; message: string } | null>(null);

  /** Why the last one failed, in the reader's language; empty: it did not. */
  get trouble(): string {
    return this.failure ? problemText(this.failure) : "";
  }

  /** Whether the last one failed because there was no server to ask. */
  get isOffline(): boolean {
    return this.failure?.code === "network/offline";
  }

  /** Do it, unless it is being done already; tells whether it was done. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (untrack(() => this.isBusy)) return false;
    this.isBusy = true;
    this.failure = null;
    try {
      await what();
    } catch (failure) {
      this.failure = failure as { code: string; message: string };
    }
    this.isBusy = false;
    return this.failure === null;
  }
}
