/** Forms of a noun by the plural rules of its language; what a language does not need is left out. */
export interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

const rules = { pl: new Intl.PluralRules("pl"), en: new Intl.PluralRules("en") };

export type Lang = keyof typeof rules;

/** The form that goes with a number: 1 punkt, 2 punkty, 5 punktów, 12 punktów, 22 punkty. */
export function form(lang: Lang, count: number, forms: Forms): string {
  const category = rules[lang].select(count);
  if (category === "one") return forms.one;
  if (category === "few") return forms.few ?? forms.other;
  if (category === "many") return forms.many ?? forms.other;
  return forms.other;
}

/** A number with its noun. */
export function counted(lang: Lang, count: number, forms: Forms): string {
  return `${count} ${form(lang, count, forms)}`;
}

/** How long ago, in words: "2 min temu". */
export function ago(lang: Lang, at: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  if (seconds < 60) return words.format(-seconds, "second");
  if (seconds < 3600) return words.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 86_400) return words.format(-Math.floor(seconds / 3600), "hour");
  return words.format(-Math.floor(seconds / 86_400), "day");
}
