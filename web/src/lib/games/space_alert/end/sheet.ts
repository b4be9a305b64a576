import type { SpaceAlertShownScore } from "../../../protocol/messages";

export type SheetLine = keyof SpaceAlertShownScore;

/** The score sheet in the order it is counted; the total is apart. */
export const SHEET_LINES = [
  "destroyed",
  "survived",
  "damage",
  "worst_zone",
  "knocked_out",
  "bots",
  "confirmation",
] as const satisfies readonly SheetLine[];

/** The running total after each of the first lines. */
export const countedUp = (score: SpaceAlertShownScore, lines: number): number =>
  SHEET_LINES.slice(0, lines).reduce((all, line) => all + score[line], 0);

/** A number with its sign as it is written: −5, 0, 16. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
