/** A whole mission read like a clock: what has been said by a moment, which phase it is, what is being counted. */

import type { SpaceAlertSpokenAnnouncement, SpaceAlertSpokenMission } from "../../../protocol/messages";
import type { Announcement } from "../sound/script";

export type Mission = SpaceAlertSpokenMission;
export type Said = SpaceAlertSpokenAnnouncement;

/** An announcement as the ship's voice takes it: a transfer tells how long it stays open. */
export function spokenOf({ text: _text, lasts, ...said }: Said): Announcement {
  return said.kind === "transfer_started" ? { ...said, seconds: lasts ?? null } : said;
}

/** What is said after one moment and up to another, in order. */
export const saidBetween = (mission: Mission, after: number, upto: number): readonly Said[] =>
  mission.announcements.filter(({ at }) => at > after && at <= upto);

/** The moment of the next announcement; none after the last. */
export const nextAfter = (mission: Mission, time: number): number | null =>
  mission.announcements.find(({ at }) => at > time)?.at ?? null;

export const lengthOf = (mission: Mission): number => mission.phase_ends.at(-1) ?? 0;

/** The phase that runs at a moment; at its very end the next one does. */
export const phaseAt = (mission: Mission, time: number): number =>
  1 + mission.phase_ends.slice(0, -1).filter((end) => end <= time).length;

/** Whether communications are down. */
export function isSilentAt(mission: Mission, time: number): boolean {
  const last = saidBetween(mission, Number.NEGATIVE_INFINITY, time).findLast(
    ({ kind }) => kind === "silence_started" || kind === "silence_ended",
  );
  return last?.kind === "silence_started";
}

/** What runs out: a phase whose end was announced, or the window of a transfer. Seconds are rounded up. */
export interface Countdown {
  readonly of: "phase" | "transfer";
  readonly left: number;
}

/** What is being counted at a moment; a transfer is shorter and comes first. */
export function countdownAt(mission: Mission, time: number): Countdown | null {
  const running = mission.announcements.flatMap((said) => {
    const { seconds } = spokenOf(said);
    const left = said.at + (seconds ?? 0) * 1000 - time;
    return seconds && said.at <= time && left > 0 ? [{ said, left }] : [];
  });
  const nearest = running.sort((one, other) => one.left - other.left)[0];
  if (!nearest) return null;
  return {
    of: nearest.said.kind === "transfer_started" ? "transfer" : "phase",
    left: Math.ceil(nearest.left / 1000),
  };
}

/** The announcements whose count goes on at a moment: after a pause they are counted anew. */
export const countedAt = (mission: Mission, time: number): readonly Said[] =>
  mission.announcements.filter((said) => {
    const { seconds } = spokenOf(said);
    return Boolean(seconds) && said.at <= time && said.at + (seconds ?? 0) * 1000 > time;
  });

/** A moment as a clock shows it. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}
