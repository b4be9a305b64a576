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
  const item: SeatChanged = {
    kind: "seat_changed",
    seq: 1,
    at: 0,
    seat: 1,
    who: "Olek",
    change,
    player: "Olek",
    by_host,
  };
  return [en, pl].flatMap((t) => linesOf(item, info, t, "en").map(({ text }) => text));
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

const proposed = { kind: "proposed", seq: 1, at: 0, seat: 0, who: "Ala", level: "normal" } as const;

test("a proposal of a bot names whom it would stand in for, by the name of that time", () => {
  const item = { ...proposed, wish: "bot", count: 0, moves: [], target: 1, target_who: "Ola" } as const;
  expect([en, pl].flatMap((t) => linesOf(item, info, t, "en").map(({ text }) => text))).toEqual([
    "Ala would like a bot to stand in for Ola until they are back.",
    "Ala proponuje bota w zastępstwie, do czasu powrotu: Ola.",
  ]);
});

test("a proposal to take back says whose moves would go", () => {
  const item = {
    ...proposed,
    wish: "take_back",
    count: 3,
    moves: [1, 0, 1],
    target: -1,
    target_who: "",
  } as const;
  expect(linesOf(item, info, en, "en")[0]?.text).toBe(
    "Ala would like to take back 3 moves: Olek ×\u20602, Ala.",
  );
});

test("who took moves back is told by the name of that time, with the own moves counted", () => {
  const item = {
    kind: "taken_back",
    seq: 1,
    at: 0,
    seat: 1,
    who: "Ola",
    count: 3,
    moves: [0, 1, 1],
  } as const;
  expect(linesOf(item, info, en, "en")[0]?.text).toBe("Ola took 2 moves back.");
});

test.each([
  ["", "Olek resigned.", "Olek poddaje grę."],
  ["normal", "Olek resigned; a bot plays on.", "Olek poddaje grę; dalej gra bot."],
])("giving up is told, with the bot that plays on, if any: %s", (level, english, polish) => {
  const item = { kind: "resigned", seq: 1, at: 0, seat: 1, who: "Olek", level } as const;
  expect([en, pl].flatMap((t) => linesOf(item, info, t, "en").map(({ text }) => text))).toEqual([
    english,
    polish,
  ]);
});

test("an answer and what it brought about have the same number and still keys of their own", () => {
  const answered = {
    kind: "answered",
    seq: 7,
    at: 0,
    seat: 0,
    who: "Ala",
    agree: true,
    carried: true,
    wish: "bot",
    to: 6,
  } as const;
  const stoodIn = {
    kind: "seat_changed",
    seq: 7,
    at: 0,
    seat: 1,
    who: "Olek",
    change: "stand_in",
    player: "normal",
    by_host: false,
  } as const;
  const keys = [answered, stoodIn].flatMap((item) => linesOf(item, info, en, "en")).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});
