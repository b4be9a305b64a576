/** Missions kept on this device: all scripts, and for each pair of levels and crew a random one in reserve. */

import { Failure, runTool } from "../../../api";
import { device } from "../../../device.svelte";
import type { SpaceAlertMissionWish, SpaceAlertSpokenMissions } from "../../../protocol/messages";
import { readObject, Shelf } from "../../../shelf";
import type { Mission } from "./timeline";

const SHELF = "box.missions";
export const LEVELS = ["white", "both", "yellow"] as const;
export const CREWS = [4, 5] as const;
/** Numbers of random missions that have a code. */
const NUMBERS = 98_304;

export type Level = (typeof LEVELS)[number];

/** What is to be flown: a script by its id, a random mission, or the one of a code or number. */
export interface Wish {
  readonly mission: string;
  readonly crew: 4 | 5;
  readonly common: Level;
  readonly serious: Level;
  readonly code: string;
}

export const RANDOM = "random";
export const BY_CODE = "code";

interface Kept {
  readonly scripts: readonly Mission[];
  readonly reserve: readonly Mission[];
}
const NOTHING: Kept = { scripts: [], reserve: [] };

const anyNumber = (): number => Math.floor(Math.random() * NUMBERS);
const isNumber = (code: string): boolean => /^\d{1,15}$/.test(code) && code.length !== 4;

/** What the server is asked for. */
export function asked({ mission, crew, common, serious, code }: Wish, seed: number): SpaceAlertMissionWish {
  if (mission === BY_CODE) {
    return isNumber(code.trim())
      ? { crew, common, serious, seed: Number(code) }
      : { crew, code: code.trim() };
  }
  return mission === RANDOM ? { crew, common, serious, seed } : { mission, crew, common, serious };
}

class Missions {
  private kept = $state.raw<Kept>(NOTHING);
  private readonly shelf = new Shelf(
    () => globalThis.localStorage,
    () => {
      device.keepsNothing = true;
    },
  );

  constructor() {
    this.kept = readObject(this.shelf.get(SHELF), NOTHING);
  }

  /** The scripts of the box in its order. */
  get scripts(): readonly Mission[] {
    return this.kept.scripts;
  }

  /** Whether everything is here that is needed without network. */
  get isComplete(): boolean {
    return this.kept.scripts.length > 0 && this.missing().length === 0;
  }

  /** Fetch what is not here yet; without network what is here stays. */
  async load(ids: readonly string[]): Promise<void> {
    const scripts = ids.filter((id) => !this.kept.scripts.some((one) => one.id === id));
    const wishes: SpaceAlertMissionWish[] = [...scripts.map((mission) => ({ mission })), ...this.missing()];
    if (wishes.length === 0) return;
    const { missions } = await runTool<SpaceAlertSpokenMissions>("space_alert", "missions", {
      missions: wishes,
    });
    const fresh = (kind: boolean) => missions.filter((one) => (one.kind === "random") === kind);
    const every = [...this.kept.scripts, ...fresh(false)];
    const order = ids.length > 0 ? ids : every.map(({ id }) => id);
    this.keep({
      scripts: order.flatMap((id) => every.find((one) => one.id === id) ?? []),
      reserve: [...this.kept.reserve, ...fresh(true)],
    });
  }

  /** The mission that is wished for: new ones from the server, or else from what is kept. */
  async find(wish: Wish): Promise<Mission> {
    const script = this.kept.scripts.find(({ id }) => id === wish.mission);
    if (script) return { ...script, crew: wish.crew, common: wish.common, serious: wish.serious };
    try {
      return await runTool<Mission>("space_alert", "mission", asked(wish, anyNumber()));
    } catch (failure) {
      const isAway = failure instanceof Failure && failure.code === "network/offline";
      const reserve = wish.mission === RANDOM && isAway ? this.takeReserve(wish) : null;
      if (!reserve) throw failure;
      return reserve;
    }
  }

  /** A random mission in reserve is flown once; the next one comes with the network. */
  private takeReserve({ crew, common, serious }: Wish): Mission | null {
    const found = this.kept.reserve.find(
      (one) => one.crew === crew && one.common === common && one.serious === serious,
    );
    if (found) this.keep({ ...this.kept, reserve: this.kept.reserve.filter((one) => one !== found) });
    return found ?? null;
  }

  /** Random missions that are not in reserve. */
  private missing(): SpaceAlertMissionWish[] {
    const every = CREWS.flatMap((crew) =>
      LEVELS.flatMap((common) => LEVELS.map((serious) => ({ crew, common, serious }))),
    );
    return every
      .filter((one) => !this.kept.reserve.some((kept) => isSame(kept, one)))
      .map((one) => ({ ...one, seed: anyNumber() }));
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    this.shelf.set(SHELF, JSON.stringify(kept));
  }
}

const isSame = (
  one: Pick<Mission, "crew" | "common" | "serious">,
  other: Pick<Mission, "crew" | "common" | "serious">,
): boolean => one.crew === other.crew && one.common === other.common && one.serious === other.serious;

export const missions = new Missions();
