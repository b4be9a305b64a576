import type { Cockpit } from "../common/cockpit.svelte";
import { oddsText } from "../common/reasons";
import { type NoteWish, textWidth } from "./layout";
import { starsText } from "./notes";
import type { Sizes } from "./sizes";

/** A note to be shown beside a body. */
export interface BoardNote {
  readonly id: string;
  readonly body: string;
  readonly lines: readonly string[];
  readonly tone: "gain" | "later" | "threat";
}

/** What the board says beside its bodies: what worlds in reach bring, and which buildings are threatened. */
export function boardNotes(cockpit: Cockpit): readonly BoardNote[] {
  const { outlook } = cockpit.view;
  if (!outlook) return [];
  const isOn = cockpit.isMine && cockpit.view.stage === "act";
  const gains = isOn ? outlook.worlds.flatMap((world) => gainNote(cockpit, world)) : [];
  const told = new Set(gains.map(({ body }) => body));
  const threats = outlook.threats
    .filter(({ body }) => !told.has(body))
    .map(({ body, by, holds }) => ({
      id: `threat ${body}`,
      body,
      lines: [cockpit.t.threat(cockpit.nameOf(by)), cockpit.t.holds(holds)],
      tone: "threat" as const,
    }));
  const first = new Map(threats.map((note) => [note.body, note]));
  return [...gains, ...first.values()];
}

type Worlds = NonNullable<Cockpit["view"]["outlook"]>["worlds"];

function gainNote(cockpit: Cockpit, world: Worlds[number]): BoardNote[] {
  const { t, lang, aim } = cockpit;
  if (world.flights === null || !world.is_in_reach) return [];
  const isAimed = aim?.world === world.id;
  const isLater = world.flights > 1;
  if (isLater && !isAimed) {
    return [{ id: world.id, body: world.id, lines: [t.laterNote(world.flights)], tone: "later" }];
  }
  if (world.stars === 0 && !isAimed) return [];
  const how = world.odds.needed === 0 ? "" : oddsText(world.odds, lang);
  const cost = isAimed ? t.landingCost(world.actions ?? 0, world.landing_actions) : "";
  const lines = [starsText(world, lang), how || cost].filter(Boolean);
  return [{ id: world.id, body: world.id, lines, tone: "gain" }];
}

/** How much room a note needs. */
export function wishOf({ id, body, lines }: BoardNote, { note }: Sizes): NoteWish {
  const widths = lines.map((line, n) => textWidth(line, note * (n ? 0.84 : 1)) * 0.94);
  return {
    id,
    body,
    width: Math.max(...widths) + note * 1.1,
    height: note * (lines.length > 1 ? 2.95 : 1.75),
  };
}
