import { expect, test } from "vitest";
import { type Boards, back, countLaid, emptyBoards, goTo, halfOfKey, isWhole, lay, restEmpty } from "./pad";

const typed = (boards: Boards, keys: string): Boards =>
  [...keys].reduce((so, key) => lay(so, halfOfKey(key) ?? "-"), boards);

test("four boards of twelve take forty-eight taps and nothing else", () => {
  const boards = typed(emptyBoards(4, 12), "ABC-".repeat(12));
  expect([countLaid(boards.plan), isWhole(boards.plan), boards.place]).toEqual([48, true, null]);
});

test("after the last slot of a board the next member's first is next", () => {
  expect(typed(emptyBoards(4, 12), "A".repeat(12)).place).toEqual({ member: 1, turn: 0 });
});

test("the rest of a board is left empty at one tap", () => {
  const boards = restEmpty(typed(emptyBoards(4, 12), "AB"));
  expect(boards.plan[0]?.join(" ")).toBe("A B - - - - - - - - - -");
  expect(boards.place).toEqual({ member: 1, turn: 0 });
});

test("undo forgets the last tap, also across boards and at the end", () => {
  const first = typed(emptyBoards(2, 3), "ABC");
  expect(back(first)).toEqual({
    plan: [
      ["A", "B", null],
      [null, null, null],
    ],
    place: { member: 0, turn: 2 },
  });
  const whole = typed(first, "ABC");
  expect(back(whole).place).toEqual({ member: 1, turn: 2 });
  expect(back(emptyBoards(2, 3))).toEqual(emptyBoards(2, 3));
});

test("a slot tapped on its own is changed, and the next tap goes to the first one still free", () => {
  const boards = lay(goTo(typed(emptyBoards(2, 3), "ABCA"), { member: 0, turn: 1 }), "deck");
  expect(boards.plan[0]).toEqual(["A", "deck", "C"]);
  expect(boards.place).toEqual({ member: 1, turn: 1 });
});

test("when all is there a tap changes nothing", () => {
  const whole = typed(emptyBoards(1, 2), "AB");
  expect(lay(whole, "C")).toEqual(whole);
});

test("letters, arrows, the dash and the space bar lay a half; other keys do not", () => {
  const keys = [
    "a",
    "B",
    "c",
    "d",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "-",
    " ",
    "x",
    "Enter",
  ];
  expect(keys.map(halfOfKey)).toEqual([
    "A",
    "B",
    "C",
    "bots",
    "red",
    "blue",
    "deck",
    "deck",
    "-",
    "-",
    null,
    null,
  ]);
});
