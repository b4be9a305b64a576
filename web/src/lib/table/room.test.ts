import type { Component } from "svelte";
import { render } from "svelte/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameUi } from "../games/ui";
import type { Hint, Position, TableInfo } from "../protocol/messages";
import EndScreen from "./EndScreen.svelte";
import GameTable from "./GameTable.svelte";
import TableDialogs from "./TableDialogs.svelte";
import { TableState } from "./table.svelte";

beforeEach(() =>
  vi.stubGlobal("location", { protocol: "http:", host: "x.example", origin: "http://x.example" }),
);
afterEach(() => vi.unstubAllGlobals());

/** A part of a game that shows one word and the props it was given. */
const part = <Props extends object>(word: string): Component<Props> =>
  ((out: { push(html: string): void }, props: Record<string, unknown>) => {
    out.push(`<i>${word} ${Object.keys(props).sort().join(" ")} hint:${props.hinted}</i>`);
  }) as unknown as Component<Props>;

const bare: GameUi = {
  Board: part("BOARD"),
  Actions: part("ACTIONS"),
  Holdings: null,
  newScene: () => ({ settle: () => undefined, play: () => Promise.resolve() }),
  score: () => null,
  needed: () => "",
  beside: () => "",
};

/** A tiny game that brings everything a game may bring. */
const rich: GameUi = {
  ...bare,
  Desk: part("DESK"),
  tabs: [
    { id: "move", name: { pl: "Ruch", en: "Move" } },
    { id: "hand", name: { pl: "Karty", en: "Hand" }, Panel: part("HAND") },
    { id: "log", name: { pl: "Przebieg", en: "Log" } },
  ],
  End: part("SCORE SHEET"),
  signs: () => [{ Picture: part("STAR"), words: { pl: "gwiazda", en: "a star" } }],
  shape: () => 1.5,
  hasSecrets: true,
};

const seat = (n: number, name: string) => ({ seat: n, name, kind: "person", player: `P${n}`, stand_in: "" });

function tableOf(ui: GameUi, awaited: readonly number[], seatsHere: readonly number[] = [0]): TableState {
  const table = new TableState("abc", seatsHere, {}, "", "en");
  table.info = {
    table: "abc",
    game: "tiny",
    phase: "playing",
    options: {},
    seats: [seat(0, "red"), seat(1, "blue"), seat(2, "green")],
    proposal: null,
  } as unknown as TableInfo;
  table.ui = ui;
  table.scene = ui.newScene(table.pace);
  table.shown = {
    awaited,
    choices: [],
    outcome: null,
    clock: null,
    view: {},
    deadline: 0,
  } as unknown as Position;
  return table;
}

/** Let the server advise a seat here on a move it can make. */
function advise(table: TableState, seat: number, hint: Hint): void {
  const choices = [{ move: hint.move, text: hint.text, effect: "", preview: [] }];
  const position = { ...table.shown, choices } as unknown as Position;
  const { ear } = table as unknown as {
    ear(seat: number, isFirst: boolean): Record<"update" | "message", (told: object) => void>;
  };
  const told = ear.call(table, seat, false);
  told.update({ seq: 0, since: 0, items: [], position });
  told.message(hint);
}

const html = (table: TableState): string => render(GameTable, { props: { table } }).body;

test("a game brings a desk and tabs, and the frame shows them; a hint reaches the board", () => {
  const table = tableOf(rich, [1]);
  advise(table, 0, { type: "hint", id: 1, move: "fly x", text: "Fly to X", why: "It is near." });
  const page = html(table);
  expect(page).toContain("BOARD");
  expect(page).toContain("DESK");
  for (const name of ["Move", "Hand", "Log"]) expect(page).toContain(`>${name}</button>`);
  expect(page).toContain("--shape: 1.5");
  expect(page).toContain("hint:fly x");
  expect(page.replace(/<[^>]*>/g, "")).toContain("The bot would play: Fly to X. It is near.");
  expect(page).toContain(">Signs<");
});

test("what a game does not bring is not there", () => {
  const page = html(tableOf(bare, [1]));
  for (const absent of ["DESK", "Parts of the table", "--shape", ">Signs<"])
    expect(page).not.toContain(absent);
});

test("behind the curtain neither board, desk nor tabs' panels are in the page", () => {
  const table = tableOf(rich, [0, 1], [0, 1]);
  table.look(0);
  advise(table, 0, { type: "hint", id: 1, move: "fly x", text: "Fly to X", why: "" });
  expect(html(table)).toContain("Fly to X");
  table.cover();
  const page = html(table);
  expect(page).toContain("Who looks now?");
  for (const secret of ["BOARD", "DESK", "HAND", "ACTIONS", "fly x", "Fly to X"])
    expect(page).not.toContain(secret);
});

test("one who acts lends the frame a colour; of several others none does", () => {
  const colour = (awaited: readonly number[]) =>
    /class="board[^>]*--seat: ([^;"]*)/.exec(html(tableOf(bare, awaited)))?.[1];
  expect(colour([1])).toBe("var(--seat-blue)");
  expect(colour([1, 2])).toBe("var(--line)");
  expect(colour([1, 0])).toBe("var(--seat-red)");
});

test("the game's part of the end stands below the ranking, and nobody is asked to believe two numbers", () => {
  const ui = { ...rich, score: () => 17 };
  const table = tableOf(ui, []);
  const outcome = {
    scores: [0, 0, 0],
    winners: [],
    reason: "fell",
    text: "The planet fell. Everybody loses. Points: 0.",
    resigned: [],
  };
  table.shown = { ...table.shown, outcome } as unknown as Position;
  const page = render(EndScreen, { props: { table, onaside: () => undefined } }).body;
  expect(page).toContain("The planet fell. Everybody loses.");
  expect(page).not.toContain("Points: 0.");
  expect(page).toContain("collected: 17");
  expect(page.indexOf("SCORE SHEET")).toBeGreaterThan(page.indexOf("</ol>"));
});

test("the reader is told the own place", () => {
  const table = tableOf(bare, []);
  const outcome = { scores: [3, 9, 5], winners: [1], reason: "done", text: "Done.", resigned: [] };
  table.shown = { ...table.shown, outcome } as unknown as Position;
  const page = render(EndScreen, { props: { table, onaside: () => undefined } }).body;
  expect(page).toContain("P1 wins");
  expect(page).toContain("You came third.");
  expect(page).toContain("(you)");
});

test("the signs of a game are listed with their words", () => {
  const page = render(TableDialogs, { props: { table: tableOf(rich, [1]), open: "signs" } }).body;
  expect(page).toContain("STAR");
  expect(page).toContain("a star");
});
