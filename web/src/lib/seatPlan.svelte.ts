import type { GameInfo, SeatWish } from "./protocol/messages";

export type Sitting = "me" | "hot_seat" | "open" | "bot";

const MOST = 5;

/** Who shall sit where at a table that is being laid. */
export class SeatPlan {
  count = $state(2);
  sitting = $state<Sitting[]>(["me", ...Array<Sitting>(MOST - 1).fill("open")]);
  names = $state<string[]>(Array(MOST).fill(""));
  levels = $state<string[]>(Array(MOST).fill(""));

  /** Who sits on the seats there are. */
  readonly taken = $derived(this.sitting.slice(0, this.count));
  readonly isFull = $derived(this.taken.every((kind) => kind !== "open"));
  readonly isShared = $derived(this.taken.filter((kind) => kind === "me" || kind === "hot_seat").length > 1);

  /** As many seats as the game allows, as near to those wanted as it can be; bots at its first choice of level. */
  fit({ min_seats, seats, level }: Pick<GameInfo, "min_seats" | "seats" | "level">): void {
    this.count = Math.min(Math.max(this.count, min_seats), seats.length);
    this.levels = this.levels.map(() => level);
  }

  /** Sit down first, with so many others of a kind. */
  surround(others: number, kind: Sitting): void {
    this.count = others + 1;
    this.sitting = this.sitting.map((_, seat) => (seat === 0 ? "me" : kind));
  }

  /** The seats as the server wants them told; somebody without a name is called after the seat. */
  wishes(nickname: string, nameOf: (seat: number) => string): SeatWish[] {
    return this.taken.map((kind, seat): SeatWish => {
      if (kind === "me") return { kind, nickname };
      if (kind === "hot_seat") return { kind, nickname: this.names[seat]?.trim() || nameOf(seat) };
      return kind === "bot" ? { kind, level: this.levels[seat] ?? "" } : { kind };
    });
  }
}
