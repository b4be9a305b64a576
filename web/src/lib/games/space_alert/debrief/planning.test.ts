import { describe, expect, it } from "vitest";
import { wholeViews } from "../../../api";
import type { Replay, SpaceAlertInquiry, SpaceAlertShown, Word } from "../../../protocol/messages";
import told from "./flight.cases.json";
import { frameAt, laidBy, plannedIn } from "./planning";

const { frames } = wholeViews(told.replay as unknown as Replay);
const inquiry = told.inquiry as unknown as SpaceAlertInquiry;
const view = frames[0]?.view as SpaceAlertShown;

describe("the planning round of a flight", () => {
  const planned = plannedIn(frames);

  it("has its phases one after the other, up to the end of planning", () => {
    expect(planned.phases.map(({ phase }) => phase)).toEqual([1, 2, 3]);
    expect(planned.phases[0]?.from).toBe(0);
    expect(planned.phases.at(-1)?.to).toBe(planned.length);
    for (const [n, { from }] of planned.phases.entries())
      if (n > 0) expect(from).toBe(planned.phases[n - 1]?.to);
  });

  it("keeps threats, data and transfers with their seconds, and nothing else", () => {
    const last = frames.at(-1)?.view as SpaceAlertShown;
    const kept = last.heard.filter(({ kind }) =>
      ["threat", "incoming_data", "transfer_started"].includes(kind),
    );
    expect(planned.calls.map(({ at }) => at)).toEqual(kept.map(({ at }) => at));
    expect(planned.calls.some(({ isSerious }) => isSerious)).toBe(true);
  });

  it("has every silence from its beginning to its end", () => {
    expect(planned.silences.length).toBeGreaterThan(0);
    for (const { from, to } of planned.silences) expect(to).toBeGreaterThan(from);
  });

  it("knows who laid the card the chain begins with, and when", () => {
    const [first] = inquiry.chain;
    const laid = planned.cards.filter(({ at }) => at === first?.planned_at);
    expect(laid.map(({ member }) => member)).toContain(first?.member);
  });

  it("leaves out words that have no second", () => {
    const word: Word = { frame: 1, time: null, seat: 0, who: "Ala", talk: "chat", about: "", text: "hi" };
    expect(plannedIn(frames, [word, { ...word, time: 5 }]).words.map(({ time }) => time)).toEqual([5]);
  });
});

describe("a move as text", () => {
  const laid = (move: string, seat: number | null = 1) => laidBy({ seat, move, at: 7 }, view);

  it("lies on one's own board", () => {
    expect(laid("place 4 A/deck")).toEqual({ at: 7, seat: 1, member: "officer", turns: [4], verb: "place" });
    expect(laid("swap 1 3")?.turns).toEqual([1, 3]);
  });

  it("or on an android's", () => expect(laid("place android2 4 A/deck")?.member).toBe("android2"));

  it("or on none", () => {
    expect(laid("draw")).toBeNull();
    expect(laid("at 5000", -1)).toBeNull();
    expect(laid("place 4 A/deck", null)).toBeNull();
  });
});

describe("the step of a moment", () => {
  it("is the last one until then, and never of the action round", () => {
    expect(frameAt(frames, -1)).toBe(0);
    const late = frameAt(frames, Number.POSITIVE_INFINITY);
    const stages = frames.map((frame) => (frame.view as SpaceAlertShown).stage);
    expect(stages[late]).toBe("planning");
    expect(stages[late + 1]).toBe("acting");
    const at = frames[late - 3]?.at ?? 0;
    expect(frames[frameAt(frames, at)]?.at).toBe(at);
  });
});
