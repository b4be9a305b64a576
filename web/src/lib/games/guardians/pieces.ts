import type { GuardiansPiece, GuardiansShown } from "../../protocol/messages";
import { type Place, placeText } from "./geometry";

/** A piece without its place: what is drawn. */
export type Face = Pick<GuardiansPiece, "kind" | "eyes" | "half" | "seat">;

/** A piece that keeps its identity while it moves. */
export type Piece = GuardiansPiece & { readonly id: number };

export const isInvader = ({ kind }: Pick<Face, "kind">): boolean => kind !== "mine" && kind !== "fighter";
export const isFighter = ({ kind }: Pick<Face, "kind">): boolean => kind === "fighter";
export const isMine = ({ kind }: Pick<Face, "kind">): boolean => kind === "mine";

export const monster = (eyes: number): Face => ({ kind: "monster", eyes, half: null, seat: null });
export const ship = (half: "left" | "right"): Face => ({ kind: "ship", eyes: null, half, seat: null });
export const part: Face = { kind: "damaged_ship", eyes: null, half: "left", seat: null };
export const mine: Face = { kind: "mine", eyes: null, half: null, seat: null };
export const fighter = (seat: number): Face => ({ kind: "fighter", eyes: null, half: null, seat });

/** The face of a token worth so much. */
export const tokenFace = (value: number, partValue: number): Face =>
  value === partValue ? part : monster(value);

/** Tells faces apart. */
export const faceKey = ({ kind, eyes, half, seat }: Face): string =>
  [kind, eyes, half, seat].filter((part) => part !== null).join(" ");

/** What lies on a space of a view. */
export function pieceAt(view: GuardiansShown, place: Place): GuardiansPiece | undefined {
  return view.pieces.find(({ row, column }) => row === place.row && column === place.column);
}

/** Invaders next to something they would run into if they came down now. */
export function inDanger(pieces: readonly Piece[], rows: number): ReadonlySet<number> {
  const fighters = new Set(pieces.filter(isFighter).map(placeText));
  const found = pieces.filter(
    (piece) =>
      isInvader(piece) &&
      (piece.row === rows || fighters.has(placeText({ row: piece.row + 1, column: piece.column }))),
  );
  return new Set(found.map(({ id }) => id));
}
