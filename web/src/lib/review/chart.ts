import type { ReviewMoment } from "../protocol/messages";

/** Where a curve of chances is drawn: all of it, and the room left of it and below for its axes. */
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

/** How many signs of its seat stand on a line, so that it can be told without its colour. */
const SIGNS = 5;

/** A move on the axis: the first point stands at the left, the last at the right. */
export function xOf(number: number, curve: readonly ReviewMoment[], chart: Chart): number {
  const first = curve[0]?.number ?? 0;
  const whole = Math.max(1, (curve.at(-1)?.number ?? 1) - first);
  return chart.left + ((number - first) / whole) * (chart.width - chart.left);
}

export const yOf = (chance: number, chart: Chart): number => (1 - chance) * (chart.height - chart.bottom);

/** A seat's chances as points. */
export const lineOf = (curve: readonly ReviewMoment[], seat: number, chart: Chart): Point[] =>
  curve.map(({ number, chances }) => ({ x: xOf(number, curve, chart), y: yOf(chances[seat] ?? 0, chart) }));

/** Some points of a line, evenly apart, where its sign stands; those of the seats beside each other. */
export function signsOn(line: readonly Point[], seat: number, seats: number): Point[] {
  const count = Math.min(SIGNS, line.length);
  return Array.from({ length: count }, (_, n) => (n + (seat + 0.5) / seats) / count).flatMap(
    (share) => line[Math.round(share * (line.length - 1))] ?? [],
  );
}
