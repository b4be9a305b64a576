import type { Lang } from "../../i18n/say";
import type { Texts } from "./speech/en/table";
import { speech } from "./speech.svelte";

export type { Texts };

/** The words of this game's interface; what the box calls things comes from the catalogue and `words/`. */
export const texts = (lang: Lang): Texts => speech(lang).table;

/** A time as people say it: 5:47. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
