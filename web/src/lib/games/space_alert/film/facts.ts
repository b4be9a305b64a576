import type { SpaceAlertShown } from "../../../protocol/messages";
import type { FilmEvent, Half, Named } from "./events";

/** The last turn of a mission; one more is the jump. */
export const lastTurn = ({ phases }: Pick<SpaceAlertShown, "phases">): number => phases.at(-1)?.last ?? 0;

/** The table as the film draws it: a view, changed by what happened until the next view comes. */
export type Picture = SpaceAlertShown;

type Ship = Picture["ship"];
type Zone = Ship["zones"][number];
type Station = Ship["stations"][number];
type Member = Picture["members"][number];
type Threat = Picture["threats"][number];
/** What an event does to the picture, while a card may be carried out. */
type Writer<K extends FilmEvent["event"]> = (picture: Picture, event: Named<K>, card: Half | null) => Picture;

const inShip = (picture: Picture, change: Partial<Ship>): Picture => ({
  ...picture,
  ship: { ...picture.ship, ...change },
});

const inZone = (picture: Picture, zone: string, change: (zone: Zone) => Partial<Zone>): Picture =>
  inShip(picture, {
    zones: picture.ship.zones.map((one) => (one.id === zone ? { ...one, ...change(one) } : one)),
  });

const inStation = (picture: Picture, station: string, change: Partial<Station>): Picture =>
  inShip(picture, {
    stations: picture.ship.stations.map((one) => (one.id === station ? { ...one, ...change } : one)),
  });

const ofMember = (
  picture: Picture,
  member: string,
  change: (member: Member) => Partial<Member>,
): Picture => ({
  ...picture,
  members: picture.members.map((one) => (one.id === member ? { ...one, ...change(one) } : one)),
});

const ofThreat = (
  picture: Picture,
  threat: number | null,
  change: (threat: Threat) => Partial<Threat>,
): Picture => ({
  ...picture,
  threats: picture.threats.map((one) => (one.number === threat ? { ...one, ...change(one) } : one)),
});

const without = <T>(all: readonly T[], gone: T): readonly T[] => all.filter((one) => one !== gone);
const zoneOf = (station: string): string => station.slice(station.indexOf("_") + 1);
/** A heroic transfer adds a cube from the bank: it is missing in no reactor. */
const fromBank = (card: Half | null): number => (card === "HB" ? 1 : 0);

/** Lay markers where the tokens of internal threats lie: on letters, and slime on the floor. */
function withMarkers(picture: Picture): Picture {
  const lying = picture.threats.filter(({ status }) => status === "on_track" || status === "survived");
  const covers = (way: Threat["fought_with"], station: Station) =>
    lying.some(({ fought_with, stations }) => fought_with === way && stations.includes(station.id));
  const isSlimy = ({ id }: Station) =>
    lying.some(
      ({ traits, stations, offspring }) =>
        traits.includes("slime") && (stations.includes(id) || offspring.includes(id)),
    );
  return inShip(picture, {
    stations: picture.ship.stations.map((station) => ({
      ...station,
      is_b_blocked: covers("B", station),
      is_c_blocked: covers("C", station),
      is_slimy: isSlimy(station),
    })),
  });
}

/** A threat that is gone takes its tokens along, and what it did to others ends. */
const destroy: Writer<"threat_destroyed"> = (picture, { threat }) => {
  const gone = ofThreat(picture, threat, () => ({
    status: "destroyed",
    space: null,
    ended_turn: picture.turn,
    stations: [],
    offspring: [],
    raises_attacks: false,
    raises_shields: false,
  }));
  const isFissure = gone.threats.some((one) => one.number === threat && one.fought_with === "interceptors");
  const zones = gone.ship.zones.map((zone) => ({ ...zone, is_doubled: false }));
  return withMarkers(isFissure ? inShip(gone, { zones }) : gone);
};

/** A squad that hits an intruder: slime loses the token of that station. */
const hitIntruder: Writer<"intruder_hit"> = (picture, { threat, station }) =>
  withMarkers(
    ofThreat(picture, threat, ({ traits, stations, offspring, hit_points }) => {
      if (traits.includes("slime") && !stations.includes(station))
        return { offspring: without(offspring, station) };
      const left = hit_points - 1;
      if (traits.includes("slime")) return { hit_points: left, stations: left > 0 ? stations : [] };
      const isCleaned = traits.includes("cleaned_by_station");
      return { hit_points: left, stations: isCleaned ? without(stations, station) : stations };
    }),
  );

/** The cards of these slots lie one turn later; what is pushed past the last is gone. */
const pushed = (plan: Member["plan"], first: number, last: number): Member["plan"] =>
  plan.map((slot, n) => {
    if (n === first - 1) return null;
    return n >= first && n <= last ? (plan[n - 1] ?? null) : slot;
  });

const drawToken: Writer<"token_drawn"> = (picture, { zone, token }) =>
  inZone(picture, zone, ({ damage, shield, shield_capacity, reactor, reactor_capacity }) => {
    const holds = token === "shield" ? shield_capacity - 1 : shield_capacity;
    const feeds = token === "reactor" ? reactor_capacity - 1 : reactor_capacity;
    return {
      damage: [...damage, token],
      shield_capacity: holds,
      reactor_capacity: feeds,
      shield: token === "shield" ? Math.min(shield, holds) : shield,
      reactor: token === "reactor" ? Math.min(reactor, feeds) : reactor,
    };
  });

const counted = (field: "x" | "y" | "z", threat: Threat): Partial<Threat> => ({
  [field]: threat[field] + (isOnlyOffspring(threat) ? 0 : 1),
});
const isOnlyOffspring = ({ stations, offspring }: Threat) => stations.length === 0 && offspring.length > 0;

/** What each event changes in the picture; what is not listed changes nothing that is drawn. */
const WRITERS: { readonly [K in FilmEvent["event"]]?: Writer<K> } = {
  turn_began: (picture, { turn }) => {
    const zones = picture.ship.zones.map((zone) => ({ ...zone, is_lift_used: false }));
    return turn > lastTurn(picture) ? { ...picture, turn } : { ...inShip(picture, { zones }), turn };
  },
  threat_appeared: (picture, { threat, space, stations }) =>
    withMarkers(
      ofThreat(picture, threat, ({ traits, hit_points }) => ({
        status: "on_track",
        space,
        stations,
        hit_points: traits.includes("counts_rockets") ? picture.ship.rockets : hit_points,
      })),
    ),
  member_moved: (picture, { member, to }, card) => {
    const moved = ofMember(picture, member, () => ({ station: to }));
    if (to === "space") return inShip(moved, { pilot: member });
    if (picture.ship.pilot === member) return inShip(moved, { pilot: null });
    return card === "deck" ? inZone(moved, zoneOf(to), () => ({ is_lift_used: true })) : moved;
  },
  delayed: (picture, { member }) => ofMember(picture, member, () => ({ is_delayed: true })),
  cards_pushed: (picture, { member, first, last }) =>
    ofMember(picture, member, ({ plan }) => ({ plan: pushed(plan, first, last) })),
  knocked_out: (picture, { member }) =>
    ofMember(picture, member, ({ squad }) => ({
      knocked_out: picture.turn,
      squad: squad === "active" ? "disabled" : squad,
    })),
  weapon_fired: (picture, { station, heroic, energy }) => {
    const lit = inStation(picture, station, { weapon: heroic ? "fires_heroic" : "fires" });
    return energy === null ? lit : inZone(lit, zoneOf(station), () => ({ reactor: energy }));
  },
  shield_filled: (picture, { zone, cubes, now }, card) =>
    inZone(picture, zone, ({ reactor }) => ({ shield: now, reactor: reactor - cubes + fromBank(card) })),
  reactor_filled: (picture, { zone, cubes, now }, card) =>
    inZone(
      inZone(picture, "white", ({ reactor }) => ({ reactor: reactor - cubes + fromBank(card) })),
      zone,
      () => ({ reactor: now }),
    ),
  refuelled: (picture, { now, capsules }) =>
    inShip(
      inZone(picture, "white", () => ({ reactor: now })),
      { fuel_capsules: capsules },
    ),
  computer_maintained: (picture, { phase }) =>
    inShip(picture, { maintained: picture.ship.maintained.map((done, at) => done || at === phase - 1) }),
  rocket_launched: (picture, { rockets }) => inShip(picture, { rockets, is_rocket_launched: true }),
  bots_taken: (picture, { member, station, bots }) =>
    inStation(
      ofMember(picture, member, () => ({ squad: bots })),
      station,
      { squad: "none" },
    ),
  bots_reactivated: (picture, { member }) => ofMember(picture, member, () => ({ squad: "active" })),
  bots_disabled: (picture, { member }) => ofMember(picture, member, () => ({ squad: "disabled" })),
  interceptors_out: (picture, { heroic }) =>
    inShip(picture, { interceptors: heroic ? "attack_heroic" : "attack" }),
  confirmed: (picture, { phase, points }) =>
    inShip(picture, {
      confirmed: picture.ship.confirmed.map((best, at) => (at === phase - 1 ? Math.max(best, points) : best)),
    }),
  repaired: (picture, { threat, points }) =>
    ofThreat(picture, threat, ({ hit_points }) => ({ hit_points: hit_points - points })),
  intruder_hit: hitIntruder,
  cryoshield_spent: (picture, { threat }) =>
    ofThreat(picture, threat, ({ traits }) => ({ traits: without(traits, "cryoshield") })),
  threat_damaged: (picture, { threat, left }) => ofThreat(picture, threat, () => ({ hit_points: left })),
  shot_missed: (picture, { weapon }) =>
    weapon === "rocket" ? inShip(picture, { is_rocket_flying: false }) : picture,
  targeted: (picture, { weapon }) =>
    weapon === "rocket" ? inShip(picture, { is_rocket_flying: false }) : picture,
  rocket_wasted: (picture) => inShip(picture, { is_rocket_flying: false }),
  threat_destroyed: destroy,
  threat_survived: (picture, { threat }) =>
    withMarkers(
      ofThreat(picture, threat, () => ({ status: "survived", space: null, ended_turn: picture.turn })),
    ),
  threat_moved: (picture, { threat, space }) => ofThreat(picture, threat, () => ({ space })),
  mark_reached: (picture, { threat, mark, space }) =>
    ofThreat(picture, threat, (one) => ({
      space,
      ...counted(mark.toLowerCase() as "x" | "y" | "z", one),
    })),
  shield_held: (picture, { zone, now }) => inZone(picture, zone, () => ({ shield: now })),
  shield_lost: (picture, { zone, now }) => inZone(picture, zone, () => ({ shield: now })),
  reactor_lost: (picture, { zone, now }) => inZone(picture, zone, () => ({ reactor: now })),
  token_drawn: drawToken,
  threat_healed: (picture, { threat, left }) => ofThreat(picture, threat, () => ({ hit_points: left })),
  speed_changed: (picture, { threat, now }) => ofThreat(picture, threat, () => ({ speed: now })),
  shield_changed: (picture, { threat, now }) => ofThreat(picture, threat, () => ({ shield: now })),
  threat_revealed: (picture, { threat }) =>
    ofThreat(picture, threat, ({ traits }) => ({ traits: without(traits, "hidden") })),
  fights_back_now: (picture, { threat }) =>
    ofThreat(picture, threat, ({ traits }) => ({
      traits: traits.includes("fights_back") ? traits : [...traits, "fights_back"],
    })),
  intruder_moved: (picture, { threat, to }) =>
    withMarkers(ofThreat(picture, threat, () => ({ stations: [to] }))),
  attacks_raised: (picture, { threat }) => ofThreat(picture, threat, () => ({ raises_attacks: true })),
  shields_raised: (picture, { threat }) => ofThreat(picture, threat, () => ({ raises_shields: true })),
  rocket_destroyed: (picture, { rockets }) => ({
    ...inShip(picture, { rockets }),
    threats: picture.threats.map((one) =>
      one.status === "on_track" && one.traits.includes("counts_rockets")
        ? { ...one, hit_points: one.hit_points - 1 }
        : one,
    ),
  }),
  stored_bots_disabled: (picture) => inStation(picture, "lower_red", { squad: "disabled" }),
  slime_spread: (picture, { threat, station }) =>
    withMarkers(ofThreat(picture, threat, ({ offspring }) => ({ offspring: [...offspring, station] }))),
  fuel_lost: (picture, { capsules }) => inShip(picture, { fuel_capsules: capsules }),
  damage_doubled: (picture, { zones }) =>
    zones.reduce((drawn, zone) => inZone(drawn, zone, () => ({ is_doubled: true })), picture),
  stations_lethal: (picture, { threat }) => {
    const stations = picture.threats.find(({ number }) => number === threat)?.stations ?? [];
    return stations.reduce((drawn, station) => inStation(drawn, station, { is_lethal: true }), picture);
  },
  mission_won: (picture) => ({ ...picture, stage: "over", ending: "jumped-home" }),
  mission_lost: (picture, { threat, zone }) => ({
    ...picture,
    stage: "over",
    ending: zone ? "zone-destroyed" : "ship-lost",
    lost_zone: zone,
    lost_to: threat,
  }),
};

/** The picture after something happened while a card was carried out. */
export function written(picture: Picture, event: FilmEvent, card: Half | null): Picture {
  const write = WRITERS[event.event] as Writer<FilmEvent["event"]> | undefined;
  return write ? write(picture, event as never, card) : picture;
}

/** After the shots the weapons are cold again; whoever tripped has done what was meant. */
export const cooled = (picture: Picture): Picture => ({
  ...inShip(picture, {
    stations: picture.ship.stations.map((station) => ({ ...station, weapon: "idle" })),
    interceptors: "idle",
  }),
  members: picture.members.map((member) => ({ ...member, has_tripped: false })),
});

/** When a turn is over, a rocket that was launched is on its way. */
export const turnedOver = (picture: Picture): Picture =>
  inShip(picture, { is_rocket_flying: picture.ship.is_rocket_launched, is_rocket_launched: false });
