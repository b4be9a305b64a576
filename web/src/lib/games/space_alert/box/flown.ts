/** A flight as the server's tools take it, and the file of its line in the star log. */

import type { Lang } from "../../../i18n/say";
import type {
  SeatInfo,
  SpaceAlertDebriefWish,
  SpaceAlertFlightTold,
  SpaceAlertFlightWish,
  TableInfo,
} from "../../../protocol/messages";
import { announcedIn } from "./came";
import { cardsOf, hasDamage, standing, tripsOf } from "./happened";
import { type Flight, loggedMission, ZONES } from "./kept.svelte";
import { isWhole } from "./pad";
import { boxTexts } from "./texts";

/** The crew by name; who gave none is called by the place. */
export const namesIn = ({ mission, names }: Flight, lang: Lang): readonly string[] =>
  Array.from({ length: mission.crew }, (_, n) => names[n]?.trim() || boxTexts[lang].cards.member(n));

/** What is still needed before a flight can be carried out. */
export function missingIn(flight: Flight): readonly ("cards" | "threats" | "tracks")[] {
  const isThreatOpen = announcedIn(flight.mission).some(({ key }) => !flight.threats[key]);
  const isTrackOpen = ZONES.some((zone) => !flight.tracks[zone]);
  return [
    ...(isWhole(flight.boards.plan) ? [] : ["cards" as const]),
    ...(isThreatOpen ? ["threats" as const] : []),
    ...(isTrackOpen ? ["tracks" as const] : []),
  ];
}

/** A day as the star log writes it. */
export const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** What `resolve` is asked. */
export function wishOf(flight: Flight, lang: Lang, day: string): SpaceAlertFlightWish {
  const { mission, seed } = flight;
  const { plan } = flight.boards;
  const trips = standing(flight.trips, plan);
  const names = namesIn(flight, lang);
  return {
    flight: {
      tracks: flight.tracks,
      threats: announcedIn(mission).map(({ key, turn, zone }) => ({ turn, zone, code: flight.threats[key] })),
      players: plan.map((board, n) => ({ name: names[n], cards: cardsOf(board, n, trips) })),
      ...(hasDamage(flight.damage) ? { damage: flight.damage } : {}),
    },
    trips: tripsOf(trips),
    options: { mission: loggedMission(mission), common: mission.common, serious: mission.serious },
    seed,
    day,
  };
}

/** What `debrief` is asked: the same, and the mission whose announcements were heard. */
export function debriefOf(flight: Flight, lang: Lang): SpaceAlertDebriefWish {
  const { flight: flown, options, seed, trips = [] } = wishOf(flight, lang, "");
  const { crew, common, serious, seed: number, id } = flight.mission;
  const mission = number === null ? { mission: id, crew } : { crew, common, serious, seed: number };
  return {
    flight: flown,
    mission,
    trips,
    ...(options ? { options } : {}),
    ...(seed === undefined ? {} : { seed }),
  };
}

const ROLES = ["captain", "officer", "chief", "fourth", "fifth"] as const;

/** The crew as a table has it: all of them people. */
export const tableOf = (names: readonly string[]): Pick<TableInfo, "game" | "seats"> => ({
  game: "space_alert",
  seats: names.map((player, n) => ({ name: ROLES[n] ?? "", kind: "person", player }) as SeatInfo),
});

/** The frames of a flight: how the table stood, and every turn. */
export const framesOf = (told: SpaceAlertFlightTold) => [
  { events: [], view: told.start },
  ...told.turns.map(({ events, shown }) => ({ events, view: shown })),
];

/** A line of the star log as a file. */
export const logFile = ({ line }: SpaceAlertFlightTold): string =>
  `data:application/x-ndjson;charset=utf-8,${encodeURIComponent(`${JSON.stringify(line)}\n`)}`;
