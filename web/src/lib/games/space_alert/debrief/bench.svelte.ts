import type {
  SpaceAlertOtherCard,
  SpaceAlertOtherFlight,
  SpaceAlertSlotChange,
} from "../../../protocol/messages";

/** Every board by member: cards as notation writes them, turn by turn; a dash where nothing lies. */
export type Plan = Readonly<Record<string, readonly string[]>>;

export interface Place {
  readonly member: string;
  readonly turn: number;
}

/** A slot that lies otherwise than it lay. */
export type Laid = Pick<SpaceAlertSlotChange, "member" | "turn" | "before" | "after">;

export const EMPTY = "-";

/** The same card with the other half up. */
export const flipped = (card: string): string => card.split("/").reverse().join("/");
const isSame = (one: Place | null, other: Place): boolean =>
  one?.member === other.member && one.turn === other.turn;

/** A copy of the boards to change cards on; after every change the mission is flown anew. */
export class Bench {
  plan = $state.raw<Plan>({});
  /** How the plan that is shown would have ended; null before the first answer. */
  told = $state.raw<SpaceAlertOtherFlight | null>(null);
  picked = $state.raw<Place | null>(null);
  /** Why a change cannot be. */
  trouble = $state.raw<unknown>(null);
  isFlying = $state(false);
  private past = $state.raw<readonly Plan[]>([]);

  constructor(
    private readonly flown: Plan,
    private readonly fly: (cards: readonly SpaceAlertOtherCard[]) => Promise<SpaceAlertOtherFlight>,
  ) {
    this.plan = flown;
  }

  /** What lies otherwise than it lay. */
  readonly changes: readonly Laid[] = $derived(
    Object.entries(this.plan).flatMap(([member, cards]) =>
      cards.flatMap((after, n) => {
        const before = this.flown[member]?.[n] ?? EMPTY;
        return before === after ? [] : [{ member, turn: n + 1, before, after }];
      }),
    ),
  );
  readonly canUndo: boolean = $derived(this.past.length > 0);

  cardAt({ member, turn }: Place): string {
    return this.plan[member]?.[turn - 1] ?? EMPTY;
  }
  isChanged(place: Place): boolean {
    return this.changes.some((change) => isSame(change, place));
  }
  isPicked(place: Place): boolean {
    return isSame(this.picked, place);
  }
  /** The cards that could lie on the slot that is picked. */
  get offered(): readonly string[] {
    return this.picked ? (this.told?.could[this.picked.member]?.[this.picked.turn - 1] ?? []) : [];
  }

  /** Press a slot: pick it; again, turn its card over; another one of the same board, exchange the two. */
  press(place: Place): Promise<void> {
    const { picked } = this;
    if (picked?.member !== place.member) {
      this.picked = place;
      return Promise.resolve();
    }
    if (isSame(picked, place)) return this.flip();
    this.picked = null;
    return this.change(this.with([picked, this.cardAt(place)], [place, this.cardAt(picked)]));
  }

  flip(place = this.picked): Promise<void> {
    const card = place ? this.cardAt(place) : EMPTY;
    return place && card !== EMPTY ? this.change(this.with([place, flipped(card)])) : Promise.resolve();
  }
  remove(place = this.picked): Promise<void> {
    return place ? this.change(this.with([place, EMPTY])) : Promise.resolve();
  }
  /** Lay one of the offered cards; the one that lies there is turned over. */
  lay(card: string): Promise<void> {
    if (!this.picked) return Promise.resolve();
    const now = this.cardAt(this.picked);
    return now === card || now === flipped(card) ? this.flip() : this.change(this.with([this.picked, card]));
  }

  undo(): Promise<void> {
    const before = this.past.at(-1);
    if (!before || this.isFlying) return Promise.resolve();
    this.past = this.past.slice(0, -1);
    return this.change(before, false);
  }
  /** Put everything back as it was flown. */
  reset(): Promise<void> {
    return this.change(this.flown);
  }
  /** Lay what the debrief found. */
  take(changes: readonly Laid[]): Promise<void> {
    this.picked = null;
    const found = changes.map(({ member, turn, after }): [Place, string] => [{ member, turn }, after]);
    return this.change(found.length > 0 ? this.with.call({ plan: this.flown }, ...found) : this.flown);
  }

  private with(this: { readonly plan: Plan }, ...cards: readonly (readonly [Place, string])[]): Plan {
    return Object.fromEntries(
      Object.entries(this.plan).map(([member, slots]) => [
        member,
        slots.map((card, n) => cards.find(([place]) => isSame(place, { member, turn: n + 1 }))?.[1] ?? card),
      ]),
    );
  }

  /** Show another plan at once and have it flown; one that could not be laid springs back. */
  private async change(plan: Plan, isNew = true): Promise<void> {
    if (this.isFlying) return;
    const before = this.plan;
    this.plan = plan;
    this.trouble = null;
    this.isFlying = true;
    try {
      this.told = await this.fly(
        this.changes.map(({ member, turn, after }) => ({ member, turn, card: after })),
      );
      if (isNew && plan !== before) this.past = [...this.past, before];
    } catch (problem) {
      this.plan = before;
      this.trouble = problem;
    } finally {
      this.isFlying = false;
    }
  }
}
