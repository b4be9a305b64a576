import { afterEach, expect, test, vi } from "vitest";
import type { GameUi } from "../games/ui";
import type { Frame, Position, TableInfo, Update } from "../protocol/messages";
import type { Link, Listener } from "./connection";
import { TableState } from "./table.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A table where seat 1 has been away since a moment. */
function tableWith(days: number, standIn = "", grace = 60_000): TableState {
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  const table = new TableState("abc", [0], {}, "", "en");
  const seats = [{}, { stand_in: standIn }];
  table.info = { days_per_move: days, grace, seats } as unknown as TableInfo;
  table.shown = { awaited: [1], deadline: 500_000 } as unknown as Position;
  table.away = { 1: 100_000 };
  return table;
}

test("a bot may be asked to stand in once somebody has been away for a minute, by either clock", () => {
  const table = tableWith(0);
  expect(table.mayBeStoodInFor(1, 160_999)).toBe(false);
  expect(table.mayBeStoodInFor(1, 161_000)).toBe(true);
  expect(table.mayBeStoodInFor(0, 900_000)).toBe(false);
});

test("where the table has less patience, a bot may stand in earlier", () => {
  const table = tableWith(0, "", 20_000);
  expect(table.mayBeStoodInFor(1, 120_999)).toBe(false);
  expect(table.mayBeStoodInFor(1, 121_000)).toBe(true);
});

test("at a slow table the move's deadline counts", () => {
  const table = tableWith(1);
  expect(table.mayBeStoodInFor(1, 500_000)).toBe(false);
  expect(table.mayBeStoodInFor(1, 500_001)).toBe(true);
});

test("where a bot stands in already, none is asked for", () => {
  expect(tableWith(0, "normal").mayBeStoodInFor(1, 900_000)).toBe(false);
});

/** A running table at which both seats are played here, with secrets or without. */
function shared(hasSecrets: boolean, awaited: readonly number[]): TableState {
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  const table = new TableState("abc", [0, 1], {}, "", "en");
  table.ui = { hasSecrets } as unknown as GameUi;
  table.shown = { awaited, outcome: null, clock: null, view: "of the first seat" } as unknown as Position;
  return table;
}

test("hidden hands at one screen are covered until somebody says who looks", () => {
  const table = shared(true, [1]);
  expect([table.seat, table.isCovered, table.view]).toEqual([1, true, null]);
  table.look(1);
  expect(table.isCovered).toBe(false);
  table.shown = { ...table.shown, awaited: [0] } as Position;
  expect([table.seat, table.isCovered]).toEqual([0, true]);
});

test("who looks goes on looking while others act at the same time, and until somebody else here is next", () => {
  const table = shared(true, [0, 1]);
  table.look(1);
  expect([table.seat, table.isCovered]).toEqual([1, false]);
  table.shown = { ...table.shown, awaited: [2] } as Position;
  expect([table.seat, table.isCovered]).toEqual([1, false]);
  table.cover();
  expect(table.isCovered).toBe(true);
});

test("without secrets there is no curtain, and nobody's hand is shown instead of another's", () => {
  const table = shared(false, [1]);
  expect([table.isCovered, table.view]).toEqual([false, "of the first seat"]);
  expect(shared(true, [1]).view).toBe(null);
});

test("the clock is not among those who are waited for", () => {
  expect(shared(true, [-1, 0, 1]).awaited).toEqual([0, 1]);
});

test("a clock ticks on between two messages, and there is none where none runs", () => {
  const table = shared(true, [0]);
  expect(table.clockAt(1000)).toBe(null);
  table.shown = { ...table.shown, clock: { now: 1000, time: 60_000, rate: 1, begins: 0 } } as Position;
  expect(table.clockAt(3500)).toBe(62_500);
  expect(table.clockAt(500)).toBe(60_000);
});

test("a clock runs at its rate, once it has begun, and stands while it is held", () => {
  const table = shared(true, [0]);
  table.shown = { ...table.shown, clock: { now: 1000, time: 0, rate: 0.75, begins: 6000 } } as Position;
  expect([1000, 5999, 6000, 10_000].map((now) => table.clockAt(now))).toEqual([0, 0, 0, 3000]);
  table.shown = { ...table.shown, clock: { now: 1000, time: 700, rate: 0, begins: 0 } } as Position;
  expect(table.clockAt(90_000)).toBe(700);
});

/** Let the table hear from the server on the connection of a seat. */
function hears(table: TableState, seat: number, message: object): void {
  const { ear } = table as unknown as {
    ear(seat: number, isFirst: boolean): Record<"update" | "message", (told: object) => void>;
  };
  const told = ear.call(table, seat, false);
  ("seq" in message ? told.update : told.message)(message);
}

/** A move one may make, as the server offers it. */
const offer = (move: string, text: string) => ({ move, text, effect: "", preview: [] });

test("a hint is for the seat that asked, and as long as it can be done", () => {
  const table = shared(true, [0, 1]);
  const position = { ...table.shown, choices: [offer("place 4 A/deck", "Lay on turn 4: A")] };
  for (const seat of [0, 1]) hears(table, seat, { seq: 0, since: 0, items: [], position });
  table.look(1);
  const hint = { type: "hint", move: "place 4 A/deck", text: "Lay on turn 4: A", why: "" };
  hears(table, 1, hint);
  expect(table.hint).toEqual(hint);
  hears(table, 1, { seq: 0, since: 0, items: [], position: { ...position, choices: [] } });
  expect(table.hint).toBe(null);
});

test("what arrives for a seat after the curtain fell, or for another one, is shown to nobody", () => {
  const table = shared(true, [0, 1]);
  const position = { ...table.shown, choices: [offer("place 4 A/deck", "Lay on turn 4: A")] };
  for (const seat of [0, 1]) hears(table, seat, { seq: 0, since: 0, items: [], position });
  table.look(0);
  table.trouble = { code: "board/occupied", message: "place 4 A/deck: a card lies there already" };
  table.cover();
  hears(table, 0, { type: "hint", move: "place 4 A/deck" });
  expect([table.hint, table.trouble]).toEqual([null, null]);
  table.look(1);
  hears(table, 0, { type: "hint", move: "place 4 A/deck" });
  expect(table.hint).toBe(null);
});

test("a refusal that comes after the curtain fell is shown to nobody, any other to whoever asked", async () => {
  const table = shared(true, [0, 1]);
  const link = {
    ask: () => Promise.reject({ code: "place/not-held", message: "place 4 A/deck: not yours" }),
  };
  Object.assign(table, { connections: [{ seat: 0, link }] });
  table.look(0);
  await table.play("place 4 A/deck");
  expect(table.trouble?.code).toBe("place/not-held");
  const asked = table.play("place 4 A/deck");
  table.cover();
  await asked;
  expect(table.trouble).toBe(null);
});

test("what is written to the others stays in the field until it has reached the table", async () => {
  const table = shared(true, [0, 1]);
  const asked: string[] = [];
  let isOpen = false;
  const ask = ({ text }: { text: string }) => {
    asked.push(text);
    return isOpen ? Promise.resolve(7) : Promise.reject({ code: "socket/offline", message: "not connected" });
  };
  Object.assign(table, { connections: [{ seat: 0, link: { ask } }] });
  table.look(0);
  table.draft = " hello ";
  await table.sayDraft();
  expect([table.draft, table.trouble?.code]).toEqual([" hello ", "socket/offline"]);
  isOpen = true;
  await table.sayDraft();
  expect([table.draft, asked]).toEqual(["", ["hello", "hello"]]);
  table.draft = "for one's own eyes";
  table.cover();
  expect(table.draft).toBe("");
});

test("one who acts is named; of several others none is put before another", () => {
  expect(shared(false, [1]).acting).toBe(1);
  expect(shared(false, [2, 3]).acting).toBe(null);
  expect(shared(false, [2, 1]).acting).toBe(1);
  expect(shared(false, []).acting).toBe(null);
});

/** A table at which seats play here; what the server says to each is given. */
function served(ui: Partial<GameUi>, seats: readonly number[] = [0]) {
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  const sent: (Sent & { done: (seq: number) => void; refuse: (trouble: object) => void })[] = [];
  const table = new TableState("abc", seats, {}, "", "en");
  table.ui = ui as unknown as GameUi;
  table.shown = { awaited: [0], outcome: null, clock: null } as unknown as Position;
  const inside = table as unknown as Inside;
  for (const { link } of inside.connections) {
    link.ask = (message) =>
      new Promise((done, refuse) => {
        sent.push({ ...message, done, refuse });
      });
  }
  const give = (seat: number, position: Partial<Position>) => {
    inside.positions = { ...inside.positions, [seat]: { seq: 0, position: position as Position } };
  };
  return { table, sent, give };
}
interface Sent {
  move: string;
  after: number;
  number: number;
}
interface Inside {
  positions: Readonly<Record<number, { seq: number; position: Position }>>;
  connections: { link: { ask: (message: Sent) => Promise<number> } }[];
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

test("a second move waits in a game of turns: a double tap is one move", async () => {
  const { table, sent } = served({});
  void table.play("fly a");
  void table.play("fly b");
  await soon();
  expect([table.sending, sent.map(({ move }) => move)]).toEqual([true, ["fly a"]]);
});

test("where moves may be under way at once, each has its number and waits for none", async () => {
  const { table, sent, give } = served({ movesAtOnce: true });
  give(0, { made: 4 });
  void table.play("lay a");
  void table.play("lay b");
  await soon();
  expect([table.sending, sent.map(({ move, number }) => [move, number])]).toEqual([
    false,
    [
      ["lay a", 4],
      ["lay b", 5],
    ],
  ]);
  for (const { done } of sent) done(7);
  await soon();
  void table.play("lay c"); // before an update tells what was made
  give(0, { made: 9 }); // a bot stood in
  void table.play("lay d");
  await soon();
  expect(sent.slice(2).map(({ number }) => number)).toEqual([6, 9]);
});

test("a move that was refused gives its number to the next one", async () => {
  const { table, sent } = served({ movesAtOnce: true });
  void table.play("lay a");
  void table.play("lay b");
  await soon();
  sent[0]?.refuse({ code: "board/closed", message: "closed" });
  sent[1]?.refuse({ code: "move/out-of-order", message: "missing" });
  await soon();
  void table.play("lay c");
  await soon();
  expect(sent.map(({ number }) => number)).toEqual([0, 1, 0]);
});

test("choices stay on offer while something is shown, if the game says so", () => {
  for (const [choicesWhileShowing, offered] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const { table, give } = served({ choicesWhileShowing });
    give(0, { choices: [{ move: "fly a" }] as unknown as Position["choices"] });
    table.showing = true;
    expect(table.choices).toHaveLength(offered);
  }
});

test("a turn may be taken back until its time is up, by the server's clock; without one, always", () => {
  const { table, give } = served({});
  give(0, { undo: 2, undo_until: 10_000 });
  expect([table.undoSeat(9000), table.undoLeft(0, 9000)]).toEqual([0, 1000]);
  expect(table.undoSeat(10_000)).toBe(null);
  give(0, { undo: 2, undo_until: 0 });
  expect([table.undoSeat(99_000), table.undoLeft(0, 99_000)]).toEqual([0, Number.POSITIVE_INFINITY]);
  give(0, { undo: 0, undo_until: 0 });
  expect(table.undoSeat(1)).toBe(null);
});

test("at one screen whoever played last may take it back, though another one is next", () => {
  const { table, give } = served({}, [0, 1]);
  give(0, { undo: 0, undo_until: 0 });
  give(1, { undo: 1, undo_until: 10_000 });
  expect(table.undoSeat(9000)).toBe(1);
});

test("the server's clock is told by the quickest of the last pings", () => {
  const { table } = served({});
  const { ear } = table as unknown as {
    ear(seat: number, isFirst: boolean): { pong(sent: number, server: number): void };
  };
  const { pong } = ear.call(table, 0, true);
  vi.spyOn(Date, "now").mockReturnValue(1100);
  pong(1000, 6050);
  expect(table.serverNow(2000)).toBe(7000);
  vi.spyOn(Date, "now").mockReturnValue(3900);
  pong(3000, 8890);
  expect(table.serverNow(2000)).toBe(7000);
});

test("an order is shown to the seat that left it, and not before the curtain is open", () => {
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  const ears: Listener[] = [];
  const dial = (_: string, ear: Listener) => {
    ears.push(ear);
    return {} as Link;
  };
  const table = new TableState("abc", [0, 1], {}, "", "en", dial);
  table.ui = { hasSecrets: true } as unknown as GameUi;
  table.shown = { awaited: [1], outcome: null, clock: null } as unknown as Position;
  const position = { awaited: [1], order: "hold 2" } as unknown as Position;
  ears[1]?.update({ type: "update", seq: 4, since: 3, items: [], position } as unknown as Update);
  expect(table.order).toBeNull();
  table.look(1);
  expect(table.order).toBe("hold 2");
});

test("what happened is shown again from a frame on, and the board then stands as it does now", async () => {
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  const table = new TableState("abc", [0], {}, "", "en");
  vi.spyOn(table.pace, "wait").mockResolvedValue();
  const told: unknown[] = [];
  table.shown = { view: "now" } as unknown as Position;
  table.scene = {
    settle: (view) => told.push(view),
    play: async (events) => void told.push(...events.map(({ event }) => `${event}, ${table.showing}`)),
  };
  const frame = (view: string, ...events: string[]) =>
    ({ view, events: events.map((event) => ({ event })) }) as unknown as Frame;
  await table.showAgain([frame("then", "not shown"), frame("after", "launched", "landed")]);
  expect(told).toEqual(["then", "launched, true", "landed, true", "after", "now"]);
  expect(table.showing).toBe(false);
});
