import type { MyTable } from "./protocol/messages";

const isRunning = ({ info }: MyTable): boolean => info.phase === "lobby" || info.phase === "playing";

/** Tables of several guests as one list: each once, those that go on first, then the newest. */
export function joined(tables: readonly MyTable[]): MyTable[] {
  const found = new Map<string, MyTable>();
  for (const table of tables) {
    const seats = [...(found.get(table.info.table)?.seats ?? []), ...table.seats].sort((a, b) => a - b);
    found.set(table.info.table, { ...table, seats });
  }
  return [...found.values()].sort(
    (a, b) => Number(isRunning(b)) - Number(isRunning(a)) || b.updated - a.updated,
  );
}

/** What a short list shows: everything that goes on, and some of what is over. */
export function shortened(tables: readonly MyTable[], length: number): readonly MyTable[] {
  return tables.slice(0, Math.max(length, tables.filter(isRunning).length));
}
