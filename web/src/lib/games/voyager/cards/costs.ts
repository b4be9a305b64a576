import type { VoyagerCostShown, VoyagerSpendingShown } from "../../../protocol/messages";

/** What a set of cards costs that are discarded together, as the engine has it; null: nothing. */
export function costOf(
  spending: VoyagerSpendingShown | null,
  ids: readonly string[],
): VoyagerCostShown | null {
  if (!spending) return null;
  const given = spending.lots.map((lot) => ids.filter((id) => lot.includes(id)).length);
  return spending.costs.find((cost) => cost.given.every((count, lot) => count === given[lot])) ?? null;
}
