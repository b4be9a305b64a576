import { expect, test } from "vitest";
import type { Standing } from "../../../protocol/messages";
import { partOf, sayingOf, takenParts, toldBoards, toldHands } from "./talk";

const said = (kind: Standing["kind"], about: string, seat = 1): Standing => ({ kind, about, seat, time: 0 });
const memberOf = (seat: number) => ["captain", "officer"][seat] ?? "";

test("what was told lies on the teller's board, or on the android's that was named", () => {
  const standing = [said("tell", "lay 4 A"), said("tell", "lay 5 blue"), said("tell", "lay android1 6 B")];
  expect(toldBoards(standing, memberOf)).toEqual({ officer: { 4: "A", 5: "blue" }, android1: { 6: "B" } });
});

test("what was withdrawn is told no more, and a hand is no board", () => {
  expect(toldBoards([said("tell", "lay 4 -"), said("tell", "hand A/red")], memberOf)).toEqual({});
});

test("what people say they hold, card by card, until they take it back", () => {
  const standing = [
    { ...said("tell", "hand A/red HB/tUR"), time: 312_000 },
    said("tell", "hand -", 0),
    said("tell", "lay 4 A"),
  ];
  expect(toldHands(standing, memberOf)).toEqual({ officer: { cards: ["A/red", "HB/tUR"], time: 312_000 } });
});

test("who takes what, with the turn if one was said", () => {
  const standing = [
    said("mark", "take upper_red.A 5"),
    said("mark", "take threat7", 0),
    said("mark", "careful threat7"),
  ];
  expect(takenParts(standing)).toEqual([
    { seat: 1, part: "upper_red.A", turn: 5 },
    { seat: 0, part: "threat7", turn: null },
  ]);
  expect(takenParts([said("mark", "take upper_red.A -")])).toEqual([]);
});

test("what is said about a part is written as the server reads it", () => {
  expect(sayingOf("who", "upper_red.A", 8)).toEqual(["ask", "who upper_red.A 8"]);
  expect(sayingOf("who", "slot 6", 6)).toEqual(["ask", "who slot 6"]);
  expect(sayingOf("mine", "threat7", null)).toEqual(["mark", "take threat7"]);
  expect(sayingOf("withdraw", "threat7", 3)).toEqual(["mark", "take threat7 -"]);
  expect(sayingOf("careful", "threat7", 3)).toEqual(["mark", "careful threat7"]);
  expect(sayingOf("look", "slot 4", null)).toEqual(["ping", "ping slot 4"]);
});

test("the part of a saying is found again, and quick words have none", () => {
  expect(["who upper_red.A 8", "ping slot 4", "take computer 5", "lay 4 A", "ok"].map(partOf)).toEqual([
    "upper_red.A",
    "slot 4",
    "computer",
    "",
    "",
  ]);
});
