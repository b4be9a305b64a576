import type { NewTable, SeatWish, TableInfo } from "../../../protocol/messages";

/** A table with the same mission: bots as they were, this device's people at their seats, the rest open. */
export function sameAgain(info: TableInfo, here: readonly number[]): NewTable {
  const seats = info.seats.map(({ seat, kind, player, level }): SeatWish => {
    if (kind === "bot") return { kind: "bot", level };
    if (!here.includes(seat)) return { kind: "open" };
    return { kind: seat === here[0] ? "me" : "hot_seat", nickname: player };
  });
  return { game: info.game, seats, sealed: info.sealed ?? "", pace: info.pace, public: info.public };
}
