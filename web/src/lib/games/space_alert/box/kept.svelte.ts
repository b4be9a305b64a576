/** What this device keeps of a mission flown with the box: it survives a reload. */

import { device } from "../../../device.svelte";
import type { SpaceAlertTrackEntry } from "../../../protocol/messages";
import { readObject, Shelf } from "../../../shelf";
import type { Damage, Tripped } from "./happened";
import type { Wish } from "./missions.svelte";
import { RANDOM } from "./missions.svelte";
import { type Boards, emptyBoards } from "./pad";
import type { Progress } from "./player.svelte";
import type { Mission } from "./timeline";

export type Zone = "red" | "white" | "blue" | "internal";
export const ZONES: readonly Zone[] = ["red", "white", "blue", "internal"];

/** What the page shows: the choice, the mission, the checklist, the cards, the threats, or what came of it. */
export type Screen = "choose" | "fly" | "steps" | "cards" | "threats" | "told";

/** A mission that was begun, and all that was tapped in of it. */
export interface Flight {
  readonly mission: Mission;
  readonly progress: Progress | null;
  readonly names: readonly string[];
  readonly boards: Boards;
  /** Cards of the threats by `announcementKey`. */
  readonly threats: Readonly<Record<string, string>>;
  readonly tracks: Readonly<Partial<Record<Zone, SpaceAlertTrackEntry["id"]>>>;
  /** Damage tokens by zone, in the order they were turned up; what was not tapped in is drawn. */
  readonly damage?: Damage;
  /** Who tripped, and what was meant. */
  readonly trips?: readonly Tripped[];
  readonly ticked: readonly string[];
  /** Draws the damage tokens: the same each time. */
  readonly seed: number;
  readonly turn: number;
}

interface Everything {
  readonly wish: Wish;
  readonly voice: "pl" | "en" | "";
  readonly screen: Screen;
  readonly flight: Flight | null;
}

const SHELF = "box.flight";
const SEEDS = 1_000_000;
const DEFAULTS: Everything = {
  wish: { mission: "mission_1", crew: 4, common: "white", serious: "white", code: "" },
  voice: "",
  screen: "choose",
  flight: null,
};

class KeptFlight {
  private all = $state.raw<Everything>(DEFAULTS);
  private readonly shelf = new Shelf(
    () => globalThis.localStorage,
    () => {
      device.keepsNothing = true;
    },
  );

  constructor() {
    this.all = readObject(this.shelf.get(SHELF), DEFAULTS);
    if (!this.all.flight) this.all = { ...this.all, screen: "choose" };
  }

  get wish(): Wish {
    return this.all.wish;
  }
  get voice(): Everything["voice"] {
    return this.all.voice;
  }
  get screen(): Screen {
    return this.all.screen;
  }
  get flight(): Flight | null {
    return this.all.flight;
  }

  choose(change: Partial<Wish>): void {
    this.keep({ wish: { ...this.all.wish, ...change } });
  }

  speak(voice: "pl" | "en"): void {
    this.keep({ voice });
  }

  show(screen: Screen): void {
    this.keep({ screen });
  }

  /** Begin a mission; names of the crew that flew last stay. */
  begin(mission: Mission): void {
    this.keep({
      screen: "fly",
      flight: {
        mission,
        progress: null,
        names: this.all.flight?.names ?? [],
        boards: emptyBoards(mission.crew, mission.turns),
        threats: {},
        tracks: {},
        damage: {},
        trips: [],
        ticked: [],
        seed: Math.floor(Math.random() * SEEDS),
        turn: 1,
      },
    });
  }

  change(change: Partial<Flight>): void {
    if (this.all.flight) this.keep({ flight: { ...this.all.flight, ...change } });
  }

  private keep(change: Partial<Everything>): void {
    this.all = { ...this.all, ...change };
    this.shelf.set(SHELF, JSON.stringify(this.all));
  }
}

export const kept = new KeptFlight();

/** A random mission has no script of its own in the star log. */
export const loggedMission = ({ kind, id }: Mission): string => (kind === "random" ? RANDOM : id);
