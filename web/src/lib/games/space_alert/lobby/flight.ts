/** What a table of Space Alert is laid for: missions by kind, androids by the number of people, paces and their marks. */

import type { NewTable, OptionEntry, SpaceAlertCatalogue } from "../../../protocol/messages";

/** Where the mission comes from. */
export type Source = "training" | "mission" | "random" | "daily" | "code";
export const SOURCES: readonly Source[] = ["training", "mission", "random", "daily", "code"];

export type TablePace = NonNullable<NewTable["pace"]>;
export const PACES: readonly TablePace[] = ["real", "calm", "slow", "pausable", "step"];

const CREW = 4;
const MOST = 5;

/** Paces at which the clock waits for people: training, and marked as such. */
export const isTraining = (pace: TablePace): boolean => pace === "pausable" || pace === "step";

type Mission = SpaceAlertCatalogue["missions"][number];

/** The scripts one learns with, by kind, and those that are flown in earnest. */
export function missionsOf(
  missions: readonly Mission[],
): Readonly<Record<"training" | "mission", Mission[]>> {
  return {
    training: missions.filter(({ kind }) => kind !== "mission"),
    mission: missions.filter(({ kind }) => kind === "mission"),
  };
}

/** Where a mission comes from, by what a table was wished with. */
export function sourceOf(mission: unknown, sealed: string, missions: readonly Mission[]): Source {
  if (sealed) return sealed === "daily" ? "daily" : "code";
  const found = missions.find(({ id, code }) => id === mission || code === mission);
  if (!found) return "random";
  return found.kind === "mission" ? "mission" : "training";
}

/** How many androids fly with so many people; alone one plays them all. */
export function androidsWith(people: number, hasExtra: boolean): number {
  const crew = Math.min(Math.max(people, CREW) + (hasExtra ? 1 : 0), MOST);
  return people === 1 ? crew : crew - people;
}

/** What is chosen for each android, up to the last that has a choice of its own; the usual one before it. */
export function chosenUpTo(
  chosen: readonly number[],
  at: number,
  value: number,
  usual: (n: number) => number,
): number[] {
  const length = Math.max(chosen.length, at + 1);
  const filled = Array.from({ length }, (_, n) => (n === at ? value : (chosen[n] ?? usual(n))));
  while (filled.length > 0 && filled.at(-1) === usual(filled.length - 1)) filled.pop();
  return filled;
}

/** Places in the order of acting with one of them chosen: whoever had it takes the one that is left for it. */
export function placesWith(
  chosen: readonly number[],
  at: number,
  place: number,
  androids: number,
  usual: (n: number) => number,
): number[] {
  const places = Array.from({ length: androids }, (_, n) => chosen[n] ?? usual(n));
  const other = places.indexOf(place);
  const left = places[at] ?? place;
  const last = other < 0 || other === at ? chosen : chosenUpTo(chosen, other, left, usual);
  return chosenUpTo(last, at, place, usual);
}

/** Options with a place of their own in the form; the others are listed by themselves. */
const PLACED: readonly string[] = [
  "mission",
  "common",
  "serious",
  "extra_android",
  "android_places",
  "android_players",
  "communications",
  "security",
  "aids",
  "carried",
];
export const isPlaced = (option: string): boolean => PLACED.includes(option);

/** A value of an option as the catalogue calls it. */
export function valueName(entries: readonly OptionEntry[], id: string, value: unknown): string {
  return (
    entries.find((one) => one.id === id)?.values.find((one) => one.value === value)?.name ??
    String(value ?? "")
  );
}

/** The order of levels from the easiest on, as buttons show them. */
export const LEVELS = ["white", "both", "yellow"] as const;
