import { expect, it } from "vitest";
import type { EventData } from "../../../protocol/messages";
import type { Picture } from "./facts";
import { FIRST, MISSIONS } from "./missions";
import { Tape } from "./tape.svelte";

const frames = MISSIONS[0]?.frames ?? [];
const views = frames.map(({ view }) => view as Picture);

/** A page that looks at the table from a frame on. */
function watched(from: number, to: number): Tape {
  const tape = new Tape();
  for (const { events, view } of frames.slice(from, to)) {
    tape.hear(events as readonly EventData[]);
    tape.see(view as Picture);
  }
  return tape;
}

it("grows with every turn that is carried out", () => {
  const tape = watched(0, 6);
  expect(tape.reel.takes.map(({ turn }) => turn)).toEqual(
    Array.from({ length: views[5]?.turn ?? 0 }, (_, n) => n + 1),
  );
  expect(tape.reel.first?.turn).toBe(0);
});

it("notices that turns are missing, and takes them from frames", () => {
  const tape = new Tape();
  const now = views.find(({ turn }) => turn === 4) ?? FIRST;
  tape.hear(frames[1]?.events as readonly EventData[]);
  expect(tape.isBehind(now)).toBe(true);
  tape.mend(frames.slice(0, views.indexOf(now) + 1));
  expect(tape.isBehind(now)).toBe(false);
  expect(tape.reel.takes.map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
});

it("shows a turn once, whether frames or the table told of it first", () => {
  const tape = new Tape();
  const at = (turn: number) => views.findIndex((view) => view.turn === turn);
  tape.mend(frames.slice(0, at(4) + 1));
  for (const n of [at(3), at(4)]) {
    tape.hear(frames[n]?.events as readonly EventData[]);
    tape.see(views[n] as Picture);
  }
  expect(tape.reel.takes.map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
  expect(tape.reel.latest).toBe(views[at(4)]);
});

it("goes on from where it looks if nothing else can be had", () => {
  const late = views.findIndex(({ turn }) => turn === 4);
  const tape = watched(late, late + 1);
  expect(tape.reel.takes).toEqual([]);
  expect(tape.reel.first).toBe(views[late]);
});

it("begins the coming turn with the card that was meant by who tripped", () => {
  const tripped = frames.findIndex(({ events }) =>
    (events as readonly EventData[]).some(({ event }) => event === "tripped"),
  );
  expect(tripped).toBeGreaterThan(0);
  const tape = watched(0, tripped + 1);
  expect(tape.reel.takes.at(-1)?.after ?? tape.reel.first).toBe(views[tripped]);
});
