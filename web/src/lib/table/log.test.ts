import { expect, test } from "vitest";
import { en } from "../i18n/en";
import { pl } from "../i18n/pl";
import type { SeatChanged, TableInfo } from "../protocol/messages";
import { linesOf } from "./log";

const info = {
  seats: [
    { seat: 0, name: "red", kind: "person", player: "Ala" },
    { seat: 1, name: "yellow", kind: "person", player: "Olek" },
  ],
} as unknown as TableInfo;

function told(change: SeatChanged["change"], by_host: boolean): string[] {
  const item: SeatChanged = { kind: "seat_changed", seq: 1, at: 0, seat: 1, change, player: "Olek", by_host };
  return [en, pl].flatMap((t) => linesOf(item, info, null, t, "en").map(({ text }) => text));
}

test.each([
  ["link", true, "The host made a new link for Olek.", "Gospodarz utworzył nowy link do miejsca: Olek."],
  ["link", false, "Olek has a new link.", "Olek ma nowy link."],
  ["stand_in", false, "A bot stands in for Olek.", "Olek: w zastępstwie gra bot."],
  ["back", false, "Olek is back.", "Olek wraca do gry."],
  ["kicked", true, "Olek: the host freed the seat.", "Olek: gospodarz zwolnił miejsce."],
] as const)("%s, by the host: %s, is told by name in both languages", (change, byHost, english, polish) => {
  expect(told(change, byHost)).toEqual([english, polish]);
});

test("a proposal of a bot names nobody it does not know", () => {
  const item = { kind: "proposed", seq: 1, at: 0, seat: 0, wish: "bot" } as const;
  const [line] = linesOf(item, info, null, en, "en");
  expect(line?.text).toBe("Ala would like a bot to stand in for somebody who is away.");
});

test("an answer and what it brought about have the same number and still keys of their own", () => {
  const answered = { kind: "answered", seq: 7, at: 0, seat: 0, agree: true, carried: true } as const;
  const stoodIn = {
    kind: "seat_changed",
    seq: 7,
    at: 0,
    seat: 1,
    change: "stand_in",
    player: "normal",
    by_host: false,
  } as const;
  const keys = [answered, stoodIn]
    .flatMap((item) => linesOf(item, info, null, en, "en"))
    .map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});
