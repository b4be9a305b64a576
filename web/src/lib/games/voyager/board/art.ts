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
export const pipsPath = (value: number): string =>
  [
    value % 2 ? "0 0" : "",
    ...(value > 1 ? ["-.5 -.5", ".5 .5"] : []),
    ...(value > 3 ? [".5 -.5", "-.5 .5"] : []),
    ...(value > 5 ? ["-.5 0", ".5 0"] : []),
  ]
    .map((at) => at && `M${at} h.001`)
    .join(" ");
