import { describe, expect, test } from "vitest";
import { openRoll } from "./openRoll";
import type { Raising } from "./raising.svelte";

const keys = (raising: Raising) => raising.chosen.map(({ key }) => key);
const rowOf = (raising: Raising, key: string) => {
  const row = raising.rows.find((one) => one.key === key);
  if (!row) throw new Error(`no ${key}`);
  return row;
};
const ATTACK = {
  kind: "attack",
  owner: 0,
  reply: 3,
  needed: 4,
  enough: ["discard shelter"],
  cheapest: ["discard shelter"],
  totals: [
    { total: 2, chance: 0, moves: [] },
    { total: 3, chance: 0, moves: ["discard drive"] },
    { total: 4, chance: 60, moves: ["discard shelter"] },
    { total: 6, chance: 90, moves: ["discard shelter", "discard drive", "discard rover"] },
  ],
} as const;

describe("the proposal", () => {
  test("ticks what takes the least away, even where fewer cards would do", () => {
    const { raising } = openRoll({ roll: {} });
    expect(keys(raising)).toEqual(["drive", "rover"]);
    expect([raising.value, raising.total, raising.missing, raising.most]).toEqual([2, 4, 2, 4]);
    expect([raising.isEnough, raising.canReach, raising.isUntouched]).toEqual([true, true, true]);
  });

  test("stands first and stays there, whatever is chosen", () => {
    const { raising } = openRoll({ roll: { cheapest: ["discard shelter"] } });
    const order = () => raising.rows.map(({ key }) => key);
    expect(order()).toEqual(["shelter", "drive", "rover"]);
    raising.choose([]);
    expect(order()).toEqual(["shelter", "drive", "rover"]);
  });

  test("ticks nothing where the hand cannot reach it", () => {
    const { raising } = openRoll({ roll: { enough: null, cheapest: null, needed: 9 } });
    expect(keys(raising)).toEqual([]);
    expect([raising.isEnough, raising.canReach, raising.missing]).toEqual([false, false, 7]);
    expect(raising.given).toEqual([]);
  });

  test("ticks nothing for an attack that cannot succeed", () => {
    const totals = ATTACK.totals.map((one) => ({ ...one, chance: 0 }));
    expect(keys(openRoll({ roll: { ...ATTACK, totals } }).raising)).toEqual([]);
    expect(keys(openRoll({ roll: ATTACK }).raising)).toEqual(["shelter"]);
  });

  test("is nobody's who is not asked", () => {
    const { raising } = openRoll({ roll: {}, view: { asked: 0 } });
    expect([raising.isMine, raising.rows, raising.chosen]).toEqual([false, [], []]);
  });

  test("of a defence begins at the owner's own roll", () => {
    const { raising } = openRoll({ roll: { kind: "defence", owner: 1, value: 6, reply: 4, needed: 6 } });
    expect([raising.value, raising.missing]).toEqual([4, 2]);
  });
});

describe("choosing", () => {
  test("ticks and unticks a card; what the button gives is only what is needed", () => {
    const { raising } = openRoll({ roll: {} });
    raising.toggle(rowOf(raising, "shelter"));
    expect(raising.isUntouched).toBe(false);
    expect([keys(raising), raising.total]).toEqual([["drive", "rover", "shelter"], 6]);
    expect(raising.given).toEqual(["shelter"]); // the strongest is enough: none in vain
    raising.toggle(rowOf(raising, "shelter"));
    raising.toggle(rowOf(raising, "rover"));
    expect([keys(raising), raising.isEnough, raising.given]).toEqual([["drive"], false, []]);
  });

  test("of a card held twice ticks one", () => {
    const { raising } = openRoll({ roll: { cheapest: ["discard drive"] }, hand: ["drive", "drive"] });
    expect(keys(raising)).toEqual(["drive"]);
    raising.toggle(rowOf(raising, "drive 1"));
    expect(keys(raising)).toEqual(["drive", "drive 1"]);
  });

  test("plays a card where that adds as much, and says how each is used", () => {
    const { raising } = openRoll({ roll: { plays: { rover: 1 }, cheapest: [] } });
    raising.toggle(rowOf(raising, "rover"));
    expect(raising.pickOf("rover")?.way).toBe("play");
    expect(raising.pickOf("drive")).toBeUndefined();
  });

  test("by a total takes its cards, and an attacker may give more than is needed", () => {
    const { raising } = openRoll({ roll: ATTACK });
    raising.chooseTotal(6);
    expect(raising.given).toEqual(["shelter", "drive", "rover"]);
    raising.chooseTotal(99); // no such total
    expect([raising.total, raising.chanceAt(6), raising.chanceAt(5)]).toEqual([6, 90, null]);
  });
});

describe("sending", () => {
  test("sends what is used at once, and nothing behind a landing that is settled", () => {
    const { raising, sent } = openRoll({ roll: {} });
    raising.go();
    expect(sent).toEqual([["discard drive", "discard rover"]]);
    raising.stand();
    expect(sent.at(-1)).toEqual(["stand"]);
  });

  test("an attacker who keeps cards says that the total stands, one who gives all does not", () => {
    const { raising, sent } = openRoll({ roll: ATTACK });
    raising.go();
    raising.chooseTotal(6);
    raising.go();
    expect(sent).toEqual([
      ["discard shelter", "stand"],
      ["discard shelter", "discard drive", "discard rover"],
    ]);
  });

  test("behind a card that draws nothing is sent: new cards may change one's mind", () => {
    const roll = { ...ATTACK, plays: { drive: 1 } };
    const { raising, sent } = openRoll({ roll, draws: ["drive"] });
    raising.toggle(rowOf(raising, "drive"));
    raising.go();
    expect(sent).toEqual([["discard shelter", "play drive"]]);
  });
});
