import type { Lang } from "../../../i18n/say";

const en = {
  order: "When I am attacked while away",
  ask: "Ask me",
  askWhy: "The game waits until you are back.",
  hold: "Hold if my cards suffice",
  holdWhy: "The cheapest cards that hold the building are discarded; if they do not suffice, none.",
  most: "Cards at the most",
  fewer: "fewer cards",
  more: "more cards",
};

const pl: typeof en = {
  order: "Gdy ktoś zaatakuje pod moją nieobecność",
  ask: "Pytaj mnie",
  askWhy: "Gra czeka, aż wrócisz.",
  hold: "Broń, jeśli wystarczy mi kart",
  holdWhy: "Odrzucane są najtańsze karty, które obronią budowlę; jeśli nie wystarczą, żadne.",
  most: "Najwięcej kart",
  fewer: "mniej kart",
  more: "więcej kart",
};

export const awayTexts: Readonly<Record<Lang, typeof en>> = { pl, en };
