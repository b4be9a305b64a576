import { expect, test } from "vitest";
import type { Item } from "../../../protocol/messages";
import { resultIn } from "./duel";

const moved = (...events: readonly Record<string, unknown>[]): Item => ({
  kind: "moved",
  seq: 1,
  at: 0,
  seat: 0,
  who: "Ala",
  move: "",
  events,
  texts: [],
});
const end = { pack: "standard", seat: 0, owner: 1, body: "moon" };

test("the last thing that happened may be the end of a takeover", () => {
  const held = { isTaken: false, attacker: 0, owner: 1, body: "moon" };
  expect(resultIn([moved({ event: "building_held", ...end })])).toEqual(held);
  expect(resultIn([moved({ event: "building_taken", ...end })])).toEqual({ ...held, isTaken: true });
  expect(resultIn([moved({ event: "turn_began", pack: "standard", seat: 1, round: 2 })])).toBeNull();
  expect(resultIn([])).toBeNull();
});
