import type { GameUi } from "../ui";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";

/** A view of any game, as far as its seats have points. */
interface Scored {
  readonly seats?: readonly { readonly score?: unknown; readonly points?: unknown }[];
}

function scoreIn(view: unknown, seat: number): number | null {
  const own = (view as Scored | null)?.seats?.[seat];
  const points = own?.score ?? own?.points;
  return typeof points === "number" ? points : null;
}

/** The board of every game that has none of its own: drawn as text, with the choices as buttons. */
export const ui: GameUi = {
  Board,
  Actions,
  Holdings: null,
  isDrawn: true,
  hasSecrets: true,
  choicesWhileShowing: true,
  newScene: () => ({ settle: () => undefined, play: () => Promise.resolve() }),
  score: scoreIn,
  needed: () => "",
  beside: () => "",
};
