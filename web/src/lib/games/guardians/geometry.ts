/** Where things are on the picture of the board, in its own units. */

export const WIDTH = 100;
export const HEIGHT = 92;
export const LEFT = 34;
export const TOP = 30;
export const PLANET = 86;
const RIGHT = 24;

/** What the picture is measured by: a view has it. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export interface Place {
  readonly row: number;
  readonly column: number;
}

export const pictureWidth = ({ columns }: Size): number => LEFT + columns * WIDTH + RIGHT;
export const pictureHeight = ({ rows }: Size): number => TOP + rows * HEIGHT + PLANET;
/** Width by height. */
export const shapeOf = (size: Size): number => pictureWidth(size) / pictureHeight(size);

/** The left edge of a column. */
export const left = (column: number): number => LEFT + (column - 1) * WIDTH;
/** The upper edge of a row. */
export const top = (row: number): number => TOP + (row - 1) * HEIGHT;
export const middle = (place: Place) => ({
  x: left(place.column) + WIDTH / 2,
  y: top(place.row) + HEIGHT / 2,
});

/** Read a space as the notation writes it. */
export function readPlace(text: string): Place {
  const [row = "0", column = "0"] = text.split("/");
  return { row: Number(row), column: Number(column) };
}

/** Write a space as the notation does. */
export const placeText = (place: Place): string => `${place.row}/${place.column}`;

/** The space under a point of the picture, if there is one. */
export function placeAt(x: number, y: number, { rows, columns }: Size): Place | null {
  const column = Math.floor((x - LEFT) / WIDTH) + 1;
  const row = Math.floor((y - TOP) / HEIGHT) + 1;
  return row >= 1 && row <= rows && column >= 1 && column <= columns ? { row, column } : null;
}
