/** A seat is colour and shape, in this order where its name is no colour. */
export const SEAT_COLOURS = ["red", "yellow", "green", "blue", "violet"] as const;

export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The colour of a seat: the one it is named after, otherwise by its number. */
export function seatColour({ name, seat }: { name: string; seat: number }): SeatColour {
  const named = SEAT_COLOURS.find((colour) => colour === name);
  return named ?? SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "red";
}
