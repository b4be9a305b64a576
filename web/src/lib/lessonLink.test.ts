import { expect, test } from "vitest";
import { LessonLink, lessonTable } from "./lessonLink";
import type { Replay, Update } from "./protocol/messages";

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

function taught(asked: string) {
  const updates: Update[] = [];
  const moves: string[] = [];
  const listener = { update: (update: Update) => updates.push(update), status: () => undefined };
  const teacher = {
    asked,
    play: (move: string) => move === asked && moves.push(move) > 0,
    refusal: () => "not this one",
  };
  const link = new LessonLink(replay, 0, lessonTable(replay, 0, "Ala"), teacher, listener as never);
  return { link, updates, moves };
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
    message: "not this one",
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
