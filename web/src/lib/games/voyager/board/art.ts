function starPath(points: number, inner: number, shift = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const angle = (n / points) * Math.PI;
    const radius = n % 2 ? inner : 1;
    return `${(shift + radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
  });
  return `M${corners.join(" L")} Z`;
}

/** How far the stars of a row are apart. */
const STAR_STEP = 2.16;

/** Some stars of a unit's radius in a row, as one path. */
export const starRow = (count: number): string =>
  Array.from({ length: count }, (_, n) => starPath(5, 0.45, n * STAR_STEP)).join(" ");

/** The pips of a die of two units, as one path: a round dot is a line of no length. */
export function pipsPath(value: number): string {
  const far = 0.5;
  const dots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[0, 0]],
    2: [
      [-far, -far],
      [far, far],
    ],
    3: [
      [-far, -far],
      [0, 0],
      [far, far],
    ],
    4: [
      [-far, -far],
      [far, -far],
      [-far, far],
      [far, far],
    ],
    5: [
      [-far, -far],
      [far, -far],
      [0, 0],
      [-far, far],
      [far, far],
    ],
    6: [
      [-far, -far],
      [far, -far],
      [-far, 0],
      [far, 0],
      [-far, far],
      [far, far],
    ],
  };
  return (dots[value] ?? []).map(([x, y]) => `M${x} ${y} h.001`).join(" ");
}
