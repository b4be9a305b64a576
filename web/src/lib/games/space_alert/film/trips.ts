import type { Choice } from "../../../protocol/messages";
import type { Picture } from "./facts";

/** What somebody may have meant instead of the card that lies there. */
export interface Trip {
  readonly move: string;
  readonly member: string;
  readonly slot: Picture["members"][number]["plan"][number];
  readonly isArrow: boolean;
  /** The half that would be meant, as far as it is known. */
  readonly meant: string;
}

const OPPOSITE: Readonly<Record<string, string>> = { red: "blue", blue: "red" };

/** The trips on offer before a turn: for oneself, and for the androids one acts for. */
export function tripsOf(
  choices: readonly Choice[],
  picture: Picture,
  turn: number,
  own: string,
): readonly Trip[] {
  return choices.flatMap(({ move }) => {
    const [verb, ...rest] = move.split(" ");
    if (verb !== "trip") return [];
    const member = rest.length > 1 ? (rest[0] ?? own) : own;
    const slot = picture.members.find(({ id }) => id === member)?.plan[turn - 1] ?? null;
    const [up, down] = slot?.up === "move" ? [slot.move, slot.action] : [slot?.action, slot?.move];
    const isArrow = rest.at(-1) === "arrow";
    return [{ move, member, slot, isArrow, meant: (isArrow ? OPPOSITE[up ?? ""] : down) ?? "" }];
  });
}
