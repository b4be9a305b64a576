import { expect, test } from "vitest";
import type { VoyagerStorySeat } from "../../../protocol/messages";
import { tallyOf } from "./tally";

const NAMES = ["Ala", "Borys", "Celina"];
const seat = (number: number, tally: Record<string, number>): VoyagerStorySeat => ({
  seat: number,
  agency: null,
  score: 0,
  sources: {},
  tally: { cards_played: 0, landings: 0, takeovers: 0, defences: 0, rockets_lost: 0, ...tally },
});
const told = (lang: "pl" | "en", ...seats: VoyagerStorySeat[]) =>
  tallyOf(seats, (n) => NAMES[n] ?? "", lang).map(({ count, what, more }) => `${count} ${what}: ${more}`);

test("a game is counted, and who did the most of it is named", () => {
  const seats = [
    seat(0, { cards_played: 20, landings: 4, takeovers: 3 }),
    seat(1, { cards_played: 25, landings: 1, takeovers: 1, rockets_lost: 1 }),
    seat(2, { landings: 4, defences: 2 }),
  ];
  expect(told("en", ...seats)).toEqual([
    "45 cards played: Borys, the most",
    "9 landings: Ala, Celina, the most",
    "6 duels: 4 buildings taken, 2 held",
    "1 rocket lost: Borys",
  ]);
  expect(told("pl", ...seats)).toEqual([
    "45 zagranych kart: najwięcej: Borys",
    "9 lądowań: najwięcej: Ala, Celina",
    "6 pojedynków: 4 przejęte budowle, 2 obronione",
    "1 utracona rakieta: Borys",
  ]);
});

test("what never happened is not counted", () => {
  expect(told("en", seat(0, { landings: 1 }), seat(1, {}))).toEqual(["1 landing: Ala, the most"]);
});
