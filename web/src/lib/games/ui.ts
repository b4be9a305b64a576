import type { Component } from "svelte";
import { Failure } from "../api";
import type { Lang } from "../i18n/say";
import type {
  Choice,
  CrewInfo,
  EventData,
  GameInfo,
  LogLine,
  NewTable,
  OptionEntry,
  OutcomeInfo,
  Replay,
  TableInfo,
} from "../protocol/messages";
import type { SeatPlan } from "../seatPlan.svelte";
import type { Pace } from "../table/pace";
import type { Opened } from "../table/TableDialogs.svelte";
import type { TableState } from "../table/table.svelte";
import { withWords } from "./speech";

/** What a board shows: laid out from a view, changed by events, laid right again by the next view. */
export interface Scene {
  settle(view: unknown): void;
  play(events: readonly EventData[]): Promise<void>;
}

export interface BoardProps {
  scene: Scene;
  view: unknown;
  /** The position drawn as text; empty unless the game's board asks for it. */
  drawing: string;
  choices: readonly Choice[];
  /** Whose eyes and hands these are; null: a spectator's. */
  seat: number | null;
  /** The move a hint names: it is lit where it is made. Empty without a hint. */
  hinted?: string;
  onplay: (move: string) => void;
}

export interface ActionsProps extends Omit<BoardProps, "drawing"> {
  busy: boolean;
}

/** A desk is drawn and acted on like the bar of actions. */
export type DeskProps = ActionsProps;

export interface HoldingsProps {
  view: unknown;
  seat: number;
}

export interface EndProps {
  table: TableState;
  view: unknown;
  outcome: OutcomeInfo;
  /** Who sits at a seat, by name. */
  nameOf: (seat: number) => string;
}

/** A layout draws the whole table; dialogs, proposals, news, curtain and end stay the frame's. */
export interface LayoutProps {
  table: TableState;
  onopen: (dialog: Opened) => void;
  /** Bring the end screen back after it was put aside. */
  onresult?: () => void;
}

/** What a seat leaves behind for when it is away, in the game's notation; empty: it is asked. */
export interface OrderProps {
  order: string;
  busy: boolean;
  onorder: (order: string) => void;
}

/** A game may show its replays itself; `onmoves` goes back to the usual way, move by move. */
export interface ReplayProps {
  replay: Replay;
  info: Pick<TableInfo, "game" | "seats">;
  /** The table's code; empty for a file somebody brought. */
  code: string;
  /** The same game as a seat saw it: nothing of a finished game is secret. */
  watch: (seat: number) => Promise<Replay>;
  onmoves: () => void;
}

/** What a game's own form may wish beside seats and options. */
export type MoreWishes = Pick<NewTable, "pace" | "sealed" | "challenge" | "crew" | "campaign">;

/** A game may ask for its set-up in a form of its own; name, submitting and what follows stay the frame's. */
export interface SetUpProps {
  info: GameInfo;
  /** How the game's catalogue calls its options. */
  entries: readonly OptionEntry[];
  plan: SeatPlan;
  options: Record<string, unknown>;
  more: MoreWishes;
}

/** A game may tell in the lobby what is going to be played. */
export interface LobbyPartProps {
  table: TableState;
}

/** A game may draw a screen for everybody in the room: no hand, only what all may see. */
export type ScreenProps = LobbyPartProps;

/** What a crew has done in a game, and what it may decide now. */
export interface CrewPartProps {
  crew: CrewInfo;
  crewKey: string;
  /** The lines of its log that are this game's. */
  lines: readonly LogLine[];
}

/** What a game has to say about one of its tables, once it is over. */
export interface DebriefProps {
  info: TableInfo;
}

/** What a phone shows below the board: "move" is the bar of actions, "log" the log; others bring a panel. */
export interface Tab {
  readonly id: string;
  readonly name: Readonly<Record<Lang, string>>;
  readonly Panel?: Component<DeskProps>;
}

/** A sign of the board, and what it means. */
export interface Sign {
  readonly Picture: Component;
  readonly words: Readonly<Record<Lang, string>>;
}

/** What a game brings to the table; seats, log, talk, clock, curtain, replay and end are shared. */
export interface GameUi {
  readonly Board: Component<BoardProps>;
  readonly Actions: Component<ActionsProps>;
  /** The whole table, drawn by the game itself: the page has no other header then. */
  readonly Layout?: Component<LayoutProps>;
  /** The keys of a table that the game draws itself, a line each; fetched when somebody asks for them. */
  readonly keys?: () => Promise<Readonly<Record<Lang, readonly string[]>>>;
  /** What lies in front of a seat. */
  readonly Holdings: Component<HoldingsProps> | null;
  /** What lies beside the board: on a desktop above the log, on a phone in the tabs or the drawer. */
  readonly Desk?: Component<DeskProps>;
  /** The tabs of a phone; without them the bar of actions stands alone and the log is in a drawer. */
  readonly tabs?: readonly Tab[];
  /** The game's part of the end screen, below the ranking. */
  readonly End?: Component<EndProps>;
  /** Whether that part wants the width of a desktop. */
  readonly hasWideEnd?: boolean;
  /** The signs of the board; they may be fetched when somebody asks for them. */
  readonly signs?: () => readonly Sign[] | Promise<readonly Sign[]>;
  /** Width by height of the board; without it, it takes the room there is and scrolls inside itself. */
  shape?(view: unknown): number;
  /** Whether the board wants the position drawn as text. */
  readonly isDrawn?: boolean;
  /** Whether a seat sees what others at the same screen must not: they are asked to look away. */
  readonly hasSecrets?: boolean;
  /** What of a view everybody may see: an iris closes over a board that is drawn of that alone. */
  publicView?(view: unknown): unknown;
  /** Whether choices stay on offer while something is shown; where a clock runs they always do. */
  readonly choicesWhileShowing?: boolean;
  /** Whether the next move may be made before the last one is confirmed. */
  readonly movesAtOnce?: boolean;
  /** Whether the game puts together what was missed, told like `Meanwhile`; else the entries of the log are listed. */
  readonly hasDigest?: boolean;
  /** Choosing a standing order, in the table's menu. */
  readonly Order?: Component<OrderProps>;
  /** The layout tells whoever comes back what was missed. */
  readonly tellsNews?: boolean;
  /** Whether the layout tells what happens, and how it ended, at its own pace: the frame then does not. */
  showsItself?(view: unknown): boolean;
  newScene(pace: Pace): Scene;
  /** Points a seat has in a view; null where the game has none. */
  score(view: unknown, seat: number): number | null;
  /** Tell in a few words what the table waits for; with the choices, only what can be done. */
  needed(view: unknown, lang: Lang, choices?: readonly Choice[]): string;
  /** What whoever is asked is called to, where that is not a turn of their own; empty where it is. */
  called?(view: unknown, lang: Lang): string;
  /** What lies beside the board, in a line. */
  beside(view: unknown, lang: Lang): string;
}

/** What a game teaches. */
export interface Teaching {
  readonly lessons: readonly LessonEntry[];
  /** Whether lessons offer all that could be done, as a table does, not just the move that is asked for. */
  readonly offersAll?: boolean;
  /** What to play after a lesson; without it a game under the options of the lesson's record. */
  readonly afterwards?: QuickStart;
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
  /** What the reader is asked at the end. */
  readonly question?: Question;
  /** What the reader takes along, said once it is over. */
  readonly end?: Readonly<Record<Lang, string>>;
}

export interface Question {
  readonly pl: string;
  readonly en: string;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly pl: string;
  readonly en: string;
  readonly right?: boolean;
  /** Why it is right or wrong. */
  readonly why_pl: string;
  readonly why_en: string;
}

export interface LessonStep {
  /** How many moves were made before this step. */
  readonly after: number;
  readonly pl: string;
  readonly en: string;
  /** The move to make is the record's next one; without it the reader only reads on. */
  readonly play: boolean;
  /** How many of the record's moves that takes, made at once; without it one. */
  readonly moves?: number;
  /** The record's moves up to the next step are made one by one, as the game's own film asks for them. */
  readonly film?: boolean;
  /** The parts of the page it talks about, as a list of selectors: they are lit while it is read. */
  readonly light?: string;
  /** What is said to other moves than the one that is asked for; the first that begins like one counts. */
  readonly wrong?: readonly (Readonly<Record<Lang, string>> & { readonly move: string })[];
}

/** A way to play a game at once: the reader and some bots, under options of their own; or a page that leads there. */
export interface QuickStart {
  readonly label: Readonly<Record<Lang, string>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly bots?: number;
  readonly link?: string;
}

/** A page that only one game has. */
export interface GameLink {
  readonly href: string;
  readonly label: Readonly<Record<Lang, string>>;
}

// What the folders of games hold; a folder is all it takes to be found.
const boards = import.meta.glob<GameUi>("./*/index.ts", { import: "ui" });
const arts = import.meta.glob<Component>("./*/Art.svelte", { import: "default" });
const replays = import.meta.glob<Component<ReplayProps>>("./*/Replay.svelte", { import: "default" });
const setUps = import.meta.glob<Component<SetUpProps>>("./*/SetUp.svelte", { import: "default" });
const lobbyParts = import.meta.glob<Component<LobbyPartProps>>("./*/LobbyPart.svelte", { import: "default" });
const sharedScreens = import.meta.glob<Component<ScreenProps>>("./*/Screen.svelte", { import: "default" });
const crewParts = import.meta.glob<Component<CrewPartProps>>("./*/CrewPart.svelte", { import: "default" });
const debriefs = import.meta.glob<Component<DebriefProps>>("./*/Debrief.svelte", { import: "default" });
const teachings = import.meta.glob<Teaching>("./*/lessons/index.ts", { import: "teaching" });
const pitches = import.meta.glob<Readonly<Record<Lang, string>>>("./*/pitch.json", {
  eager: true,
  import: "default",
});
const quickStarts = import.meta.glob<readonly QuickStart[]>("./*/quick.json", {
  eager: true,
  import: "default",
});
const links = import.meta.glob<readonly GameLink[]>("./*/links.json", { eager: true, import: "default" });
const screens = import.meta.glob<string>(["./*/film.webp", "./*/screen.png"], {
  eager: true,
  query: "?url",
  import: "default",
});
import.meta.glob("./*/look.css", { eager: true });

/** Fetch a part of the page; one that does not come means that the server is away. */
export function fetched<T>(part: Promise<T>): Promise<T> {
  return part.catch((failure: Error) => {
    throw new Failure("network/offline", failure.message);
  });
}

/** Tell whether a game brings a board of its own. */
export const hasBoard = (game: string): boolean => `./${game}/index.ts` in boards;

/** Fetch what a game brings; one without a board of its own is played on the generic one. */
export async function loadGame(game: string): Promise<GameUi> {
  const load = boards[`./${game}/index.ts`];
  return fetched(load ? withWords(game, load()) : import("./generic/index").then(({ ui }) => ui));
}

/** Tell whether a game can be learned by playing. */
export const hasLessons = (game: string): boolean => `./${game}/lessons/index.ts` in teachings;

/** What a game teaches; null: nothing. */
export const loadTeaching = async (game: string): Promise<Teaching | null> =>
  fetched(Promise.resolve(teachings[`./${game}/lessons/index.ts`]?.() ?? null));

/** A game's own picture; null: it has none, or it cannot be fetched. */
export const loadArt = async (game: string): Promise<Component | null> =>
  (await arts[`./${game}/Art.svelte`]?.().catch(() => null)) ?? null;

/** A part of a game's own, with its words; null: it has none. */
const partOf = async <T>(game: string, load: (() => Promise<T>) | undefined): Promise<T | null> =>
  load ? fetched(withWords(game, load())) : null;

/** A game's own way to show a replay. */
export const loadReplay = (game: string): Promise<Component<ReplayProps> | null> =>
  partOf(game, replays[`./${game}/Replay.svelte`]);

/** A game's own form for laying a table. */
export const loadSetUp = (game: string): Promise<Component<SetUpProps> | null> =>
  partOf(game, setUps[`./${game}/SetUp.svelte`]);

/** A game's own part of the lobby; null also where it cannot be fetched. */
export const loadLobbyPart = (game: string): Promise<Component<LobbyPartProps> | null> =>
  partOf(game, lobbyParts[`./${game}/LobbyPart.svelte`]).catch(() => null);

/** A game's own shared screen. */
export const loadScreen = (game: string): Promise<Component<ScreenProps> | null> =>
  partOf(game, sharedScreens[`./${game}/Screen.svelte`]);

/** The games that have something of their own to tell a crew. */
export const gamesOfCrews = (): readonly string[] =>
  Object.keys(crewParts).map((path) => path.split("/")[1] ?? "");

export const loadCrewPart = (game: string): Promise<Component<CrewPartProps> | null> =>
  partOf(game, crewParts[`./${game}/CrewPart.svelte`]);

export const hasDebrief = (game: string): boolean => `./${game}/Debrief.svelte` in debriefs;

/** A game's own page about a finished table. */
export const loadDebrief = (game: string): Promise<Component<DebriefProps> | null> =>
  partOf(game, debriefs[`./${game}/Debrief.svelte`]);

/** Pictures of a game as it is played, a film first; each is fetched only when it is shown. */
export const screensOf = (game: string): readonly string[] =>
  Object.keys(screens)
    .filter((path) => path.startsWith(`./${game}/`))
    .map((path) => screens[path] ?? "");

/** What a game is about, in a sentence or two; empty where nobody has said it. */
export const pitchOf = (game: string, lang: Lang): string => pitches[`./${game}/pitch.json`]?.[lang] ?? "";

/** The ways a game names to play it at once, beside the usual one. */
export const quickStartsOf = (game: string): readonly QuickStart[] =>
  quickStarts[`./${game}/quick.json`] ?? [];

/** The pages only this game has. */
export const linksOf = (game: string): readonly GameLink[] => links[`./${game}/links.json`] ?? [];
