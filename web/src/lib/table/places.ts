import type { OutcomeInfo } from "../protocol/messages";

export interface Place {
  readonly seat: number;
  /** Null where the game was not played to its end and nobody's points count. */
  readonly score: number | null;
  /** 1 is the first; shared by those who are equal. 0 where nobody came before another. */
  readonly place: number;
}

/** The ranking of a finished game: winners first, then by points. */
export function placesOf({ scores, winners }: OutcomeInfo, seats: number): readonly Place[] {
  const rank = (seat: number): number =>
    winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores[seat] ?? 0);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const isRanked = winners.length > 0 && scores.length > 0;
  return all
    .map((seat) => ({
      seat,
      score: scores[seat] ?? null,
      place: isRanked ? 1 + all.filter((other) => rank(other) > rank(seat)).length : 0,
    }))
    .sort((a, b) => rank(b.seat) - rank(a.seat) || a.seat - b.seat);
}

/** Why the game ended: the first sentence of what the game says; where nobody wins, also that. */
export function reasonIn({ text, reason }: OutcomeInfo, isLost: boolean): string {
  if (reason === "resigned") return text;
  return text
    .split(/(?<=\.) /)
    .slice(0, isLost ? 2 : 1)
    .join(" ");
}
