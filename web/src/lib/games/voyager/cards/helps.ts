import { type Lang, say } from "../../../i18n/say";
import { words } from "../speech.svelte";

/** What a card still gives in this turn: "move without an action"; how often is said only above once. */
export function helpText(effect: string, amount: number, lang: Lang): string {
  const templates: Readonly<Record<string, string>> = words(lang).helps;
  const values = { amount } as Readonly<Record<string, number>>;
  return say(templates[effect] ?? effect, values).replace(/ ×1$/, "");
}
