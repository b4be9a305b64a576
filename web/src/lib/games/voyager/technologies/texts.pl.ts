import { countOf } from "../../../i18n/say";
import { words } from "../../../words/voyager/pl";

import type { Texts } from "./texts.en";

export const texts: Texts = {
  title: "Technologie",
  start: "Wybierz technologię na początek",
  level: (level) => `Poziom ${level}`,
  own: "masz",
  buy: (price) => (price > 0 ? `Ulepsz za ${countOf(words.nouns.coins, price)}` : "Ulepsz za darmo"),
  take: "Wybierz",
  points: (points) => `+${points} ★`,
  at: (names) => `na tym poziomie: ${names}`,
};
