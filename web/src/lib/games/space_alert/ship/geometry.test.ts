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

test("cards shrink where many threats come: what is over takes a line, of three the newest keeps its text", () => {
  expect(cardSizes([false, false], 2)).toEqual(["full", "full"]);
  expect(cardSizes([false, false, false], 2)).toEqual(["full", "chip", "chip"]);
  expect(cardSizes([false, false, false, false], 2)).toEqual(["chip", "chip", "chip", "chip"]);
  expect(cardSizes([false], 0)).toEqual(["chip"]);
  expect(cardSizes([true, false, false], 2)).toEqual(["line", "full", "full"]);
});
