import { problemText } from "../../../i18n/i18n.svelte";
import type { Bridge } from "../common/bridge.svelte";
import { effectWords } from "../common/describe";

/** What a bot would do here: told in a sentence, and lit where it is done. */
export class Advice {
  /** A bot thinks. */
  isAsked = $state(false);

  constructor(private readonly bridge: Bridge) {}

  /** What it names, word for word: slots, cards, members, and what can be pressed. */
  readonly named = $derived.by(() => new Set(this.bridge.table.hint?.move.split(" ")));

  /** What to do, and what comes of it; empty without a hint. */
  get text(): string {
    const { ahead, ship, lang, table } = this.bridge;
    const words = table.hint?.move.split(" ") ?? [];
    const slot = ahead[Number(words.find(Number)) - 1];
    const offer = slot?.offers[words.at(-1)?.split("/")[0] as "A"];
    const why = table.hint?.why || (slot && offer && effectWords(offer, slot.station, ship, lang));
    return [table.hint?.text, why].filter(Boolean).join(" – ");
  }

  /** Whether it is about a turn of the board in front. */
  isAbout(turn: number): boolean {
    const { isAndroid, member } = this.bridge.planner;
    return this.named.has(String(turn)) && this.board === (isAndroid ? member : null);
  }

  /** The android whose board is meant; null: the own one. */
  private get board(): string | null {
    return this.bridge.crew.find(({ id, seat }) => seat === null && this.named.has(id))?.id ?? null;
  }

  /** Ask, and bring the board that is meant to the front. */
  async ask(): Promise<void> {
    const { table, planner, isPlaying } = this.bridge;
    if (this.isAsked || !isPlaying) return;
    this.isAsked = true;
    planner.drop();
    table.trouble = null;
    await table.askHint();
    this.isAsked = false;
    if (table.trouble) planner.refuse(0, problemText(table.trouble));
    else planner.chosen = this.board;
  }
}
