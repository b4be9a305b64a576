/** What ship and tracks draw: plain data, whoever made it, the view of a table or a frame of the film. */

import type {
  SpaceAlertShownMark,
  SpaceAlertShownMember,
  SpaceAlertShownStation,
  SpaceAlertShownThreat,
  SpaceAlertShownZone,
} from "../../../protocol/messages";
import type { SeatColour } from "../../../ui/seatLook";

export type ZoneName = SpaceAlertShownZone["id"];
export type PlaceName = SpaceAlertShownStation["id"];
export type TokenName = SpaceAlertShownZone["damage"][number];
export type SquadName = SpaceAlertShownMember["squad"];
export type Letter = "A" | "B" | "C";

/** A system of a station: what its letter uses, and in which state it is. */
export interface SystemScene {
  readonly letter: Letter;
  /** Its id in the catalogue: heavy_laser, shield … */
  readonly id: string;
  readonly name: string;
  /** Of a weapon, as it is now; null for everything else. */
  readonly strength: number | null;
  readonly isBroken: boolean;
  /** A malfunction lies on it. */
  readonly isBlocked: boolean;
}

export interface StationScene {
  readonly id: PlaceName;
  readonly name: string;
  readonly systems: readonly SystemScene[];
  readonly weapon: SpaceAlertShownStation["weapon"];
  /** The squad that waits here. */
  readonly squad: SquadName;
  readonly isSlimy: boolean;
  readonly isLethal: boolean;
  /** Numbers of the internal threats here. */
  readonly threats: readonly number[];
}

export interface ZoneScene {
  readonly id: ZoneName;
  readonly name: string;
  readonly shield: number;
  readonly shieldCapacity: number;
  readonly reactor: number;
  readonly reactorCapacity: number;
  readonly damage: readonly TokenName[];
  /** So many tokens fit; one more destroys the zone. */
  readonly tokens: number;
  readonly isDoubled: boolean;
  readonly isLiftUsed: boolean;
}

/** A crew member on the ship: colour, shape and letter. */
export interface PawnScene {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  /** null: an android. */
  readonly colour: SeatColour | null;
  readonly place: PlaceName;
  readonly isOwn: boolean;
  readonly isKnockedOut: boolean;
  readonly squad: SquadName;
}

export interface ShipScene {
  readonly zones: readonly ZoneScene[];
  /** Upper red, white, blue, then lower. */
  readonly stations: readonly StationScene[];
  readonly pawns: readonly PawnScene[];
  readonly fuel: number;
  readonly rockets: number;
  /** The interceptors have left. */
  readonly isPilotOut: boolean;
  readonly isRocketFlying: boolean;
}

/** A threat as a card says it, and how it stands; sentences come from the catalogue. */
export interface ThreatScene {
  readonly number: number;
  readonly card: string;
  readonly name: string;
  readonly zone: ZoneName;
  readonly status: SpaceAlertShownThreat["status"];
  readonly space: number | null;
  readonly isSerious: boolean;
  readonly level: "white" | "yellow";
  readonly hitPoints: number;
  readonly hitPointsPrinted: number;
  /** null: none can be had inside the ship. */
  readonly shield: number | null;
  readonly speed: number;
  readonly pointsSurvived: number;
  readonly pointsDestroyed: number;
  readonly marks: readonly ThreatMark[];
  /** Where an internal threat is, and what helps. */
  readonly place: string;
  readonly rules: readonly string[];
  /** What it would take: "7 at once · 9 in two turns"; empty where nobody says. */
  readonly needed: string;
  /** Where it stands after the turns 1, 2 …; empty where nobody says. */
  readonly spaces: readonly (number | null)[];
}

export interface ThreatMark {
  readonly mark: SpaceAlertShownMark["mark"];
  readonly brief: string;
  readonly about: string;
  /** The turns in which it is reached, as far as known. */
  readonly turns: readonly number[];
  /** It has been reached as often as the trajectory has it: not at all, where it has none. */
  readonly isPast: boolean;
}

export interface TrackScene {
  readonly zone: ZoneName;
  readonly id: string;
  readonly spaces: number;
  readonly marks: readonly SpaceAlertShownMark[];
  /** Of the spaces 1, 2, 3 …; none inside the ship. */
  readonly distances: readonly number[];
  readonly threats: readonly ThreatScene[];
}

/**
 * What is bright. Parts are named as talk names them: `upper_red`, `upper_red.A`, `threat7`, `captain`; besides
 * `red.shield`, `red.lift`, `red.damage`, `rockets`, `fuel`, `interceptors`, `track.red`.
 */
export interface Light {
  readonly lit: ReadonlySet<string>;
  /** Everything else recedes. */
  readonly isDimmed: boolean;
}

export const ALL_BRIGHT: Light = { lit: new Set(), isDimmed: false };

/** How a part is lit, as a class of its element. */
export const lightOf = ({ lit, isDimmed }: Light, part: string): string =>
  lit.has(part) ? "lit" : isDimmed ? "dimmed" : "";

/** A flag on a part: somebody takes it, in a turn or in none said. */
export interface Flag {
  readonly part: string;
  readonly member: string;
  /** The colour of who takes it, as CSS has it. */
  readonly tone: string;
  readonly letter: string;
  readonly turn: number | null;
}

/** A ring around a part for a moment, with what is said there: `slot 4` and crew members are parts as well. */
export interface Ring {
  readonly part: string;
  readonly tone: string;
  readonly text: string;
}

/** A step of somebody's way: drawn dotted, with its turn. */
export interface WayStep {
  readonly from: PlaceName;
  readonly to: PlaceName;
  readonly turn: number;
}
