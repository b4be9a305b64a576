import { amount, type Lang, type Noun } from "../../../i18n/say";

const nouns: Readonly<Record<"cards" | "landings" | "duels" | "rockets" | "taken" | "held", Noun>> = {
  cards: {
    pl: ["zagrana karta", "zagrane karty", "zagranych kart"],
    en: ["card played", "cards played"],
  },
  landings: { pl: ["lądowanie", "lądowania", "lądowań"], en: ["landing", "landings"] },
  duels: { pl: ["pojedynek", "pojedynki", "pojedynków"], en: ["duel", "duels"] },
  rockets: {
    pl: ["utracona rakieta", "utracone rakiety", "utraconych rakiet"],
    en: ["rocket lost", "rockets lost"],
  },
  taken: {
    pl: ["przejęta budowla", "przejęte budowle", "przejętych budowli"],
    en: ["building taken", "buildings taken"],
  },
  held: { pl: ["obroniona", "obronione", "obronionych"], en: ["held", "held"] },
};

const en = {
  nouns,
  sources: "Where the points came from",
  race: "The race, round by round",
  raceAbout: (name: string, points: readonly number[]) => `${name}: ${points.join(", ")}`,
  story: "The story",
  watch: "watch",
  round: (n: number) => `round ${n}`,
  waiting: "Looking back at the game …",
  bySource: (source: string, points: number) => `${source} ${points}`,
  tally: "Counted in this game",
  most: (names: string) => `${names}, the most`,
  duels: (taken: number, held: number) => `${amount(nouns.taken, taken, "en")}, ${held} held`,
  reached: (name: string, goal: number, round: number) =>
    `${name} reached ${goal} points in round ${round}. Everybody else had one more turn, then the achievements were added.`,
  unreached: (goal: number, rounds: number) =>
    `Nobody reached ${goal} points in ${rounds} rounds: the most points win, with the achievements.`,
};

export type EndTexts = typeof en;

const pl: EndTexts = {
  nouns,
  sources: "Skąd się wzięły punkty",
  race: "Wyścig runda po rundzie",
  raceAbout: (name, points) => `${name}: ${points.join(", ")}`,
  story: "Jak to było",
  watch: "obejrzyj",
  round: (n) => `runda ${n}`,
  waiting: "Wspominam przebieg gry…",
  bySource: (source, points) => `${source} ${points}`,
  tally: "Policzone w tej grze",
  most: (names) => `najwięcej: ${names}`,
  duels: (taken, held) => `${amount(nouns.taken, taken, "pl")}, ${amount(nouns.held, held, "pl")}`,
  reached: (name, goal, round) =>
    `W rundzie ${round} ${name} dochodzi do ${goal} punktów. Pozostali mieli jeszcze po jednej turze, potem doszły osiągnięcia.`,
  unreached: (goal, rounds) =>
    `Po ${rounds} rundach nikt nie ma ${goal} punktów: wygrywa, kto ma ich najwięcej, razem z osiągnięciami.`,
};

export const endTexts: Readonly<Record<Lang, EndTexts>> = { pl, en };
