import { type Forms, formOf } from "../../../i18n/say";

import type { Texts } from "./texts.en";

const cards: Forms = ["karta", "karty", "kart"];
const discarded: Forms = ["kartę", "karty", "kart"];
const tooMany: Forms = ["karta za dużo", "karty za dużo", "kart za dużo"];

export const texts: Texts = {
  hand: "Twoja ręka",
  empty: "Nie masz żadnych kart.",
  stays: (limits) => `po turze zostaną ${limits}`,
  tooMany: (count) => `${count} ${formOf(tooMany, count)}`,
  fresh: "nowa",
  historyOf: (name) => `${name}: co się za tym kryje`,
  effectsOf: (name) => `${name}: co daje`,
  play: "Zagraj",
  final: "nie można cofnąć",
  playOf: (name) => `Zagraj ${name}`,
  keepsNone: "nie zostaje ci żadna karta",
  ifPlayed: "Gdy ją zagrasz:",
  ifDiscarded: "Gdy ją odrzucisz:",
  afterwards: "Potem:",
  notNow: "teraz nie działa",
  pips: (amount) => `dodaje ${amount} do każdego rzutu`,
  pipsFor: (amount, roll) => `dodaje ${amount} ${roll}`,
  rolls: {
    landing: "do lądowania",
    belt: "w pasie planetoid",
    attack: "do przejęcia",
    defence: "do obrony",
  },
  missions: "Twoje misje",
  noMissions: "Wszystkie twoje misje są wykonane.",
  points: (points) => `${points} ★`,
  fulfil: "Wykonaj",
  fulfilOf: (name) => `Wykonaj misję ${name}`,
  reached: (reached, needed) => `${reached} z ${needed}`,
  tidyTitle: (count, held) => `Odrzuć ${count} z ${held}`,
  tidyWhy: (limit, deck) => `Na ręce zostają najwyżej ${limit} ${formOf(cards, limit)} ${deck}.`,
  tidyLeft: (count) => `Wybierz jeszcze ${count}`,
  tidyDone: (count) => `Odrzuć ${count} ${formOf(discarded, count)}`,
  tidy: "Za dużo kart",
  income: "Dochód",
  nextIncome: "następna tura",
  helps: "Do końca tury",
  takenBy: (name) => `To osiągnięcie ma już ${name}.`,
  kinds: {
    research: "Karta badań",
    exploration: "Karta eksploracji",
    mission: "Misja",
    achievement: "Osiągnięcie",
  },
};
