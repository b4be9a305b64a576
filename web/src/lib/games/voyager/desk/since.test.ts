import { expect, test } from "vitest";
import type { Item, VoyagerDigest, VoyagerDigestTurn } from "../../../protocol/messages";
import { isAgainst, lastTurnEnd, namedIn, turnsBegun, turnsOver } from "./since";

const item = (seq: number, ...seats: number[]): Item =>
  ({
    kind: "moved",
    seq,
    events: [{ event: "rocket_launched" }, ...seats.map((seat) => ({ event: "turn_began", seat, round: 1 }))],
  }) as unknown as Item;
const LOG = [item(3), item(4, 0), item(6), item(7, 1), item(9, 2), item(12, 0), item(13)];

test("turns begin where the log says so", () => {
  expect(turnsBegun(LOG).map(({ seq, seat }) => `${seq}:${seat}`)).toEqual(["4:0", "7:1", "9:2", "12:0"]);
});

test("the own last turn is the one before the turn that is being played", () => {
  const begun = turnsBegun(LOG);
  expect(lastTurnEnd(begun, 0)).toBe(7);
  expect(lastTurnEnd(begun, 1)).toBe(9);
  expect(lastTurnEnd(begun, 2)).toBe(12);
  expect(lastTurnEnd(turnsBegun(LOG.slice(0, 3)), 0)).toBe(0);
});

const turn = (seat: number, round: number, deeds: object[] = []) =>
  ({ seat, round, deeds }) as unknown as VoyagerDigestTurn;

test("the turn that is being played is left to the log", () => {
  const digest = { turns: [turn(1, 4), turn(0, 4), turn(0, 5)] } as unknown as VoyagerDigest;
  expect(turnsOver(digest, 5, 0).map(({ round }) => round)).toEqual([4, 4]);
});

test("what was done to one's own buildings stands out", () => {
  expect(isAgainst(turn(1, 4, [{ kind: "hold", other: 0 }]), 0)).toBe(true);
  expect(isAgainst(turn(1, 4, [{ kind: "take", other: 2 }]), 0)).toBe(false);
  expect(isAgainst(turn(1, 4, [{ kind: "coins", other: null }]), null)).toBe(false);
});

test("cards, missions and achievements named in a turn can be opened", () => {
  const deeds = [
    { kind: "play", cards: ["a", "b"] },
    { kind: "mission", mission: "m" },
    { achievement: "x" },
  ];
  expect(namedIn(turn(1, 4, deeds)).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    "card a",
    "card b",
    "mission m",
    "achievement x",
  ]);
});
