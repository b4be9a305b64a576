/** The race as lines of a chart: rounds to the right, points upwards. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly seat: number;
  /** By round, from the start at nothing. */
  readonly points: readonly Point[];
  /** Where achievements have brought the seat in the end; null: they added nothing. */
  readonly end: Point | null;
  readonly score: number;
}

/** A moment of the story on the line of its seat: its number stands beside it. */
export interface Pin {
  readonly number: number;
  readonly at: Point;
  readonly stands: Point;
}

/** The most points on the chart: at least the goal, in steps of ten. */
export const topOf = (goal: number, scores: readonly number[]): number =>
  Math.ceil((Math.max(goal, ...scores) + 1) / 10) * 10;

/** A line for each seat; the last stretch is what the achievements added. */
export function linesOf(
  race: readonly (readonly number[])[],
  scores: readonly number[],
  goal: number,
  chart: Chart,
): readonly Line[] {
  const top = topOf(goal, scores);
  const columns = race.length + 1;
  const x = (round: number) => chart.left + ((chart.width - chart.left) * round) / columns;
  const y = (points: number) => (chart.height - chart.bottom) * (1 - points / top);
  return scores.map((score, seat) => {
    const reached = race.map((round) => round[seat] ?? 0);
    return {
      seat,
      points: [0, ...reached].map((points, round) => ({ x: x(round), y: y(points) })),
      end: score === (reached.at(-1) ?? 0) ? null : { x: x(columns - 0.4), y: y(score) },
      score,
    };
  });
}

/** Marks of scores beside the lines' ends, moved apart so that none covers another. */
export function apart(heights: readonly number[], least: number): readonly number[] {
  const order = heights.map((y, n) => ({ y, n })).sort((one, other) => one.y - other.y);
  const found: number[] = [];
  let above = Number.NEGATIVE_INFINITY;
  for (const { y, n } of order) {
    above = Math.max(y, above + least);
    found[n] = above;
  }
  return found;
}

/** Where a number may stand: above its point or below it, further off where others are in the way. */
const STEPS = [-1, 1, -2, 2, -3, 3, -4, 4];

/** Numbers of moments beside the lines, at the end of their rounds, none on another and all on the chart. */
export function pinsOf(
  moments: readonly { readonly seat: number; readonly round: number }[],
  lines: readonly Line[],
  size: number,
  chart: Chart,
): readonly Pin[] {
  const pins: Pin[] = [];
  for (const [n, { seat, round }] of moments.entries()) {
    const points = lines.find((line) => line.seat === seat)?.points ?? [];
    const at = points[Math.min(round, points.length - 1)];
    if (!at) continue;
    const places = STEPS.map((step) => ({ x: at.x, y: at.y + step * 1.2 * size }));
    const isFree = ({ x, y }: Point) =>
      y >= 0 &&
      y <= chart.height - chart.bottom &&
      pins.every(({ stands }) => Math.hypot(stands.x - x, stands.y - y) >= size);
    pins.push({ number: n + 1, at, stands: places.find(isFree) ?? places[0] ?? at });
  }
  return pins;
}
