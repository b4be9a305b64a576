import type { VoyagerRollShown, VoyagerShown } from "../../../protocol/messages";
import type { Cards } from "../cards/cards.svelte";
import type { Taken } from "../cards/faces";
import type { Cockpit } from "../common/cockpit.svelte";
import { Raising } from "./raising.svelte";

/** A table at which seat 1 may raise an open roll: for tests alone. */
export interface Trial {
  readonly cockpit: Cockpit;
  readonly raising: Raising;
  /** What was sent, a message each. */
  readonly sent: readonly (readonly string[])[];
}

/** What differs from a table of Ola's in which Borys is the rival, with nothing at risk. */
export interface Differing {
  readonly roll: Partial<VoyagerRollShown>;
  /** The hand; by card whether playing it draws. */
  readonly hand?: readonly string[];
  readonly draws?: readonly string[];
  readonly view?: Partial<VoyagerShown>;
  readonly lang?: "pl" | "en";
  /** What the cards given cost, by their names. */
  readonly costs?: Readonly<Record<string, readonly Taken[]>>;
}

const ROLL: VoyagerRollShown = {
  kind: "landing",
  value: 2,
  needed: 4,
  body: "mars",
  owner: null,
  reply: null,
  die: 2,
  bonus: 0,
  reply_die: null,
  is_guarded: false,
  pips: { drive: 1, rover: 1, shelter: 2 },
  plays: {},
  enough: ["discard shelter"],
  cheapest: ["discard drive", "discard rover"],
  totals: [],
};

const BOX = {
  bodies: [{ id: "mars", name: "Mars", on: "on Mars" }],
  rings: [{ id: "belt", name: "asteroid belt", within: "in the asteroid belt" }],
};

export function openRoll(differing: Differing): Trial {
  const { hand = ["drive", "rover", "shelter"], draws = [], costs = {}, lang = "en" } = differing;
  const roll = { ...ROLL, ...differing.roll };
  const sent: (readonly string[])[] = [];
  const cards = {
    events: [],
    held: hand.map((id, n) => ({ id, key: hand.indexOf(id) === n ? id : `${id} ${n}`, isNew: false })),
    draws: (id: string) => draws.includes(id),
    costs: (ids: readonly string[]) => costs[[...ids].sort().join(" ")] ?? [],
  };
  const view = {
    roll,
    turn: roll.kind === "defence" ? 0 : 1,
    asked: 1,
    actions_left: 0,
    bodies: [{ id: "mars", building: "hotel" }],
    outlook: { belt: null, worlds: [{ id: "mars", stars: 3 }] },
    ...differing.view,
  };
  const cockpit = {
    lang,
    view,
    seat: 1,
    box: BOX,
    ownRocket: { space: "belt/7", body: null },
    cards,
    nameOf: (seat: number) => ["Borys", "Ola"][seat] ?? "",
    play: (move: string) => sent.push([move]),
    playAll: (moves: readonly string[]) => sent.push(moves),
  } as unknown as Cockpit;
  const raising = new Raising(cockpit, cards as unknown as Cards);
  Object.assign(cards, { raising });
  return { cockpit, raising, sent };
}
