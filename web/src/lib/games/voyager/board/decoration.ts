import { arcPath, type Band, circlePath, linesPath, type Point, pointAt, SCORE, SUN } from "./geometry";

/** What never changes on a board: one path for each kind of line, so that the picture stays small. */

const said = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The rails: inside the first ring, between the rings and around the last one. */
export function railsPath(bands: readonly Band[]): string {
  const edges = bands.flatMap(({ inner }, n) => {
    const before = bands[n - 1]?.outer ?? inner - 7;
    return [(before + inner) / 2];
  });
  const last = bands.at(-1)?.outer ?? 0;
  return [...edges, last + 3.5].map((radius) => circlePath(radius)).join(" ");
}

/** The lines of a ring: strong ones, and in a ring of many spaces those between them. */
export function ringLines(band: Band): { readonly strong: string; readonly faint: string } {
  const every = band.count > 24 ? 3 : 1;
  return {
    strong: linesPath(band, (n) => n % every === 0),
    faint: every === 1 ? "" : linesPath(band, (n) => n % every !== 0),
  };
}

/** The line from which spaces are counted. */
export const dividingLine = (bands: readonly Band[]): string =>
  `M${said(pointAt(0, bands[1]?.inner ?? SUN))} L${said(pointAt(0, bands.at(-1)?.outer ?? SUN))}`;

/** Numbers that look like chance and are always the same. */
function* scattered(seed: number): Generator<number> {
  for (let value = seed; ; ) {
    value = (value * 1103515245 + 12345) % 2147483648;
    yield value / 2147483648;
  }
}

/** Rocks of a dangerous ring. */
export function rocksPath(band: Band, count = 110): string {
  const dice = scattered(7 + band.count);
  const next = () => dice.next().value as number;
  return Array.from({ length: count }, () => {
    const at = pointAt(next(), band.inner + 6 + next() * (band.outer - band.inner - 12));
    const size = 0.8 + next() ** 3 * 3.4;
    return `M${said(at)} l${size.toFixed(1)} ${(-size * 0.7).toFixed(1)} l${size.toFixed(1)} ${(size * 0.5).toFixed(1)} l${(-size * 0.3).toFixed(1)} ${size.toFixed(1)} l${(-size).toFixed(1)} ${(size * 0.2).toFixed(1)} Z`;
  }).join(" ");
}

/** Stars on the enamel. */
export function starsPath(from: number, to: number, count = 60): string {
  const dice = scattered(3);
  const next = () => dice.next().value as number;
  return Array.from({ length: count }, () => {
    const at = pointAt(next(), from + Math.sqrt(next()) * (to - from));
    return `M${said(at)} h.01`;
  }).join(" ");
}

/** The Sun's rays. */
export function raysPath(count = 24): string {
  return Array.from({ length: count }, (_, n) => {
    const turns = n / count;
    const tip = pointAt(turns, n % 2 ? SUN + 11 : SUN + 16);
    const [left, right] = [pointAt(turns - 0.012, SUN - 1), pointAt(turns + 0.012, SUN - 1)];
    return `M${said(left)} L${said(tip)} L${said(right)} Z`;
  }).join(" ");
}

/** A tick for every point, a longer one for every fifth; clockwise, as points are counted. */
export function ticksPath(goal: number): string {
  return Array.from({ length: goal }, (_, n) => {
    const [from, to] = n % 5 ? [SCORE.outer, SCORE.outer + 3] : [SCORE.outer, SCORE.outer + 6];
    return `M${said(pointAt(-n / goal, from))} L${said(pointAt(-n / goal, to))}`;
  }).join(" ");
}

/** A seat's way around the board: its lane, from the gate on. */
export function lanePath(points: number, goal: number, lane: number, lanes: number): string {
  const share = Math.min(points / goal, 0.9999);
  return share > 0 ? arcPath(laneRadius(lane, lanes), 0, -share) : "";
}

export function laneRadius(lane: number, lanes: number): number {
  const room = SCORE.outer - SCORE.inner - 6;
  return SCORE.outer - 3 - (room / lanes) * (lane + 0.5);
}

/**
 * Where the seats' marks, so large, stand: where their points are, side by side where those are alike, and beside the
 * gate of this width.
 */
export function marksOf(
  points: readonly number[],
  goal: number,
  radius: number,
  gate: number,
): readonly (Point & { readonly seat: number })[] {
  const once = 2 * Math.PI * SCORE.inner;
  let before = Number.NEGATIVE_INFINITY;
  return points
    .map((value, seat) => ({ seat, value }))
    .sort((a, b) => a.value - b.value || a.seat - b.seat)
    .map(({ seat, value }) => {
      const past = Math.max((value / goal) % 1, (gate / 2 + radius) / once);
      const turns = Math.max(value >= goal ? 1 + past : past, before + (2.1 * radius) / once);
      before = turns;
      return { seat, ...pointAt(-turns, laneRadius(seat, points.length)) };
    });
}
