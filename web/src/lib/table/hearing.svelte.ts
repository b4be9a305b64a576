import type { SeatInfo } from "../protocol/messages";
import type { Link } from "./connection";

/** Who hears a game that speaks: said for every seat of this device, told by the table with who is here. */
export class Hearing {
  /** The seats that say they hear it. */
  seats = $state.raw<readonly number[]>([]);
  /** What is said of this device; null where the game has no voice. */
  private own = $state.raw<boolean | null>(null);

  constructor(private readonly links: () => readonly Link[]) {}

  /** Say it, where it has changed. */
  say(isHeard: boolean): void {
    if (this.own === isHeard) return;
    const isNews = this.own !== null || isHeard; // that nothing is heard is what a table begins with
    this.own = isHeard;
    if (isNews) for (const link of this.links()) tell(link, isHeard);
  }

  /** Say it anew: a connection was opened, and the table knows nothing of it yet. */
  again(link: Link): void {
    if (this.own) tell(link, true);
  }

  /** Whether the computer speaks in vain where somebody sits. */
  isDeaf({ seat, kind, stand_in }: SeatInfo, present: readonly number[]): boolean {
    const isHere = kind === "person" && !stand_in && present.includes(seat);
    return this.own !== null && isHere && !this.seats.includes(seat);
  }
}

/** What is lost is said again with the next connection. */
const tell = (link: Link, on: boolean): void => void link.ask({ type: "sound", on }).catch(() => undefined);
