import type { Lang } from "../../i18n/say";
import { countOf, say } from "../../i18n/say";
import type { Choice, GuardiansPurchase, GuardiansShown } from "../../protocol/messages";
import { words } from "../../words/guardians";

/** The game's words in a language, as the game itself has them. */
export const wordsIn = (lang: Lang) => words[lang];

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The colour of a seat. */
export function colourText(seat: number, lang: Lang): string {
  const colours: Readonly<Record<string, string>> = words[lang].colours;
  return colours[seat] ?? "";
}

/** What the table waits for: what can be done now, or what has to be paid. */
export function neededText(view: GuardiansShown, lang: Lang, choices: readonly Choice[]): string {
  const { asked, needed, wares } = words[lang];
  if (view.purchase && (view.stage === "pay" || view.stage === "come_back")) {
    const { what, price } = view.purchase;
    return upperFirst(say(asked[view.stage], { price, ware: wares[what] }));
  }
  const isAct = view.stage === "act";
  if (choices.length > 0 && (isAct || view.stage === "shoot")) {
    const verbs = new Set(choices.map(({ move }) => move.split(" ")[0]));
    const shoot = isAct ? "shoot_from_here" : "shoot";
    const ways = (["move", "boost", shoot, "missile", "buy"] as const)
      .filter((way) => verbs.has(way === shoot ? "shoot" : way))
      .map((way) => asked[way]);
    return upperFirst(listed(ways, lang));
  }
  return upperFirst(isAct && view.has_come_back ? needed.act_after_comeback : needed[view.stage]);
}

/** Some things one may do: "fly, shoot or buy". */
function listed(ways: readonly string[], lang: Lang): string {
  const last = ways[ways.length - 1] ?? "";
  return ways.length < 2 ? last : say(words[lang].asked.or, { some: ways.slice(0, -1).join(", "), last });
}

/** A move in words: as the server says it; in a lesson, whose moves come without, as the game would. */
export function moveText(choice: Choice, lang: Lang): string {
  if (choice.text) return choice.text;
  const [verb = "", rest = ""] = choice.move.split(" ");
  const wares: Readonly<Record<string, string>> = words[lang].wares;
  const moves: Readonly<Record<string, string>> = words[lang].moves;
  const values = { space: rest, row: rest, tokens: rest, ware: wares[rest] ?? rest };
  return say(moves[verb] ?? choice.move, values as Readonly<Record<string, string>>);
}

/** What lies beside the board: the pile, and ships that wait to enter. */
export function besideText(view: GuardiansShown, lang: Lang): string {
  const told = words[lang].holdings;
  const pile = view.pile.reduce((all, { count }) => all + count, 0);
  const aside = view.aside.left + view.aside.right;
  const parts: string[] = [say(told.pile, { tokens: countOf(words[lang].nouns.token, pile) })];
  if (aside > 0) parts.push(say(told.aside, { count: aside }));
  if (view.ships_waiting > 0) parts.push(say(told.waiting, { count: view.ships_waiting }));
  return parts.join(" · ");
}

/** Some tokens of one value. */
export function tokensText(count: number, value: number, lang: Lang): string {
  return say(words[lang].holdings.tokens, { tokens: countOf(words[lang].nouns.token, count), value });
}

/** What a thing to buy is for. */
export function useText(what: GuardiansPurchase["what"], shots: number, lang: Lang): string {
  return say(words[lang].uses[what], { shots: countOf(words[lang].nouns.shot, shots) });
}

/** A payment as a sentence: what is paid, and what of it is wasted. */
export function paymentText(choice: Choice, lang: Lang): string {
  const paid = moveText(choice, lang).replaceAll("+", " + ");
  return choice.effect ? `${paid} (${choice.effect})` : paid;
}

/** How many eyes a monster has. */
export const eyesText = (eyes: number, lang: Lang): string => countOf(words[lang].nouns.eye, eyes);
