import type { SpaceAlertShown, SpaceAlertShownCard, SpaceAlertShownSlot } from "../../../protocol/messages";

/** A plan with moves under way laid over it: what was pressed counts at once, the server has the last word. */

export type Half = "action" | "move";

/** What a move under way puts on slots; null: nothing lies there any more. */
export interface Change {
  readonly member: string;
  readonly slot: number;
  readonly to: SpaceAlertShownSlot | null;
}

export interface Plan {
  /** By member: twelve slots. */
  readonly boards: Readonly<Record<string, readonly (SpaceAlertShownSlot | null)[]>>;
  readonly hand: readonly SpaceAlertShownCard[];
  /** Cards of the open deck by id, for whoever plays alone. */
  readonly stock: Readonly<Record<string, number>>;
  /** Androids' heroic cards that are not laid. */
  readonly heroic: Readonly<Record<string, SpaceAlertShownCard | null>>;
}

/** The plan of a view. */
export function planOf(view: SpaceAlertShown): Plan {
  return {
    boards: Object.fromEntries(view.members.map(({ id, plan }) => [id, plan])),
    hand: view.hand,
    stock: Object.fromEntries(view.open_deck.map(({ card, copies }) => [card, copies])),
    heroic: Object.fromEntries(view.members.map(({ id, heroic }) => [id, heroic])),
  };
}

/**
 * Lay changes over a plan. Slots get what was put there; what lay there before goes back to where it came from,
 * and what lies there now leaves it. Laid twice, it is the same plan: an update may come before its answer does.
 */
export function overlay(plan: Plan, changes: readonly Change[]): Plan {
  const last = new Map(changes.map((change) => [`${change.member} ${change.slot}`, change]));
  const boards: Record<string, (SpaceAlertShownSlot | null)[]> = Object.fromEntries(
    Object.entries(plan.boards).map(([id, slots]) => [id, [...slots]]),
  );
  const store = new Store(plan);
  const changed = [...last.values()].filter(({ member }) => boards[member]);
  for (const { member, slot } of changed) store.putBack(boards[member]?.[slot - 1] ?? null, member);
  for (const { member, slot, to } of changed) {
    store.takeOut(to, member);
    (boards[member] as (SpaceAlertShownSlot | null)[])[slot - 1] = to;
  }
  return { boards, ...store.left() };
}

/** Where cards come from and go back to: the hand, the open deck, or beside their android. */
class Store {
  private readonly hand: SpaceAlertShownCard[];
  private readonly stock: Record<string, number>;
  private readonly heroic: Record<string, SpaceAlertShownCard | null>;

  constructor(private readonly plan: Plan) {
    this.hand = [...plan.hand];
    this.stock = { ...plan.stock };
    this.heroic = { ...plan.heroic };
  }

  putBack(slot: SpaceAlertShownSlot | null, member: string): void {
    const card = cardOf(slot);
    if (!card) return;
    if (this.hasStock && card.card in this.stock) this.stock[card.card] = (this.stock[card.card] ?? 0) + 1;
    else if (this.hasStock) this.heroic[member] = card;
    else this.hand.push(card);
  }

  takeOut(slot: SpaceAlertShownSlot | null, member: string): void {
    const card = cardOf(slot);
    if (!card) return;
    const place = this.hand.findIndex(({ card: id }) => id === card.card);
    if (this.heroic[member]?.card === card.card) this.heroic[member] = null;
    else if (this.hasStock) this.stock[card.card] = Math.max(0, (this.stock[card.card] ?? 0) - 1);
    else if (place >= 0) this.hand.splice(place, 1);
  }

  left() {
    return { hand: sameOrder(this.plan.hand, this.hand), stock: this.stock, heroic: this.heroic };
  }

  private get hasStock(): boolean {
    return Object.keys(this.plan.stock).length > 0;
  }
}

/** Cards that stay keep their order; those that come back come last. */
function sameOrder(
  before: readonly SpaceAlertShownCard[],
  now: readonly SpaceAlertShownCard[],
): readonly SpaceAlertShownCard[] {
  const rest = [...now];
  const kept = before.filter(({ card }) => {
    const place = rest.findIndex((other) => other.card === card);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
  return [...kept, ...rest];
}

/** A card that can be laid. */
export interface Offered {
  readonly card: SpaceAlertShownCard;
  /** How many of it there are; 0: just this one. */
  readonly copies: number;
  readonly key: string;
}

/** What can be laid on a board, in its order: the hand, or all of the box for whoever plays alone. */
export function offeredOn(plan: Plan, member: string, isAndroid: boolean): readonly Offered[] {
  const { hand, stock, heroic } = plan;
  const seen = new Map<string, number>(); // cards alike have keys of their own
  const own = hand.map((card) => {
    const n = (seen.get(card.card) ?? 0) + 1;
    seen.set(card.card, n);
    return { card, copies: 0, key: `${card.card} ${n}` };
  });
  const open = Object.entries(stock).map(([id, copies]) => {
    const [action = "", move = ""] = id.split("/");
    return { card: { card: id, action, move } as SpaceAlertShownCard, copies, key: id };
  });
  const beside = isAndroid ? heroic[member] : null;
  return [
    ...own,
    ...open.filter(({ copies }) => copies > 0),
    ...(beside ? [{ card: beside, copies: 0, key: `beside ${beside.card}` }] : []),
  ];
}

/** The card of a slot that lies open; null for a back or nothing. */
export function cardOf(slot: SpaceAlertShownSlot | null | undefined): SpaceAlertShownCard | null {
  if (!slot || slot.card === null || slot.action === null || slot.move === null) return null;
  return { card: slot.card, action: slot.action, move: slot.move };
}

/** A card as it lies with one half up. */
export const laid = (card: SpaceAlertShownCard, up: Half): SpaceAlertShownSlot => ({ ...card, up });

export const other = (half: Half): Half => (half === "action" ? "move" : "action");

/** A card in notation: the half that shall be up is written first. */
export const cardNotation = (card: SpaceAlertShownCard, up: Half): string =>
  up === "action" ? `${card.action}/${card.move}` : `${card.move}/${card.action}`;
