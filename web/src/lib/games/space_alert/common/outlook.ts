import type {
  SpaceAlertOffer,
  SpaceAlertOutlook,
  SpaceAlertOutlookSlot,
  SpaceAlertOutlookThreat,
  SpaceAlertShown,
} from "../../../protocol/messages";

/** What the server works out ahead for one's own seat: where the way leads, and what cards would do. */
export type Offer = Pick<SpaceAlertOffer, "does" | "why" | "system" | "after">;
export type Outlook = SpaceAlertOutlook;
export type OutlookSlot = SpaceAlertOutlookSlot;
export type OutlookThreat = SpaceAlertOutlookThreat;

/** The outlook of a view; null for spectators, in the action round, and where the table does without. */
export const outlookOf = (view: SpaceAlertShown): Outlook | null => view.outlook;
