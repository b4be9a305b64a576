import type { Choice, GuardiansEvent, GuardiansShown, Way } from "../../protocol/messages";
import { type Place, placeText, readPlace } from "./geometry";
import { isMine } from "./pieces";

/** A space that can be tapped: the move behind it and what it would bring about. */
export interface Target {
  readonly place: Place;
  readonly kind: "fly" | "boost" | "place" | "mine" | "shoot";
  readonly choice: Choice;
  /** The missile in place of the shot there, by the rows it may strike. */
  readonly missiles: readonly Way[];
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

const isMissile = ({ move }: Way): boolean => move.startsWith("missile ");

/** The plain shot, where a move stops to ask whether it shall be one. */
const plainShot = (choice: Choice): Way | undefined => choice.then?.find(({ move }) => move === "shoot");

/** What a move is certain to bring, with the plain shot that may follow it. */
function eventsOf(choice: Way | Choice): readonly GuardiansEvent[] {
  const plain = "then" in choice ? plainShot(choice) : undefined;
  return [...choice.preview, ...(plain?.preview ?? [])] as readonly unknown[] as readonly GuardiansEvent[];
}

/** The same in the words of the game. */
export const effectText = (choice: Choice): string =>
  [choice.effect, plainShot(choice)?.effect].filter(Boolean).join(", ");

function ownPlace(view: GuardiansShown): Place | null {
  return view.seats[view.turn ?? -1]?.fighter ?? null;
}

/** Where a move that only says "mine" leads: one space to the right of where the mine lies. */
function minePlace(view: GuardiansShown): Place | null {
  const mine = view.pieces.find(isMine);
  return mine ? { row: mine.row, column: mine.column + 1 } : null;
}

function targetOf(choice: Choice, view: GuardiansShown, fromHere: readonly Choice[]): Target | null {
  const [verb = "", where] = choice.move.split(" ");
  const missiles = choice.then?.filter(isMissile) ?? [];
  if (verb === "shoot") {
    const place = ownPlace(view);
    return place && { place, kind: "shoot", choice, missiles: fromHere };
  }
  if (verb === "mine" && !where) {
    const place = minePlace(view);
    return place && { place, kind: "mine", choice, missiles };
  }
  const kinds = { move: "fly", boost: "boost", place: "place", mine: "mine" } as const;
  const kind = kinds[verb as keyof typeof kinds];
  return kind && where ? { place: readPlace(where), kind, choice, missiles } : null;
}

function readPayment(choice: Choice): Payment {
  const tokens = (choice.move.split(" ")[1] ?? "").split("+").map(Number);
  return { choice, tokens, total: tokens.reduce((sum, value) => sum + value, 0) };
}

/** Sort the legal moves. Cheapest payments come first, and of those the ones with most small tokens last. */
export function readOffers(choices: readonly Choice[], view: GuardiansShown): Offers {
  const missiles = choices.filter(isMissile);
  const all = choices.map((choice) => targetOf(choice, view, missiles)).filter((target) => target !== null);
  const byPlace = (targets: readonly Target[]) =>
    new Map(targets.map((target) => [placeText(target.place), target]));
  const startingWith = (word: string) =>
    choices.filter(({ move }) => move === word || move.startsWith(`${word} `));
  const payments = startingWith("pay").map(readPayment);
  return {
    targets: byPlace(all.filter(({ kind }) => kind !== "boost")),
    boosts: byPlace(all.filter(({ kind }) => kind === "boost")),
    shoot: startingWith("shoot")[0] ?? null,
    missiles,
    purchases: startingWith("buy"),
    payments: payments.sort((a, b) => a.total - b.total || a.tokens.length - b.tokens.length),
    mine: startingWith("mine"),
    keep: startingWith("keep")[0] ?? null,
    stop: startingWith("stop")[0] ?? null,
    pass: startingWith("pass")[0] ?? null,
  };
}

/** Whether a move, or the plain shot after it, empties a column. */
export const emptiesColumn = (choice: Choice): boolean =>
  eventsOf(choice).some(({ event }) => event === "column_emptied");

/** What a move would bring about, as far as the engine could tell: enough for a sign on its space. */
export interface Effect {
  readonly gain: number;
  readonly hitsFighter: boolean;
  readonly damagesShip: boolean;
  readonly misses: boolean;
  readonly advances: boolean;
  readonly losesOwn: boolean;
  /** The most the missile would bring in place of the shot; null: it cannot be fired. */
  readonly missileGain: number | null;
}

/** Points an event brings to the seat that acts. */
export function gainOf(event: GuardiansEvent, partValue: number): number {
  if (event.event === "monster_taken") return event.eyes;
  if (event.event === "ship_part_taken") return partValue;
  return event.event === "fighter_hit" ? event.token : 0;
}

const sumOf = (events: readonly GuardiansEvent[], partValue: number): number =>
  events.reduce((sum, event) => sum + gainOf(event, partValue), 0);

/** Sum up what a tap on a space is certain to bring, for the signs on it. */
export function effectOf({ choice, missiles }: Target, seat: number, partValue: number): Effect {
  const events = eventsOf(choice);
  const has = (name: GuardiansEvent["event"]) => events.some(({ event }) => event === name);
  return {
    gain: sumOf(events, partValue),
    hitsFighter: has("fighter_hit"),
    damagesShip: has("ship_damaged"),
    misses: has("shot_missed") || has("mine_shot"),
    advances: emptiesColumn(choice),
    losesOwn: events.some((event) => event.event === "fighter_lost" && event.seat === seat),
    missileGain:
      missiles.length > 0 ? Math.max(...missiles.map((way) => sumOf(eventsOf(way), partValue))) : null,
  };
}
