import type { Lang } from "../../../i18n/say";
import { say } from "../../../i18n/say";
import type { SpaceAlertOffer, SpaceAlertShownAnnouncement } from "../../../protocol/messages";
import { words } from "../speech.svelte";
import { type Texts, texts } from "../texts";
import type { PlaceName, ShipScene, StationScene, ThreatScene, TrackScene } from "./scene";

/** What is drawn, in words: for who cannot see it, and under cards. */

/** What a card does in its turn, or would do. */
export type Offer = Pick<SpaceAlertOffer, "does" | "why" | "system" | "after">;

/** A half of a card by its name. */
export const halfText = (half: string, lang: Lang): string =>
  (words(lang).halves as Readonly<Record<string, string>>)[half] ?? half;

/** A letter of a station in a word, with its strength. */
export function letterLabel(station: StationScene, letter: string, lang: Lang, isCompact: boolean): string {
  const system = station.systems.find((one) => one.letter === letter);
  if (!system) return "";
  const t = texts(lang);
  if (isCompact && system.strength !== null) return t.strength(system.strength);
  const name = t.systems[system.id] ?? system.name;
  return system.strength === null ? name : `${name} ${system.strength}`;
}

/** A station with everything in it. */
export function stationText(station: StationScene, ship: ShipScene, lang: Lang): string {
  const t = texts(lang);
  const zone = ship.zones.find(({ id }) => station.id.endsWith(id));
  const isUpper = station.id.startsWith("upper");
  const systems = station.systems.map((system) => {
    const parts = [`${system.letter} ${system.name}`];
    if (system.strength !== null) parts.push(t.strength(system.strength));
    if (system.letter === "B" && zone)
      parts.push(
        isUpper ? t.energy(zone.shield, zone.shieldCapacity) : t.energy(zone.reactor, zone.reactorCapacity),
      );
    if (system.isBroken) parts.push(t.broken);
    if (system.isBlocked) parts.push(t.blocked);
    return parts.join(" ");
  });
  const who = ship.pawns.filter(({ place }) => place === station.id).map(({ name }) => name);
  const more = [
    t.squad[station.squad],
    station.isSlimy ? t.slimy : "",
    station.isLethal ? t.lethal : "",
    who.length > 0 ? t.here(who.join(", ")) : "",
    zone && zone.damage.length > 0 ? t.damage(zone.damage.length, zone.tokens) : "",
  ].filter(Boolean);
  return `${station.name}: ${[...systems, ...more].join("; ")}`;
}

/** A trajectory: its spaces and marks. */
export function trackText(track: TrackScene, lang: Lang): string {
  const t = texts(lang);
  const marks = track.marks.map(({ mark, space }) => t.markAt(mark, space)).join(", ");
  return t.track(t.tracks[track.zone], track.id, track.spaces, marks);
}

/** Where a threat is, or when it comes. */
export function whereText({ space, status, number }: ThreatScene, track: TrackScene, lang: Lang): string {
  const t = texts(lang).threat;
  if (space !== null) return t.at(space, track.distances[space - 1] ?? null);
  return status === "not_appeared" ? t.appears(number) : t.status[status];
}

/** A threat card with every number. */
export function threatText(threat: ThreatScene, track: TrackScene, lang: Lang): string {
  const t = texts(lang).threat;
  const marks = threat.marks.map(({ mark, about, turns }) =>
    turns.length > 0 ? `${mark} (${t.inTurn(turns.join(", "))}): ${about}` : `${mark}: ${about}`,
  );
  return [
    t.title(threat.number, threat.name),
    t.class(threat.isSerious, t[threat.level]),
    t.values(threat.hitPoints, threat.shield, threat.speed),
    whereText(threat, track, lang),
    ...marks,
    threat.place,
    ...threat.rules,
    threat.needed,
  ]
    .filter(Boolean)
    .join(". ")
    .replaceAll("..", ".");
}

/** The weapon of a station that a card fires. */
const weaponAt = (ship: ShipScene | null, station: PlaceName, id: string) =>
  ship?.stations.find((one) => one.id === station)?.systems.find((one) => one.id === id);

/** What a card does in its slot, in a word or three. */
export function effectText(offer: Offer, station: PlaceName, ship: ShipScene | null, lang: Lang): string {
  const t: Texts = texts(lang);
  const sign = t.signs[zoneOf(station)];
  const { does, system } = offer;
  if (does === "moves") return `→ ${t.places[offer.after]}`;
  if (does === "nothing") return t.why[offer.why] ?? t.inVain;
  if (does === "fires")
    return `${t.systems[system] ?? t.does.fires} ${sign} ${weaponAt(ship, station, system)?.strength ?? ""}`.trim();
  const text = t.does[does] ?? does;
  return does === "fills_shield" || does === "fills_reactor" ? `${text} ${sign}` : text;
}

/** The same in words that can be heard, without signs: a shot with its zone and strength, a way with its end. */
export function effectWords(offer: Offer, station: PlaceName, ship: ShipScene | null, lang: Lang): string {
  const t = texts(lang).spoken;
  const zone = words(lang).zones_in_full[zoneOf(station)];
  const { does, system } = offer;
  if (does === "moves") return t.moves(words(lang).stations[offer.after]);
  if (does === "nothing") return t.nothing(texts(lang).why[offer.why] ?? "");
  if (does === "fires") {
    const weapon = weaponAt(ship, station, system);
    return t.fires(weapon?.name ?? system, zone, weapon?.strength ?? null);
  }
  const text = texts(lang).does[does] ?? does;
  return does === "fills_shield" || does === "fills_reactor" ? t.fills(text, zone) : text;
}

const SIGNED = { "◀": "red", "▲": "white", "▶": "blue" } as const;

/** A short text to be heard: signs of zones become their names, an arrow a pause. */
export const inWords = (text: string, lang: Lang): string =>
  text
    .replace(/ ([◀▲▶])/g, (_, sign: keyof typeof SIGNED) => `: ${words(lang).zones_in_full[SIGNED[sign]]}`)
    .replaceAll(" → ", ": ");

/** The zone of a place; space is before the red one, and has no sign. */
export function zoneOf(place: PlaceName): "red" | "white" | "blue" | "internal" {
  if (place.endsWith("red")) return "red";
  if (place.endsWith("white")) return "white";
  return place.endsWith("blue") ? "blue" : "internal";
}

/** An announcement in a line, as it stays in the lane. */
export function announcementText(
  heard: SpaceAlertShownAnnouncement,
  phases: number,
  lang: Lang,
  isShort = false,
): string {
  const t = texts(lang).lane;
  if (heard.kind === "threat") {
    const threat = isShort ? t.threatShort : t.threat;
    const zone = (isShort ? t.zoneShort : t.zone)[heard.zone ?? "internal"];
    const parts = [threat(heard.turn ?? 0, heard.is_serious ?? false), zone];
    if (heard.is_unconfirmed) parts.push(t.unconfirmed);
    return parts.join(" · ");
  }
  const { said } = words(lang);
  const phase = heard.phase ?? 0;
  const seconds = `${heard.seconds ?? 0} s`;
  if (heard.kind === "warning") {
    return phase === phases ? say(said.last_warning, { seconds }) : say(said.warning, { seconds, phase });
  }
  if (heard.kind === "phase_ended") return say(said.phase_ended, { phase, next_phase: phase + 1 });
  if (heard.kind === "mission_started") return say(said.mission_started, { phase });
  if (heard.kind === "transfer_started") return say(said.transfer_started, { seconds: "10 s" });
  if (heard.kind === "silence_started")
    return `${texts(lang).comms.silence} ${texts(lang).comms.silenceCall}`;
  return said[heard.kind];
}
