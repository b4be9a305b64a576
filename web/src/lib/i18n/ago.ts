import type { Lang } from "./say";

/** How long ago, in words: "2 min temu". */
export function ago(lang: Lang, at: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  if (seconds < 60) return words.format(-seconds, "second");
  if (seconds < 3600) return words.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 86_400) return words.format(-Math.floor(seconds / 3600), "hour");
  return words.format(-Math.floor(seconds / 86_400), "day");
}
