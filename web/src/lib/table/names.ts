import { seatName } from "../games/known.svelte";
import type { Lang } from "../i18n/say";
import type { SeatInfo, TableInfo } from "../protocol/messages";

/** Who sits there: a person's or a bot's name, or the seat's own where nobody has one. */
export function nameOf(game: string, seat: SeatInfo, lang: Lang): string {
  return seat.player || seatName(game, seat.name, lang);
}

/** A seat of which only its own name is known: of a record, of a puzzle. */
export const unnamed = (game: string, name: string, seat: number, lang: Lang): SeatInfo => ({
  seat,
  name,
  kind: "person",
  player: seatName(game, name, lang),
  level: "",
  ready: true,
  stand_in: "",
  resigned: false,
});

/** The name at a seat of a table. */
export function nameAt(info: Pick<TableInfo, "game" | "seats">, seat: number, lang: Lang): string {
  const there = info.seats[seat];
  return there ? nameOf(info.game, there, lang) : "";
}

/** Names of several seats, as they are listed in a sentence. */
export function namesAt(info: TableInfo, seats: readonly number[], lang: Lang): string {
  const names = seats.filter((seat) => info.seats[seat]).map((seat) => nameAt(info, seat, lang));
  return new Intl.ListFormat(lang === "en" ? "en-GB" : lang, { type: "conjunction" }).format(names);
}
