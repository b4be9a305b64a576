import { describe, expect, it } from "vitest";
import type { SpaceAlertCatalogue } from "../../../protocol/messages";
import { cardsOf, hasDamage, meantBy, standing, tripsOf, turnUp, withTrip } from "./happened";

const cards = [
  { action: "A", move: "red" },
  { action: "A", move: "deck" },
  { action: "B", move: "red" },
  { action: "HA", move: "tLB" },
] as unknown as SpaceAlertCatalogue["cards"];

describe("damage tokens", () => {
  it("lie in the order they were turned up, and go away by another tap", () => {
    const two = turnUp(turnUp({}, "red", "shield"), "red", "reactor");
    expect(two).toEqual({ red: ["shield", "reactor"] });
    expect(turnUp(two, "red", "shield")).toEqual({ red: ["reactor"] });
    expect(turnUp(two, "blue", "shield")).toEqual({ red: ["shield", "reactor"], blue: ["shield"] });
  });
  it("count only where there are some", () => {
    expect(hasDamage()).toBe(false);
    expect(hasDamage({ red: [] })).toBe(false);
    expect(hasDamage({ red: [], blue: ["shield"] })).toBe(true);
  });
});

describe("whoever tripped", () => {
  it("meant the other arrow, or what is below on a card of the box", () => {
    expect(meantBy("red", cards)).toEqual([null, "A", "B"]);
    expect(meantBy("A", cards)).toEqual(["red", "deck"]);
    expect(meantBy("tLB", cards)).toEqual(["HA"]);
    expect(meantBy("-", cards)).toEqual([]);
    expect(meantBy(null, cards)).toEqual([]);
  });
  it("tripped once in a turn", () => {
    const one = withTrip([], { turn: 3, member: 1, laid: "A", meant: "red" });
    const again = { turn: 3, member: 1, laid: "red", meant: null } as const;
    expect(withTrip(one, again)).toEqual([again]);
    expect(withTrip(one, { ...again, turn: 1 }).map(({ turn }) => turn)).toEqual([1, 3]);
  });
  it("has not, if another card lies there now", () => {
    const trips = [{ turn: 2, member: 0, laid: "A", meant: "red" }] as const;
    expect(standing(trips, [["B", "A"]])).toEqual(trips);
    expect(standing(trips, [["B", "red"]])).toEqual([]);
    expect(standing(undefined, [])).toEqual([]);
  });
  it("is told to the server with both halves of the card", () => {
    const trips = [
      { turn: 2, member: 0, laid: "A", meant: "red" },
      { turn: 3, member: 0, laid: "red", meant: null },
    ] as const;
    expect(tripsOf(trips)).toEqual([
      { turn: 2, member: 0, arrow: false },
      { turn: 3, member: 0, arrow: true },
    ]);
    expect(cardsOf(["B", "A", "red", null], 0, trips)).toBe("B A/red red -");
    expect(cardsOf(["B", "A"], 1, trips)).toBe("B A");
  });
});
