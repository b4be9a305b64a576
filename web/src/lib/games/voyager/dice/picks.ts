import type { Held } from "../cards/order";

/** What can be done with a card for an open roll. */
export type Way = "discard" | "play";

/** A card of the hand, and what it adds to the open roll: discarded, or played where that adds something. */
export interface Row extends Held {
  readonly pips: number;
  readonly plays: number;
  /** Whether playing it draws: nothing can be sent behind it. */
  readonly draws: boolean;
}

/** A card that is chosen, and how it is used. */
export interface Pick extends Row {
  readonly way: Way;
  readonly adds: number;
}

export const picked = (row: Row, way: Way): Pick => ({
  ...row,
  way,
  adds: way === "play" ? row.plays : row.pips,
});

/** A card used as well as it can be: played rather than discarded, unless that adds less. */
export const best = (row: Row): Pick =>
  picked(row, row.plays > 0 && row.plays >= row.pips ? "play" : "discard");

/** The cards that some moves use; of cards alike the first ones. */
export function picksOf(moves: readonly string[], rows: readonly Row[]): readonly Pick[] {
  const left = [...rows];
  return moves.flatMap((move) => {
    const [verb = "", name = ""] = move.split(" ");
    const at = left.findIndex(({ id }) => id === name);
    if (at < 0 || (verb !== "discard" && verb !== "play")) return [];
    return left.splice(at, 1).map((row) => picked(row, verb));
  });
}

export const sumOf = (picks: readonly Pick[]): number => picks.reduce((all, { adds }) => all + adds, 0);

/** Of the cards chosen those that are used until so much is added: the strongest first, none in vain. */
export function spentOf(chosen: readonly Pick[], missing: number): readonly Pick[] {
  const strongest = [...chosen].sort((one, other) => other.adds - one.adds);
  let added = 0;
  return strongest.filter(({ adds }) => {
    const isNeeded = added < missing;
    if (isNeeded) added += adds;
    return isNeeded;
  });
}

/** The moves for what is used, in an order in which they can be sent at once: what draws comes last. */
export function movesOf(picks: readonly Pick[]): readonly string[] {
  const isDrawing = ({ way, draws }: Pick) => way === "play" && draws;
  const order = [...picks.filter((pick) => !isDrawing(pick)), ...picks.filter(isDrawing).slice(0, 1)];
  return order.map(({ way, id }) => `${way} ${id}`);
}

/** The numbers of the rail: those of the die, and as far as is needed or reached. */
export const railOf = (needed: number, total: number): readonly number[] =>
  Array.from({ length: Math.max(6, needed, total) }, (_, n) => n + 1);
