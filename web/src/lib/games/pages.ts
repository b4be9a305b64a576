import type { Component } from "svelte";
import { withWords } from "./speech";

/** Pages only one game has, found by their place: `pages/Box.svelte` in a game's folder is `/box`. */
const pages = import.meta.glob<Component>("./*/pages/*.svelte", { import: "default" });

const nameOf = (path: string): string => /([^/]+)\.svelte$/.exec(path)?.[1]?.toLowerCase() ?? "";
const found = new Map(
  Object.entries(pages).map(([path, load]) => [
    nameOf(path),
    () => withWords(path.split("/")[1] ?? "", load()),
  ]),
);

export const hasOwnPage = (name: string): boolean => found.has(name);

/** Fetch such a page; null: there is none of this name. */
export const loadOwnPage = async (name: string): Promise<Component | null> =>
  (await found.get(name)?.()) ?? null;
