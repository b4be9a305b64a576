import type { Moment } from "./moments";
import type { Take } from "./reel";

/** What was done to a threat before it got here: the turns in which it was hit, and for how much. */
export interface Came {
  readonly turns: readonly number[];
  readonly done: number;
}

/** How a threat that harms the ship was fought until now; null where nothing of the kind happens. */
export function cameHere(takes: readonly Take[], moment: Moment | null): Came | null {
  if (moment?.step !== "threats" || moment.mood !== "bad" || moment.threat === null) return null;
  const hits = takes.flatMap(({ turn, events }) =>
    events.flatMap((event) => {
      if (!("threat" in event) || event.threat !== moment.threat) return [];
      if (event.event === "threat_damaged" || event.event === "repaired")
        return [{ turn, points: event.points }];
      return event.event === "intruder_hit" ? [{ turn, points: 1 }] : [];
    }),
  );
  return {
    turns: [...new Set(hits.map(({ turn }) => turn))],
    done: hits.reduce((sum, { points }) => sum + points, 0),
  };
}
