import type { Frame, SpaceAlertShown, SpaceAlertShownCard } from "../../../protocol/messages";

/** Whose eyes a replay is watched with: a spectator's, one seat's, or all seats' at once. */
export type Eyes = "spectator" | "all" | number;

/** The board and, where it is known, the hand of somebody at a step. */
export interface Before {
  readonly plan: SpaceAlertShown["members"][number]["plan"];
  /** Null: nobody sees it with these eyes. */
  readonly hand: readonly SpaceAlertShownCard[] | null;
}

/** What lies before a member: as its own seat saw it, where that is known. */
export function liesBefore(
  member: string,
  shown: SpaceAlertShown,
  bySeat: ReadonlyMap<number, readonly Frame[]>,
  step: number,
): Before {
  const place = shown.members.findIndex(({ id }) => id === member);
  const seat = shown.members[place]?.seat ?? null;
  const own = seat === null ? null : (bySeat.get(seat)?.[step]?.view as SpaceAlertShown | undefined);
  const view = own ?? shown;
  const isOwn = seat !== null && view.seat === seat;
  return { plan: view.members[place]?.plan ?? [], hand: isOwn ? view.hand : null };
}

/** Every step as whoever made it noticed it, where that is known: others see no card that is turned. */
export const noticed = (
  frames: readonly Frame[],
  bySeat: ReadonlyMap<number, readonly Frame[]>,
): readonly Frame[] =>
  frames.map((frame, n) => (frame.seat === null ? frame : (bySeat.get(frame.seat)?.[n] ?? frame)));

/** A moment named behind the # of an address: a second of planning, or a turn of the action round. */
export function momentIn(hash: string): { readonly second: number } | { readonly turn: number } | null {
  const [, name, number] = /^(t|turn)=(\d+)$/.exec(hash) ?? [];
  if (!name) return null;
  return name === "t" ? { second: Number(number) } : { turn: Number(number) };
}
