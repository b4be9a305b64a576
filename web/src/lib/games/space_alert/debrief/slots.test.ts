import { describe, expect, it } from "vitest";
import type { SpaceAlertInquiry } from "../../../protocol/messages";
import told from "./flight.cases.json";
import { boardsOf, cardOf, turnsShown } from "./slots";

const inquiry = told.inquiry as unknown as SpaceAlertInquiry;

describe("turns that are shown", () => {
  it("are four side by side around a change of one turn", () => {
    expect(turnsShown([5])).toEqual([5, 6, 7, 8]);
    expect(turnsShown([12])).toEqual([9, 10, 11, 12]);
    expect(turnsShown([1])).toEqual([1, 2, 3, 4]);
  });
  it("are all between two that are near each other", () => {
    expect(turnsShown([8, 10])).toEqual([8, 9, 10, 11]);
    expect(turnsShown([10, 5])).toEqual([5, 6, 7, 8, 9, 10]);
  });
  it("are those two alone if they are far apart", () => expect(turnsShown([11, 2])).toEqual([2, 11]));
});

describe("a card as notation writes it", () => {
  it("has the half that is up first", () => expect(cardOf("A/deck")).toEqual({ up: "A", down: "deck" }));
  it("may be none", () => expect(cardOf("-")).toBeNull());
});

describe("a change board by board", () => {
  it("shows the changed slots as they lay and as they would lie, the others as they lay", () => {
    const change = inquiry.changes.found[0];
    if (!change) throw new Error("the fixture has a change");
    const [board] = boardsOf(change.slots, inquiry.plan);
    for (const slot of change.slots) {
      const before = board?.before.find(({ turn }) => turn === slot.turn);
      expect(before).toEqual({ turn: slot.turn, card: cardOf(slot.before), isChanged: true });
      expect(board?.after.find(({ turn }) => turn === slot.turn)?.card).toEqual(cardOf(slot.after));
    }
    const others = board?.before.filter(({ isChanged }) => !isChanged) ?? [];
    expect(board?.after.filter(({ isChanged }) => !isChanged)).toEqual(others);
    for (const { turn, card } of others)
      expect(card).toEqual(cardOf(inquiry.plan[board?.member ?? ""]?.[turn - 1] ?? "-"));
  });
  it("marks where turns are left out", () => {
    const slot = { member: "captain", before: "A/red", after: "red/A", seat: "captain" };
    const [board] = boardsOf(
      [
        { ...slot, turn: 1 },
        { ...slot, turn: 9 },
      ],
      { captain: [] },
    );
    expect(board?.gaps).toEqual([1]);
  });
  it("has a row for everybody whose cards change", () => {
    const slot = { turn: 3, before: "-", after: "A/red", seat: "captain" };
    const boards = boardsOf(
      [
        { ...slot, member: "captain" },
        { ...slot, member: "android1" },
      ],
      {},
    );
    expect(boards.map(({ member }) => member)).toEqual(["captain", "android1"]);
  });
});
