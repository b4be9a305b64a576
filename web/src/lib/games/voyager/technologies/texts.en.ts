import { countOf } from "../../../i18n/say";
import { words } from "../../../words/voyager/en";

/** The words around the technology board; what a level gives is said by the catalogue of the box. */

export const texts = {
  title: "Technologies",
  start: "Choose a technology to begin with",
  level: (level: number) => `Level ${level}`,
  own: "yours",
  buy: (price: number) =>
    price > 0 ? `Develop for ${countOf(words.nouns.coins, price)}` : "Develop for free",
  take: "Take it",
  points: (points: number) => `+${points} ★`,
  at: (names: string) => `at this level: ${names}`,
};

export type Texts = typeof texts;
