import type { Item, VoyagerEvent } from "../../../protocol/messages";
import { eventsIn } from "../cards/order";

/** How a takeover ended. */
export interface Result {
  readonly isTaken: boolean;
  readonly attacker: number;
  readonly owner: number;
  readonly body: string;
}

/** The end of a takeover among what happened last; null: there was none. */
export function resultIn(items: readonly Item[]): Result | null {
  const end = eventsIn(items).findLast(isEnd);
  return end
    ? { isTaken: end.event === "building_taken", attacker: end.seat, owner: end.owner, body: end.body }
    : null;
}

type End = Extract<VoyagerEvent, { event: "building_taken" | "building_held" }>;
const isEnd = (event: VoyagerEvent): event is End =>
  event.event === "building_taken" || event.event === "building_held";
