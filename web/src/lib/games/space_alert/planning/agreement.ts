import type { SpaceAlertPhaseEntry } from "../../../protocol/messages";
import type { Person } from "../common/people";
import type { Taken, Told } from "../talk/talk";

/** Do the plans agree? Only what was told counts: nobody's cards are looked at. */

export interface Clash {
  readonly kind: "lift" | "gun";
  readonly turn: number;
  readonly members: readonly string[];
}

/** Turns in which several say the same that only one can do at one place: take the lift, fire the gun. */
export function clashes(told: Readonly<Record<string, Told>>, turns: number): readonly Clash[] {
  const who = (turn: number, half: string) =>
    Object.keys(told).filter((member) => told[member]?.[turn] === half);
  return Array.from({ length: turns }, (_, n) => n + 1).flatMap((turn) => {
    const found: Clash[] = [];
    const lift = who(turn, "deck");
    const gun = who(turn, "A");
    if (lift.length > 1) found.push({ kind: "lift", turn, members: lift });
    if (gun.length > 1) found.push({ kind: "gun", turn, members: gun });
    return found;
  });
}

export interface Care {
  readonly first: number;
  readonly last: number;
  /** Who says to look after the computer, and when; null: nobody. */
  readonly by: { readonly member: string; readonly turn: number } | null;
}

/** Who looks after the computer in each phase, as far as somebody said so. */
export function computerCare(
  phases: readonly SpaceAlertPhaseEntry[],
  taken: readonly Taken[],
  crew: readonly Person[],
): readonly Care[] {
  return phases.map(({ first, check_after: last }) => {
    const said = taken.find(
      ({ part, turn }) =>
        (part === "computer" || part === "upper_white.C") && turn !== null && turn >= first && turn <= last,
    );
    const member = crew.find(({ seat }) => seat === said?.seat)?.id;
    return { first, last, by: member && said?.turn ? { member, turn: said.turn } : null };
  });
}
