import type { Choice, EventData, GuardiansView } from "../../protocol/messages";
import { type Place, placeText, readPlace } from "./geometry";
import { piecesOf, placeOf } from "./pieces";

/** A space that can be tapped: the move behind it and what it would bring about. */
export interface Target {
  readonly place: Place;
  readonly kind: "fly" | "boost" | "place" | "mine" | "shoot";
  readonly choice: Choice;
}

/** The legal moves, sorted by how they are made: on the board, by a button, or with tokens. */
export interface Offers {
  readonly targets: ReadonlyMap<string, Target>;
  readonly boosts: ReadonlyMap<string, Target>;
  readonly shoot: Choice | null;
  readonly missiles: readonly Choice[];
  readonly purchases: readonly Choice[];
  readonly payments: readonly Payment[];
  readonly mine: readonly Choice[];
  readonly keep: Choice | null;
  readonly stop: Choice | null;
  readonly pass: Choice | null;
}

export interface Payment {
  readonly choice: Choice;
  readonly tokens: readonly number[];
  readonly total: number;
}

const previewOf = (choice: Choice): readonly EventData[] => choice.preview as readonly EventData[];

function ownPlace(view: GuardiansView): Place | null {
  return placeOf(view, view.seats[view.turn]?.space ?? 0);
}

/** Where a move that only says "mine" leads: one space to the right of where the mine lies. */
function minePlace(view: GuardiansView): Place | null {
  const mine = piecesOf(view).find(({ sign }) => sign === "*");
  return mine ? { row: mine.row, column: mine.column + 1 } : null;
}

function targetOf(choice: Choice, view: GuardiansView): Target | null {
  const [verb = "", where] = choice.move.split(" ");
  if (verb === "shoot") {
    const place = ownPlace(view);
    return place && { place, kind: "shoot", choice };
  }
  if (verb === "mine" && !where) {
    const place = minePlace(view);
    return place && { place, kind: "mine", choice };
  }
  const kinds = { move: "fly", boost: "boost", place: "place", mine: "mine" } as const;
  const kind = kinds[verb as keyof typeof kinds];
  return kind && where ? { place: readPlace(where), kind, choice } : null;
}

function readPayment(choice: Choice): Payment {
  const tokens = (choice.move.split(" ")[1] ?? "").split("+").map(Number);
  return { choice, tokens, total: tokens.reduce((sum, value) => sum + value, 0) };
}

/** Sort the legal moves. Cheapest payments come first, and of those the ones with most small tokens last. */
export function readOffers(choices: readonly Choice[], view: GuardiansView): Offers {
  const all = choices.map((choice) => targetOf(choice, view)).filter((target) => target !== null);
  const byPlace = (targets: readonly Target[]) =>
    new Map(targets.map((target) => [placeText(target.place), target]));
  const startingWith = (word: string) =>
    choices.filter(({ move }) => move === word || move.startsWith(`${word} `));
  const payments = startingWith("pay").map(readPayment);
  return {
    targets: byPlace(all.filter(({ kind }) => kind !== "boost")),
    boosts: byPlace(all.filter(({ kind }) => kind === "boost")),
    shoot: startingWith("shoot")[0] ?? null,
    missiles: startingWith("missile"),
    purchases: startingWith("buy"),
    payments: payments.sort((a, b) => a.total - b.total || a.tokens.length - b.tokens.length),
    mine: startingWith("mine"),
    keep: startingWith("keep")[0] ?? null,
    stop: startingWith("stop")[0] ?? null,
    pass: startingWith("pass")[0] ?? null,
  };
}

/** What a move would bring about, as far as the engine could tell: enough for a label on its space. */
export interface Effect {
  readonly gain: number;
  readonly takesFrom: number | null;
  readonly damagesShip: boolean;
  readonly misses: boolean;
  readonly advances: boolean;
  readonly losesOwn: boolean;
  readonly ends: boolean;
}

/** The face value of a part of a ship, as its token is drawn. */
export const PART_VALUE = 10;

/** Points an event brings to the seat that acts. */
export function gainOf(event: EventData): number {
  if (event.event === "monster_taken") return Number(event.eyes);
  if (event.event === "ship_part_taken") return PART_VALUE;
  if (event.event === "fighter_hit") return Number(event.token);
  return 0;
}

/** Sum up the preview of a move for its label. */
export function effectOf(choice: Choice, seat: number): Effect {
  const events = previewOf(choice);
  const has = (name: string) => events.some(({ event }) => event === name);
  const hit = events.find(({ event }) => event === "fighter_hit");
  return {
    gain: events.reduce((sum, event) => sum + gainOf(event), 0),
    takesFrom: hit ? Number(hit.victim) : null,
    damagesShip: has("ship_damaged"),
    misses: has("shot_missed") || has("mine_shot"),
    advances: has("column_emptied"),
    losesOwn: events.some((event) => event.event === "fighter_lost" && event.seat === seat),
    ends: has("game_ended"),
  };
}

/** What the engine remarks on a move in the reader's language: it stands in brackets behind the move. */
export const engineNote = (choice: Choice): string => /\((.*)\)$/.exec(choice.effect)?.[1] ?? "";
