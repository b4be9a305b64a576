import type { GameUi } from "../games/ui";
import type { Catalogue } from "../i18n/en";
import type { Lang } from "../i18n/plural";
import type { EventData, Item, TableInfo } from "../protocol/messages";
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
  return texts.map((text, n) => ({ key: `${item.seq}.${n}`, at: item.at, seat, kind, text }));
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
      return item.wish === "bot" ? [t.table.proposed.bot(name, "")] : [t.table.proposed[item.wish](name)];
    case "answered":
      return [item.agree ? t.table.agreedTo(name) : t.table.refusedTo(name)];
    case "seat_changed":
      return [changeText(item.change, name, item.player, t)];
  }
}

function sentences(events: readonly EventData[], ui: GameUi, lang: Lang): string[] {
  return events.map((event) => ui.sentence(event, lang)).filter((text) => text !== null);
}

function changeText(change: string, seat: string, player: string, t: Catalogue): string {
  if (change === "sat") return t.table.sat(player);
  if (change === "bot") return t.table.botSat(seat);
  return change === "kicked" ? t.table.kicked(seat) : t.table.left(seat);
}
