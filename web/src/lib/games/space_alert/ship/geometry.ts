import type { Letter, PlaceName } from "../common/scene";

/** Where everything of the ship lies, in pixels of the room it has: two decks, three zones, nothing stretched. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

export type ShipZone = "red" | "white" | "blue";
export type Station = Exclude<PlaceName, "space">;

export const ZONES: readonly ShipZone[] = ["red", "white", "blue"];
export const STATIONS: readonly Station[] = [
  "upper_red",
  "upper_white",
  "upper_blue",
  "lower_red",
  "lower_white",
  "lower_blue",
];
export const LETTERS: readonly Letter[] = ["A", "B", "C"];

export interface ShipPlan {
  readonly width: number;
  readonly height: number;
  /** Letters have no room for words. */
  readonly isCompact: boolean;
  readonly hull: string;
  readonly engines: readonly Box[];
  readonly stations: Readonly<Record<Station, Box>>;
  readonly outlines: Readonly<Record<Station, string>>;
  readonly lifts: Readonly<Record<ShipZone, Box>>;
  readonly doors: readonly Box[];
  readonly pawn: number;
}

const EDGE = { left: 0.045, right: 0.955, gap: 0.009, white: 0.322 };
const ROWS = {
  side: 0.19,
  white: 0.145,
  middle: 0.508,
  lower: 0.548,
  low: 0.868,
  whiteLow: 0.89,
  hull: 0.955,
};

/** Lay the ship out in a room. */
export function layShip(width: number, height: number): ShipPlan {
  const stations = Object.fromEntries(
    STATIONS.map((id) => [id, stationBox(id, width, height)]),
  ) as unknown as Record<Station, Box>;
  const letter = letterBox(stations.upper_red, "A").w;
  return {
    width,
    height,
    isCompact: letter < 46,
    hull: hullPath(width, height),
    engines: [0.42, 0.58].map((at) => ({
      x: width * at - width * 0.035,
      y: height * ROWS.hull - 1,
      w: width * 0.07,
      h: height * (1 - ROWS.hull),
    })),
    stations,
    outlines: Object.fromEntries(
      STATIONS.map((id) => [id, outline(id, stations[id], height * 0.09)]),
    ) as unknown as Record<Station, string>,
    lifts: Object.fromEntries(
      ZONES.map((zone) => [zone, liftBox(stations[`upper_${zone}`], height)]),
    ) as unknown as Record<ShipZone, Box>,
    doors: doorsBetween(stations, width, height),
    pawn: Math.max(8, Math.min(height * 0.046, width * 0.024)),
  };
}

function stationBox(id: Station, width: number, height: number): Box {
  const inner = EDGE.right - EDGE.left - 2 * EDGE.gap;
  const side = (inner - EDGE.white) / 2;
  const place = id.endsWith("red") ? 0 : id.endsWith("white") ? 1 : 2;
  const left = EDGE.left + ([0, side + EDGE.gap, side + EDGE.white + 2 * EDGE.gap][place] as number);
  const isUpper = id.startsWith("upper");
  const top = isUpper ? (place === 1 ? ROWS.white : ROWS.side) : ROWS.lower;
  const bottom = isUpper ? ROWS.middle : place === 1 ? ROWS.whiteLow : ROWS.low;
  const w = (place === 1 ? EDGE.white : side) * width;
  return { x: left * width, y: top * height, w, h: (bottom - top) * height };
}

/** The room of a letter in its station; the lower part of a station belongs to them. */
export function letterBox(station: Box, letter: Letter): Box {
  const inset = Math.max(3, station.w * 0.04);
  const gap = Math.max(2, station.w * 0.02);
  const w = (station.w - 2 * inset - 2 * gap) / 3;
  const h = Math.min(station.h * 0.53, w * 0.92);
  const x = station.x + inset + LETTERS.indexOf(letter) * (w + gap);
  return { x, y: station.y + station.h - h - Math.max(4, station.h * 0.07), w, h };
}

/** Where the figures of a station stand: beside each other, closer where many are. */
export function pawnSpots(plan: ShipPlan, station: Box, count: number): readonly Point[] {
  const letters = letterBox(station, "A");
  const room = station.w * 0.74;
  const step = Math.min(plan.pawn * 2.7, count > 1 ? room / (count - 1) : room);
  const y = Math.max(station.y + plan.pawn * 1.25, letters.y - plan.pawn * 1.4);
  const middle = station.x + station.w / 2;
  return Array.from({ length: count }, (_, n) => ({ x: middle + (n - (count - 1) / 2) * step, y }));
}

/** Where somebody outside the ship flies: to the left of it. */
export const outside = (plan: ShipPlan): Point => ({
  x: plan.pawn * 1.6,
  y: plan.height * 0.14,
});

/** The arcs of a zone's shield, from the hull outwards. */
export function shieldArcs(plan: ShipPlan, zone: ShipZone, capacity: number): readonly string[] {
  const box = plan.stations[`upper_${zone}`];
  const middle = box.x + box.w / 2;
  const step = Math.max(4, plan.height * 0.022);
  return Array.from({ length: capacity }, (_, n) => {
    const half = box.w * (0.4 + n * 0.015);
    const y = box.y - plan.height * 0.062 - n * step;
    const rise = plan.height * 0.05;
    const d = [middle - half, y + rise, middle, y - rise, middle + half, y + rise].map((at) => at.toFixed(1));
    return `M${d[0]} ${d[1]} Q${d[2]} ${d[3]} ${d[4]} ${d[5]}`;
  });
}

/** The boxes of a zone's damage, below the lower deck. */
export function damageBoxes(plan: ShipPlan, zone: ShipZone, tokens: number): readonly Box[] {
  const box = plan.stations[`lower_${zone}`];
  const size = Math.max(7, plan.height * 0.042);
  const step = size * 1.28;
  const y = plan.height * (ROWS.hull - 0.012) - size;
  const left = box.x + box.w / 2 - (step * (tokens - 1) + size) / 2;
  return Array.from({ length: tokens }, (_, n) => ({ x: left + n * step, y, w: size, h: size }));
}

function liftBox(upper: Box, height: number): Box {
  const size = Math.max(18, height * 0.1);
  const y = ((ROWS.middle + ROWS.lower) / 2) * height - size / 2;
  return { x: upper.x + upper.w / 2 - size / 2, y, w: size, h: size };
}

function doorsBetween(stations: Readonly<Record<Station, Box>>, width: number, height: number): Box[] {
  const w = Math.max(3, width * 0.006);
  const h = height * 0.11;
  return (["upper", "lower"] as const).flatMap((deck) =>
    (["red", "white"] as const).map((zone) => {
      const box = stations[`${deck}_${zone}`];
      const side = stations[`${deck}_red`];
      const x = box.x + box.w + (EDGE.gap * width) / 2 - w / 2;
      return { x, y: side.y + side.h * 0.62 - h / 2, w, h };
    }),
  );
}

const path = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" L")} Z`;

/** A station's corners are cut where the hull is. */
function outline(id: Station, { x, y, w, h }: Box, cut: number): string {
  const [right, bottom] = [x + w, y + h];
  const isUpper = id.startsWith("upper");
  const cutsLeft = id.endsWith("red") || id.endsWith("white");
  const cutsRight = id.endsWith("blue") || id.endsWith("white");
  const corner = (isCut: boolean, at: Point, first: Point, second: Point) => (isCut ? [first, second] : [at]);
  return path([
    ...corner(isUpper && cutsLeft, { x, y }, { x, y: y + cut }, { x: x + cut, y }),
    ...corner(isUpper && cutsRight, { x: right, y }, { x: right - cut, y }, { x: right, y: y + cut }),
    ...corner(
      !isUpper && cutsRight,
      { x: right, y: bottom },
      { x: right, y: bottom - cut },
      { x: right - cut, y: bottom },
    ),
    ...corner(!isUpper && cutsLeft, { x, y: bottom }, { x: x + cut, y: bottom }, { x, y: bottom - cut }),
  ]);
}

function hullPath(width: number, height: number): string {
  const at = (x: number, y: number): Point => ({ x: x * width, y: y * height });
  const [left, right] = [0.022, 0.978];
  return path([
    at(left, 0.28),
    at(0.085, ROWS.side - 0.03),
    at(0.3, ROWS.side - 0.03),
    at(0.36, ROWS.white - 0.035),
    at(0.64, ROWS.white - 0.035),
    at(0.7, ROWS.side - 0.03),
    at(0.915, ROWS.side - 0.03),
    at(right, 0.28),
    at(right, 0.79),
    at(0.915, ROWS.hull),
    at(0.085, ROWS.hull),
    at(left, 0.79),
  ]);
}
