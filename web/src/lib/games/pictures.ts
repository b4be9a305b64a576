import type { Component } from "svelte";

// What the folders of games draw for their rules; a page of rules names a picture, its game draws it.
const pictures = import.meta.glob<Component<{ name: string }>>("./*/Picture.svelte", { import: "default" });

/** Fetch what draws the pictures in a game's rules; null: it has none. */
export const loadPicture = async (game: string): Promise<Component<{ name: string }> | null> =>
  (await pictures[`./${game}/Picture.svelte`]?.()) ?? null;
