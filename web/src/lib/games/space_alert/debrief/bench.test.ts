import { describe, expect, it, vi } from "vitest";
import type { SpaceAlertOtherCard, SpaceAlertOtherFlight } from "../../../protocol/messages";
import { Bench } from "./bench.svelte";

const FLOWN = { captain: ["A/red", "-", "B/deck"], chief: ["C/blue", "-", "-"] };
const COULD = { captain: [["A/red", "C/red"], ["C/red"], []], chief: [[], [], []] };

function bench(refuse: (cards: readonly SpaceAlertOtherCard[]) => boolean = () => false) {
  const fly = vi.fn((cards: readonly SpaceAlertOtherCard[]) =>
    refuse(cards)
      ? Promise.reject({ code: "workbench/not-held", message: "not in hand" })
      : Promise.resolve({ could: COULD } as unknown as SpaceAlertOtherFlight),
  );
  return { made: new Bench(FLOWN, fly), fly };
}
const at = (turn: number, member = "captain") => ({ member, turn });

describe("the workbench", () => {
  it("begins with the mission as it was flown", async () => {
    const { made, fly } = bench();
    await made.take([]);
    expect(fly).toHaveBeenCalledWith([]);
    expect(made.changes).toEqual([]);
    expect(made.told?.could).toEqual(COULD);
    expect(made.canUndo).toBe(false);
  });

  it("turns a card over that is pressed twice", async () => {
    const { made, fly } = bench();
    await made.press(at(1));
    expect(fly).not.toHaveBeenCalled();
    await made.press(at(1));
    expect(fly).toHaveBeenCalledWith([{ member: "captain", turn: 1, card: "red/A" }]);
    expect(made.changes).toEqual([{ member: "captain", turn: 1, before: "A/red", after: "red/A" }]);
    expect(made.isChanged(at(1))).toBe(true);
  });

  it("exchanges two cards of a board, also with an empty slot", async () => {
    const { made } = bench();
    await made.press(at(1));
    await made.press(at(2));
    expect(made.plan.captain).toEqual(["-", "A/red", "B/deck"]);
    expect(made.picked).toBeNull();
  });

  it("exchanges no cards of two boards: the other slot is picked instead", async () => {
    const { made, fly } = bench();
    await made.press(at(1));
    await made.press(at(1, "chief"));
    expect(made.isPicked(at(1, "chief"))).toBe(true);
    expect(fly).not.toHaveBeenCalled();
  });

  it("lays an offered card, and turns over the one that lies there", async () => {
    const { made } = bench();
    await made.take([]);
    await made.press(at(1));
    expect(made.offered).toEqual(["A/red", "C/red"]);
    await made.lay("A/red");
    expect(made.cardAt(at(1))).toBe("red/A");
    await made.lay("C/red");
    expect(made.cardAt(at(1))).toBe("C/red");
  });

  it("puts a change back that was refused, and says why", async () => {
    const { made } = bench((cards) => cards.some(({ card }) => card === "-"));
    await made.press(at(1));
    await made.remove();
    expect(made.plan).toBe(FLOWN);
    expect(made.trouble).toMatchObject({ code: "workbench/not-held" });
    await made.flip(at(1));
    expect(made.trouble).toBeNull();
  });

  it("goes back step by step, or to the flight at once", async () => {
    const { made } = bench();
    await made.flip(at(1));
    await made.remove(at(3));
    await made.undo();
    expect(made.plan.captain).toEqual(["red/A", "-", "B/deck"]);
    await made.reset();
    expect(made.changes).toEqual([]);
    await made.undo();
    expect(made.plan.captain).toEqual(["red/A", "-", "B/deck"]);
  });

  it("takes over what the debrief found, on the flight as it was", async () => {
    const { made } = bench();
    await made.flip(at(1));
    await made.take([{ member: "captain", turn: 3, before: "B/deck", after: "deck/B" }]);
    expect(made.plan.captain).toEqual(["A/red", "-", "deck/B"]);
  });

  it("takes one change at a time", async () => {
    const { made, fly } = bench();
    const first = made.flip(at(1));
    await made.remove(at(3));
    await first;
    expect(fly).toHaveBeenCalledTimes(1);
    expect(made.cardAt(at(3))).toBe("B/deck");
  });
});
