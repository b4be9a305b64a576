import { expect, test } from "vitest";
import { cardSizes, distanceEnds, layTrack, topOf } from "../tracks/geometry";
import { LETTERS, layShip, letterBox, pawnSpots, STATIONS } from "./geometry";

const SIZES = [
  [708, 262],
  [383, 190],
  [430, 200],
  [1260, 480],
] as const;

test.each(SIZES)(
  "every letter and figure lies in its station, whatever the size (%i × %i)",
  (width, height) => {
    const plan = layShip(width, height);
    for (const id of STATIONS) {
      const room = plan.stations[id];
      const letters = LETTERS.map((letter) => letterBox(room, letter));
      for (const box of letters) {
        expect(box.x).toBeGreaterThan(room.x);
        expect(box.x + box.w).toBeLessThan(room.x + room.w);
        expect(box.y + box.h).toBeLessThan(room.y + room.h);
      }
      for (const spot of pawnSpots(plan, room, 5)) {
        expect(spot.x - plan.pawn).toBeGreaterThan(room.x);
        expect(spot.x + plan.pawn).toBeLessThan(room.x + room.w);
        expect(spot.y - plan.pawn).toBeGreaterThan(room.y - 1);
      }
    }
  },
);

test("letters without room for words are compact", () => {
  expect([layShip(708, 262).isCompact, layShip(383, 190).isCompact]).toEqual([false, true]);
});

test("trajectories of any length stand on one base line", () => {
  const plan = layTrack(50, 236);
  expect(topOf(plan, 1)).toBeGreaterThan(topOf(plan, 16));
  expect(topOf(plan, 16)).toBeGreaterThan(0);
});

test("a distance ends where the next one begins", () => {
  expect(distanceEnds([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3])).toEqual([
    { distance: 1, space: 5 },
    { distance: 2, space: 10 },
  ]);
  expect(distanceEnds([])).toEqual([]);
});

test("cards shrink step by step where their words are long: without notes, the newest last, then what comes next", () => {
  expect(cardSizes([false, false], 2)).toEqual([
    ["full", "full"],
    ["full", "brief"],
    ["brief", "brief"],
    ["chip", "chip"],
  ]);
  expect(cardSizes([false], 2)).toEqual([["full"], ["brief"], ["chip"]]);
});

test("where more threats come than there is room for, the newest keeps its text if it is only one more", () => {
  expect(cardSizes([false, false, false], 2)[0]).toEqual(["full", "brief", "brief"]);
  expect(cardSizes([false, false, false, false], 2)[0]).toEqual(["brief", "brief", "brief", "brief"]);
});

test("what is over takes a line, and without room all cards are small", () => {
  expect(cardSizes([true, false, false], 2)[0]).toEqual(["line", "full", "full"]);
  expect(cardSizes([true, false], 0)).toEqual([["line", "chip"]]);
});
