import { language } from "../i18n/i18n.svelte";
import type { Lang } from "../i18n/say";

/** Games that fetch their words a language at a time, found by their place. */
const speeches = import.meta.glob<(lang: Lang) => Promise<void>>("./*/speech.svelte.ts", { import: "speak" });

/** Fetch a part of a game together with the words it says. */
export async function withWords<T>(game: string, part: Promise<T>): Promise<T> {
  const words = speeches[`./${game}/speech.svelte.ts`]?.().then((speak) => speak(language()));
  const [loaded] = await Promise.all([part, words]);
  return loaded;
}
