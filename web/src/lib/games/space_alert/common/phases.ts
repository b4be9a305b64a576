import type { SpaceAlertShown } from "../../../protocol/messages";

/** What the clock of the planning round tells: when a phase began, and when it ends once the computer has warned. */

/** The moment at which the present phase began; null before the first. */
export function phaseBegan(view: SpaceAlertShown): number | null {
  const began = view.heard.filter(({ kind }) => kind === "mission_started" || kind === "phase_ended").at(-1);
  return began?.at ?? null;
}

/** The moment at which the present phase ends; null until the computer has warned. */
export function phaseEnds(view: SpaceAlertShown): number | null {
  const warned = view.heard.filter(({ kind }) => kind === "warning").at(-1);
  return warned && warned.phase === view.phase ? warned.at + (warned.seconds ?? 0) * 1000 : null;
}

/** How a countdown looks: calm, amber in the last minute, red from 20 s, the screen's edge from 5. */
export function urgency(left: number | null): "" | "minute" | "twenty" | "five" {
  if (left === null || left < 0) return "";
  if (left <= 5_000) return "five";
  return left <= 20_000 ? "twenty" : "minute";
}
