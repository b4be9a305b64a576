/** The words around the technology board; what a level gives is said by the catalogue of the box. */
import type { Lang } from "../../../i18n/say";
import { spoken } from "../speech.svelte";
import type { Texts } from "./texts.en";

export const texts = (lang: Lang): Texts => spoken.in(lang).technologies;
