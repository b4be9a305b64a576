import type { Lang } from "./say";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A moment to come: day and hour, and how long it is until then ("in 2 days", "za 2 dni"). */
export function until(lang: Lang, at: number, now: number): { when: string; left: string } {
  const tag = lang === "en" ? "en-GB" : lang;
  const day =
    at - now < 6 * DAY ? ({ weekday: "short" } as const) : ({ day: "numeric", month: "short" } as const);
  const when = new Intl.DateTimeFormat(tag, { ...day, hour: "2-digit", minute: "2-digit" }).format(at);
  const words = new Intl.RelativeTimeFormat(tag);
  const minutes = Math.max(1, Math.round((at - now) / 60_000));
  if (at - now >= 1.5 * DAY) return { when, left: words.format(Math.round((at - now) / DAY), "day") };
  if (minutes >= 90) return { when, left: words.format(Math.round(minutes / 60), "hour") };
  return { when, left: words.format(minutes, "minute") };
}
