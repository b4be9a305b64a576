import { seatName } from "../games/known.svelte";
import type { Catalogue } from "../i18n/en";
import type { Lang } from "../i18n/say";
import type { Item, Proposed, SeatChanged, TableInfo } from "../protocol/messages";
import { nameAt } from "./names";

export interface Line {
  readonly key: string;
  readonly seq: number;
  readonly at: number;
  /** Who said or did it, by the name of that time. */
  readonly who: string;
  readonly seat: number | null;
  readonly kind: "move" | "table" | "chat";
  readonly text: string;
  /** The entry it is a sentence of. */
  readonly item: Item;
}

/** The sentences of one item; those about the game are the game's own, as the server says them. */
export function linesOf(item: Item, info: TableInfo, t: Catalogue, lang: Lang): Line[] {
  const texts = textsOf(item, info, t, lang);
  const kind = isSpoken(item) ? "chat" : item.kind === "moved" ? "move" : "table";
  const seat = "seat" in item ? item.seat : null;
  const { seq, at } = item;
  const who = actorOf(item, info, lang);
  return texts.map((text, n) => ({ key: `${seq}.${item.kind}.${n}`, seq, at, who, seat, kind, text, item }));
}

/** Whether an item is what somebody said, in words or by a sign. */
export function isSpoken({ kind }: Item): boolean {
  return kind === "said" || kind === "talked";
}

function textsOf(item: Item, info: TableInfo, t: Catalogue, lang: Lang): readonly string[] {
  const name = actorOf(item, info, lang);
  switch (item.kind) {
    case "moved":
      return item.texts;
    case "said":
    case "talked":
      return [item.text];
    case "paused":
      return [item.on ? t.table.clockPaused(name) : t.table.clockResumed(name)];
    case "taken_back":
      return [t.table.takenBack(name, item.moves.filter((seat) => seat === item.seat).length)];
    case "started":
      return [t.table.started];
    case "proposed":
      return [proposalText(item, info, t, lang)];
    case "resigned":
      return [item.level ? t.table.resignedBot(name) : t.table.resigned(name)];
    case "answered":
      return [item.agree ? t.table.agreedTo(name) : t.table.refusedTo(name)];
    case "seat_changed":
      return [changeText(item, name, t)];
  }
}

/** Who did it, by the name of that time. */
function actorOf(item: Item, info: TableInfo, lang: Lang): string {
  return "seat" in item ? calledThen(item.who, item.seat, info, lang) : "";
}

/** The name of that time; who has none is called like the seat. */
function calledThen(who: string, seat: number, info: TableInfo, lang: Lang): string {
  return who || seatName(info.game, info.seats[seat]?.name ?? "", lang);
}

function proposalText(item: Proposed, info: TableInfo, t: Catalogue, lang: Lang): string {
  const name = actorOf(item, info, lang);
  if (item.wish === "resign") return t.table.proposed.resign(name);
  if (item.wish === "bot")
    return t.table.proposed.bot(name, calledThen(item.target_who, item.target, info, lang));
  return t.table.proposedMoves(
    name,
    item.count,
    movesOf(item.moves, (seat) => nameAt(info, seat, lang)),
  );
}

/** Whose moves would be taken back, who moved last first, with their number. */
export function movesOf(moves: readonly number[], nameOf: (seat: number) => string): string {
  const times = (seat: number) => moves.filter((one) => one === seat).length;
  return [...new Set(moves)]
    .map((seat) => (times(seat) > 1 ? `${nameOf(seat)} ×\u2060${times(seat)}` : nameOf(seat)))
    .join(", ");
}

function changeText({ change, player, by_host }: SeatChanged, seat: string, t: Catalogue): string {
  switch (change) {
    case "sat":
      return t.table.sat(player);
    case "bot":
      return t.table.botSat(seat);
    case "link":
      return by_host ? t.table.linkByHost(seat) : t.table.linkMade(seat);
    case "stand_in":
      return t.table.botStandsIn(seat);
    case "back":
      return t.table.isBack(seat);
    case "kicked":
      return t.table.kicked(seat);
    case "left":
      return t.table.left(seat);
  }
}
