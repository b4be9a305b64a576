import type { Lang } from "../../../i18n/say";
import type { SoundTexts } from "../speech/en/sound";
import { speech } from "../speech.svelte";

export type { SoundTexts };

/** The words around the ship's voice. */
export const soundTexts = (lang: Lang): SoundTexts => speech(lang).sound;
