import { askGame } from "../../../api";
import type { SpaceAlertAgreement } from "../../../protocol/messages";
import type { Bridge } from "../common/bridge.svelte";

/** How soon after the last word the server is asked, in ms. */
const PAUSE = 300;

/** Whether what was told agrees: the server works it out, from the signs that stand and nothing else. */
export class Agreement {
  found = $state.raw<SpaceAlertAgreement | null>(null);

  /** Asks as long as the component lives that looks at it. */
  constructor(private readonly bridge: Bridge) {
    $effect(() => {
      const signs = this.signs;
      void bridge.view.phase;
      const asking = setTimeout(() => void this.ask(signs), PAUSE);
      return () => clearTimeout(asking);
    });
  }

  private readonly signs = $derived.by(() =>
    this.bridge.standing
      .filter(({ about }) => /^(lay|take) /.test(about))
      .map(({ seat, about }) => `${seat} ${about}`)
      .join("\n"),
  );

  private async ask(signs: string): Promise<void> {
    const { table, keyHere } = this.bridge.table;
    if (!table) return; // a lesson has no server
    try {
      const found = await askGame<SpaceAlertAgreement>(table, "agreement", { signs }, keyHere);
      if (signs === this.signs) this.found = found;
    } catch {
      // What is known stays; the next word asks again.
    }
  }
}
