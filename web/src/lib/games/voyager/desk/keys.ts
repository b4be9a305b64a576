import type { Cockpit } from "../common/cockpit.svelte";

/** What keys do at the table; those of the board are its own. */
interface Hands {
  readonly cockpit: Cockpit;
  readonly go: (where: "rocket" | "world" | "target") => void;
  readonly openLog: () => void;
  /** Press the button of a verb by its place, from 0, or the end of the turn. */
  readonly press: (selector: string, place: number) => void;
}

/** Do what a key means; false: it means nothing here. */
export function pressKey(key: string, { cockpit, go, openLog, press }: Hands): boolean {
  const { table } = cockpit;
  const acts: Readonly<Record<string, () => void>> = {
    r: () => go("rocket"),
    w: () => go("world"),
    t: () => go("target"),
    p: () => cockpit.openWindows(),
    h: () => cockpit.openHand(),
    e: () => press("[data-end]", 0),
    u: () => void table.takeBack(),
    b: () => cockpit.isMine && void table.askHint(),
    l: openLog,
    escape: () => cockpit.stepBack(),
  };
  const name = key.toLowerCase();
  const act = /^[1-9]$/.test(key) ? () => press("[data-verb]", Number(key) - 1) : acts[name];
  act?.();
  return act !== undefined;
}
