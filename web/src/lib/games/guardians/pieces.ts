import type { GuardiansView } from "../../protocol/messages";
import type { Place } from "./geometry";

/** Signs of the notation by the numbers of a view's board. */
const SIGNS = ".12345<>()*RYGB";
export const FIGHTERS = "RYGB";
export const SEAT_NAMES = ["red", "yellow", "green", "blue"] as const;

/** What the table waits for: numbers of a view's `stage`. */
export const STAGE = {
  placeFighter: 0,
  placeMine: 1,
  act: 2,
  flyOn: 3,
  shoot: 4,
  moveMine: 5,
  pay: 6,
  comeBack: 7,
  return: 8,
  over: 9,
} as const;

export interface Piece extends Place {
  readonly id: number;
  readonly sign: string;
}

/** What lies on a space of a view; "" outside of the board. */
export function signAt(view: GuardiansView, place: Place): string {
  return SIGNS[view.board[place.row * (view.columns + 2) + place.column] ?? 15] ?? "";
}

/** Everything that lies on the board of a view, row by row. */
export function piecesOf(view: GuardiansView): Omit<Piece, "id">[] {
  const found: Omit<Piece, "id">[] = [];
  for (let row = 1; row <= view.rows; row++) {
    for (let column = 1; column <= view.columns; column++) {
      const sign = signAt(view, { row, column });
      if (sign && sign !== ".") found.push({ row, column, sign });
    }
  }
  return found;
}

/** The space a number of a view's `space` means; null beside the board. */
export function placeOf(view: GuardiansView, space: number): Place | null {
  const width = view.columns + 2;
  return space === 0 ? null : { row: Math.floor(space / width), column: space % width };
}

export const isInvader = (sign: string): boolean => sign !== "" && "12345<>()".includes(sign);
export const isFighter = (sign: string): boolean => sign !== "" && FIGHTERS.includes(sign);

/** Invaders next to something they would run into if they came down now. */
export function inDanger(pieces: readonly Piece[], rows: number): ReadonlySet<number> {
  const below = new Map(pieces.map((piece) => [`${piece.row}/${piece.column}`, piece.sign]));
  const found = pieces.filter(
    ({ sign, row, column }) =>
      isInvader(sign) && (row === rows || isFighter(below.get(`${row + 1}/${column}`) ?? "")),
  );
  return new Set(found.map(({ id }) => id));
}
