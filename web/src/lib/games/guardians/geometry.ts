/** Where things are on the picture of the board, in its own units. */

export const ROWS = 10;
export const COLUMNS = 6;
export const WIDTH = 100;
export const HEIGHT = 92;
export const LEFT = 34;
export const TOP = 30;
export const PLANET = 86;
/** The Moon lies at the border below this row. */
export const MOON_BELOW = 4;

export const PICTURE_WIDTH = LEFT + COLUMNS * WIDTH + 24;
export const PICTURE_HEIGHT = TOP + ROWS * HEIGHT + PLANET;

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The left edge of a column. */
export const left = (column: number): number => LEFT + (column - 1) * WIDTH;
/** The upper edge of a row. */
export const top = (row: number): number => TOP + (row - 1) * HEIGHT;
export const middle = (place: Place) => ({
  x: left(place.column) + WIDTH / 2,
  y: top(place.row) + HEIGHT / 2,
});

/** Read a space as the notation writes it. */
export function readPlace(text: unknown): Place {
  const [row = "0", column = "0"] = String(text).split("/");
  return { row: Number(row), column: Number(column) };
}

/** Write a space as the notation does. */
export const placeText = (place: Place): string => `${place.row}/${place.column}`;

/** The space under a point of the picture, if there is one. */
export function placeAt(x: number, y: number): Place | null {
  const column = Math.floor((x - LEFT) / WIDTH) + 1;
  const row = Math.floor((y - TOP) / HEIGHT) + 1;
  return row >= 1 && row <= ROWS && column >= 1 && column <= COLUMNS ? { row, column } : null;
}
