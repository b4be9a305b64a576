import type { VoyagerShown } from "../../../protocol/messages";
import type { Standing } from "./layout";

/** What everybody sees on the board: what stands where, and the points. */
export interface Picture extends Standing {
  readonly points: readonly number[];
}

export const pictureOf = (view: VoyagerShown): Picture => ({
  bodies: view.bodies,
  rockets: view.seats.map(({ rocket }) => rocket),
  points: view.seats.map(({ points }) => points),
});

const withRocket = (picture: Picture, seat: number, rocket: Picture["rockets"][number]): Picture => ({
  ...picture,
  rockets: picture.rockets.map((one, n) => (n === seat ? rocket : one)),
});

/** A rocket stands on a body now. */
export function stood(picture: Picture, seat: number, body: string): Picture {
  const space = picture.bodies.find(({ id }) => id === body)?.space ?? "";
  return withRocket(picture, seat, { space, body });
}

export const landed = stood;

/** A rocket is in space now: in another one, or in the one where it stood. */
export const flew = (picture: Picture, seat: number, to: string | null): Picture =>
  withRocket(picture, seat, { space: to ?? picture.rockets[seat]?.space ?? "", body: null });

export const lost = (picture: Picture, seat: number): Picture => withRocket(picture, seat, null);

export const scored = (picture: Picture, seat: number, points: number): Picture => ({
  ...picture,
  points: picture.points.map((value, n) => (n === seat ? value + points : value)),
});

/** Every ring carries on what is in it. */
export const turned = (picture: Picture, turnsTo: (space: string) => string): Picture => ({
  ...picture,
  bodies: picture.bodies.map((body) => ({ ...body, space: turnsTo(body.space) })),
  rockets: picture.rockets.map((rocket) => rocket && { ...rocket, space: turnsTo(rocket.space) }),
});
