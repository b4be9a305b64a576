import { type Point, SIZE } from "./geometry";

/** What of the board is in the picture, in units. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** A board at least so large is shown whole, in pixels. */
const ENOUGH = 330;
const RIM = 22;
/** What is nearer to the edge of the picture than this is not in sight, in units. */
const EDGE = 60;

/**
 * The whole board where there is room for it; in a low strip as wide as the board is, with what matters in sight;
 * closer up around what is looked at.
 */
export function cameraFor(room: Room, focus: Point, zoom: number, hasRim: boolean): Camera {
  const width = Math.max(room.width, 1);
  const height = Math.max(room.height, 1);
  const rim = hasRim ? RIM : 0;
  const isWhole = zoom <= 1 && Math.min(width, height) >= Math.min(ENOUGH, width * 0.95);
  if (isWhole) {
    const size = SIZE + 2 * rim;
    const least = Math.min(width, height);
    return centred({ x: SIZE / 2, y: SIZE / 2 }, (width / least) * size, (height / least) * size);
  }
  const wide = SIZE / Math.max(zoom, 1);
  const high = (wide * height) / width;
  return kept(centred(focus, wide, high));
}

const centred = ({ x, y }: Point, width: number, height: number): Camera => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Moved so that nothing beside the board is in the picture, unless the picture is larger. */
function kept(camera: Camera): Camera {
  const keep = (from: number, length: number) =>
    length >= SIZE ? (SIZE - length) / 2 : Math.min(Math.max(from, 0), SIZE - length);
  return { ...camera, x: keep(camera.x, camera.width), y: keep(camera.y, camera.height) };
}

/** How many pixels a board of the whole width would have at this magnification. */
export const widthIn = (camera: Camera, room: Room): number => (room.width * SIZE) / camera.width;

const isIn = ({ x, y, width, height }: Camera, at: Point): boolean =>
  Math.abs(at.x - x - width / 2) <= width / 2 - EDGE && Math.abs(at.y - y - height / 2) <= height / 2 - EDGE;

/** The picture stands still while somebody aims, unless what is aimed at is not in it. */
export function cameraAiming(
  room: Room,
  home: Point,
  aimed: Point | null,
  zoom: number,
  hasRim: boolean,
): Camera {
  const still = cameraFor(room, home, zoom, hasRim);
  return aimed && !isIn(still, aimed) ? cameraFor(room, aimed, zoom, hasRim) : still;
}
