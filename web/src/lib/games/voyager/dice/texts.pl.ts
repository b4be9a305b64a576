import { type Forms, formOf } from "../../../i18n/say";

import type { Names, Texts } from "./texts.en";

const cards: Forms = ["karta", "karty", "kart"];
const actions: Forms = ["akcję", "akcje", "akcji"];
const missing: Forms = ["oczka", "oczek", "oczek"];

const plNames: Names = { hotel: "hotel", base: "baza" };
const plWhat: Names = { hotel: "hotel", base: "bazę" };
const plOf: Names = { hotel: "hotelu", base: "bazy" };
const plStays: Names = { hotel: "hotel zostaje twój na pewno", base: "baza zostaje twoja na pewno" };
const plYours: Names = { hotel: "twój hotel", base: "twoją bazę" };

export const texts: Texts = {
  die: "Kostka",
  dieOf: (name) => `Kostka, ${name}`,
  you: "Ty",
  landing: (on) => `Lądowanie ${on}`,
  stars: (stars) => `${stars} ${formOf(["gwiazdka", "gwiazdki", "gwiazdek"], stars)}`,
  belt: (within) => `Noc ${within}`,
  rail: (needed, total) => `potrzeba ${needed}, masz ${total}`,
  needs: (needed) => `potrzeba ${needed}`,
  decides: (name) => `Decyduje ${name}.`,
  missing: (count) => `Brakuje ${count} ${formOf(missing, count)}. Zaznaczono najtańsze karty.`,
  tooFew: (most, count) =>
    `Brakuje ${count} ${formOf(missing, count)}, a twoje karty dodają najwyżej ${most}.`,
  still: (count) => `Brakuje ${count} ${formOf(missing, count)}.`,
  enough: "To wystarczy.",
  raise: "Twoje karty do tego rzutu",
  raiseAttack: "Dołóż karty do ataku",
  raiseDefence: "Dołóż karty do obrony",
  inAll: (count, most) => `${count} ${formOf(cards, count)}, razem +${most}`,
  played: "zagrana",
  playNow: "Zagraj",
  playNowOf: (name) => `Zagraj ${name}, zamiast odrzucać`,
  again: (count) => `Masz jeszcze ${count} ${formOf(actions, count)}, możesz spróbować znowu.`,
  staysInBelt: (within, needed, bare, withCards) =>
    `Bez lądowania rakieta zostaje ${within}. Na koniec tury trzeba wyrzucić ${needed}+: ${bare}%` +
    (withCards > bare ? `, z twoimi kartami ${withCards}%.` : "."),
  land: (use) => `${use} i wyląduj`,
  use: (discards, plays) => {
    if (plays > 0) return `Użyj ${discards + plays} ${discards + plays === 1 ? "karty" : "kart"}`;
    return discards > 0 ? `Odrzuć ${discards}` : "Odrzuć karty";
  },
  landSure: (stars) => (stars > 0 ? `+${stars}★ na pewno` : "na pewno"),
  stand: (total) => `Zostaw ${total}`,
  noLanding: "bez lądowania",
  fly: (use) => `${use} i leć dalej`,
  safe: "rakieta jest bezpieczna",
  lost: "rakieta przepada",
  strike: (total) => `Uderz z ${total}`,
  strikeWith: (count, chance) =>
    [count > 0 ? `${count} ${formOf(cards, count)}` : "bez kart", chance === null ? "" : `szansa ${chance}%`]
      .filter(Boolean)
      .join(", "),
  clear: "Wyczyść wybór",
  hold: (use) => `${use} i obroń`,
  stays: (kind) => plStays[kind],
  giveUp: (kind) => `Oddaj ${plWhat[kind]}`,
  keepCards: "zachowaj karty",
  youAttack: (kind, on) => `Przejmujesz ${plWhat[kind]} ${on}`,
  youDefend: (kind, on) => `Bronisz ${plOf[kind]} ${on}`,
  attacks: (name, owner, kind, on) => `${name} atakuje ${plWhat[kind]} ${on}, broni ${owner}`,
  called: "Ktoś cię atakuje",
  banner: (name, kind, on) => `${name} atakuje ${plYours[kind]} ${on}. Czeka na ciebie.`,
  steps: { dice: "rzuty", own: "twoje karty", of: (name) => `karty: ${name}` },
  step: (number, what) => `${number} ${what}`,
  tie: "Trzeba mieć więcej; remis broni.",
  holds: (name) => `Szansa, że ${name} nie zdoła obronić`,
  unseen: "z kart, których nie widzisz",
  hand: (count) => `na ręce ${count} ${formOf(cards, count)}`,
  made: (die, added) => (added > 0 ? `rzut ${die}, dodane ${added}` : `rzut ${die}`),
  withTotal: "z wynikiem",
  win: (kind, on) => `Wygrana: ${plNames[kind]} ${on} jest ${kind === "base" ? "twoja" : "twój"}.`,
  lose: (isGuarded) =>
    isGuarded
      ? "Przegrana: tracisz odrzucone karty i rakietę."
      : "Przegrana: tracisz tylko odrzucone karty. Rakieta zostaje.",
  tieHolds: "Remis broni.",
  mayAgain: (name, count) => `${name} ma jeszcze ${count} ${formOf(actions, count)} i może spróbować znowu.`,
  taken: (name, kind, on) => `${plNames[kind].replace(/^./, (c) => c.toUpperCase())} ${on}: teraz ${name}`,
  held: (name, kind, on) => `${name} utrzymuje ${plWhat[kind]} ${on}`,
};
