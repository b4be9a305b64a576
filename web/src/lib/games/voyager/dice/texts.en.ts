import { type Forms, formOf } from "../../../i18n/say";

/** The words around dice; what happens is told by the game's own sentences. */
export type Kind = "hotel" | "base";
export type Names = Readonly<Record<Kind, string>>;

const cards: Forms = ["card", "cards"];
const discarded: Forms = ["card", "cards"];
const actions: Forms = ["action", "actions"];
const missing: Forms = ["pip is missing", "pips are missing"];
const enNames: Names = { hotel: "hotel", base: "base" };

export const texts = {
  die: "The die",
  dieOf: (name: string) => `${name}'s die`,
  you: "You",
  landing: (on: string) => `Landing ${on}`,
  stars: (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`),
  belt: (within: string) => `A night ${within}`,
  rail: (needed: number, total: number) => `${needed} is needed, you have ${total}`,
  needs: (needed: number) => `${needed} is needed`,
  decides: (name: string) => `${name} decides.`,
  missing: (count: number) => `${count} ${formOf(missing, count)}. The cheapest cards are ticked.`,
  tooFew: (most: number, count: number) =>
    `${count} ${formOf(missing, count)}, and your cards add ${most} at most.`,
  still: (count: number) => `${count} ${formOf(missing, count)}.`,
  enough: "That is enough.",
  raise: "Your cards for this roll",
  raiseAttack: "Add cards to the attack",
  raiseDefence: "Add cards to the defence",
  inAll: (count: number, most: number) => `${count} ${formOf(cards, count)}, +${most} in all`,
  played: "played",
  playNow: "Play",
  playNowOf: (name: string) => `Play ${name} instead of discarding it`,
  again: (count: number) => `You have ${count} ${formOf(actions, count)} left to try again.`,
  staysInBelt: (within: string, needed: number, bare: number, withCards: number) =>
    `Without landing the rocket stays ${within}. At the end of the turn ${needed}+ is needed: ${bare}%` +
    (withCards > bare ? `, with your cards ${withCards}%.` : "."),
  land: (use: string) => `${use} and land`,
  use: (discards: number, plays: number) => {
    if (plays > 0) return `Use ${discards + plays} ${formOf(discarded, discards + plays)}`;
    return discards > 0 ? `Discard ${discards}` : "Discard cards";
  },
  landSure: (stars: number) => (stars > 0 ? `+${stars}★ for sure` : "for sure"),
  stand: (total: number) => `Let ${total} stand`,
  noLanding: "no landing",
  fly: (use: string) => `${use} and fly on`,
  safe: "the rocket is safe",
  lost: "the rocket is lost",
  strike: (total: number) => `Strike with ${total}`,
  strikeWith: (count: number, chance: number | null) =>
    [
      count > 0 ? `${count} ${formOf(discarded, count)}` : "no cards",
      chance === null ? "" : `chance ${chance}%`,
    ]
      .filter(Boolean)
      .join(", "),
  clear: "Clear the choice",
  hold: (use: string) => `${use} and hold`,
  stays: (kind: Kind) => `the ${enNames[kind]} stays yours for sure`,
  giveUp: (kind: Kind) => `Give the ${enNames[kind]} up`,
  keepCards: "keep your cards",
  youAttack: (kind: Kind, on: string) => `You take over the ${enNames[kind]} ${on}`,
  youDefend: (kind: Kind, on: string) => `You defend the ${enNames[kind]} ${on}`,
  attacks: (name: string, owner: string, kind: Kind, on: string) =>
    `${name} attacks ${owner}'s ${enNames[kind]} ${on}`,
  called: "You are attacked",
  banner: (name: string, kind: Kind, on: string) =>
    `${name} attacks your ${enNames[kind]} ${on}. It is up to you.`,
  steps: { dice: "dice", own: "your cards", of: (name: string) => `${name}'s cards` },
  step: (number: number, what: string) => `${number} ${what}`,
  tie: "More is needed; a tie defends.",
  holds: (name: string) => `Chance that ${name} cannot hold`,
  unseen: "from the cards you do not see",
  hand: (count: number) => `${count} ${formOf(cards, count)} in hand`,
  made: (die: number, added: number) => (added > 0 ? `roll ${die}, added ${added}` : `roll ${die}`),
  withTotal: "with a total of",
  win: (kind: Kind, on: string) => `Win: the ${enNames[kind]} ${on} is yours.`,
  lose: (isGuarded: boolean): string =>
    isGuarded
      ? "Lose: the cards you discard, and your rocket."
      : "Lose: nothing but the cards you discard. Your rocket stays.",
  tieHolds: "A tie defends.",
  mayAgain: (name: string, count: number) =>
    `${name} has ${count} ${formOf(actions, count)} left and may try again.`,
  taken: (name: string, kind: Kind, on: string) => `${name} has the ${enNames[kind]} ${on} now`,
  held: (name: string, kind: Kind, on: string) => `${name} holds the ${enNames[kind]} ${on}`,
};

export type Texts = typeof texts;
