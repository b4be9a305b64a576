import { expect, test } from "vitest";
import type { Choice } from "../../protocol/messages";
import { effectOf, effectText, readOffers } from "./offers";
import { viewOf } from "./pictured";

const choice = (move: string, preview: Choice["preview"] = []): Choice => ({
  move,
  text: "",
  effect: "",
  preview,
});
const target = (move: Choice, missiles: Choice[] = []) =>
  ({ place: { row: 2, column: 4 }, kind: "fly", choice: move, missiles }) as const;
const taken = (eyes: number) => ({ event: "monster_taken", seat: 0, space: "1/4", eyes });
const VIEW = viewOf(`
  5 . . . . .
  . . . . . .
  * . . R . .
`);

test("moves lie on their spaces, a shot on one's own fighter, the mine one to the right", () => {
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

test("a sign sums up what the engine foresees, a part of a ship at the value of the box", () => {
  const events = [
    { event: "fighter_moved", seat: 0, from: "3/4", to: "2/4" },
    { event: "monster_taken", seat: 0, space: "1/4", eyes: 4 },
    { event: "ship_part_taken", seat: 0, space: "1/4", half: "left" },
    { event: "column_emptied", column: 4 },
  ];
  expect(effectOf(target(choice("move 2/4", events)), 0, 12)).toMatchObject({
    gain: 16,
    advances: true,
    misses: false,
  });
});

test("a missile in hand takes nothing from the sign: the shot's value stays, the missile's joins it", () => {
  const then = [
    { move: "shoot", effect: "+4 points", preview: [taken(4)] },
    { move: "missile 1", effect: "+9 points", preview: [taken(4), taken(5)] },
  ];
  const found = readOffers([{ ...choice("move 2/4"), then }], VIEW).targets.get("2/4");
  expect(found && effectOf(found, 0, 10)).toMatchObject({ gain: 4, missileGain: 9 });
  expect(found && effectText(found.choice)).toBe("+4 points");
});

test("where one stands, the shot and the missile from there share the space", () => {
  const found = readOffers([choice("shoot", [taken(3)]), choice("missile 1", [taken(3), taken(5)])], VIEW);
  const own = found.targets.get("3/4");
  expect(own && effectOf(own, 0, 10)).toMatchObject({ gain: 3, missileGain: 8 });
});

test("one's own fighter's loss is seen, another's is not one's own", () => {
  const lost = (seat: number) =>
    choice("move 2/4", [{ event: "fighter_lost", seat, space: "3/4", kind: "monster", eyes: 1, half: null }]);
  expect(effectOf(target(lost(0)), 0, 10).losesOwn).toBe(true);
  expect(effectOf(target(lost(1)), 0, 10).losesOwn).toBe(false);
});
