/** What happened at the table and cannot be worked out: damage tokens as they were drawn, and who tripped. */

import type { SpaceAlertCatalogue, SpaceAlertTokenEntry, SpaceAlertTrip } from "../../../protocol/messages";
import { EMPTY, type Half, type Plan } from "./pad";

export type Token = SpaceAlertTokenEntry["id"];
export const DAMAGED = ["red", "white", "blue"] as const;
export type Damage = Readonly<Partial<Record<(typeof DAMAGED)[number], readonly Token[]>>>;

/** A member, from 0, who in a turn meant the other arrow, or the half below. */
export interface Tripped {
  readonly turn: number;
  readonly member: number;
  /** The half that lay up. */
  readonly laid: Half;
  /** The half below that was meant; null: the other arrow. */
  readonly meant: Half | null;
}

/** Turn a token up after those that lie there; one that lies there goes away. */
export function turnUp(damage: Damage, zone: keyof Damage, token: Token): Damage {
  const lying = damage[zone] ?? [];
  return {
    ...damage,
    [zone]: lying.includes(token) ? lying.filter((one) => one !== token) : [...lying, token],
  };
}

export const hasDamage = (damage: Damage = {}): boolean => DAMAGED.some((zone) => damage[zone]?.length);

const isArrow = (half: Half): boolean => half === "red" || half === "blue";

/** What whoever laid this half may have meant instead: the other arrow, or what is below on cards of the box. */
export function meantBy(half: Half | null, cards: SpaceAlertCatalogue["cards"]): readonly (Half | null)[] {
  if (!half || half === EMPTY) return [];
  const below = cards.flatMap(({ action, move }) =>
    action === half ? [move] : move === half ? [action] : [],
  );
  return [...(isArrow(half) ? [null] : []), ...new Set(below)];
}

/** Add a trip; nobody trips twice in a turn. */
export const withTrip = (trips: readonly Tripped[], trip: Tripped): readonly Tripped[] =>
  [...trips.filter(({ turn, member }) => turn !== trip.turn || member !== trip.member), trip].sort(
    (one, other) => one.turn - other.turn || one.member - other.member,
  );

/** Trips over the cards that lie there now: cards may be tapped in anew. */
export const standing = (trips: readonly Tripped[] = [], plan: Plan): readonly Tripped[] =>
  trips.filter(({ turn, member, laid }) => plan[member]?.[turn - 1] === laid);

/** Trips as the server's tools take them. */
export const tripsOf = (trips: readonly Tripped[] = []): readonly SpaceAlertTrip[] =>
  trips.map(({ turn, member, meant }) => ({ turn, member, arrow: meant === null }));

/** A board as flight files write it: of a card that was turned over both halves. */
export const cardsOf = (board: Plan[number], member: number, trips: readonly Tripped[] = []): string =>
  board
    .map((half, n) => {
      const meant = trips.find((trip) => trip.member === member && trip.turn === n + 1)?.meant;
      return meant ? `${half}/${meant}` : (half ?? EMPTY);
    })
    .join(" ");
