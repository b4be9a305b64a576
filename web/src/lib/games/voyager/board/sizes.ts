/** How large things are in units, on a board that is so many pixels wide. */
export interface Sizes {
  readonly rocket: { readonly width: number; readonly height: number };
  readonly building: { readonly width: number; readonly height: number };
  /** By how much spheres are larger than they are painted. */
  readonly body: number;
  /** Heights of letters: on plates, on notes. */
  readonly text: number;
  readonly note: number;
  /** Around the board: numbers of points, the goal in its gate, half a seat's mark. */
  readonly number: number;
  readonly goal: number;
  readonly mark: number;
  /** Whether plates are mere names and notes are told elsewhere. */
  readonly isSmall: boolean;
}

/** On a large board pieces grow with it; below these sizes in pixels they stay as large as they are. */
const ROCKET = { units: 49, pixels: 26, most: 67 };
const BUILDING = { units: 34, pixels: 18, most: 46 };
const TEXT = { units: 18.5, pixels: 12.5, most: 41 };
const NOTE = { units: 20, pixels: 13.5, most: 36 };
const NUMBER = { units: 16, pixels: 11.5, most: 21 };
const GOAL = { units: 21, pixels: 12, most: 37 };
const MARK = { units: 10.5, pixels: 6, most: 15 };
const SMALL = 560;

const sized = ({ units, pixels, most }: typeof ROCKET, scale: number) =>
  Math.max(units, Math.min(most, pixels / scale));

/** What fits a board of a width in pixels; looked at closely, everything shrinks back to what is printed. */
export function sizesFor(width: number): Sizes {
  const scale = Math.max(width, 1) / 1000;
  const rocket = sized(ROCKET, scale);
  const building = sized(BUILDING, scale);
  return {
    rocket: { width: rocket * 0.5, height: rocket },
    building: { width: building, height: building },
    body: 0.75 + (0.25 * rocket) / ROCKET.units,
    text: sized(TEXT, scale),
    note: sized(NOTE, scale),
    number: sized(NUMBER, scale),
    goal: sized(GOAL, scale),
    mark: sized(MARK, scale),
    isSmall: width < SMALL,
  };
}
