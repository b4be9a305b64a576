import { expect, it } from "vitest";
import type { Choice } from "../../../protocol/messages";
import { FIRST } from "./missions";
import { tripsOf } from "./trips";

const choices = ["go", "trip flip", "trip arrow", "trip android1 flip"].map((move) => ({ move }) as Choice);
const slot = { up: "move", card: "A/red", action: "A", move: "red" } as const;
const picture = {
  ...FIRST,
  members: FIRST.members.map((member) => ({ ...member, plan: [slot, ...member.plan.slice(1)] })),
};

it("offers the other half and the other arrow of the own card, and an android's", () => {
  const trips = tripsOf(choices, picture, 1, "captain");
  expect(trips.map(({ member, isArrow, meant }) => [member, isArrow, meant])).toEqual([
    ["captain", false, "A"],
    ["captain", true, "blue"],
    ["android1", false, "A"],
  ]);
});

it("offers nothing where there is nothing to be meant", () => {
  expect(tripsOf([{ move: "go" } as Choice], picture, 1, "captain")).toEqual([]);
});
