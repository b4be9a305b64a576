import type { VoyagerPlannedStep, VoyagerShown } from "../../../protocol/messages";

/** A flight that somebody keeps in mind. */
export interface Kept {
  readonly body: string;
  readonly launch: number;
  readonly steps: readonly VoyagerPlannedStep[];
  /** Where the rocket was when it was kept. */
  readonly from: Whereabouts;
}

/** A rocket in a round: the space it is in, and whether it stands on a body there; no space: there is none. */
interface Whereabouts {
  readonly round: number;
  readonly space: string;
  readonly isFlying: boolean;
}

/** Where a seat's rocket is now. */
export function whereaboutsOf({ seats, round }: VoyagerShown, seat: number): Whereabouts {
  const rocket = seats[seat]?.rocket;
  return { round, space: rocket?.space ?? "", isFlying: rocket !== null && rocket?.body === null };
}

/** Where a step of a flight leaves the rocket. */
const after = ({ kind, round, space }: VoyagerPlannedStep, before: Whereabouts): Whereabouts => ({
  round: kind === "turn" ? round + 1 : round,
  space,
  isFlying: kind === "turn" ? before.isFlying : kind === "launch" || kind === "fly",
});

/**
 * What is still to be flown of a kept flight; nothing once it is flown, or where things have come otherwise: the
 * rocket is somewhere else, or the next step was to be made by now and cannot be.
 */
export function stepsLeft(
  kept: Kept,
  now: Whereabouts,
  isRefused: (move: string) => boolean,
  turnsTo: (space: string) => string,
): readonly VoyagerPlannedStep[] {
  let place = kept.from;
  for (let round = place.round; round < now.round && round < kept.launch; round++) {
    place = { ...place, round: round + 1, space: turnsTo(place.space) };
  }
  let left = isSame(place, now) ? kept.steps : [];
  kept.steps.forEach((step, n) => {
    place = after(step, place);
    if (isSame(place, now)) left = kept.steps.slice(n + 1);
  });
  const next = left[0];
  if (!next || next.round < now.round) return [];
  const isDue = next.round === now.round && next.move !== null;
  return isDue && isRefused(next.move ?? "") ? [] : left;
}

const isSame = (one: Whereabouts, other: Whereabouts): boolean =>
  one.round === other.round && one.space === other.space && one.isFlying === other.isFlying;
