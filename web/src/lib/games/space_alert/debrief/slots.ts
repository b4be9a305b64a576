import type { SpaceAlertSlotChange } from "../../../protocol/messages";

/** A slot before or after a change: its turn, its card (null: empty), and whether it is one that changed. */
export interface ShownSlot {
  readonly turn: number;
  readonly card: { readonly up: string; readonly down: string } | null;
  readonly isChanged: boolean;
}

/** The slots of one board that a change is about, as they lay and as they would lie. */
export interface ChangedBoard {
  readonly member: string;
  readonly before: readonly ShownSlot[];
  readonly after: readonly ShownSlot[];
  /** Turns after which some are left out. */
  readonly gaps: readonly number[];
}

const LAST = 12;
const FEWEST = 4;
const MOST = 6;

/** A card as notation writes it. */
export function cardOf(text: string): ShownSlot["card"] {
  const [up = "", down = ""] = text.split("/");
  return up === "-" || !down ? null : { up, down };
}

/** Which turns are shown: those that changed with what lies between and beside, or they alone if far apart. */
export function turnsShown(changed: readonly number[]): readonly number[] {
  const first = Math.min(...changed);
  const last = Math.max(...changed);
  const length = Math.max(FEWEST, last - first + 1);
  if (length > MOST) return [...changed].sort((a, b) => a - b);
  const from = Math.max(1, Math.min(first, LAST + 1 - length));
  return Array.from({ length }, (_, n) => from + n);
}

/** A change board by board. */
export function boardsOf(
  slots: readonly SpaceAlertSlotChange[],
  plan: Readonly<Record<string, readonly string[]>>,
): readonly ChangedBoard[] {
  const members = [...new Set(slots.map(({ member }) => member))];
  return members.map((member) => {
    const changed = slots.filter((slot) => slot.member === member);
    const turns = turnsShown(changed.map(({ turn }) => turn));
    const at = (turn: number) => changed.find((slot) => slot.turn === turn);
    const drawn = (side: "before" | "after") =>
      turns.map((turn) => ({
        turn,
        card: cardOf(at(turn)?.[side] ?? plan[member]?.[turn - 1] ?? "-"),
        isChanged: at(turn) !== undefined,
      }));
    const gaps = turns.filter((turn, n) => n < turns.length - 1 && (turns[n + 1] ?? 0) > turn + 1);
    return { member, before: drawn("before"), after: drawn("after"), gaps };
  });
}
