/** The threats of a mission as they were announced, and the cards that may have come. */

import type { SpaceAlertCatalogue, SpaceAlertThreatEntry } from "../../../protocol/messages";
import type { Flight, Zone } from "./kept.svelte";
import type { Mission, Said } from "./timeline";

/** An announced threat; its key is its place on the mission's track. */
export interface Announced {
  readonly key: string;
  readonly turn: number;
  readonly zone: Zone;
  readonly isSerious: boolean;
  readonly isUnconfirmed: boolean;
  readonly at: number;
}

/** The threats in the order of their turns; reports without confirmation count for five only. */
export const announcedIn = ({ announcements, crew }: Mission): readonly Announced[] =>
  announcements
    .filter(({ kind, is_unconfirmed }) => kind === "threat" && (crew === 5 || !is_unconfirmed))
    .map(asAnnounced)
    .sort((one, other) => one.turn - other.turn);

const asAnnounced = ({ at, turn, zone, is_serious, is_unconfirmed }: Said): Announced => ({
  key: `${turn} ${zone ?? "internal"}`,
  turn: turn ?? 0,
  zone: zone ?? "internal",
  isSerious: is_serious ?? false,
  isUnconfirmed: is_unconfirmed ?? false,
  at,
});

/** Cards that may have come: of this weight and place, from the decks in use, and not come already. */
export function cardsFor(
  { zone, isSerious, key }: Announced,
  { mission, threats }: Pick<Flight, "mission" | "threats">,
  catalogue: Pick<SpaceAlertCatalogue, "threats">,
): readonly SpaceAlertThreatEntry[] {
  const level = isSerious ? mission.serious : mission.common;
  const taken = Object.entries(threats).flatMap(([place, card]) => (place === key ? [] : [card]));
  return catalogue.threats.filter(
    (card) =>
      card.is_serious === isSerious &&
      (card.kind === "external") === (zone !== "internal") &&
      (level === "both" || card.level === level) &&
      !taken.includes(card.id),
  );
}

/** Cards whose name or code has every word that is looked for, whatever the accents. */
export function searched(
  cards: readonly SpaceAlertThreatEntry[],
  text: string,
): readonly SpaceAlertThreatEntry[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return cards.filter(({ name, code }) => words.every((word) => plain(`${name} ${code}`).includes(word)));
}

const plain = (text: string): string =>
  text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
