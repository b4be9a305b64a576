import {
  type FilmEvent,
  first as find,
  type Half,
  type Named,
  type Place,
  type Weapon,
  type ZoneName,
} from "./events";
import { byStep, type Dated, type StepName, type TurnEvents } from "./steps";

/** A sum told beside its target: what comes, what the shield takes, what is left. */
export interface Sum {
  readonly parts: readonly { readonly weapon: Weapon | null; readonly strength: number }[];
  readonly strength: number;
  readonly shield: number;
  readonly result: number;
}

/** A line drawn through the picture: from a weapon to a threat, or from a threat to a zone. */
export interface Beam {
  readonly weapon: Weapon | null;
  readonly threat: number | null;
  readonly zone: ZoneName | null;
}

/** One thing that happens: one event, or some that are one to the eye. */
export interface Moment {
  readonly step: StepName;
  readonly kind: FilmEvent["event"];
  /** The first of them tells what it is about. */
  readonly events: readonly FilmEvent[];
  /** Whose card is being carried out. */
  readonly member: string | null;
  readonly card: Half | null;
  readonly threat: number | null;
  readonly weapon: Weapon | null;
  /** The parts of the picture that stay bright while all else dims, as `common/scene` names them. */
  readonly lit: readonly string[];
  readonly sum: Sum | null;
  readonly beams: readonly Beam[];
  /** Whether it is bad for the crew, good, or neither. */
  readonly mood: "good" | "bad" | "vain" | "calm";
  /** How long it is shown, in ms at full speed. */
  readonly lasts: number;
}

/** Events that are seen together with the one before them. */
const JOINS: Readonly<Partial<Record<FilmEvent["event"], readonly FilmEvent["event"][]>>> = {
  card_revealed: [
    "card_in_vain",
    "member_moved",
    "weapon_fired",
    "shield_filled",
    "reactor_filled",
    "refuelled",
    "computer_maintained",
    "rocket_launched",
    "bots_taken",
    "bots_reactivated",
    "interceptors_out",
    "repaired",
    "intruder_hit",
  ],
  member_moved: ["interceptors_out"],
  interceptors_out: ["repaired"],
  delayed: ["cards_pushed", "card_lost"],
  attacked: ["shield_held"],
  damage_sum: ["threat_damaged"],
  targeted: ["targeted"],
};

const LASTS: Readonly<Partial<Record<Moment["kind"], number>>> = {
  threat_appeared: 900,
  card_revealed: 620,
  delayed: 700,
  knocked_out: 900,
  targeted: 420,
  shot_missed: 800,
  damage_sum: 850,
  shot_absorbed: 800,
  threat_damaged: 700,
  threat_destroyed: 900,
  threat_survived: 600,
  threat_moved: 400,
  mark_reached: 650,
  attacked: 1000,
  token_drawn: 480,
  computer_checked: 900,
  mission_won: 1400,
  mission_lost: 1800,
};
const BRIEFLY = 550;
const IN_VAIN = 1000;

const SILENT: readonly FilmEvent["event"][] = ["turn_began", "step_began", "went_on", "tripped"];
const BAD: readonly Moment["kind"][] = [
  "delayed",
  "knocked_out",
  "token_drawn",
  "attacked",
  "mission_lost",
  "bots_disabled",
  "shield_lost",
  "reactor_lost",
  "threat_healed",
  "rocket_destroyed",
  "fuel_lost",
  "stored_bots_disabled",
  "damage_doubled",
  "stations_lethal",
  "attacks_raised",
  "shields_raised",
];
const VAIN: readonly Moment["kind"][] = ["shot_absorbed", "shot_missed", "rocket_wasted", "cryoshield_spent"];
const GOOD: readonly Moment["kind"][] = [
  "threat_destroyed",
  "threat_damaged",
  "damage_sum",
  "confirmed",
  "mission_won",
];

/** Where a weapon stands. */
export const STATION_OF: Readonly<Partial<Record<Weapon, Place>>> = {
  red_heavy_laser: "upper_red",
  white_heavy_laser: "upper_white",
  blue_heavy_laser: "upper_blue",
  red_light_laser: "lower_red",
  pulse_cannon: "lower_white",
  blue_light_laser: "lower_blue",
  rocket: "lower_blue",
};

/** So long, in ms at full speed, a turn takes where much happens: then every moment is shorter, down to half. */
const TURN = 7000;
const BREATH = 100;
const SHORTEST = 0.5;

/** One thing after another: what the film of a turn consists of. */
export function momentsOf(turn: TurnEvents): readonly Moment[] {
  const moments = grouped(byStep(turn)).map((group) => momentOf(group, turn.events));
  const all = moments.reduce((sum, { lasts }) => sum + lasts, 0);
  const haste = Math.max(SHORTEST, Math.min(1, (TURN - moments.length * BREATH) / all));
  return moments.map((moment) => ({ ...moment, lasts: moment.lasts * haste }));
}

interface Group {
  readonly step: StepName;
  readonly events: FilmEvent[];
  readonly acting: Named<"card_revealed"> | null;
  readonly culprit: number | null;
}

/** Events that belong together, with the card being carried out and the threat that acts. */
function grouped(dated: readonly Dated[]): readonly Group[] {
  const groups: Group[] = [];
  let acting: Named<"card_revealed"> | null = null;
  let culprit: number | null = null;
  let step: StepName = "appear";
  for (const { step: now, event } of dated) {
    if (now !== step) acting = culprit = null;
    step = now;
    if (SILENT.includes(event.event)) continue;
    if (event.event === "card_revealed") acting = event;
    if (event.event === "mark_reached" || event.event === "threat_moved") culprit = event.threat;
    const last = groups[groups.length - 1];
    if (last && last.step === now && joins(last.events, event)) last.events.push(event);
    else groups.push({ step: now, events: [event], acting, culprit });
  }
  return groups.filter(({ events }) => !isStandingStill(events, groups));
}

function joins(events: readonly FilmEvent[], event: FilmEvent): boolean {
  const [first] = events;
  if (!first || !JOINS[first.event]?.includes(event.event)) return false;
  if (first.event === "targeted" && event.event === "targeted") return first.weapon === event.weapon;
  if (first.event !== "card_revealed") return true;
  const isRepeated = events.some((one) => one.event === event.event);
  return !isRepeated || event.event === "repaired";
}

/** A token that already lies where its move ends has nothing more to show. */
function isStandingStill(events: readonly FilmEvent[], groups: readonly Group[]): boolean {
  const [moved] = events;
  if (moved?.event !== "threat_moved") return false;
  const before = groups.slice(
    0,
    groups.findIndex((group) => group.events === events),
  );
  const reached = before
    .flatMap((group) => group.events)
    .findLast((event) => event.event === "mark_reached" && event.threat === moved.threat);
  return reached?.event === "mark_reached" && reached.space === moved.space;
}

function momentOf({ step, events, acting, culprit }: Group, all: readonly FilmEvent[]): Moment {
  const [first] = events as [FilmEvent];
  const named = "threat" in first ? first.threat : null;
  const vain = events.find((event) => event.event === "card_in_vain");
  const isCards = step === "crew" && first.event !== "confirmed" && first.event !== "delayed";
  const member = "member" in first ? first.member : isCards ? (acting?.member ?? null) : gunnerOf(first, all);
  const threat = named ?? (step === "threats" || step === "shots" ? culprit : null);
  return {
    step,
    kind: first.event,
    events,
    member,
    card: first.event === "card_revealed" ? first.action : null,
    threat,
    weapon: "weapon" in first ? first.weapon : null,
    lit: litBy(events, member, threat),
    sum: sumOf(events, all),
    beams: beamsOf(events, threat),
    mood: vain ? "vain" : moodOf(first, events),
    lasts: vain ? IN_VAIN : (LASTS[first.event] ?? BRIEFLY),
  };
}

/** Who fired a weapon that found no target. */
function gunnerOf(missed: FilmEvent, all: readonly FilmEvent[]): string | null {
  if (missed.event !== "shot_missed") return null;
  const fired = all.find((event) => event.event === "weapon_fired" && event.weapon === missed.weapon);
  return fired?.event === "weapon_fired" ? fired.member : null;
}

function moodOf(first: FilmEvent, events: readonly FilmEvent[]): Moment["mood"] {
  if (first.event === "attacked" && sumOf(events, events)?.result === 0) return "calm";
  if (first.event === "computer_checked") return first.maintained ? "good" : "bad";
  if (VAIN.includes(first.event)) return "vain";
  if (events.some(({ event }) => BAD.includes(event))) return "bad";
  return events.some(({ event }) => GOOD.includes(event)) ? "good" : "calm";
}

// What lights up

const threatPart = (threat: number): string => `threat${threat}`;

/** Which letter of the station somebody stands in does this. */
const LETTERS: Readonly<Partial<Record<FilmEvent["event"], string>>> = {
  weapon_fired: "A",
  shield_filled: "B",
  reactor_filled: "B",
  refuelled: "B",
  computer_maintained: "C",
  rocket_launched: "C",
  bots_taken: "C",
};

/** What a token breaks, in the zone it lies in. */
const BREAKS: Readonly<Record<Named<"token_drawn">["token"], (zone: ZoneName) => string>> = {
  upper_weapon: (zone) => `upper_${zone}.A`,
  lower_weapon: (zone) => `lower_${zone}.A`,
  shield: (zone) => `upper_${zone}.B`,
  reactor: (zone) => `lower_${zone}.B`,
  gravolift: (zone) => `${zone}.lift`,
  structural: (zone) => `upper_${zone}`,
};

/** Parts that single events light up, beside who and what they name. */
function partsOf(event: FilmEvent): readonly string[] {
  switch (event.event) {
    case "targeted":
    case "shot_missed":
      return event.weapon === "interceptors"
        ? ["interceptors"]
        : [`${STATION_OF[event.weapon]}.${event.weapon === "rocket" ? "C" : "A"}`];
    case "token_drawn":
      return [
        BREAKS[event.token](event.zone),
        `${event.zone}.damage`,
        `upper_${event.zone}`,
        `lower_${event.zone}`,
      ];
    case "attacked":
      return [`upper_${event.zone}`, `lower_${event.zone}`, `${event.zone}.shield`];
    case "shield_held":
    case "shield_lost":
      return [`${event.zone}.shield`, `upper_${event.zone}.B`];
    case "reactor_lost":
      return [`lower_${event.zone}.B`];
    case "damage_doubled":
      return event.zones.flatMap((zone) => [`upper_${zone}`, `lower_${zone}`]);
    case "threat_appeared":
    case "threat_moved":
    case "mark_reached":
      return [];
    case "computer_checked":
      return ["upper_white", "upper_white.C"];
    case "confirmed":
      return ["lower_white", "lower_white.C"];
    case "rocket_launched":
    case "rocket_destroyed":
      return ["rockets"];
    case "refuelled":
    case "fuel_lost":
      return ["fuel"];
    case "interceptors_out":
      return ["interceptors"];
    case "card_in_vain":
      return ["A", "B", "C"].includes(event.action) ? [`${event.station}.${event.action}`] : [];
    case "mission_lost":
      return event.zone ? [`upper_${event.zone}`, `lower_${event.zone}`, `${event.zone}.damage`] : [];
    default:
      return [];
  }
}

function litBy(
  events: readonly FilmEvent[],
  member: string | null,
  threat: number | null,
): readonly string[] {
  const lit = new Set<string>();
  if (member) lit.add(member);
  if (threat !== null) lit.add(threatPart(threat));
  let here: Place | null = null;
  for (const event of events) {
    if ("member" in event) lit.add(event.member);
    if ("threat" in event && event.threat !== null) lit.add(threatPart(event.threat));
    if ("station" in event) {
      here = event.station;
      lit.add(here);
    }
    if ("from" in event) lit.add(event.from).add(event.to);
    if ("stations" in event) for (const station of event.stations) lit.add(station);
    const letter = LETTERS[event.event];
    if (letter && here) lit.add(`${here}.${letter}`);
    for (const part of partsOf(event)) lit.add(part);
  }
  return [...lit];
}

function beamsOf(events: readonly FilmEvent[], threat: number | null): readonly Beam[] {
  return events.flatMap((event): Beam[] => {
    if (event.event === "targeted") return [{ weapon: event.weapon, threat: event.threat, zone: null }];
    if (event.event === "shot_missed") return [{ weapon: event.weapon, threat: null, zone: null }];
    if (event.event === "attacked")
      return [{ weapon: null, threat: threat ?? event.threat, zone: event.zone }];
    return [];
  });
}

// Arithmetic

/** Strengths less the shield; of an attack, how much of it the ship's shield took. */
function sumOf(events: readonly FilmEvent[], all: readonly FilmEvent[]): Sum | null {
  const [first] = events;
  if (first?.event === "attacked") {
    const shield = find(events, "shield_held")?.cubes ?? 0;
    const { strength } = first;
    return { parts: [{ weapon: null, strength }], strength, shield, result: strength - shield };
  }
  if (first?.event !== "damage_sum" && first?.event !== "shot_absorbed") return null;
  const parts = all.flatMap((event) =>
    event.event === "targeted" && event.threat === first.threat
      ? [{ weapon: event.weapon, strength: event.strength }]
      : [],
  );
  return {
    parts,
    strength: first.strength,
    shield: first.shield,
    result: find(events, "threat_damaged")?.points ?? 0,
  };
}
