import type { Catalogue } from "../i18n/en";
import type { SeatInfo, TableInfo } from "../protocol/messages";

/** A seat's colour in the reader's language. */
export function colourOf(name: string, t: Catalogue): string {
  return (t.seats as Readonly<Record<string, string>>)[name] ?? name;
}

/** Who sits there: the nickname, or the colour of a bot's or an empty seat. */
export function nameOf(seat: SeatInfo, t: Catalogue): string {
  if (seat.kind === "person") return seat.player;
  return colourOf(seat.name, t);
}

/** The name at a seat of a table. */
export function nameAt(info: TableInfo, seat: number, t: Catalogue): string {
  const there = info.seats[seat];
  return there ? nameOf(there, t) : "";
}
