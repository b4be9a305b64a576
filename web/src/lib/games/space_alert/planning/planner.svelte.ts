import type { SpaceAlertShown, SpaceAlertShownCard, SpaceAlertShownSlot } from "../../../protocol/messages";
import { upOf } from "./halves";
import {
  type Change,
  cardNotation,
  cardOf,
  type Half,
  laid,
  offeredOn,
  other,
  overlay,
  type Plan,
  planOf,
} from "./plan";

/** What is in the fingers: a card of the hand, or one lifted from a slot. */
export type Held =
  | { readonly from: "hand"; readonly card: SpaceAlertShownCard; readonly place: number; readonly up: Half }
  | { readonly from: "slot"; readonly slot: number };

/** A move under way. */
interface Pending {
  readonly id: number;
  readonly changes: readonly Change[];
  /** The entry that confirmed it; 0 until then. */
  readonly seq: number;
}

/** What the planner needs of a table. */
export interface Desk {
  readonly view: SpaceAlertShown;
  /** The last entry that the view knows of. */
  readonly seq: number;
  /** Make a move; gives the number of its entry, 0 if it was refused. */
  play(move: string): Promise<number>;
  /** Why the last move was refused. */
  refusal(): string;
}

const FORGET_AFTER = 4000;

/**
 * Lays cards at once: every press changes what is shown, is sent, and springs back with the reason if the server
 * refuses it. Nothing here waits for an answer.
 */
export class Planner {
  /** Whose board lies in front: one's own, or an android's. */
  chosen = $state<string | null>(null);
  held = $state.raw<Held | null>(null);
  refused = $state.raw<{ readonly slot: number; readonly text: string } | null>(null);
  /** A card for an android waits for a yes: it stays there for good. */
  asking = $state.raw<{ readonly slot: number; readonly move: string; readonly change: Change } | null>(null);
  private pending = $state.raw<readonly Pending[]>([]);
  private nextId = 1;
  private sure = new Set<string>();

  /** @param onlaid hears of every card that was laid or taken back, by slot and half; "" for none. */
  constructor(
    private readonly desk: Desk,
    private readonly onlaid: (member: string, slot: number, half: string) => void = () => undefined,
  ) {}

  /** The member whose board lies in front; "" for a spectator. */
  readonly member = $derived.by(() => {
    const { members, seat } = this.desk.view;
    const own = members.find((member) => member.seat === seat && seat !== null)?.id;
    const isThere = members.some(({ id, seat: of }) => id === this.chosen && of === null);
    return (
      (isThere ? this.chosen : null) ??
      own ??
      (seat === null ? "" : (members.find((one) => one.seat === null)?.id ?? ""))
    );
  });

  /** Whether that board is an android's. */
  get isAndroid(): boolean {
    return this.desk.view.members.find(({ id }) => id === this.member)?.seat === null && this.member !== "";
  }

  get isSolo(): boolean {
    return this.desk.view.open_deck.length > 0;
  }

  /** The plan with everything under way laid over it. */
  readonly plan: Plan = $derived.by(() =>
    overlay(
      planOf(this.desk.view),
      this.pending.filter(({ seq }) => seq === 0 || seq > this.desk.seq).flatMap(({ changes }) => changes),
    ),
  );

  get slots(): readonly (SpaceAlertShownSlot | null)[] {
    return this.plan.boards[this.member] ?? [];
  }

  /** The cards that can be laid there, as they lie in front: keys name them by their place. */
  readonly offered = $derived(offeredOn(this.plan, this.member, this.isAndroid));

  /** The turns that may be planned now. */
  readonly open = $derived.by(() => {
    const { view } = this.desk;
    const phase = view.seat === null ? 0 : (view.seats[view.seat]?.phase ?? 0);
    const found = view.phases.find((one) => one.phase === phase);
    return found && view.stage === "planning" ? { phase, first: found.first, last: found.last } : null;
  });

  isOpen(slot: number): boolean {
    return this.open !== null && slot >= this.open.first && slot <= this.open.last;
  }

  /** Take a card of the hand, one half up; the same press again puts it down. */
  hold(card: SpaceAlertShownCard, place: number, up: Half): void {
    this.refused = null;
    this.asking = null;
    const { held } = this;
    const isSame =
      held?.from === "hand" && held.place === place && held.card.card === card.card && held.up === up;
    this.held = isSame ? null : { from: "hand", card, place, up };
  }

  /** Turn what is held around: in the fingers, or where it lies. */
  flip(): void {
    if (this.held?.from === "hand") this.held = { ...this.held, up: other(this.held.up) };
    else if (this.held?.from === "slot") this.flipAt(this.held.slot);
  }

  drop(): void {
    this.held = null;
    this.asking = null;
    this.refused = null;
  }

  /** Press a slot: lay what is held there, exchange, flip, or lift what lies there. */
  press(slot: number): void {
    this.refused = null;
    this.asking = null;
    if (!this.isOpen(slot)) {
      this.refuse(slot, "closed");
      return;
    }
    const { held } = this;
    const here = this.slots[slot - 1] ?? null;
    if (held?.from === "hand") this.lay(slot, held.card, held.up);
    else if (held?.from === "slot" && held.slot === slot) this.flipAt(slot);
    else if (held?.from === "slot") this.exchange(held.slot, slot);
    else if (here) this.held = { from: "slot", slot };
  }

  /** Lay a card of the hand; what lay there comes back. */
  lay(slot: number, card: SpaceAlertShownCard, up: Half): void {
    const member = this.member;
    const move = `place ${this.board}${slot} ${cardNotation(card, up)}`;
    const change = { member, slot, to: laid(card, up) };
    this.held = null;
    if (this.isAndroid && !this.isSolo && !this.sure.has(member)) this.asking = { slot, move, change };
    else void this.send(move, [change]);
  }

  /** Lay the card that waited for a yes; this board is not asked about again. */
  confirm(): void {
    const { asking } = this;
    this.asking = null;
    if (!asking) return;
    this.sure.add(asking.change.member);
    void this.send(asking.move, [asking.change]);
  }

  /** Take a card back; without a number the one that is lifted. */
  remove(slot = this.held?.from === "slot" ? this.held.slot : 0): void {
    const here = this.slots[slot - 1];
    if (!here || !this.isOpen(slot)) return;
    this.held = null;
    void this.send(`remove ${this.board}${slot}`, [{ member: this.member, slot, to: null }]);
  }

  /** Exchange what lies on two slots; an empty one takes the card. */
  exchange(from: number, to: number): void {
    const [here, there] = [this.slots[from - 1] ?? null, this.slots[to - 1] ?? null];
    this.held = null;
    if (from === to || !here || !this.isOpen(from) || !this.isOpen(to)) return;
    const [first, second] = from < to ? [from, to] : [to, from];
    void this.send(`swap ${this.board}${first} ${second}`, [
      { member: this.member, slot: from, to: there },
      { member: this.member, slot: to, to: here },
    ]);
  }

  private flipAt(slot: number): void {
    const here = this.slots[slot - 1];
    const card = cardOf(here);
    if (!here || !card || !this.isOpen(slot)) return;
    void this.send(`flip ${this.board}${slot}`, [
      { member: this.member, slot, to: laid(card, other(here.up)) },
    ]);
  }

  /** Where the board is named in a move. */
  private get board(): string {
    return this.isAndroid ? `${this.member} ` : "";
  }

  private async send(move: string, changes: readonly Change[]): Promise<void> {
    const id = this.nextId++;
    this.pending = [
      ...this.pending.filter(({ seq }) => seq === 0 || seq > this.desk.seq),
      { id, changes, seq: 0 },
    ];
    const seq = await this.desk.play(move);
    if (seq === 0) {
      this.pending = this.pending.filter((one) => one.id !== id);
      this.refuse(changes.at(-1)?.slot ?? 0, this.desk.refusal());
      return;
    }
    this.pending = this.pending.map((one) => (one.id === id ? { ...one, seq } : one));
    for (const { member, slot, to } of changes) this.onlaid(member, slot, to ? upOf(to) : "");
  }

  /** Say for a moment why something cannot be. */
  refuse(slot: number, text: string): void {
    const refused = { slot, text };
    this.refused = refused;
    setTimeout(() => {
      if (this.refused === refused) this.refused = null;
    }, FORGET_AFTER);
  }
}
