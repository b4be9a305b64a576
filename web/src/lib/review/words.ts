import { language } from "../i18n/i18n.svelte";
import type { Lang } from "../i18n/say";
import type { ReviewWords } from "../protocol/messages";
import { words } from "../words/review";

/** The sentences of reviews, in the reader's language; the terminal says the same. */
export const told = () => words[language()].review;
export const nouns = () => words[language()].nouns;

/** A text that came in both languages. */
export const inWords = (text: ReviewWords): string => text[language()];

const inLang = (lang: Lang, more: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(lang, { style: "percent", ...more });

/** A share in whole percent. */
export const percent = (share: number): string => inLang(language(), {}).format(share);

/** A share in percent, with a tenth. */
export const tenths = (share: number): string =>
  inLang(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);

/** A change of a share, with its sign. */
export const change = (share: number): string =>
  inLang(language(), { signDisplay: "exceptZero" }).format(share).replace("-", "−");
