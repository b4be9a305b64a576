import { expect, test } from "vitest";
import { until } from "./until";

const NOW = new Date(2026, 0, 5, 12, 0).getTime(); // a Monday, by the clock on the wall
const HOUR = 3_600_000;

test.each([
  [30 * HOUR, "Tue 18:00", "in 30 hours", "wt., 18:00", "za 30 godzin"],
  [54 * HOUR, "Wed 18:00", "in 2 days", "śr., 18:00", "za 2 dni"],
  [HOUR / 3, "Mon 12:20", "in 20 minutes", "pon., 12:20", "za 20 minut"],
  [10 * 24 * HOUR, "15 Jan, 12:00", "in 10 days", "15 sty, 12:00", "za 10 dni"],
])(
  "a deadline in %i ms is a day, an hour and how long that is",
  (left, when, inWords, polish, polishLeft) => {
    expect(until("en", NOW + left, NOW)).toEqual({ when, left: inWords });
    expect(until("pl", NOW + left, NOW)).toEqual({ when: polish, left: polishLeft });
  },
);
