/** Three ways to lay the table out; what lies where is the same, sizes differ. */
export type Shape = "wide" | "tall" | "flat";

export interface Size {
  readonly shape: Shape;
  /** A pixel of the drawing board, in pixels of this screen. */
  readonly unit: number;
  /** Beside a wide and high enough board there is room for the log. */
  readonly hasLog: boolean;
}

/** No text of a drawing is smaller: 11 px on the screen, though drawings are scaled by a hair less than one. */
export const SMALLEST = 11.1;

const BOARDS = { wide: [1440, 900], tall: [390, 844], flat: [844, 390] } as const;

/** Which way suits a room, and how large its unit is there. */
export function sizeFor(width: number, height: number): Size {
  const shape = width >= 1180 && height >= 620 ? "wide" : width > height * 1.15 ? "flat" : "tall";
  const [w, h] = BOARDS[shape];
  const unit = Math.max(0.6, Math.min(width / w, height / h));
  return { shape, unit, hasLog: shape === "wide" || (shape === "flat" && height > unit * h * 1.4) };
}
