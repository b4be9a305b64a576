/** The orrery in units: 1000 by 1000, the Sun in the middle; angles are turns, 0 at the top, counter-clockwise. */
export const SIZE = 1000;
export const CENTRE = SIZE / 2;
export const SUN = 34;
/** Rockets stand there, moons of the outermost ring hang there. */
export const DOCK = { inner: 446, outer: 467 };
export const SCORE = { inner: 468, outer: 496 };

/** The length of an arrow's head. */
const HEAD = 15;
const FROM = 54;
const UPTO = 446;
const RAIL = 7;
/** As it is printed: six rings, the innermost one narrow. */
const PRINTED: readonly (readonly [number, number])[] = [
  [54, 96],
  [103, 165],
  [172, 238],
  [245, 307],
  [314, 375],
  [382, 446],
];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A ring's band, and how many spaces share it. */
export interface Band {
  readonly id: string;
  readonly inner: number;
  readonly outer: number;
  readonly count: number;
}

/** One space: an arc of its ring's band, from its first edge counter-clockwise. */
export interface Cell {
  readonly id: string;
  readonly ring: number;
  readonly index: number;
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
}

interface RingLike {
  readonly id: string;
  readonly spaces: readonly string[];
}

/** Where the rings are: as printed where there are as many, otherwise they share the room equally. */
export function bandsOf(rings: readonly RingLike[]): readonly Band[] {
  const share = (UPTO - FROM - RAIL * (rings.length - 1)) / rings.length;
  return rings.map(({ id, spaces }, n) => {
    const begins = FROM + n * (share + RAIL);
    const [inner, outer] =
      rings.length === PRINTED.length ? (PRINTED[n] ?? [0, 0]) : [begins, begins + share];
    return { id, inner, outer, count: spaces.length };
  });
}

/** Every space by its name. */
export function cellsOf(rings: readonly RingLike[]): ReadonlyMap<string, Cell> {
  const bands = bandsOf(rings);
  const cells = rings.flatMap(({ spaces }, ring) => {
    const { inner = 0, outer = 0 } = bands[ring] ?? {};
    return spaces.map((id, index) => ({
      id,
      ring,
      index,
      inner,
      outer,
      from: index / spaces.length,
      to: (index + 1) / spaces.length,
    }));
  });
  return new Map(cells.map((cell) => [cell.id, cell]));
}

/** The point so many turns from the top, counter-clockwise, at a distance from the Sun. */
export function pointAt(turns: number, radius: number): Point {
  const angle = turns * 2 * Math.PI;
  return { x: CENTRE - radius * Math.sin(angle), y: CENTRE - radius * Math.cos(angle) };
}

/** The reverse: how far around, in turns from 0 to 1, and how far from the Sun. */
export function polarOf({ x, y }: Point): { readonly turns: number; readonly radius: number } {
  const turns = Math.atan2(CENTRE - x, CENTRE - y) / (2 * Math.PI);
  return { turns: (turns + 1) % 1, radius: Math.hypot(x - CENTRE, y - CENTRE) };
}

/** A place in a cell: shares of its arc and of its depth, 0.5 and 0.5 is the middle. */
export function inCell(cell: Cell, along: number, across = 0.5): Point {
  return pointAt(cell.from + (cell.to - cell.from) * along, cell.inner + (cell.outer - cell.inner) * across);
}

/** Where the middle of a space is; a ring of one space has it beside the Sun, not in it. */
export const middleOf = (cell: Cell): Point => inCell(cell, 0.5);

/** How wide and how deep a space is, in units. */
export const extentOf = (cell: Cell): { readonly width: number; readonly depth: number } => ({
  width: (cell.to - cell.from) * Math.PI * (cell.inner + cell.outer),
  depth: cell.outer - cell.inner,
});

const said = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const round = (value: number) => Math.round(value * 100) / 100;

/** The edge of a space, drawn a little inside it. */
export function cellPath(cell: Cell, inset = 0): string {
  const inner = cell.inner + inset;
  const outer = cell.outer - inset;
  if (cell.to - cell.from >= 1) return `${circlePath(outer)} ${circlePath(inner, true)}`;
  const margin = (radius: number) => inset / (2 * Math.PI * radius);
  const large = cell.to - cell.from > 0.5 ? 1 : 0;
  const a = pointAt(cell.from + margin(inner), inner);
  const b = pointAt(cell.from + margin(outer), outer);
  const c = pointAt(cell.to - margin(outer), outer);
  const d = pointAt(cell.to - margin(inner), inner);
  return `M${said(a)} L${said(b)} A${outer} ${outer} 0 ${large} 0 ${said(c)} L${said(d)} A${inner} ${inner} 0 ${large} 1 ${said(a)} Z`;
}

/** A circle around the Sun; backwards it cuts a hole. */
export function circlePath(radius: number, backwards = false): string {
  const sweep = backwards ? 1 : 0;
  const top = said(pointAt(0, radius));
  const bottom = said(pointAt(0.5, radius));
  return `M${top} A${radius} ${radius} 0 1 ${sweep} ${bottom} A${radius} ${radius} 0 1 ${sweep} ${top} Z`;
}

/** Part of a circle around the Sun, counter-clockwise; clockwise if it ends before it begins. */
export function arcPath(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 0.5 ? 1 : 0;
  return `M${said(pointAt(from, radius))} A${radius} ${radius} 0 ${large} ${to > from ? 0 : 1} ${said(pointAt(to, radius))}`;
}

/** How far around a ring carries something, in turns: less than once. */
export const carriedBy = (from: Point, to: Point): number =>
  (polarOf(to).turns - polarOf(from).turns + 1) % 1;

/** An arrow along a ring from one point to another, with its head; it ends so much before the point. */
export function carriedPath(
  from: Point,
  to: Point,
  before: number,
): { readonly line: string; readonly head: string } {
  const { turns, radius } = polarOf(from);
  const once = 2 * Math.PI * radius;
  const end = turns + Math.max(carriedBy(from, to) - before / once, 0);
  const base = end - HEAD / once;
  const corners = [
    pointAt(end, radius),
    ...[-0.55, 0.55].map((aside) => pointAt(base, radius + HEAD * aside)),
  ];
  return {
    line: arcPath(radius, turns, Math.max(base, turns)),
    head: `M${corners.map(said).join(" L")} Z`,
  };
}

/** The lines between the spaces of a ring; of many lines every so-many-th is left to the stronger ones. */
export function linesPath(band: Band, wanted: (index: number) => boolean = () => true): string {
  if (band.count < 2) return "";
  return Array.from({ length: band.count }, (_, index) => index)
    .filter(wanted)
    .map((index) => {
      const turns = index / band.count;
      return `M${said(pointAt(turns, band.inner))} L${said(pointAt(turns, band.outer))}`;
    })
    .join(" ");
}

/** How far a point is from a space, in units; 0 inside. */
export function distanceTo(cell: Cell, point: Point): number {
  const { turns, radius } = polarOf(point);
  const deep = Math.max(cell.inner - radius, 0, radius - cell.outer);
  if (cell.to - cell.from >= 1 || (turns >= cell.from && turns <= cell.to)) return deep;
  const near = Math.min(Math.max(radius, cell.inner), cell.outer);
  const ends = [pointAt(cell.from, near), pointAt(cell.to, near)];
  return Math.min(...ends.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
}
