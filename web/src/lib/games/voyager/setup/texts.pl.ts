import { countOf, type Forms } from "../../../i18n/say";

import type { Texts } from "./texts.en";

const coinsMore: Forms = ["monetę", "monety", "monet"];
const missions: Forms = ["misję", "misje", "misji"];

export const texts: Texts = {
  agencies: "Wybierz agencję",
  chooses: (name) => `${name} wybiera agencję`,
  ports: {
    russia: "Bajkonur",
    usa: "Przylądek Canaveral",
    europe: "Kourou",
    japan: "Tanegashima",
    china: "Jiuquan",
  },
  later: (coins) => `Za późniejszą kolej: na początek o ${countOf(coinsMore, coins)} więcej.`,
  takenBy: (name) => `prowadzi ją ${name}`,
  keep: (kept) => `Zostaw ${countOf(missions, kept)}`,
  keepWhy: "Wskaż tę, którą zwracasz. Wypada z gry i nikt jej nie zobaczy.",
  keeps: (name) => `${name} wybiera misje`,
  returns: (name) => `Zwróć ${name}`,
  nothing: "Wskaż misję do zwrotu",
  chosen: "wraca",
  worth: (points) => `${points} ★ za każdą misję`,
};
