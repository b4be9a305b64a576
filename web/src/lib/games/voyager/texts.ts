/** Small words that only the browser says; sentences about the game are in `words/voyager.ts`. */
import type { Lang } from "../../i18n/say";
import { spoken } from "./speech.svelte";
import type { Texts } from "./texts.en";

export type { Texts };

export const texts = (lang: Lang): Texts => spoken.in(lang).table;
