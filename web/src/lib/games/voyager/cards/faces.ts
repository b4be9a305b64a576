import type { VoyagerCardEntry } from "../../../protocol/messages";
import type { IconName } from "../common/icons";

/** One effect of a card: what it says, and what is missing for it to work now; empty where it would work. */
export interface Clause {
  readonly text: string;
  readonly missing: string;
}

/** What giving cards up takes away, in words: a chance that becomes smaller, or the last card. */
export interface Taken {
  readonly icon: IconName;
  readonly said: string;
}

/** What a card is good for now, briefly: the effects that would work; where none does, the first of them. */
export function brief(clauses: readonly Clause[]): readonly Clause[] {
  const working = clauses.filter(({ missing }) => !missing);
  return working.length > 0 ? working : clauses.slice(0, 1);
}

/** What discarding a card adds to a roll; without a kind: to any other. */
export interface Pip {
  readonly roll: string;
  readonly amount: number;
}

/** The pips of a card: the usual number first, then the rolls for which it is another. */
export function pipsOf({ pips }: Pick<VoyagerCardEntry, "pips">): readonly Pip[] {
  const amounts = Object.values(pips);
  const often = (amount: number) => amounts.filter((other) => other === amount).length;
  const usual = amounts.reduce(
    (best, amount) => (often(amount) > often(best) ? amount : best),
    amounts[0] ?? 0,
  );
  const special = Object.entries(pips)
    .filter(([, amount]) => amount !== usual)
    .map(([roll, amount]) => ({ roll, amount }));
  return [{ roll: "", amount: usual }, ...special];
}
