import { afterEach, expect, test, vi } from "vitest";
import { LessonLink, lessonTable } from "./lessonLink";
import type { Replay, ServerMessage, Update } from "./protocol/messages";

const frame = (view: unknown, seat: number | null = null, move = "") => ({
  seat,
  move,
  at: null,
  events: move ? [{ event: `${move}_made` }] : [],
  texts: [],
  view,
  board: "",
});
const replay: Replay = {
  game: "toy",
  seats: ["captain", "officer"],
  options: {},
  outcome: "",
  frames: [frame("start"), frame("one", -1, "tick"), frame("two", 0, "draw"), frame("three", 1, "give")],
};

function taught(asked: string, record = replay) {
  const updates: Update[] = [];
  const moves: string[] = [];
  const hints: ServerMessage[] = [];
  const listener = {
    update: (update: Update) => updates.push(update),
    message: (message: ServerMessage) => hints.push(message),
    status: () => undefined,
  };
  const teacher = {
    record: "game: toy",
    asked,
    play: (move: string) => move === asked && moves.push(move) > 0,
    refusal: (move: string) => `not ${move}`,
  };
  const link = new LessonLink(record, 0, lessonTable(record, 0, "Ala"), teacher, listener as never);
  return { link, updates, moves, hints };
}

test("a lesson begins where its first step stands, with no clock and the one move that is asked for", () => {
  const { link, updates } = taught("draw");
  link.open(1);
  expect(updates).toHaveLength(1);
  expect(updates[0]).toMatchObject({ since: 0, seq: 2, items: [], table: { game: "toy" } });
  expect(updates[0]?.position).toMatchObject({
    view: "one",
    clock: null,
    leader: 0,
    choices: [{ move: "draw" }],
  });
});

test("moves are told one by one, each with what happened", () => {
  const { link, updates } = taught("draw");
  link.open(1);
  link.show(3);
  expect(updates.slice(1).map(({ since, seq, position }) => [since, seq, position?.view])).toEqual([
    [2, 3, "two"],
    [3, 4, "three"],
  ]);
  expect(updates[1]?.items[0]).toMatchObject({ kind: "moved", seat: 0, events: [{ event: "draw_made" }] });
});

test("the move that is asked for is taken, any other is refused with a reason", async () => {
  const { link, moves } = taught("draw");
  link.open(1);
  await expect(link.ask({ type: "move", move: "take", after: 0 })).rejects.toMatchObject({
    code: "lesson/not-asked",
    message: "not take",
  });
  expect(moves).toEqual([]);
  await expect(link.ask({ type: "move", move: "draw", after: 0 })).resolves.toBe(2);
  expect(moves).toEqual(["draw"]);
});

test("words and signs are heard by nobody, and do no harm", async () => {
  const { link, updates } = taught("draw");
  link.open(1);
  await link.ask({ type: "say", text: "hello" });
  expect(updates).toHaveLength(1);
});

test("the reader sits there by name, the others by their seats", () => {
  const { seats } = lessonTable(replay, 0, "Ala");
  expect(seats.map(({ kind, player, name }) => [kind, player, name])).toEqual([
    ["person", "Ala", "captain"],
    ["bot", "", "officer"],
  ]);
});

const offered = { move: "draw", text: "Draw a card", effect: "", preview: [] };
const other = { move: "take", text: "Take a coin", effect: "", preview: [] };
const told: Replay = {
  ...replay,
  frames: replay.frames.map((one, n) => (n === 1 ? { ...one, choices: [other, offered] } : one)),
};
afterEach(() => vi.unstubAllGlobals());

test("where the record tells what could be done, all of it is offered, and nothing where others move", () => {
  const { link, updates } = taught("draw", told);
  link.open(1);
  link.show(2);
  expect(updates.map(({ position }) => position?.choices)).toEqual([[other, offered], []]);
});

test("a hint names the move that is asked for, in words; of several the first", async () => {
  const { link, hints } = taught("draw, take", told);
  link.open(1);
  await link.ask({ type: "hint" });
  expect(hints).toMatchObject([{ type: "hint", move: "draw", text: "Draw a card" }]);
});

test("a question is answered from the record as far as it was told", async () => {
  const asked: unknown[] = [];
  const answer = { ok: true, status: 200, json: async () => ({ seq: 2, reply: "in two rounds" }) };
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    return answer;
  });
  const { link } = taught("draw");
  link.open(1);
  link.show(2);
  await expect(link.question("plan", { technology: "tourism" })).resolves.toBe("in two rounds");
  expect(asked).toEqual([
    ["/api/games/toy/ask/plan", { record: "game: toy", seat: 0, moves: 2, asked: { technology: "tourism" } }],
  ]);
});
