import type { FilmEvent, StepName } from "./events";

export type { StepName } from "./events";

/** The steps of a turn in their order, the jump last. */
export const STEPS: readonly StepName[] = ["appear", "crew", "shots", "threats", "computer", "jump"];

/** Events of one turn, or of the jump, each with its step. */
export interface TurnEvents {
  readonly turn: number;
  readonly events: readonly FilmEvent[];
}

export interface Dated {
  readonly step: StepName;
  readonly event: FilmEvent;
}

/** What happened, split by turns; what came before the first of them is no part of the film. */
export function byTurn(events: readonly FilmEvent[]): readonly TurnEvents[] {
  const turns: { turn: number; events: FilmEvent[] }[] = [];
  for (const event of events) {
    if (event.event === "turn_began") turns.push({ turn: event.turn, events: [] });
    turns[turns.length - 1]?.events.push(event);
  }
  return turns;
}

/** Each event of a turn with the step it belongs to. */
export function byStep({ events }: TurnEvents): readonly Dated[] {
  let step: StepName = "appear";
  return events.map((event) => {
    if (event.event === "step_began") step = event.step;
    return { step, event };
  });
}
