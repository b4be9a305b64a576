import type { GameUi } from "../games/ui";
import type { Catalogue } from "../i18n/en";
import type { Lang } from "../i18n/plural";
import type { EventData, Item, SeatChanged, TableInfo } from "../protocol/messages";
import { nameAt } from "./names";

export interface Line {
  readonly key: string;
  readonly at: number;
  readonly seat: number | null;
  readonly kind: "move" | "table" | "chat";
  readonly text: string;
}

/** The sentences of one item; the game's own from event data, so that they follow the reader's language. */
export function linesOf(item: Item, info: TableInfo, ui: GameUi | null, t: Catalogue, lang: Lang): Line[] {
  const texts = textsOf(item, info, ui, t, lang);
  const kind = item.kind === "said" ? "chat" : item.kind === "moved" ? "move" : "table";
  const seat = "seat" in item ? item.seat : null;
  return texts.map((text, n) => ({ key: `${item.seq}.${item.kind}.${n}`, at: item.at, seat, kind, text }));
}

function textsOf(
  item: Item,
  info: TableInfo,
  ui: GameUi | null,
  t: Catalogue,
  lang: Lang,
): readonly string[] {
  const name = "seat" in item ? nameAt(info, item.seat, t) : "";
  switch (item.kind) {
    case "moved":
      return ui ? sentences(item.events as readonly EventData[], ui, lang) : item.texts;
    case "said":
      return [item.text];
    case "taken_back":
      return [t.table.takenBack(name)];
    case "started":
      return [t.table.started];
    case "proposed":
      return [item.wish === "bot" ? t.table.proposedBot(name) : t.table.proposed[item.wish](name)];
    case "answered":
      return [item.agree ? t.table.agreedTo(name) : t.table.refusedTo(name)];
    case "seat_changed":
      return [changeText(item, name, t)];
  }
}

function sentences(events: readonly EventData[], ui: GameUi, lang: Lang): string[] {
  return events.map((event) => ui.sentence(event, lang)).filter((text) => text !== null);
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
