import type { EventData, Frame } from "../../../protocol/messages";
import type { FilmEvent } from "./events";
import type { Picture } from "./facts";
import { type Take, takesOf } from "./reel";

/** An action round as far as it is known: how the table stood before the first turn, and every turn since. */
export interface Reel {
  readonly first: Picture | null;
  readonly takes: readonly Take[];
  /** How the table stands after all of it. */
  readonly latest: Picture | null;
}

export const NOTHING: Reel = { first: null, takes: [], latest: null };

/** The reel after something happened and the table stands like this. */
export function grown(reel: Reel, events: readonly EventData[], view: Picture): Reel {
  if (view.stage === "planning") return NOTHING;
  const { latest } = reel;
  if (latest && view.turn < latest.turn) return reel; // frames were fetched that the table has not shown yet
  const told = latest ? takesOf(events as readonly FilmEvent[], latest, view) : [];
  const takes = told.filter(({ turn }) => turn > (latest?.turn ?? 0));
  const isWhole = latest !== null && (takes.at(-1)?.turn ?? latest.turn) >= view.turn;
  if (!isWhole) return { first: view, takes: [], latest: view };
  if (takes.length > 0) return { ...reel, takes: [...reel.takes, ...takes], latest: view };
  return refreshed(reel, view);
}

/** Somebody tripped between two turns: the coming one begins with the card that was meant. */
function refreshed(reel: Reel, view: Picture): Reel {
  const last = reel.takes.at(-1);
  if (!last) return { first: view, takes: [], latest: view };
  return { ...reel, takes: [...reel.takes.slice(0, -1), { ...last, after: view }], latest: view };
}

/** The action round that the frames of a game tell. */
export const reelOf = (frames: readonly Pick<Frame, "events" | "view">[]): Reel =>
  frames.reduce(
    (reel, { events, view }) => grown(reel, events as readonly EventData[], view as Picture),
    NOTHING,
  );

/** The reel of a table being played: updates make it longer, frames mend it after a reload. */
export class Tape {
  reel = $state.raw<Reel>(NOTHING);
  private told: EventData[] = [];

  /** Whether a view is of a later turn than what was told, from the first turn on: something is missing. */
  isBehind(view: Picture): boolean {
    const told = this.reel.latest ? this.told.findLast(({ event }) => event === "turn_began") : undefined;
    return Number(told?.turn ?? this.reel.latest?.turn ?? 0) < view.turn;
  }

  /** Something happened; how the table stands afterwards comes next. */
  hear(events: readonly EventData[]): void {
    this.told.push(...events);
  }

  /** The table stands like this. */
  see(view: Picture): void {
    this.reel = grown(this.reel, this.told, view);
    this.told = [];
  }

  /** Take everything from the frames of the game. */
  mend(frames: readonly Pick<Frame, "events" | "view">[]): void {
    this.reel = reelOf(frames);
    this.told = [];
  }
}
