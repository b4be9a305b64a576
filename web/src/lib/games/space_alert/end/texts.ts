import type { Lang } from "../../../i18n/say";

const en = {
  won: "Jump complete",
  wonAbout: "Welcome home.",
  lost: "Ship lost",
  lostZone: (turn: number, threat: string, zone: string) =>
    `Turn ${turn}: ${threat} destroys the ${zone} zone.`,
  lostShip: (turn: number, threat: string) => `Turn ${turn}: ${threat} destroys the ship.`,
  lostAlone: (turn: number, zone: string) => `Turn ${turn}: the ${zone} zone is destroyed.`,
  untilThen: "Until then",
  sheet: "Score sheet",
  watch: "Watch it all",
  again: "Play again",
  share: "Share",
  shared: "Link copied",
};

const pl: typeof en = {
  won: "Skok udany",
  wonAbout: "Witajcie w domu.",
  lost: "Statek stracony",
  lostZone: (turn, threat, zone) => `Tura ${turn}: ${threat} niszczy sektor ${zone}.`,
  lostShip: (turn, threat) => `Tura ${turn}: ${threat} niszczy statek.`,
  lostAlone: (turn, zone) => `Tura ${turn}: sektor ${zone} zniszczony.`,
  untilThen: "Do tej chwili",
  sheet: "Punktacja",
  watch: "Obejrzyj całość",
  again: "Jeszcze raz",
  share: "Wyślij",
  shared: "Skopiowano link",
};

/** The words of a mission's end; they are fetched with it. */
export const endTexts: Readonly<Record<Lang, typeof en>> = { pl, en };
