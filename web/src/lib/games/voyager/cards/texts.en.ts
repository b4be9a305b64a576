import { type Forms, formOf } from "../../../i18n/say";

/** The words around cards; what a card does is said by the catalogue of the box. */

const cards: Forms = ["card", "cards"];
const tooMany: Forms = ["card too many", "cards too many"];

export const texts = {
  hand: "Your hand",
  empty: "You hold no cards.",
  stays: (limits: string) => `${limits} stay after the turn`,
  tooMany: (count: number) => `${count} ${formOf(tooMany, count)}`,
  fresh: "new",
  historyOf: (name: string) => `${name}: the history behind it`,
  effectsOf: (name: string) => `${name}: what it does`,
  play: "Play",
  final: "cannot be taken back",
  playOf: (name: string) => `Play ${name}`,
  keepsNone: "you keep no card",
  ifPlayed: "If you play it:",
  ifDiscarded: "If you discard it:",
  afterwards: "Afterwards:",
  notNow: "does not work now",
  pips: (amount: number) => `adds ${amount} to any roll`,
  pipsFor: (amount: number, roll: string) => `adds ${amount} ${roll}`,
  rolls: {
    landing: "to a landing",
    belt: "in the belt",
    attack: "to a takeover",
    defence: "to a defence",
  } as Readonly<Record<string, string>>,
  missions: "Your missions",
  noMissions: "All your missions are done.",
  points: (points: number) => `${points} ★`,
  fulfil: "Reveal",
  fulfilOf: (name: string) => `Reveal ${name}`,
  reached: (reached: number, needed: number) => `${reached} of ${needed}`,
  tidyTitle: (count: number, held: number) => `${count} of ${held} ${count === 1 ? "goes" : "go"}`,
  tidyWhy: (limit: number, deck: string) =>
    `At most ${limit} ${deck} ${formOf(cards, limit)} stay in your hand.`,
  tidyLeft: (count: number) => `Choose ${count} more`,
  tidyDone: (count: number) => `Discard ${count} ${formOf(cards, count)}`,
  tidy: "Too many cards",
  income: "Income",
  nextIncome: "next turn",
  helps: "Until the turn ends",
  takenBy: (name: string) => `Taken by ${name}.`,
  kinds: {
    research: "Research card",
    exploration: "Exploration card",
    mission: "Mission",
    achievement: "Achievement",
  } as Readonly<Record<string, string>>,
};

export type Texts = typeof texts;
