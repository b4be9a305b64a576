/** A short mission of two phases for tests. */

import type { Mission, Said } from "./timeline";

export const said = (kind: Said["kind"], at: number, more: Partial<Said> = {}): Said => ({
  at,
  kind,
  text: { pl: kind, en: kind },
  ...more,
});

export const mission: Mission = {
  id: "test_run_1",
  kind: "test_run",
  name: { pl: "Próba", en: "Trial" },
  code: "S1-1",
  crew: 4,
  common: "white",
  serious: "white",
  seed: null,
  turns: 7,
  phase_ends: [60_000, 120_000],
  announcements: [
    said("mission_started", 0, { phase: 1 }),
    said("threat", 10_000, { turn: 3, zone: "red", is_serious: true }),
    said("silence_started", 30_000, { lasts: 8 }),
    said("silence_ended", 38_000),
    said("warning", 40_000, { phase: 1, seconds: 20 }),
    said("warning", 55_000, { phase: 1, seconds: 5 }),
    said("phase_ended", 60_000, { phase: 1 }),
    said("transfer_started", 100_000, { lasts: 10 }),
    said("warning", 100_000, { phase: 2, seconds: 20 }),
    said("transfer_ended", 110_000),
    said("warning", 115_000, { phase: 2, seconds: 5 }),
    said("mission_ended", 120_000, { phase: 2 }),
  ],
};
