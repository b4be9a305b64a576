import { type Box, boxOf, firstFree, nearestFree, placesTouching, within } from "./boxes";
import { type Cell, distanceTo, extentOf, inCell, type Point, pointAt, polarOf, SIZE } from "./geometry";
import { lookOf } from "./looks";
import type { Sizes } from "./sizes";

/** What stands on the board, for everybody to see. */
export interface Standing {
  readonly bodies: readonly {
    readonly id: string;
    readonly space: string;
    readonly owner: number | null;
    readonly building: "base" | "hotel" | null;
  }[];
  /** By seat. */
  readonly rockets: readonly ({ readonly space: string; readonly body: string | null } | null)[];
}

/** What is printed about a body. */
export interface World {
  readonly id: string;
  readonly name: string;
  readonly around: string | null;
  readonly landing: number | null;
  readonly stars: number;
  readonly is_home: boolean;
}

export interface BodySpot extends Point {
  readonly id: string;
  readonly radius: number;
}

export interface RocketSpot extends Box {
  readonly seat: number;
  readonly isFlying: boolean;
  /** The middle of its space where it had to stand aside. */
  readonly tether: Point | null;
}

export interface BuildingSpot extends Box {
  readonly body: string;
  readonly owner: number;
  readonly kind: "base" | "hotel";
}

/** A heap of more than three rockets: how many, and where that is written. */
export interface Heap extends Point {
  readonly count: number;
}

export interface Layout {
  readonly bodies: ReadonlyMap<string, BodySpot>;
  readonly rockets: ReadonlyMap<number, RocketSpot>;
  readonly buildings: ReadonlyMap<string, BuildingSpot>;
  readonly heaps: readonly Heap[];
  readonly plates: ReadonlyMap<string, Box>;
  /** By the ids of the wishes. */
  readonly notes: ReadonlyMap<string, Box>;
}

/** A note at a body, as large as its words. */
export interface NoteWish {
  readonly id: string;
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

type Cells = ReadonlyMap<string, Cell>;
const NARROW = 150;
const SIDE_BY_SIDE = 3;
const GAP = 4;
/** More of them are a number and a star. */
export const MOST_STARS = 4;
const inPicture = (box: Box): Box => within(box, 2, SIZE - 2);

/** Lay everything out: bodies where they are, then buildings, rockets, plates, notes, each off those before it. */
export function layOut(
  standing: Standing,
  cells: Cells,
  worlds: readonly World[],
  sizes: Sizes,
  notes: readonly NoteWish[] = [],
): Layout {
  const bodies = placeBodies(standing, cells, worlds, sizes);
  const taken: Box[] = [...bodies.values()].map((spot) => boxOf(spot, spot.radius));
  const buildings = placeBuildings(standing, bodies, sizes, taken);
  const { rockets, heaps } = placeRockets(standing, cells, bodies, sizes, taken);
  const plates = placePlates(worlds, bodies, sizes, taken);
  return { bodies, rockets, buildings, heaps, plates, notes: placeNotes(notes, bodies, taken) };
}

/** Bodies stand in their spaces; moons go ahead of their planet, in a narrow space outside it. */
export function placeBodies(
  standing: Standing,
  cells: Cells,
  worlds: readonly World[],
  sizes: Sizes,
): Map<string, BodySpot> {
  const spots = new Map<string, BodySpot>();
  const known = new Map(worlds.map((world, n) => [world.id, { world, n }]));
  const spaceOf = new Map(standing.bodies.map(({ id, space }) => [id, space]));
  const isMoonHere = (id: string) => {
    const around = known.get(id)?.world.around ?? null;
    return around !== null && spaceOf.get(around) === spaceOf.get(id);
  };
  const radiusOf = (id: string) =>
    lookOf(id, known.get(id)?.n ?? 0, known.get(id)?.world.around !== null).radius * sizes.body;

  for (const [space, cell] of cells) {
    const here = standing.bodies.filter((body) => body.space === space).map(({ id }) => id);
    const planets = here.filter((id) => !isMoonHere(id));
    planets.forEach((planet, n) => {
      const moons = here.filter((id) => isMoonHere(id) && known.get(id)?.world.around === planet);
      placeFamily(cell, (n + 1) / (planets.length + 1), planet, moons, radiusOf, spots);
    });
  }
  return spots;
}

function placeFamily(
  cell: Cell,
  share: number,
  planet: string,
  moons: readonly string[],
  radiusOf: (id: string) => number,
  spots: Map<string, BodySpot>,
): void {
  const { width, depth } = extentOf(cell);
  const radius = radiusOf(planet);
  const middle = (cell.inner + cell.outer) / 2;
  const isNarrow = width < NARROW;
  const outwards = moons.reduce((sum, id) => sum + 2 * radiusOf(id), 0);
  const at = isNarrow && moons.length ? Math.max(cell.inner + radius * 0.7, middle - outwards / 2) : middle;
  // A ring of one space is a circle: its body stands where nothing else is.
  const along = cell.to - cell.from >= 1 ? 0.86 : isNarrow ? share : share - 0.04 * moons.length;
  const turns = cell.from + (cell.to - cell.from) * along;
  spots.set(planet, { id: planet, radius, ...pointAt(turns, at) });
  let reach = radius;
  for (const moon of moons) {
    const size = radiusOf(moon);
    reach += size + (isNarrow ? 0 : depth * 0.12);
    const point = isNarrow
      ? pointAt(turns, at + reach)
      : pointAt(turns + reach / (2 * Math.PI * middle), middle);
    spots.set(moon, { id: moon, radius: size, ...point });
    reach += size;
  }
}

/** A building stands to the right of its body, a little below its middle. */
function placeBuildings(
  standing: Standing,
  bodies: ReadonlyMap<string, BodySpot>,
  sizes: Sizes,
  taken: Box[],
): Map<string, BuildingSpot> {
  const spots = new Map<string, BuildingSpot>();
  for (const { id, owner, building } of standing.bodies) {
    const body = bodies.get(id);
    if (!body || owner === null || building === null) continue;
    const box = firstFree(placesTouching(body, body.radius, sizes.building, 0.27).map(inPicture), taken);
    if (!box) continue;
    spots.set(id, { ...box, body: id, owner, kind: building });
    taken.push(box);
  }
  return spots;
}

interface Group {
  readonly seats: readonly number[];
  readonly body: BodySpot | null;
  readonly cell: Cell;
}

/** Rockets on a body stand above it, those in space behind it; more than three overlap and are counted. */
function placeRockets(
  standing: Standing,
  cells: Cells,
  bodies: ReadonlyMap<string, BodySpot>,
  sizes: Sizes,
  taken: Box[],
): { rockets: Map<number, RocketSpot>; heaps: Heap[] } {
  const rockets = new Map<number, RocketSpot>();
  const heaps: Heap[] = [];
  const { width, height } = sizes.rocket;
  for (const { seats, body, cell } of groupsOf(standing, cells, bodies)) {
    const step = seats.length > SIDE_BY_SIDE ? width * 0.55 : width;
    const size = { width: width + step * (seats.length - 1), height };
    const box = body
      ? firstFree(placesTouching(body, body.radius, size, 0).map(inPicture), taken)
      : placeInSpace(cell, size, bodies, taken);
    if (!box) continue;
    taken.push(box);
    const isAside = body === null && distanceTo(cell, box) > width;
    seats.forEach((seat, n) => {
      const x = box.x + step * (n - (seats.length - 1) / 2);
      const tether = isAside ? inCell(cell, 0.5) : null;
      rockets.set(seat, { seat, x, y: box.y, width, height, isFlying: body === null, tether });
    });
    if (seats.length > SIDE_BY_SIDE)
      heaps.push({
        count: seats.length,
        x: box.x + box.width / 2 - width * 0.2,
        y: box.y - height / 2 + width * 0.2,
      });
  }
  return { rockets, heaps };
}

function groupsOf(standing: Standing, cells: Cells, bodies: ReadonlyMap<string, BodySpot>): Group[] {
  const groups = new Map<string, { seats: number[]; body: BodySpot | null; cell: Cell }>();
  standing.rockets.forEach((rocket, seat) => {
    const cell = rocket && cells.get(rocket.space);
    if (!rocket || !cell) return;
    const key = rocket.body ?? rocket.space;
    const group = groups.get(key) ?? { seats: [], cell, body: bodies.get(rocket.body ?? "") ?? null };
    group.seats.push(seat);
    groups.set(key, group);
  });
  // Those on bodies first: where they stand is settled; the others have a whole space.
  return [...groups.values()].sort((a, b) => Number(a.body === null) - Number(b.body === null));
}

/** A place in space: behind the bodies of the space, rather within it than beside it. */
function placeInSpace(
  cell: Cell,
  size: { readonly width: number; readonly height: number },
  bodies: ReadonlyMap<string, BodySpot>,
  taken: readonly Box[],
): Box {
  const extent = extentOf(cell);
  const isWide = extent.width >= NARROW;
  const isEmpty = ![...bodies.values()].some((spot) => distanceTo(cell, spot) === 0);
  const trailing = Math.min(0.5, (size.width / 2 + 14) / extent.width + 0.08);
  const along = cell.to - cell.from >= 1 ? 0.62 : isWide && !isEmpty ? trailing : 0.5;
  const ideal = { ...size, ...inCell(cell, along) };
  return nearestFree(ideal, taken, (place) => 3 * distanceTo(cell, place), inPicture);
}

/** How large a plate is: a name, the roll in a die and stars; on a small board the name alone. */
export function plateSize(world: World, sizes: Sizes): { readonly width: number; readonly height: number } {
  const { text, isSmall } = sizes;
  const name = textWidth(world.name, text);
  if (isSmall || world.landing === null)
    return { width: name + text * (isSmall ? 0.2 : 1), height: text * (isSmall ? 1.2 : 1.55) };
  const stars = world.stars > MOST_STARS ? 1.8 : 0.95 * world.stars;
  return { width: name + text * (2.1 + stars + 0.3), height: text * 1.55 };
}

/** About as wide as a bold text is, rather more than less. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size;

function letterWidth(letter: string): number {
  if ("iljtfrI ,.:;'!|".includes(letter)) return 0.4;
  if ("mwMW".includes(letter)) return 0.95;
  return letter === letter.toUpperCase() ? 0.73 : 0.62;
}

function placePlates(
  worlds: readonly World[],
  bodies: ReadonlyMap<string, BodySpot>,
  sizes: Sizes,
  taken: Box[],
): Map<string, Box> {
  const plates = new Map<string, Box>();
  for (const world of worlds) {
    const body = bodies.get(world.id);
    if (!body || (world.landing === null && !world.is_home)) continue;
    const size = plateSize(world, sizes);
    const ideal = { ...size, x: body.x, y: body.y + body.radius + size.height / 2 + GAP };
    const box = nearestFree(ideal, taken, () => 0, inPicture);
    plates.set(world.id, box);
    taken.push(box);
  }
  return plates;
}

/** Notes stand further out than their bodies, and off everything else. */
function placeNotes(
  wishes: readonly NoteWish[],
  bodies: ReadonlyMap<string, BodySpot>,
  taken: Box[],
): Map<string, Box> {
  const notes = new Map<string, Box>();
  for (const { id, body: at, width, height } of wishes) {
    const body = bodies.get(at);
    if (!body) continue;
    const { turns, radius } = polarOf(body);
    const away = pointAt(turns, radius + body.radius + height + 16);
    const ideal = { width: width + 2 * GAP, height: height + 2 * GAP, x: away.x, y: away.y };
    const inwards = (place: Point) => 0.6 * Math.max(0, radius - polarOf(place).radius);
    const box = nearestFree(ideal, taken, inwards, inPicture);
    notes.set(id, { ...box, width, height });
    taken.push(box);
  }
  return notes;
}
