/** Our own pixel creatures: # body, o eye, x pupil, w window, r light, f fire. Their eyes are their value. */

const CREATURES: Readonly<Record<string, string>> = {
  "monster 1": `
.....#####.....
...#########...
..###########..
.####ooooo####.
.####oxxxo####.
#####oxxxo#####
#####oxxxo#####
.####ooooo####.
..###########..
...###...###...
..##..###..##..
.##....#....##.`,
  "monster 2": `
.#...........#.
..#..#####..#..
...#########...
.#############.
.##ooo###ooo##.
###oxo###oxo###
###ooo###ooo###
###############
#.###########.#
#.#.........#.#
#.##.......##.#
...##.....##...`,
  "monster 3": `
......###......
.....#####.....
....##ooo##....
...###oxo###...
..####ooo####..
.#############.
##ooo#####ooo##
##oxo#####oxo##
##ooo#####ooo##
.#############.
..#.##.#.##.#..
.#..#..#..#..#.`,
  "monster 4": `
..#.........#..
...#.......#...
..###########..
.##ooo###ooo##.
.##oxo###oxo##.
.##ooo###ooo##.
###############
.##ooo###ooo##.
.##oxo###oxo##.
.##ooo###ooo##.
..###########..
.##..#...#..##.`,
  "monster 5": `
.##.#######.##.
##ooo#####ooo##
##oxo#####oxo##
##ooo#####ooo##
######ooo######
######oxo######
######ooo######
##ooo#####ooo##
##oxo#####oxo##
##ooo#####ooo##
.#############.
#.##.##.##.##.#`,
  mine: `
.......#.......
..#....#....#..
...#.#####.#...
....#######....
...###rrr###...
..###rrrrr###..
#####rrrrr#####
..###rrrrr###..
...###rrr###...
....#######....
...#.#####.#...
..#....#....#..`,
};

const INTACT_LEFT = `
...............
............###
.........######
.......########
.....###ww##ww#
..#############
.##############
###rr###rr###rr
.##############
...############
.....####..####
......##....##.`;

const DAMAGED_LEFT = `
...............
...............
.........##....
.......####.f..
.....###ww#ff..
..#######.ff...
.########.f....
###rr###rr.ff..
.########.ff...
...#######.f...
.....###..f....
......#........`;

const mirror = (picture: string): string =>
  picture
    .trim()
    .split("\n")
    .map((line) => [...line].reverse().join(""))
    .join("\n");

const PICTURES: Readonly<Record<string, string>> = {
  ...CREATURES,
  "ship left": INTACT_LEFT,
  "ship right": mirror(INTACT_LEFT),
  "damaged_ship left": DAMAGED_LEFT,
  "damaged_ship right": mirror(DAMAGED_LEFT),
};

export const SPRITE_WIDTH = 15;
export const SPRITE_HEIGHT = 12;
export const LAYERS = { body: "#", eye: "o", pupil: "x", window: "w", light: "r", fire: "f" } as const;
export type Layer = keyof typeof LAYERS;

/** One colour of a picture as a path, a run of pixels at a time. */
export function pathOf(picture: string, pixel: string): string {
  const lines = picture.trim().split("\n");
  let path = "";
  lines.forEach((line, y) => {
    for (let x = 0; x < line.length; x++) {
      if (line[x] !== pixel) continue;
      let run = 1;
      while (line[x + run] === pixel) run++;
      path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run - 1;
    }
  });
  return path;
}

/** All colours of a piece, by its face. */
export const SPRITES: Readonly<Record<string, readonly { layer: Layer; path: string }[]>> =
  Object.fromEntries(
    Object.entries(PICTURES).map(([face, picture]) => [
      face,
      (Object.keys(LAYERS) as Layer[])
        .map((layer) => ({ layer, path: pathOf(picture, LAYERS[layer]) }))
        .filter(({ path }) => path !== ""),
    ]),
  );

/** How many eyes a picture shows: pupils that do not touch one another. */
export function eyesOf(face: string): number {
  const lines = (PICTURES[face] ?? "").trim().split("\n");
  const isPupil = (x: number, y: number) => lines[y]?.[x] === "x";
  let eyes = 0;
  lines.forEach((line, y) => {
    for (let x = 0; x < line.length; x++)
      if (isPupil(x, y) && !isPupil(x - 1, y) && !isPupil(x, y - 1)) eyes++;
  });
  return eyes;
}
