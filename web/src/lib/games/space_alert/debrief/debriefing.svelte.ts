import { inquiryOf, logOf, othersOf, replayTable } from "../../../api";
import { device } from "../../../device.svelte";
import type { Lang, Log, Others, Replay, SpaceAlertInquiry } from "../../../protocol/messages";
import type { Trouble } from "../../../table/table.svelte";

/** All that the page after a flight asks the server for; each part comes when it comes. */
export class Debriefing {
  inquiry = $state.raw<SpaceAlertInquiry | null>(null);
  /** Why there is no inquiry. */
  trouble = $state.raw<Trouble | null>(null);
  replay = $state.raw<Replay | null>(null);
  /** Only for those who played, and where the mission has a code. */
  others = $state.raw<Others | null>(null);
  log = $state.raw<Log | null>(null);

  constructor(private readonly table: string) {}

  /** The best key this device has: a seat's, the host's, or one to watch with. */
  get key(): string {
    const keys = device.keyring(this.table);
    return Object.values(keys?.seats ?? {})[0] ?? (keys?.host || keys?.watch || "");
  }

  async inquire(): Promise<void> {
    this.trouble = null;
    try {
      this.inquiry = await inquiryOf<SpaceAlertInquiry>(this.table, this.key);
    } catch (problem) {
      this.trouble = problem as Trouble;
    }
  }

  /** The flight itself; sentences of the log are in a language. */
  async watch(lang: Lang): Promise<void> {
    this.replay = await replayTable(this.table, { seat: null, lang }).catch(() => this.replay);
  }

  /** What only those who played may know; others do without. */
  async compare(): Promise<void> {
    if (!this.key) return;
    [this.others, this.log] = await Promise.all([
      othersOf(this.table, this.key).catch(() => null),
      logOf(this.table, this.key).catch(() => null),
    ]);
  }
}
