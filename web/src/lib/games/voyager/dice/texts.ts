/** The words around dice; what happens is told by the game's own sentences. */
import type { Lang } from "../../../i18n/say";
import { spoken } from "../speech.svelte";
import type { Texts } from "./texts.en";

export const texts = (lang: Lang): Texts => spoken.in(lang).dice;
