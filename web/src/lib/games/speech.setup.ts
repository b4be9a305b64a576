import type { Lang } from "../i18n/say";

/** Tests ask for words in both languages at once: all of them are there before. */
const speeches = import.meta.glob<(lang: Lang) => Promise<void>>("./*/speech.svelte.ts", {
  import: "speak",
  eager: true,
});
await Promise.all(Object.values(speeches).flatMap((speak) => [speak("pl"), speak("en")]));
