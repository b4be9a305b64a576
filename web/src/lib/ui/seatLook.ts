/** A seat is colour and shape, in this order where its name is no colour. */
export const SEAT_COLOURS = ["red", "yellow", "green", "blue", "violet"] as const;

export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The colour of a seat: the one it is named after, otherwise by its number. */
export function seatColour({ name, seat }: { name: string; seat: number }): SeatColour {
  const named = SEAT_COLOURS.find((colour) => colour === name);
  return named ?? SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "red";
}

/** The shape of a seat, on a grid of 24. */
export const SEAT_SHAPES: Readonly<Record<SeatColour, string>> = {
  red: "M12 3 L22 21 H2 Z",
  yellow: "M12 2 A10 10 0 1 0 12 22 A10 10 0 1 0 12 2 Z",
  green: "M3 3 H21 V21 H3 Z",
  blue: "M12 1 L23 12 L12 23 L1 12 Z",
  violet: "M12 1 L15 9 H23 L17 14 L19 23 L12 17 L5 23 L7 14 L1 9 H9 Z",
};
