import type { Lang } from "../../../i18n/say";
import type { SpaceAlertShown, SpaceAlertShownMember, TableInfo } from "../../../protocol/messages";
import { nameAt } from "../../../table/names";
import { SEAT_COLOURS, type SeatColour } from "../../../ui/seatLook";
import { seatName } from "../../known.svelte";
import { texts } from "../texts";

/** A crew member as everybody knows them: name, letter, colour; an android has none. */
export interface Person {
  readonly id: string;
  readonly seat: number | null;
  readonly name: string;
  readonly letter: string;
  readonly colour: SeatColour | null;
  readonly role: string;
  readonly isOwn: boolean;
  readonly member: SpaceAlertShownMember;
}

/** Who looks after what. */
export const ROLES = ["captain", "communications", "security"] as const;
export type Role = (typeof ROLES)[number];

/** The colour of a seat: who is who is the same everywhere. */
export const colourOf = (seat: number | null): SeatColour | null =>
  seat === null ? null : (SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? null);

/** The same as CSS has it; an android's without a seat. */
export const toneOf = (seat: number | null): string =>
  seat === null ? "var(--sa-android)" : `var(--seat-${colourOf(seat)})`;

/** The crew in its order, with the names of this table. */
export function crewOf(
  view: SpaceAlertShown,
  info: Pick<TableInfo, "game" | "seats"> | null,
  lang: Lang,
): readonly Person[] {
  if (!info) return [];
  return view.members.map((member) => {
    const { id, seat } = member;
    const name = seat === null ? androidName(id, lang) : nameAt(info, seat, lang);
    return {
      id,
      seat,
      name,
      letter: seat === null ? id.replace(/\D/g, "") || "?" : name.charAt(0).toUpperCase(),
      colour: colourOf(seat),
      role: seat === null ? texts(lang).android : seatName(info.game, id, lang),
      isOwn: seat !== null && seat === view.seat,
      member,
    };
  });
}

/** An android by its number. */
export const androidName = (id: string, lang: Lang): string =>
  `${texts(lang).android} ${id.replace(/\D/g, "")}`.trim();
