import type { TableState } from "../../../table/table.svelte";
import type { StepName } from "./steps";

/** Where the shared film is: a turn, a step of it, whether it plays and how fast. */
export interface Cue {
  readonly turn: number;
  readonly step: string;
  readonly playing: boolean;
  readonly rate: number;
}

/** Who leads the film at a table, and what was cued last. */
export interface Leading {
  /** The seat that leads; null: nobody says, and every page leads itself. */
  readonly leader: number | null;
  /** Whether a seat at this screen leads. */
  readonly isOurs: boolean;
  readonly leaderName: string;
  readonly cue: (Cue & { readonly seq: number }) | null;
}

/** What a server that knows leaders tells with every position, and takes from them. */
interface Led {
  readonly leader?: number | null;
  readonly film?: (Cue & { readonly seq: number }) | null;
}
interface Cued {
  film?(cue: Cue & { readonly step: StepName }): Promise<void>;
}

/** Who leads this table now. */
export function leadingOf(table: TableState, nameOf: (seat: number) => string): Leading {
  const { leader = null, film = null } = (table.shown ?? {}) as Led;
  return {
    leader,
    isOurs: leader !== null && table.seatsHere.includes(leader),
    leaderName: leader === null ? "" : nameOf(leader),
    cue: film,
  };
}

/** Show all where the film is, where the server can. */
export async function sendCue(table: TableState, cue: Cue & { readonly step: StepName }): Promise<void> {
  await (table as TableState & Cued).film?.(cue);
}
