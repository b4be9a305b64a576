import type { Component } from "svelte";
import type { Lang } from "../i18n/plural";
import type { Choice, EventData } from "../protocol/messages";
import type { Pace } from "../table/pace";

/** What a board shows: laid out from a view, changed by events, laid right again by the next view. */
export interface Scene {
  settle(view: unknown): void;
  play(events: readonly EventData[]): Promise<void>;
}

export interface BoardProps {
  scene: Scene;
  view: unknown;
  choices: readonly Choice[];
  /** Whose eyes and hands these are; null: a spectator's. */
  seat: number | null;
  onplay: (move: string) => void;
}

export interface ActionsProps extends BoardProps {
  busy: boolean;
}

export interface HoldingsProps {
  view: unknown;
  seat: number;
}

/** What a game brings to the table; everything else is shared. */
export interface GameUi {
  readonly Board: Component<BoardProps>;
  readonly Actions: Component<ActionsProps>;
  /** What lies in front of a seat. */
  readonly Holdings: Component<HoldingsProps>;
  newScene(pace: Pace): Scene;
  /** Tell an event as a sentence; null: it needs no words. */
  sentence(event: EventData, lang: Lang): string | null;
  /** Points a seat has in a view; null where the game has none. */
  score(view: unknown, seat: number): number | null;
  /** Tell in a few words what the table waits for. */
  needed(view: unknown, lang: Lang): string;
  /** What lies beside the board, in a line. */
  beside(view: unknown, lang: Lang): string;
  readonly lessons: readonly LessonEntry[];
}

export interface LessonEntry {
  readonly id: string;
  readonly name: Readonly<Record<Lang, string>>;
  load(): Promise<Lesson>;
}

/** A lesson is an annotated record: some of its moves the reader has to make. */
export interface Lesson {
  readonly record: string;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** How many moves were made before this step. */
  readonly after: number;
  readonly pl: string;
  readonly en: string;
  /** The move to make is the record's next one; without it the reader only reads on. */
  readonly play: boolean;
}

const loaders: Readonly<Record<string, () => Promise<GameUi>>> = {
  guardians: async () => (await import("./guardians/index")).guardians,
};

/** Tell whether this client can show a game. */
export function isPlayable(game: string): boolean {
  return game in loaders;
}

/** Fetch what a game brings. */
export function loadGame(game: string): Promise<GameUi> {
  const load = loaders[game];
  if (!load) throw new Error(`this client cannot show ${game}`);
  return load();
}
