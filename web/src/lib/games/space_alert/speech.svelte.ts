/**
 * What Space Alert's table says. Whoever loads a part of this game lets `speak` fetch the words first (`games/ui.ts`);
 * a choice of another language fetches that one.
 */

import type { Lang } from "../../i18n/say";
import { Spoken } from "../spoken.svelte";
import type { speech as en } from "./speech/en";
import type { speech as pl } from "./speech/pl";

export type Speech = typeof en | typeof pl;

const spoken = new Spoken<Speech>({
  pl: () => import("./speech/pl"),
  en: () => import("./speech/en"),
});

export const speak = (lang: Lang): Promise<void> => spoken.speak(lang);
export const speech = (lang: Lang): Speech => spoken.in(lang);
export const anySpeech = (): Speech => spoken.any();

/** The game's own sentences, as its texts write them. */
export const words = (lang: Lang): Speech["words"] => speech(lang).words;
