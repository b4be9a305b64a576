import type { Lang } from "../../../i18n/say";
import type { FilmTexts } from "../speech/en/film";
import { speech } from "../speech.svelte";

export type { FilmTexts };

/** The words around the film and its end; what happens is told by the game's own sentences. */
export const filmTexts = (lang: Lang): FilmTexts => speech(lang).film;
