export type Lang = "pl" | "en";

/** The named values a template asks for in braces. */
type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** Forms of a noun as the games write them: one, a few, many; in English one and many. */
export interface Noun {
  readonly pl: readonly [one: string, few: string, many: string];
  readonly en: readonly [one: string, many: string];
}
export type Forms = Noun[Lang];

/** Say a sentence with its values filled in; one that is forgotten does not compile. */
export function say<Template extends string>(
  template: Template,
  values: Readonly<Record<Names<Template>, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = values;
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => String(given[name] ?? hole));
}

/** The form of a noun that goes with a number: 1 punkt, 2 punkty, 12 punktów, 22 punkty. */
export function formOf(forms: Forms, count: number): string {
  const size = Math.abs(count);
  if (size === 1) return forms[0];
  if (forms.length === 2) return forms[1];
  const isFew = [2, 3, 4].includes(size % 10) && ![12, 13, 14].includes(size % 100);
  return forms[isFew ? 1 : 2];
}

/** A number with its noun. */
export const countOf = (forms: Forms, count: number): string => `${count} ${formOf(forms, count)}`;

/** The same, of a noun in both languages. */
export const plural = (noun: Noun, count: number, lang: Lang): string => formOf(noun[lang], count);
export const amount = (noun: Noun, count: number, lang: Lang): string => countOf(noun[lang], count);

/** What a server says, as a sentence. */
export function sentence(text: string): string {
  const told = text.charAt(0).toUpperCase() + text.slice(1);
  return !told || /[.!?…]$/.test(told) ? told : `${told}.`;
}
