import { beforeEach, expect, test, vi } from "vitest";
import type { SpaceAlertShown, SpaceAlertShownCard, SpaceAlertShownSlot } from "../../../protocol/messages";
import { cardNotation, laid, overlay, planOf } from "./plan";
import { type Desk, Planner } from "./planner.svelte";

const A_DECK: SpaceAlertShownCard = { card: "A/deck", action: "A", move: "deck" };
const B_RED: SpaceAlertShownCard = { card: "B/red", action: "B", move: "red" };

/** A view with phase 1 open, some cards in the hand and some on the own board. */
function viewWith(
  hand: readonly SpaceAlertShownCard[],
  plan: Readonly<Record<number, SpaceAlertShownSlot>> = {},
  more: object = {},
): SpaceAlertShown {
  const slots = Array.from({ length: 12 }, (_, n) => plan[n + 1] ?? null);
  const empty = Array.from({ length: 12 }, () => null);
  return {
    seat: 0,
    stage: "planning",
    phases: [
      { phase: 1, first: 1, last: 3 },
      { phase: 2, first: 4, last: 7 },
    ],
    seats: [{ phase: 1 }],
    members: [
      { id: "captain", seat: 0, plan: slots, heroic: null },
      { id: "android1", seat: null, plan: empty, heroic: null },
    ],
    hand,
    open_deck: [],
    ...more,
  } as unknown as SpaceAlertShown;
}

/** A desk whose answers come when the test says so. */
class SlowDesk implements Desk {
  seq = 10;
  sent: string[] = [];
  answers: ((seq: number) => void)[] = [];
  constructor(public view: SpaceAlertShown) {}
  play(move: string): Promise<number> {
    this.sent.push(move);
    return new Promise((resolve) => this.answers.push(resolve));
  }
  refusal(): string {
    return "These turns are closed.";
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function at(view: SpaceAlertShown) {
  const desk = new SlowDesk(view);
  return { desk, planner: new Planner(desk) };
}

beforeEach(() => vi.useRealTimers());

test("a card is laid by two presses, shown before any answer, and gone from the hand", () => {
  const { desk, planner } = at(viewWith([A_DECK, B_RED]));
  planner.hold(A_DECK, 0, "move");
  planner.press(2);
  expect(desk.sent).toEqual(["place 2 deck/A"]);
  expect(planner.slots[1]).toEqual(laid(A_DECK, "move"));
  expect(planner.plan.hand).toEqual([B_RED]);
  expect(planner.held).toBe(null);
});

test("the next card may be laid while the first is still under way", () => {
  const { desk, planner } = at(viewWith([A_DECK, B_RED]));
  planner.hold(A_DECK, 0, "action");
  planner.press(1);
  planner.hold(B_RED, 0, "action");
  planner.press(2);
  expect(desk.sent).toEqual(["place 1 A/deck", "place 2 B/red"]);
  expect(planner.slots.slice(0, 2)).toEqual([laid(A_DECK, "action"), laid(B_RED, "action")]);
  expect(planner.plan.hand).toEqual([]);
});

test("what the server refuses springs back, with the reason beside its slot", async () => {
  const { desk, planner } = at(viewWith([A_DECK]));
  planner.hold(A_DECK, 0, "action");
  planner.press(2);
  desk.answers[0]?.(0);
  await settled();
  expect(planner.slots[1]).toBe(null);
  expect(planner.plan.hand).toEqual([A_DECK]);
  expect(planner.refused).toEqual({ slot: 2, text: "These turns are closed." });
});

test("one refusal leaves the other moves under way alone", async () => {
  const { desk, planner } = at(viewWith([A_DECK, B_RED]));
  planner.hold(A_DECK, 0, "action");
  planner.press(1);
  planner.hold(B_RED, 0, "action");
  planner.press(2);
  desk.answers[0]?.(0);
  await settled();
  expect(planner.slots.slice(0, 2)).toEqual([null, laid(B_RED, "action")]);
  expect(planner.plan.hand).toEqual([A_DECK]);
});

test("a confirmed move counts until the view has it, and the view alone from then on", async () => {
  const { desk, planner } = at(viewWith([A_DECK]));
  planner.hold(A_DECK, 0, "action");
  planner.press(2);
  desk.answers[0]?.(11);
  await settled();
  expect(planner.slots[1]).toEqual(laid(A_DECK, "action"));
  const later = new Planner(new SlowDesk(viewWith([], { 2: laid(A_DECK, "action") })));
  expect(later.slots[1]).toEqual(laid(A_DECK, "action"));
});

test("a closed slot refuses at once and nothing is sent", () => {
  const { desk, planner } = at(viewWith([A_DECK]));
  planner.hold(A_DECK, 0, "action");
  planner.press(5);
  expect(desk.sent).toEqual([]);
  expect(planner.refused?.slot).toBe(5);
  expect(planner.held).not.toBe(null);
});

test("a laid card is lifted by a press, flipped by another, exchanged by one elsewhere, taken back by its key", () => {
  const { desk, planner } = at(viewWith([], { 1: laid(A_DECK, "action"), 3: laid(B_RED, "move") }));
  planner.press(1);
  expect(planner.held).toEqual({ from: "slot", slot: 1 });
  planner.press(1);
  expect(planner.slots[0]).toEqual(laid(A_DECK, "move"));
  planner.press(3);
  expect([planner.slots[0], planner.slots[2]]).toEqual([laid(B_RED, "move"), laid(A_DECK, "move")]);
  planner.press(3);
  planner.remove();
  expect(planner.slots[2]).toBe(null);
  expect(desk.sent).toEqual(["flip 1", "swap 1 3", "remove 3"]);
});

test("a lifted card put on an empty slot moves there, and slots are named in their order", () => {
  const { desk, planner } = at(viewWith([], { 3: laid(A_DECK, "action") }));
  planner.press(3);
  planner.press(1);
  expect(desk.sent).toEqual(["swap 1 3"]);
  expect([planner.slots[0], planner.slots[2]]).toEqual([laid(A_DECK, "action"), null]);
});

test("a card laid on another replaces it: the other one is back in the hand", () => {
  const { desk, planner } = at(viewWith([B_RED], { 2: laid(A_DECK, "action") }));
  planner.hold(B_RED, 0, "action");
  planner.press(2);
  expect(desk.sent).toEqual(["place 2 B/red"]);
  expect(planner.slots[1]).toEqual(laid(B_RED, "action"));
  expect(planner.plan.hand).toEqual([A_DECK]);
});

test("a card for an android waits for a yes, once for each board", () => {
  const { desk, planner } = at(viewWith([A_DECK, B_RED]));
  planner.chosen = "android1";
  planner.hold(A_DECK, 0, "action");
  planner.press(2);
  expect([desk.sent, planner.asking?.slot]).toEqual([[], 2]);
  planner.confirm();
  planner.hold(B_RED, 0, "move");
  planner.press(3);
  expect(desk.sent).toEqual(["place android1 2 A/deck", "place android1 3 red/B"]);
});

test("alone, cards come from the open deck and go back to it, and nobody asks", () => {
  const view = viewWith(
    [],
    {},
    {
      open_deck: [{ card: "A/deck", copies: 10 }],
      members: [{ id: "android1", seat: null, plan: Array.from({ length: 12 }, () => null), heroic: null }],
    },
  );
  const { desk, planner } = at(view);
  planner.hold(A_DECK, 0, "action");
  planner.press(1);
  expect(desk.sent).toEqual(["place android1 1 A/deck"]);
  expect(planner.plan.stock).toEqual({ "A/deck": 9 });
  planner.press(1);
  planner.remove();
  expect(planner.plan.stock).toEqual({ "A/deck": 10 });
});

test("laying the same change twice is the same plan: an update may come before its answer", () => {
  const change = { member: "captain", slot: 2, to: laid(A_DECK, "action") };
  const once = overlay(planOf(viewWith([A_DECK])), [change]);
  expect(overlay(once, [change])).toEqual(once);
});

test("two cards of one kind are told apart by their number, not mixed up", () => {
  const once = overlay(planOf(viewWith([A_DECK, A_DECK])), [
    { member: "captain", slot: 1, to: laid(A_DECK, "action") },
  ]);
  expect(once.hand).toEqual([A_DECK]);
});

test("the half that shall be up is written first", () => {
  expect([cardNotation(A_DECK, "action"), cardNotation(A_DECK, "move")]).toEqual(["A/deck", "deck/A"]);
});

test("a spectator has no board and opens no slot", () => {
  const { planner } = at(viewWith([], {}, { seat: null }));
  expect([planner.member, planner.slots, planner.isOpen(1)]).toEqual(["", [], false]);
});

test("who plays alone finds every kind of card of the box in its place, an android's own card last", () => {
  const alone = {
    seats: [{ phase: 1 }],
    members: [{ id: "android1", seat: null, plan: [], heroic: { card: "HA/HB", action: "HA", move: "HB" } }],
    open_deck: [
      { card: "A/deck", copies: 2 },
      { card: "B/red", copies: 0 },
      { card: "C/blue", copies: 1 },
    ],
  };
  const { planner } = at(viewWith([], {}, alone));
  expect(planner.offered.map(({ card, copies }) => [card.card, copies])).toEqual([
    ["A/deck", 2],
    ["C/blue", 1],
    ["HA/HB", 0],
  ]);
});
