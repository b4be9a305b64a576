import type { Standing, Talk } from "../../../protocol/messages";
import type { TableState } from "../../../table/table.svelte";

/** Talk is no move: tell, ask, mark, ping and quick words, in the game's notation. */

export type TalkKind = Talk["kind"];

/** How one talks at this table. */
export const talkerOf =
  (table: TableState) =>
  (kind: TalkKind, about: string): void =>
    void table.talk(kind, about);

/** What somebody says they lay: half by slot, for a member's board. */
export type Told = Readonly<Record<number, string>>;

/** Read what seats told of their boards, by member. */
export function toldBoards(
  standing: readonly Standing[],
  memberOf: (seat: number) => string,
): Readonly<Record<string, Told>> {
  const found: Record<string, Record<number, string>> = {};
  for (const { seat, kind, about } of standing) {
    const [, board, slot, half] = (kind === "tell" && /^lay (?:(\w+) )?(\d+) (\S+)$/.exec(about)) || [];
    if (!slot || !half || half === "-") continue;
    const member = board ?? memberOf(seat);
    found[member] = { ...found[member], [Number(slot)]: half };
  }
  return found;
}

/** What people say they hold: cards as moves name them, and when they said so, by member. */
export type Held = Readonly<
  Record<string, { readonly cards: readonly string[]; readonly time: number | null }>
>;

/** Read what seats told of their hands. */
export const toldHands = (standing: readonly Standing[], memberOf: (seat: number) => string): Held =>
  Object.fromEntries(
    standing.flatMap(({ seat, kind, about, time }) => {
      const [verb, ...cards] = about.split(" ");
      return kind === "tell" && verb === "hand" && cards[0] !== "-"
        ? [[memberOf(seat), { cards, time }]]
        : [];
    }),
  );

/** A part that somebody takes: its name, and the turn if one was said. */
export interface Taken {
  readonly seat: number;
  readonly part: string;
  readonly turn: number | null;
}

/** Read who takes what. */
export function takenParts(standing: readonly Standing[]): readonly Taken[] {
  return standing.flatMap(({ seat, kind, about }) => {
    const [, part, turn] = (kind === "mark" && /^take (\S+)(?: (\d+))?$/.exec(about)) || [];
    return part ? [{ seat, part, turn: turn ? Number(turn) : null }] : [];
  });
}

/** The part a saying is about; "" where it is about none. */
export function partOf(about: string): string {
  const [verb, first = "", second = ""] = about.split(" ");
  if (!["take", "careful", "who", "ping"].includes(verb ?? "")) return "";
  return first === "slot" ? `slot ${second}` : first;
}

/** What can be meant. */
export type Saying = "who" | "mine" | "careful" | "look" | "withdraw";

/** What to say about a part, by what is meant and in which turn. */
export function sayingOf(what: Saying, part: string, turn: number | null): readonly [TalkKind, string] {
  const inTurn = turn === null ? "" : ` ${turn}`;
  switch (what) {
    case "who":
      return ["ask", `who ${part}${part.startsWith("slot") ? "" : inTurn}`];
    case "mine":
      return ["mark", `take ${part}${inTurn}`];
    case "withdraw":
      return ["mark", `take ${part} -`];
    case "careful":
      return ["mark", `careful ${part}`];
    case "look":
      return ["ping", `ping ${part}`];
  }
}
