import { device } from "../device.svelte";
import { type Catalogue, en } from "./en";
import { pl } from "./pl";
import { type Lang, sentence } from "./say";

const catalogues: Record<Lang, Catalogue> = { pl, en };

/** The reader's language: the one chosen here, or else the browser's. */
export function language(): Lang {
  if (device.settings.lang !== "auto") return device.settings.lang;
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  return wanted.find((tag) => tag.startsWith("pl") || tag.startsWith("en"))?.startsWith("pl") ? "pl" : "en";
}

/** All words of the interface, in the reader's language. */
export function words(): Catalogue {
  return catalogues[language()];
}

/** Say a refusal in the reader's language: as the server said it, or by its code where no server could. */
export function problemText(problem: { code: string; message: string }): string {
  const known = words().problems as Readonly<Record<string, string>>;
  return known[problem.code] ?? sentence(problem.message);
}
