/** What Voyager's table says, fetched a language at a time with the first part of the game that is loaded. */

import type { Lang } from "../../i18n/say";
import { Spoken } from "../spoken.svelte";
import type { speech as en } from "./speech/en";
import type { speech as pl } from "./speech/pl";

type Speech = typeof en | typeof pl;

/** By language and by the part of the table that says it. */
export const spoken = new Spoken<Speech>({
  pl: () => import("./speech/pl"),
  en: () => import("./speech/en"),
});

export const speak = (lang: Lang): Promise<void> => spoken.speak(lang);

/** The game's own sentences, as its texts write them. */
export const words = (lang: Lang): Speech["words"] => spoken.in(lang).words;
