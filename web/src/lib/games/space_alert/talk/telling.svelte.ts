import { device } from "../../../device.svelte";
import { readObject } from "../../../shelf";
import type { Bridge } from "../common/bridge.svelte";
import type { Told } from "./talk";

/** What a seat wants told. */
interface Wish {
  /** Whether it says what it lays. */
  readonly tells: boolean;
  /** What it laid in silence and has not told yet, by slot; empty: taken back. */
  readonly untold: Told;
}

const AT_FIRST: Wish = { tells: true, untold: {} };

/** Tells what is laid, and after a silence what was laid in it. The device keeps both: a page opened anew knows them. */
export class Telling {
  private known = $state.raw<Readonly<Record<string, Wish>>>({});

  constructor(private readonly bridge: Bridge) {}

  get wish(): Wish {
    return this.known[this.name] ?? readObject(device.noteOf(this.bridge.table.table, this.name), AT_FIRST);
  }

  change(change: Partial<Wish>): void {
    const wish = { ...this.wish, ...change };
    this.known = { ...this.known, [this.name]: wish };
    device.keepNote(this.bridge.table.table, this.name, JSON.stringify(wish));
  }

  /** A card was laid or taken back: tell it, or remember it for after the silence. */
  laid(member: string, slot: number, half: string): void {
    const { bridge, wish } = this;
    if (!wish.tells || bridge.crew.find(({ id }) => id === member)?.seat === null) return;
    if (bridge.talk) this.tell(slot, half);
    else if (bridge.isSilent && bridge.isPlaying) this.change({ untold: { ...wish.untold, [slot]: half } });
  }

  /** Tell at once what lies there since the silence. */
  all(): void {
    for (const [slot, half] of Object.entries(this.wish.untold)) this.tell(slot, half);
    this.change({ untold: {} });
  }

  /** Tell which cards are in the hand. */
  hand(): void {
    const cards = this.bridge.planner.plan.hand.map(({ card }) => card).join(" ");
    this.bridge.talk?.("tell", `hand ${cards || "-"}`);
  }

  private tell(slot: number | string, half: string): void {
    this.bridge.talk?.("tell", `lay ${slot} ${half || "-"}`);
  }

  /** Several may play at one screen: every seat has its own. */
  private get name(): string {
    return `telling.${this.bridge.view.seat}`;
  }
}
