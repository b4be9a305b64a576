import { expect, test } from "vitest";
import type { Choice, GuardiansView } from "../../protocol/messages";
import { effectOf, engineNote, readOffers } from "./offers";

const WIDTH = 8;
const SIGNS = ".12345<>()*RYGB";

/** A view of a board drawn as text, the acting seat being red. */
function viewOf(picture: string): GuardiansView {
  const rows = picture
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" "));
  const board = new Array(WIDTH * 12).fill(15);
  let space = 0;
  rows.forEach((signs, row) => {
    signs.forEach((sign, column) => {
      board[(row + 1) * WIDTH + column + 1] = SIGNS.indexOf(sign);
      if (sign === "R") space = (row + 1) * WIDTH + column + 1;
    });
  });
  return { board, rows: rows.length, columns: 6, turn: 0, seats: [{ space }] } as unknown as GuardiansView;
}

const choice = (move: string, preview: Choice["preview"] = [], effect = ""): Choice => ({
  move,
  effect,
  preview,
});
const VIEW = viewOf(`
  5 . . . . .
  . . . . . .
  * . . R . .
`);

test("moves lie on their spaces, a shot on the own fighter, the mine one to the right", () => {
  const offers = readOffers([choice("move 2/4"), choice("shoot"), choice("mine"), choice("keep")], VIEW);
  expect([...offers.targets.keys()]).toEqual(["2/4", "3/4", "3/2"]);
  expect(offers.targets.get("3/2")?.choice.move).toBe("mine");
  expect(offers.keep?.move).toBe("keep");
});

test("a flight with the power-up does not hide the plain one", () => {
  const offers = readOffers([choice("move 2/4"), choice("boost 2/4")], VIEW);
  expect(offers.targets.get("2/4")?.kind).toBe("fly");
  expect(offers.boosts.get("2/4")?.choice.move).toBe("boost 2/4");
});

test("payments come cheapest first, and of those with the fewest tokens", () => {
  const offers = readOffers([choice("pay 5+4+3"), choice("pay 5+3+2"), choice("pay 5+5")], VIEW);
  expect(offers.payments.map(({ tokens }) => tokens.join("+"))).toEqual(["5+5", "5+3+2", "5+4+3"]);
});

test("what is bought, fired or passed becomes a button", () => {
  const offers = readOffers(
    [choice("buy missile"), choice("missile 4"), choice("pass"), choice("stop")],
    VIEW,
  );
  expect(offers.purchases.length + offers.missiles.length).toBe(2);
  expect([offers.pass?.move, offers.stop?.move]).toEqual(["pass", "stop"]);
  expect(offers.targets.size).toBe(0);
});

test("a label sums up what the engine foresees", () => {
  const events = [
    { event: "fighter_moved", seat: 0, from: "3/4", to: "2/4" },
    { event: "monster_taken", seat: 0, space: "1/4", eyes: 4 },
    { event: "ship_part_taken", seat: 0, space: "1/4", half: "(" },
    { event: "column_emptied", column: 4 },
  ];
  expect(effectOf(choice("move 2/4", events), 0)).toMatchObject({ gain: 14, advances: true, misses: false });
});

test("the own fighter's loss is seen, another's is not one's own", () => {
  const lost = (seat: number) =>
    choice("move 2/4", [{ event: "fighter_lost", seat, space: "3/4", invader: "1" }]);
  expect(effectOf(lost(0), 0).losesOwn).toBe(true);
  expect(effectOf(lost(1), 0).losesOwn).toBe(false);
});

test("the engine's remark is what stands in brackets behind the move", () => {
  expect(engineNote(choice("buy missile", [], "kup rakietę (cena 10)"))).toBe("cena 10");
  expect(engineNote(choice("shoot", [], "shoot"))).toBe("");
});
