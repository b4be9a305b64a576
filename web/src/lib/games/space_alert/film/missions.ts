/** Real action rounds to test with: `scripts/make-films` writes them. */

import { wholeViews } from "../../../api";
import type { EventData, Frame, Replay } from "../../../protocol/messages";
import type { Picture } from "./facts";
import missions from "./missions.json";
import { type Reel, reelOf } from "./tape.svelte";

type Step = Pick<Frame, "events" | "view">;

/** Each mission as frames with whole views; the first is the table before the first turn. */
export const MISSIONS: readonly { readonly name: string; readonly frames: readonly Step[] }[] = missions.map(
  ({ name, first, moves }) => {
    const steps: readonly Step[] = [{ events: [], view: first }, ...(moves as readonly Step[])];
    return { name, frames: wholeViews({ frames: steps } as unknown as Replay).frames };
  },
);

/** Every turn of all missions: what happened, and how the server says the table stood before and after. */
export const TURNS = MISSIONS.flatMap(({ name, frames }) =>
  frames.slice(1).flatMap(({ events, view }, n) => {
    const isTurn = (events as readonly EventData[]).some(({ event }) => event === "turn_began");
    const before = frames[n]?.view as Picture;
    return isTurn ? [{ name, before, events: events as readonly EventData[], after: view as Picture }] : [];
  }),
);

export const REELS: readonly Reel[] = MISSIONS.map(({ frames }) => reelOf(frames));

/** A table before the first turn. */
export const FIRST = MISSIONS[0]?.frames[0]?.view as Picture;
