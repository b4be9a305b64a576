/** Wide: three columns. Tall: a phone or tablet upright. Flat: the board on the left, all else on the right. */
export type Shape = "wide" | "tall" | "flat";

const WIDE = { width: 1080, height: 620 };

/** Which shape a table of this size has, in pixels. */
export function shapeFor(width: number, height: number): Shape {
  if (width >= WIDE.width && height >= WIDE.height) return "wide";
  return width > height * 1.1 ? "flat" : "tall";
}
