/** What a hand feels: a pattern for each kind of announcement, in ms on and off. */

import type { Announcement } from "./script";

type Pattern = readonly number[];

const PATTERNS: Readonly<Record<Announcement["kind"], Pattern>> = {
  mission_started: [400, 150, 400],
  threat: [120, 80, 120],
  warning: [80],
  phase_ended: [300, 120, 300],
  incoming_data: [60, 60, 60],
  transfer_started: [60, 60, 60, 60, 60],
  transfer_ended: [200],
  silence_started: [700],
  silence_ended: [200, 100, 200],
  mission_ended: [600, 150, 600, 150, 600],
};
const SERIOUS: Pattern = [250, 80, 250, 80, 250];

/** The pattern of an announcement; a serious threat is felt as one. */
export function patternOf(said: Announcement): Pattern {
  return said.kind === "threat" && said.is_serious ? SERIOUS : PATTERNS[said.kind];
}

/** Let an announcement be felt, where the device can and somebody has touched the page. */
export function vibrate(said: Announcement): void {
  if (typeof navigator === "undefined" || !("vibrate" in navigator)) return;
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([...patternOf(said)]);
}
