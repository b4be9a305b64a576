import type { SpaceAlertEntry } from "../../../protocol/messages";

type Result = SpaceAlertEntry["result"];

/** The points of a line of the star log; null where the ship was lost. */
export const pointsOf = (result: Result): number | null =>
  result.type === "lost"
    ? null
    : result.survived + result.destroyed + result.confirmation - Math.abs(result.penalty);
