import type { SeatColour } from "../../../ui/seatLook";

/** Somebody of the crew: a name, a colour and so a shape; androids have none. */
export interface Who {
  readonly id: string;
  readonly name: string;
  readonly colour: SeatColour | null;
}

/** The colour of somebody, as a value for styles. */
export const toneOfWho = (colour: SeatColour | null): string =>
  colour ? `var(--seat-${colour})` : "var(--sa-android)";
