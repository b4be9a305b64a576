import type {
  SpaceAlertCatalogue,
  SpaceAlertOutlookThreat,
  SpaceAlertShown,
  SpaceAlertShownThreat,
  SpaceAlertShownTrack,
  SpaceAlertThreatEntry,
} from "../../../protocol/messages";
import type { Person } from "./people";
import type {
  Letter,
  PawnScene,
  PlaceName,
  ShipScene,
  StationScene,
  ThreatMark,
  ThreatScene,
  TrackScene,
  ZoneScene,
} from "./scene";

/** The pictures of a view: what it says of ship, trajectories and threats, with the words of the catalogue. */

/** The ship with everybody on it. */
export function shipScene(
  view: SpaceAlertShown,
  box: SpaceAlertCatalogue,
  crew: readonly Person[],
  places: Readonly<Record<string, PlaceName>> = {},
): ShipScene {
  return {
    zones: view.ship.zones.map((zone) => zoneScene(zone, box)),
    stations: box.stations.map((entry) => stationScene(entry, view)),
    pawns: crew.map((person) => pawnScene(person, places[person.id])),
    fuel: view.ship.fuel_capsules,
    rockets: view.ship.rockets,
    isPilotOut: view.ship.pilot !== null,
    isRocketFlying: view.ship.is_rocket_flying,
  };
}

function zoneScene(zone: SpaceAlertShown["ship"]["zones"][number], box: SpaceAlertCatalogue): ZoneScene {
  const entry = box.zones.find(({ id }) => id === zone.id);
  return {
    id: zone.id,
    name: entry?.name ?? zone.id,
    shield: zone.shield,
    shieldCapacity: zone.shield_capacity,
    reactor: zone.reactor,
    reactorCapacity: zone.reactor_capacity,
    damage: zone.damage,
    tokens: entry?.tokens ?? 0,
    isDoubled: zone.is_doubled || zone.is_weakened,
    isLiftUsed: zone.is_lift_used,
  };
}

/** Which token breaks the system of a letter, by deck. */
const BROKEN_BY = {
  upper: { A: "upper_weapon", B: "shield", C: "" },
  lower: { A: "lower_weapon", B: "reactor", C: "" },
} as const;

function stationScene(entry: SpaceAlertCatalogue["stations"][number], view: SpaceAlertShown): StationScene {
  const shown = view.ship.stations.find(({ id }) => id === entry.id);
  const damage: readonly string[] = view.ship.zones.find(({ id }) => id === entry.zone)?.damage ?? [];
  return {
    id: entry.id,
    name: entry.name,
    systems: entry.systems.map((system) => {
      const isBroken = damage.includes(BROKEN_BY[entry.deck][system.letter]);
      const strength = (isBroken ? system.strength_damaged : system.strength) ?? null;
      const isBlocked = isBlockedIn(shown, system.letter);
      return { letter: system.letter, id: system.id, name: system.name, strength, isBroken, isBlocked };
    }),
    weapon: shown?.weapon ?? "idle",
    squad: shown?.squad ?? "none",
    isSlimy: shown?.is_slimy ?? false,
    isLethal: shown?.is_lethal ?? false,
    threats: view.threats
      .filter(
        ({ status, stations, offspring }) =>
          isThere(status) && [...stations, ...offspring].includes(entry.id),
      )
      .map(({ number }) => number),
  };
}

const isBlockedIn = (
  station: SpaceAlertShown["ship"]["stations"][number] | undefined,
  letter: Letter,
): boolean => (letter === "B" && station?.is_b_blocked) || (letter === "C" && station?.is_c_blocked) || false;

const isThere = (status: SpaceAlertShownThreat["status"]): boolean =>
  status === "not_appeared" || status === "on_track";

function pawnScene({ id, name, letter, colour, isOwn, member }: Person, place?: PlaceName): PawnScene {
  return {
    id,
    name,
    letter,
    colour,
    place: place ?? member.station,
    isOwn,
    isKnockedOut: member.knocked_out !== null,
    squad: member.squad,
  };
}

/** The four trajectories with what is known of their threats. */
export function trackScenes(
  view: SpaceAlertShown,
  box: SpaceAlertCatalogue,
  neededText: (atOnce: number, inTwo: number) => string,
): readonly TrackScene[] {
  const ahead = new Map(view.outlook?.threats.map((threat) => [threat.number, threat]));
  return view.tracks.map((track) => ({
    zone: track.zone,
    id: track.id,
    spaces: track.spaces,
    marks: track.marks,
    distances:
      track.zone === "internal" ? [] : (box.tracks.find(({ id }) => id === track.id)?.distances ?? []),
    threats: view.threats
      .filter(({ zone }) => zone === track.zone)
      .map((threat) => threatScene(threat, box, track, ahead.get(threat.number), neededText))
      .sort((a, b) => b.number - a.number),
  }));
}

function threatScene(
  threat: SpaceAlertShownThreat,
  box: SpaceAlertCatalogue,
  track: SpaceAlertShownTrack,
  ahead: SpaceAlertOutlookThreat | undefined,
  neededText: (atOnce: number, inTwo: number) => string,
): ThreatScene {
  const entry = box.threats.find(({ id }) => id === threat.card) ?? null;
  const isKnown = ahead && ahead.at_once !== null && ahead.in_two !== null;
  return {
    number: threat.number,
    card: threat.card,
    name: entry?.name ?? threat.card,
    zone: threat.zone,
    status: threat.status,
    space: threat.status === "on_track" ? threat.space : null,
    isSerious: entry?.is_serious ?? false,
    level: entry?.level ?? "white",
    hitPoints: threat.hit_points,
    hitPointsPrinted: Math.max(entry?.hit_points ?? 0, threat.hit_points),
    shield: entry?.kind === "external" ? threat.shield : null,
    speed: threat.speed,
    pointsSurvived: entry?.points_survived ?? 0,
    pointsDestroyed: entry?.points_destroyed ?? 0,
    marks: entry ? marksOf(entry, threat, track, ahead) : [],
    place: entry?.place ?? "",
    rules: entry?.rules ?? [],
    needed: isKnown ? neededText(ahead.at_once ?? 0, ahead.in_two ?? 0) : "",
    spaces: ahead?.spaces ?? [],
  };
}

function marksOf(
  entry: SpaceAlertThreatEntry,
  threat: SpaceAlertShownThreat,
  track: SpaceAlertShownTrack,
  ahead?: SpaceAlertOutlookThreat,
): ThreatMark[] {
  return (["X", "Y", "Z"] as const).map((mark) => {
    const name = mark.toLowerCase() as "x";
    const isPast = threat[name] >= track.marks.filter((one) => one.mark === mark).length;
    return { mark, brief: entry[`${name}_brief`], about: entry[name], turns: ahead?.[name] ?? [], isPast };
  });
}
