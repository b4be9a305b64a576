import type { Noun } from "./say";

/** What the frame counts. */
export const nouns = {
  points: { pl: ["punkt", "punkty", "punktów"], en: ["point", "points"] },
  seats: { pl: ["miejsce", "miejsca", "miejsc"], en: ["seat", "seats"] },
  daysPerMove: {
    pl: ["dzień na ruch", "dni na ruch", "dni na ruch"],
    en: ["day per move", "days per move"],
  },
  watchers: { pl: ["widz", "widzów", "widzów"], en: ["spectator", "spectators"] },
  people: { pl: ["osoba", "osoby", "osób"], en: ["player", "players"] },
  choices: { pl: ["ruch", "ruchy", "ruchów"], en: ["move", "moves"] },
  entries: { pl: ["wpis", "wpisy", "wpisów"], en: ["entry", "entries"] },
  unread: {
    pl: ["nowa wiadomość", "nowe wiadomości", "nowych wiadomości"],
    en: ["new message", "new messages"],
  },
  takenBackBefore: {
    pl: [
      "ruch, który był już na planszy",
      "ruchy, które były już na planszy",
      "ruchów, które były już na planszy",
    ],
    en: ["move that you had seen", "moves that you had seen"],
  },
  movesTakenBack: { pl: ["ruchu", "ruchów", "ruchów"], en: ["move", "moves"] },
} satisfies Readonly<Record<string, Noun>>;
