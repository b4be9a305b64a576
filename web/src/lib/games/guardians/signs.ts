import type { Lang } from "../../i18n/say";
import type { GuardiansShown } from "../../protocol/messages";
import { type Place, placeText } from "./geometry";
import type { Effect, Target } from "./offers";
import { isFighter, isInvader, pieceAt } from "./pieces";
import { wordsIn } from "./texts";

/** A sign of the board, as the legend lists it. */
export type SignId = keyof ReturnType<typeof wordsIn>["signs"];

/** The sign in the middle of a lit space, with the number it shows. */
export interface Mark {
  readonly id: SignId;
  readonly text: string;
}

/** What a tap on a space would bring, as one sign; null: nothing that could be told. */
export function markOf(kind: Target["kind"], effect: Effect): Mark | null {
  if (kind === "place" || kind === "mine") return null;
  if (effect.losesOwn) return { id: "lost", text: "✕" };
  if (effect.gain) return { id: "gain", text: `+${effect.gain}` };
  if (effect.hitsFighter || effect.damagesShip) return { id: "hit", text: "◎" };
  return effect.misses ? { id: "miss", text: "–" } : null;
}

/** What a sign means. */
export const signText = (id: SignId, lang: Lang): string => wordsIn(lang).signs[id];

/** All signs, as the legend lists them. */
export const SIGN_IDS = Object.keys(wordsIn("en").signs) as readonly SignId[];

const FRAMES = { fly: "fly", shoot: "fly", boost: "boost", place: "place", mine: "mine_target" } as const;

/** All signs that stand on a space: what a tap would bring, its frames, what lies there. */
export function signsOn(
  view: GuardiansShown,
  place: Place,
  target: Target | undefined,
  effect: Effect | null,
  more: { readonly isHinted: boolean; readonly isMarked: boolean },
): SignId[] {
  const found: SignId[] = [];
  const piece = pieceAt(view, place);
  const below = pieceAt(view, { row: place.row + 1, column: place.column });
  if (more.isHinted) found.push("hint");
  if (target && effect) {
    const mark = markOf(target.kind, effect);
    found.push(mark?.id ?? FRAMES[target.kind]);
    if (effect.advances && !effect.losesOwn) found.push("advance");
    if (effect.missileGain !== null) found.push("missile");
  }
  if (piece) found.push(piece.kind);
  else if (view.mine_spaces.some((space) => placeText(space) === placeText(place))) found.push("mine_space");
  const isAboveSomething = place.row === view.rows || (below !== undefined && isFighter(below));
  if (piece && isInvader(piece) && isAboveSomething) found.push("danger");
  if (more.isMarked) found.push("mark");
  const isAtMoon = place.row === view.invader_rows || place.row === view.invader_rows + 1;
  if (isAtMoon && place.column === view.columns) found.push("moon");
  return found;
}
