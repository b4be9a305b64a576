import type { Item, VoyagerDigest, VoyagerDigestTurn, VoyagerEvent } from "../../../protocol/messages";
import type { Opened } from "../cards/cards.svelte";

/** Where turns began in what is known of the log: the entry, and whose turn it was from there on. */
interface Began {
  readonly seq: number;
  readonly seat: number;
}

export function turnsBegun(items: readonly Item[]): readonly Began[] {
  return items.flatMap((item) =>
    item.kind !== "moved"
      ? []
      : (item.events as unknown as readonly VoyagerEvent[]).flatMap((event) =>
          event.event === "turn_began" ? [{ seq: item.seq, seat: event.seat }] : [],
        ),
  );
}

/** The entry with which a seat's last turn ended, the one that is being played aside; 0: not known. */
export function lastTurnEnd(begun: readonly Began[], seat: number): number {
  return begun.findLast(({ seat: next }, n) => next !== seat && begun[n - 1]?.seat === seat)?.seq ?? 0;
}

/** The turns of a digest that are over: the one that is being played is told by the log. */
export const turnsOver = (
  { turns }: VoyagerDigest,
  round: number,
  turn: number,
): readonly VoyagerDigestTurn[] => turns.filter((one) => one.round !== round || one.seat !== turn);

/** Whether somebody did something in it to a building of a seat. */
export const isAgainst = ({ deeds }: VoyagerDigestTurn, seat: number | null): boolean =>
  deeds.some(({ kind, other }) => (kind === "take" || kind === "hold") && other === seat);

/** The cards that the words of a turn name. */
export const namedIn = ({ deeds }: VoyagerDigestTurn): readonly Opened[] =>
  deeds.flatMap(({ cards = [], mission, achievement }) => [
    ...cards.map((id) => ({ kind: "card", id }) as const),
    ...(mission ? [{ kind: "mission", id: mission } as const] : []),
    ...(achievement ? [{ kind: "achievement", id: achievement } as const] : []),
  ]);
