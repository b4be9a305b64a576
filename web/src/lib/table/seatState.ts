import { words } from "../i18n/i18n.svelte";
import type { SeatInfo } from "../protocol/messages";

const MINUTE = 60_000;

/** What a table knows about who is there. */
interface Around {
  readonly awaited: readonly number[];
  readonly present: readonly number[];
  readonly seatsHere: readonly number[];
  /** How long a seat has been away, in ms. */
  readonly awayFor: (seat: number) => number;
}

/** What a seat is doing, in a word or two: you, thinking, away, which bot. */
export function seatState(seat: SeatInfo, { awaited, present, seatsHere, awayFor }: Around): string {
  const t = words();
  if (seat.kind === "bot" && !seatsHere.includes(seat.seat)) {
    const level = t.levels[seat.level] ?? seat.level;
    return awaited.includes(seat.seat) ? `${level} · ${t.table.thinking}` : level;
  }
  if (seat.resigned) return t.table.hasResigned;
  if (seat.stand_in) return t.table.standsIn;
  if (seatsHere.includes(seat.seat)) return seatsHere.length === 1 ? t.table.you : "";
  if (present.includes(seat.seat)) return "";
  const minutes = Math.floor(awayFor(seat.seat) / MINUTE);
  return minutes > 0 ? t.table.awayFor(minutes) : t.table.away;
}
